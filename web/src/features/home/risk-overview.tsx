import type { AnalysisStats } from '../../../../src/analyses/analysis.types.js';
import { number } from '../../shared/format/number.js';
import { homeTexts } from '../../shared/texts/home.js';
import { Icon } from '../../shared/ui/icon.js';
import styles from './home.module.css';

const texts = homeTexts.risks;
const verdicts = [
  { verdict: 'GREEN', icon: 'check', tone: 'good' },
  { verdict: 'YELLOW', icon: 'warning', tone: 'watch' },
  { verdict: 'RED', icon: 'cross', tone: 'bad' },
] as const;

/** How the analysed homes were judged, their technical state and what keeps coming back. */
export function RiskOverview({ overview }: { readonly overview: AnalysisStats['riskOverview'] }) {
  const { technical } = overview;
  const judged = verdicts.some(({ verdict }) => overview.verdicts[verdict] > 0);
  return (
    <section className={styles['box']} aria-labelledby="risk-overview">
      <h2 id="risk-overview">{texts.title}</h2>
      {judged ? (
        <>
          <p className={styles['lead']}>
            <strong>{texts.flags(overview.totalRedFlags)}</strong> {texts.total}
          </p>
          <ul className={styles['verdicts']}>
            {verdicts.map(({ verdict, icon, tone }) => (
              <li key={verdict} data-tone={tone}>
                <Icon name={icon} />
                <strong>{number(overview.verdicts[verdict])}</strong> {texts.verdicts[verdict]}
              </li>
            ))}
          </ul>
          {technical ? (
            <div className={styles['technical']}>
              <h3>{texts.technical}</h3>
              <div className={styles['bar']} aria-hidden="true">
                <span data-tone="good" style={{ flexGrow: technical.green }} />
                <span data-tone="watch" style={{ flexGrow: technical.yellow }} />
                <span data-tone="bad" style={{ flexGrow: technical.red }} />
              </div>
              <p>{texts.shares(technical.green, technical.yellow, technical.red)}</p>
            </div>
          ) : null}
          {overview.commonProblems.length > 0 ? (
            <>
              <h3>{texts.problems}</h3>
              <ol className={styles['problems']}>
                {overview.commonProblems.map((problem) => (
                  <li key={problem.title}>
                    <span>{problem.title}</span>
                    <span>{number(problem.count)}</span>
                  </li>
                ))}
              </ol>
            </>
          ) : null}
        </>
      ) : (
        <p className={styles['none']}>{texts.none}</p>
      )}
    </section>
  );
}
