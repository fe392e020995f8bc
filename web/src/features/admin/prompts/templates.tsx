import { useId } from 'react';
import type { PromptView } from '../../../../../src/experiments/experiments.types.js';
import { copyText } from '../../../shared/copy-text.js';
import { number } from '../../../shared/format/number.js';
import { adminPromptsTexts } from '../../../shared/texts/admin-prompts.js';
import { Button } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';
import { ListFailure, ListLoading } from '../list/list-states.js';
import { instructionsApart } from './instructions-apart.js';
import { useAdminPromptsQuery } from './prompts-api.js';
import styles from './prompts.module.css';

const texts = adminPromptsTexts.templates;

/** The ways to ask the model: what they are called, what they say and in what they differ. */
export function Templates() {
  const { data, error, refetch } = useAdminPromptsQuery(undefined, { refetchOnMountOrArgChange: true });
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles['section']}>
      <h2 id={title}>{texts.title}</h2>
      {data ? (
        <p className={styles['model']}>{data.model ? texts.model(data.model) : texts.noModel}</p>
      ) : null}
      {data ? (
        <ul className={styles['templates']}>
          {data.items.map((template) => (
            <Template
              key={template.id}
              template={template}
              others={data.items.filter(({ id }) => id !== template.id)}
            />
          ))}
        </ul>
      ) : null}
      {!data && error ? (
        <ListFailure title={texts.failed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <ListLoading text={texts.loading} /> : null}
    </section>
  );
}

interface TemplateProps {
  readonly template: PromptView;
  readonly others: readonly PromptView[];
}

function Template({ template, others }: TemplateProps) {
  const { id, name, description, isActive, system, showsRuleVerdict, digest, experiments } = template;
  const isVerdictOwn = others.some((other) => other.showsRuleVerdict !== showsRuleVerdict);
  const verdict = showsRuleVerdict ? texts.verdict.shown : texts.verdict.hidden;
  return (
    <li>
      <h3>
        {name} <code>{id}</code>
        {isActive ? (
          <span className={styles['active']}>
            <Icon name="check" size={18} />
            {texts.active}
          </span>
        ) : null}
      </h3>
      <p>{description}</p>
      <p className={styles['quiet']}>{isActive ? texts.activeMeans : texts.inactiveMeans}</p>
      <dl>
        <div>
          <dt>{texts.verdict.name}</dt>
          <dd>{isVerdictOwn ? <mark>{verdict}</mark> : verdict}</dd>
        </div>
        <div>
          <dt>{texts.experiments}</dt>
          <dd>{number(experiments)}</dd>
        </div>
        <div>
          <dt>{texts.digest}</dt>
          <dd>
            <code title={digest}>{digest.slice(0, 12)}</code>
          </dd>
        </div>
      </dl>
      <details>
        <summary>{texts.instructions}</summary>
        <div className={styles['said']}>
          <div className={styles['head']}>
            <p className={styles['quiet']}>{texts.marked(others.map((other) => other.id))}</p>
            <Button aria-label={texts.copyName(id)} onClick={() => void copyText(system)}>
              {texts.copy}
            </Button>
          </div>
          <div className={styles['instructions']}>
            {instructionsApart(
              system,
              others.map((other) => other.system),
            ).map(({ text, isOwn }, at) => (isOwn ? <mark key={at}>{text}</mark> : text))}
          </div>
        </div>
      </details>
    </li>
  );
}
