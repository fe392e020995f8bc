import type { RawListingData } from '../../../../src/analyses/analysis.types.js';
import type { ReadDocument } from '../../../../src/scraping/document.types.js';
import { listingDebugTexts } from '../../shared/texts/listing-debug.js';
import { Icon } from '../../shared/ui/icon.js';
import { Outer } from './facts-section.js';
import styles from './listing-debug.module.css';

const texts = listingDebugTexts.documents;

/** What came of the documents, and the pages that belong to the advert and could not be read. */
export function DocumentsSection({ listing }: { readonly listing: RawListingData }) {
  const { readDocuments = [], unread = [] } = listing;
  return (
    <>
      {readDocuments.length === 0 ? (
        <p className={styles['quiet']}>{texts.none}</p>
      ) : (
        <ul className={styles['documents']}>
          {readDocuments.map((document, at) => (
            <li key={at}>
              <Document document={document} />
            </li>
          ))}
        </ul>
      )}
      {unread.length > 0 ? (
        <>
          <h3>{texts.unreadTitle}</h3>
          <ul className={styles['documents']}>
            {unread.map(({ url, code }) => (
              <li key={url}>
                <code>{code}</code> <Outer url={url} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

function Document({ document }: { readonly document: ReadDocument }) {
  const { name, kind, outcome, url, pages, handedIn } = document;
  const isRead = outcome === 'read';
  const letters = pages.reduce((sum, page) => sum + page.length, 0);
  const facts = [
    texts.kinds[kind] ?? kind,
    handedIn && texts.handedIn,
    isRead && texts.pages(pages.length),
    isRead && texts.letters(letters),
  ].filter(Boolean);
  return (
    <>
      <span className={styles['outcome']} data-outcome={isRead ? 'completed' : 'failed'}>
        <Icon name={isRead ? 'check' : 'cross'} size={18} />
        {texts.outcomes[outcome] ?? outcome}
      </span>
      <strong>{url ? <Outer url={url}>{name}</Outer> : name}</strong>
      <span className={styles['quiet']}>{facts.join(' · ')}</span>
    </>
  );
}
