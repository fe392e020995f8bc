import type { ReactNode } from 'react';
import type { RawAnalysis, RawListingData } from '../../../../src/analyses/analysis.types.js';
import type { Disagreement, Provenance } from '../../../../src/scraping/listing.types.js';
import { fieldLabel } from '../../shared/field-labels.js';
import { area, rooms } from '../../shared/format/home.js';
import { kr } from '../../shared/format/money.js';
import { figureOf } from '../../shared/format/stored.js';
import { safeLink } from '../../shared/safe-link.js';
import { listingDebugTexts } from '../../shared/texts/listing-debug.js';
import { asWords, originOf, pagesOf, sourceOf, type Pages } from './origin.js';
import styles from './listing-debug.module.css';

const texts = listingDebugTexts.facts;

type Field = keyof RawListingData & keyof Provenance;
const basics = [
  'title',
  'address',
  'price',
  'rooms',
  'livingArea',
  'yearBuilt',
  'broker',
  'brokerAgency',
  'linkToBroker',
] as const satisfies readonly Field[];

interface FactsSectionProps {
  readonly raw: RawAnalysis;
  readonly listing: RawListingData;
}

/** What identifies the home, with where each fact was read, and what the sources do not agree on. */
export function FactsSection({ raw, listing }: FactsSectionProps) {
  const { provenance = {}, disagreements = [] } = listing;
  const pages = pagesOf(raw);
  const origins = Object.entries(provenance) as [string, NonNullable<Provenance[keyof Provenance]>][];
  return (
    <>
      <table className={styles['table']}>
        <caption className="visually-hidden">{listingDebugTexts.sections.facts}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.value}</th>
            <th scope="col">{texts.origin}</th>
          </tr>
        </thead>
        <tbody>
          {basics.map((field) => (
            <tr key={field}>
              <th scope="row">{fieldLabel(field)}</th>
              <td>{shown(field, listing[field])}</td>
              <td>{provenance[field] ? <OriginLink told={provenance[field]} pages={pages} /> : null}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{texts.link}</th>
            <td>
              <Outer url={pages.advert} />
            </td>
            <td />
          </tr>
        </tbody>
      </table>
      {disagreements.length > 0 ? <Disagreements disagreements={disagreements} pages={pages} /> : null}
      {origins.length > 0 ? (
        <details className={styles['more']}>
          <summary>{texts.everyOrigin(origins.length)}</summary>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{texts.field}</th>
                <th scope="col">{texts.reader}</th>
                <th scope="col">{texts.origin}</th>
              </tr>
            </thead>
            <tbody>
              {origins.map(([field, told]) => (
                <tr key={field}>
                  <th scope="row">{fieldLabel(field)}</th>
                  <td>
                    <code>{told.reader}</code>
                    {told.quote ? <q>{told.quote}</q> : null}
                    {told.note ? <small>{told.note}</small> : null}
                  </td>
                  <td>
                    <OriginLink told={told} pages={pages} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : null}
    </>
  );
}

/** A fact as people write it; what is of an unusual shape as it stands. */
function shown(field: Field, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') {
    return <span className={styles['quiet']}>{texts.missing}</span>;
  }
  if (field === 'linkToBroker') return <Outer url={String(value)} />;
  const figure = figureOf(value);
  if (field === 'price' && figure !== null) return kr(figure);
  if (field === 'rooms' && figure !== null) return rooms(figure);
  if (field === 'livingArea' && figure !== null) return area(figure);
  return field === 'yearBuilt' ? String(value) : asWords(value);
}

/** A stranger's address: a link when it is one of the web, else its text. */
export function Outer({ url, children = url }: { readonly url: string; readonly children?: ReactNode }) {
  const href = safeLink(url);
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {children}
    </a>
  ) : (
    children
  );
}

interface OriginLinkProps {
  readonly told: NonNullable<Provenance[keyof Provenance]>;
  readonly pages: Pages;
}

function OriginLink({ told, pages }: OriginLinkProps) {
  const { source, href } = originOf(told, pages);
  return href ? <Outer url={href}>{source}</Outer> : source;
}

interface DisagreementsProps {
  readonly disagreements: readonly Disagreement[];
  readonly pages: Pages;
}

function Disagreements({ disagreements, pages }: DisagreementsProps) {
  return (
    <>
      <h3>{texts.disagreements}</h3>
      <ul className={styles['disagreements']}>
        {disagreements.map(({ field, values }) => (
          <li key={field}>
            <strong>{fieldLabel(field)}</strong>
            <ul>
              {values.map(({ url, value }, at) => (
                <li key={at}>
                  {asWords(value)} <span className={styles['quiet']}>{texts.says(sourceOf(url, pages))}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
