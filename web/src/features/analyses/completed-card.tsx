import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { analysesTexts } from '../../shared/texts/analyses.js';
import { Icon } from '../../shared/ui/icon.js';
import iconButton from '../../shared/ui/icon-button.module.css';
import { ListingPicture } from '../../shared/ui/listing-picture.js';
import { VerdictMark } from '../../shared/ui/verdict.js';
import {
  addressText,
  cardElementId,
  cardFigures,
  municipalityText,
  priceText,
  splitFigure,
} from './card-figures.js';
import styles from './cards.module.css';
import { RemoveDialog } from './remove-dialog.js';

const texts = analysesTexts.card;

/** The advert as a person recognises it, with the verdict. The whole card leads to its report; it may be taken away. */
export function CompletedCard({
  card,
  isEager = false,
}: {
  readonly card: AnalysisCard;
  readonly isEager?: boolean;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <article id={cardElementId(card.id)} className={styles['card']}>
      <ListingPicture sha256={card.image} alt="" isEager={isEager} />
      <span className={styles['badge']} data-paid={card.isPaid}>
        {card.isPaid ? (card.paidWith === 'free' ? texts.free : texts.paid) : texts.unpaid}
      </span>
      <div className={styles['body']}>
        <div className={styles['headline']}>
          <VerdictMark verdict={card.verdict} />
          <button
            type="button"
            className={`${iconButton['button']} ${styles['remove']}`}
            aria-label={analysesTexts.delete.name(addressText(card))}
            title={analysesTexts.delete.action}
            onClick={() => setAsking(true)}
          >
            <Icon name="trash" size={18} />
          </button>
        </div>
        {isAsking ? <RemoveDialog card={card} onClose={() => setAsking(false)} /> : null}
        <h2 className={styles['address']}>
          <Link to={`/report/${card.id}`}>{addressText(card)}</Link>
        </h2>
        <p className={styles['place']}>
          {[municipalityText(card), card.propertyType].filter(Boolean).join(' · ')}
        </p>
        {card.status === 'completed' ? null : <p className={styles['note']}>{texts.notRenewed}</p>}
        <p className={styles['price']} data-missing={card.priceKr === null}>
          <Figure text={priceText(card)} />
        </p>
        <dl className={styles['figures']}>
          {cardFigures(card).map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>
                <Figure text={figure.value} />
              </dd>
            </div>
          ))}
        </dl>
        {card.redFlagsCount !== null || card.confidence !== null ? (
          <p className={styles['foot']}>
            {card.redFlagsCount !== null ? (
              <span data-some={card.redFlagsCount > 0}>
                <Figure text={texts.redFlags(card.redFlagsCount)} />
              </span>
            ) : null}
            {card.confidence !== null ? (
              <span>
                <Figure text={texts.confidence(card.confidence)} />
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
    </article>
  );
}

/** A value set as figures are: the number, and its unit smaller. */
function Figure({ text }: { readonly text: string }) {
  const { figure, unit } = splitFigure(text);
  return (
    <>
      {figure}
      {unit ? <small>{unit}</small> : null}
    </>
  );
}
