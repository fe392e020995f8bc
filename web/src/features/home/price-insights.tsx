import type { AnalysisStats, PriceFigures } from '../../../../src/analyses/analysis.types.js';
import { kr, millionKr } from '../../shared/format/money.js';
import { number } from '../../shared/format/number.js';
import { homeTexts } from '../../shared/texts/home.js';
import styles from './home.module.css';

const texts = homeTexts.prices;

/** What the analysed homes cost, flats and houses apart; only completed analyses with a price count. */
export function PriceInsights({
  insights: { flats, houses },
}: {
  readonly insights: AnalysisStats['priceInsights'];
}) {
  return (
    <section className={styles['box']} aria-labelledby="price-insights">
      <h2 id="price-insights">{texts.title}</h2>
      {flats ? <Kind title={texts.apartments} figures={flats} /> : null}
      {houses ? <Kind title={texts.houses} figures={houses} /> : null}
      {flats || houses ? null : <p className={styles['none']}>{texts.none}</p>}
    </section>
  );
}

function Kind({ title, figures }: { readonly title: string; readonly figures: PriceFigures }) {
  const { averagePricePerSqmKr, trend } = figures;
  return (
    <>
      <h3>
        {title} <span className={styles['count']}>{number(figures.count)}</span>
      </h3>
      {averagePricePerSqmKr === null ? null : (
        <p className={styles['lead']}>
          <strong>{kr(averagePricePerSqmKr, 'm²')}</strong> {figures.count > 1 ? texts.average : null}
          {trend ? (
            <span className={styles['trend']}>{texts.trend(trend.direction, trend.percent)}</span>
          ) : null}
        </p>
      )}
      <dl className={styles['rows']}>
        {rowsOf(figures).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{millionKr(value, 1)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** One home has a price; the lowest and the highest take two. */
function rowsOf({ count, lowestPriceKr, highestPriceKr, averagePriceKr }: PriceFigures) {
  if (count === 1) return [{ name: texts.price, value: averagePriceKr }];
  return [
    { name: texts.lowest, value: lowestPriceKr },
    { name: texts.highest, value: highestPriceKr },
    { name: texts.averagePrice, value: averagePriceKr },
  ];
}
