import { useId } from 'react';
import type { PromptTemplateId } from '../../../../../src/reports/reports.types.js';
import { testPromptsTexts as texts } from '../../../shared/texts/admin-experiment.js';
import { useAdminPromptsQuery } from '../prompts/prompts-api.js';
import styles from './test-prompts.module.css';

/** Those that an experiment asks. */
export const testedPrompts: readonly PromptTemplateId[] = ['default-v1', 'unbiased-v1'];

const choices = [1, 2, 3, 4, 5];

interface TestPromptsFormProps {
  /** 1–5. */
  readonly repeats: number;
  readonly onRepeats: (repeats: number) => void;
}

/** What the experiment is, how often each prompt is asked, and what that takes. */
export function TestPromptsForm({ repeats, onRepeats }: TestPromptsFormProps) {
  const id = useId();
  const { data, error } = useAdminPromptsQuery(undefined, { refetchOnMountOrArgChange: true });
  const hasNoModel = data?.model === null;
  const runs = repeats * testedPrompts.length;
  return (
    <div className={styles['form']}>
      <p>{texts.lead}</p>
      <ul>
        {testedPrompts.map((prompt) => (
          <li key={prompt}>
            <strong>{prompt}</strong>: {texts.prompts[prompt]}
          </li>
        ))}
      </ul>
      <div className={styles['choice']}>
        <label htmlFor={id}>{texts.repeats}</label>
        <select
          id={id}
          value={repeats}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onRepeats(Number(target.value))}
        >
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <small id={`${id}-help`}>{texts.repeatsHelp}</small>
      </div>
      <p>
        {texts.time(repeats)} {hasNoModel ? texts.free(runs) : texts.cost(runs)}
      </p>
      {data ? (
        <p className={hasNoModel ? styles['warning'] : undefined}>
          {data.model === null ? texts.noModel : texts.model(data.model)}
        </p>
      ) : null}
      {error ? <p>{texts.modelUnknown}</p> : null}
    </div>
  );
}
