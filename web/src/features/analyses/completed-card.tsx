import { Link } from 'react-router-dom';
import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { counted } from '../../shared/format/home.js';
import { percent } from '../../shared/format/number.js';
import { ListingPicture } from '../../shared/ui/listing-picture.js';
import { VerdictMark } from '../../shared/ui/verdict.js';
import { addressText, cardFigures, municipalityText, priceText } from './card-figures.js';
import styles from './cards.module.css';

/** The advert as a person recognises it, with the verdict. The whole card leads to its report. */
export function CompletedCard({
  card,
  isEager = false,
}: {
  readonly card: AnalysisCard;
  readonly isEager?: boolean;
}) {
  return (
    <article className={styles['card']}>
      <ListingPicture sha256={card.image} alt="" isEager={isEager} />
      <span className={styles['badge']} data-paid={card.isPaid}>
        {card.isPaid ? 'Betald' : 'Kräver betalning'}
      </span>
      <div className={styles['body']}>
        <VerdictMark verdict={card.verdict} />
        <h2 className={styles['address']}>
          <Link to={`/report/${card.id}`}>{addressText(card)}</Link>
        </h2>
        <p className={styles['place']}>
          {[municipalityText(card), card.propertyType].filter(Boolean).join(' · ')}
        </p>
        <p className={styles['price']}>{priceText(card)}</p>
        <dl className={styles['figures']}>
          {cardFigures(card).map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>{figure.value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles['foot']}>
          {card.redFlagsCount !== null ? (
            <span>{counted(card.redFlagsCount, 'röd flagga', 'röda flaggor')}</span>
          ) : null}
          {card.confidence !== null ? <span>{percent(card.confidence)} säkerhet</span> : null}
        </p>
      </div>
    </article>
  );
}
