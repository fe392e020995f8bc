import type { AnalysisStats } from '../../../../src/analyses/analysis.types.js';
import { kr, millionKr } from '../../shared/format/money.js';
import { number } from '../../shared/format/number.js';
import { homeTexts } from '../../shared/texts/home.js';
import styles from './home.module.css';

const texts = homeTexts.prices;

/** What the analysed homes cost; only completed analyses with a price count. */
export function PriceInsights({ insights }: { readonly insights: AnalysisStats['priceInsights'] }) {
  return (
    <section className={styles['box']} aria-labelledby="price-insights">
      <h2 id="price-insights">{texts.title}</h2>
      {insights ? (
        <>
          {insights.averagePricePerSqmKr !== null ? (
            <p className={styles['lead']}>
              <strong>{kr(insights.averagePricePerSqmKr, 'm²')}</strong> {texts.average}
              {insights.trend ? (
                <span className={styles['trend']}>
                  {texts.trend(insights.trend.direction, insights.trend.percent)}
                </span>
              ) : null}
            </p>
          ) : null}
          <dl className={styles['rows']}>
            <div>
              <dt>{texts.lowest}</dt>
              <dd>{millionKr(insights.lowestPriceKr, 1)}</dd>
            </div>
            <div>
              <dt>{texts.highest}</dt>
              <dd>{millionKr(insights.highestPriceKr, 1)}</dd>
            </div>
            <div>
              <dt>{texts.averagePrice}</dt>
              <dd>{millionKr(insights.averagePriceKr, 1)}</dd>
            </div>
            <div>
              <dt>{texts.houses}</dt>
              <dd>{number(insights.houses)}</dd>
            </div>
            <div>
              <dt>{texts.apartments}</dt>
              <dd>{number(insights.apartments)}</dd>
            </div>
          </dl>
        </>
      ) : (
        <p className={styles['none']}>{texts.none}</p>
      )}
    </section>
  );
}
