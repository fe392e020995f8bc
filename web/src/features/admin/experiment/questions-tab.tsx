import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import { ComparedList } from './across.js';
import styles from './experiment.module.css';
import type { Comparison } from './logic/comparison.js';

/** The questions for the viewing that each prompt wants asked. */
export function QuestionsTab({ comparison: { columns, questions } }: { readonly comparison: Comparison }) {
  return (
    <ComparedList
      columns={columns}
      compared={questions}
      none={adminExperimentTexts.questions.none}
      title={({ question }) => question}
      brief={({ items: [question] }) => <span className={styles['impact']}>{question!.category}</span>}
      cell={({ items: [question] }, first) => (
        <>
          {question!.question === first.question ? null : (
            <p className={styles['own']}>{question!.question}</p>
          )}
          <p>{question!.context}</p>
        </>
      )}
    />
  );
}
