import { Link } from 'react-router-dom';
import type { ComparedProperty } from '../../../../src/analyses/analysis.types.js';
import { compareTexts as texts } from '../../shared/texts/compare.js';
import { ListingPicture } from '../../shared/ui/listing-picture.js';
import { VerdictMark } from '../../shared/ui/verdict.js';
import { FlagCount, Flags, Locked, MarkWord } from './cells.js';
import styles from './compare.module.css';
import { marksOf } from './marks.js';
import { kindOf, sharedRows, type Row } from './sections.js';

const flagsAtMost = 3;

const figures: readonly Row[] = [
  sharedRows.priceInMillions,
  sharedRows.pricePerSqm,
  sharedRows.monthlyFee,
  sharedRows.confidence,
  sharedRows.livingArea,
  sharedRows.rooms,
  sharedRows.constructionYear,
  sharedRows.propertyType,
];

/** On a phone: one card per home, one below the other, with the same marks. */
export function CompareCards({ homes }: { readonly homes: readonly ComparedProperty[] }) {
  return (
    <ul className={styles['cards']}>
      {homes.map((home, at) => (
        <li key={home.id}>
          <HomeCard home={home} at={at} homes={homes} />
        </li>
      ))}
    </ul>
  );
}

interface HomeCardProps {
  readonly home: ComparedProperty;
  readonly at: number;
  readonly homes: readonly ComparedProperty[];
}

function HomeCard({ home, at, homes }: HomeCardProps) {
  const address = home.address ?? texts.unknownAddress;
  return (
    <article className={styles['card']}>
      <ListingPicture sha256={home.image} alt="" ratio={2} isEager={at === 0} />
      <div className={styles['body']}>
        <h2 className={styles['address']}>{address}</h2>
        <p className={styles['verdict']}>
          <VerdictMark verdict={home.verdict} />
          {home.locked ? <Locked /> : null}
        </p>
        {home.verdictReason ? <p>{home.verdictReason}</p> : null}
        <h3>
          {texts.rows.redFlags}: <FlagCount home={home} />{' '}
          <MarkWord measure="redFlagsCount" mark={marksOf('redFlagsCount', homes)[at] ?? null} />
        </h3>
        <Flags home={home} most={flagsAtMost} />
        <dl className={styles['figures']}>
          {figures.map((row) => (
            <div key={row.label} data-kind={kindOf(row, homes)}>
              <dt>{row.label}</dt>
              <dd>
                {row.cell(home)}
                {row.measure ? (
                  <MarkWord measure={row.measure} mark={marksOf(row.measure, homes)[at] ?? null} />
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
        <Link className={styles['report']} to={`/report/${home.id}`} aria-label={texts.reportOf(address)}>
          {texts.report}
        </Link>
      </div>
    </article>
  );
}
