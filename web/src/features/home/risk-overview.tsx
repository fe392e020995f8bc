import type { AnalysisStats } from '../../../../src/analyses/analysis.types.js';
import { counted } from '../../shared/format/home.js';
import { number, percent } from '../../shared/format/number.js';
import { Icon } from '../../shared/ui/icon.js';
import styles from './home.module.css';

const verdicts = [
  { verdict: 'GREEN', label: 'Lovande', icon: 'check', tone: 'good' },
  { verdict: 'YELLOW', label: 'Försiktig', icon: 'warning', tone: 'watch' },
  { verdict: 'RED', label: 'Varningar', icon: 'cross', tone: 'bad' },
] as const;

/** How the analysed homes were judged, their technical state and what keeps coming back. */
export function RiskOverview({ overview }: { readonly overview: AnalysisStats['riskOverview'] }) {
  const { technical } = overview;
  const judged = verdicts.some(({ verdict }) => overview.verdicts[verdict] > 0);
  return (
    <section className={styles['box']} aria-labelledby="risk-overview">
      <h2 id="risk-overview">Risköversikt</h2>
      {judged ? (
        <>
          <p className={styles['lead']}>
            <strong>{counted(overview.totalRedFlags, 'röd flagga', 'röda flaggor')}</strong> totalt
          </p>
          <ul className={styles['verdicts']}>
            {verdicts.map(({ verdict, label, icon, tone }) => (
              <li key={verdict} data-tone={tone}>
                <Icon name={icon} />
                <strong>{number(overview.verdicts[verdict])}</strong> {label}
              </li>
            ))}
          </ul>
          {technical ? (
            <div className={styles['technical']}>
              <h3>Teknisk status</h3>
              <div className={styles['bar']} aria-hidden="true">
                <span data-tone="good" style={{ flexGrow: technical.green }} />
                <span data-tone="watch" style={{ flexGrow: technical.yellow }} />
                <span data-tone="bad" style={{ flexGrow: technical.red }} />
              </div>
              <p>
                {percent(technical.green)} bra · {percent(technical.yellow)} att bevaka ·{' '}
                {percent(technical.red)} problem
              </p>
            </div>
          ) : null}
          {overview.commonProblems.length > 0 ? (
            <>
              <h3>Vanligaste problemen</h3>
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
        <p className={styles['none']}>Visas när din första analys är klar.</p>
      )}
    </section>
  );
}
