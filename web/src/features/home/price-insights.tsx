import type { AnalysisStats } from '../../../../src/analyses/analysis.types.js';
import { kr, millionKr } from '../../shared/format/money.js';
import { number, percent } from '../../shared/format/number.js';
import styles from './home.module.css';

/** What the analysed homes cost; only completed analyses with a price count. */
export function PriceInsights({ insights }: { readonly insights: AnalysisStats['priceInsights'] }) {
  return (
    <section className={styles['box']} aria-labelledby="price-insights">
      <h2 id="price-insights">Prisinsikter</h2>
      {insights ? (
        <>
          {insights.averagePricePerSqmKr !== null ? (
            <p className={styles['lead']}>
              <strong>{kr(insights.averagePricePerSqmKr, 'm²')}</strong> i snitt
              {insights.trend ? (
                <span className={styles['trend']}>
                  {insights.trend.direction === 'up' ? '↑ upp' : '↓ ned'} {percent(insights.trend.percent)}{' '}
                  senaste veckan
                </span>
              ) : null}
            </p>
          ) : null}
          <dl className={styles['rows']}>
            <div>
              <dt>Lägsta pris</dt>
              <dd>{millionKr(insights.lowestPriceKr, 1)}</dd>
            </div>
            <div>
              <dt>Högsta pris</dt>
              <dd>{millionKr(insights.highestPriceKr, 1)}</dd>
            </div>
            <div>
              <dt>Snittpris</dt>
              <dd>{millionKr(insights.averagePriceKr, 1)}</dd>
            </div>
            <div>
              <dt>Villor och hus</dt>
              <dd>{number(insights.houses)}</dd>
            </div>
            <div>
              <dt>Bostadsrätter och lägenheter</dt>
              <dd>{number(insights.apartments)}</dd>
            </div>
          </dl>
        </>
      ) : (
        <p className={styles['none']}>Visas när en analys med pris är klar.</p>
      )}
    </section>
  );
}
