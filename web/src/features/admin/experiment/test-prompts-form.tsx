import { useId } from 'react';
import type { PromptsView } from '../../../../../src/experiments/experiments.types.js';
import type { PromptTemplateId } from '../../../../../src/reports/reports.types.js';
import { testPromptsTexts as texts } from '../../../shared/texts/admin-experiment.js';
import styles from './test-prompts.module.css';

/** Those that an experiment asks. */
export const testedPrompts: readonly PromptTemplateId[] = ['default-v1', 'unbiased-v1'];

const choices = [1, 2, 3, 4, 5];

interface TestPromptsFormProps {
  /** 1–5. */
  readonly repeats: number;
  readonly onRepeats: (repeats: number) => void;
  /** Undefined until it is known which model there is. */
  readonly prompts: PromptsView | undefined;
  readonly isUnknown: boolean;
}

/** What the experiment is, how often each prompt is asked, and what that takes. */
export function TestPromptsForm({ repeats, onRepeats, prompts, isUnknown }: TestPromptsFormProps) {
  const id = useId();
  const hasNoModel = prompts?.model === null;
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
          disabled={hasNoModel}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onRepeats(Number(target.value))}
        >
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <small id={`${id}-help`}>{hasNoModel ? texts.oneRound : texts.repeatsHelp}</small>
      </div>
      <p>
        {texts.time(repeats)} {hasNoModel ? texts.free(runs) : texts.cost(runs)}
      </p>
      {prompts ? (
        <p className={hasNoModel ? styles['warning'] : undefined}>
          {prompts.model === null ? texts.noModel : texts.model(prompts.model)}
        </p>
      ) : null}
      {isUnknown ? <p>{texts.modelUnknown}</p> : null}
    </div>
  );
}
