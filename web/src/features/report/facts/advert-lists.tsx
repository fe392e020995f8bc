import { documentNote } from '../logic/document-note.js';
import { textList } from '../logic/listing-field.js';
import { safeLink } from '../../../shared/safe-link.js';
import { useReport } from '../report-context.js';
import { FactSection } from './fact-section.js';
import { reportTexts } from '../../../shared/texts/report.js';

const texts = reportTexts.facts;

/** The advert's own lists: features, renovations and documents. */
export function AdvertLists() {
  const { listing } = useReport();
  const linked = (listing.documents ?? []).flatMap(({ name, url }) => {
    const link = safeLink(url);
    const read = listing.readDocuments.find((document) => document.url === url);
    return link ? { name, link, note: read ? documentNote(read) : '' } : [];
  });
  const own = listing.readDocuments
    .filter(({ handedIn }) => handedIn)
    .map((document) => ({ name: document.name, link: undefined, note: documentNote(document) }));
  const documents = [...own, ...linked];
  return (
    <>
      <TextSection title={texts.features} items={textList(listing.features)} />
      <TextSection title={texts.renovations} items={textList(listing.renovations)} />
      {documents.length > 0 ? (
        <FactSection title={texts.documents}>
          <ul className="report-list">
            {documents.map(({ name, link, note }, index) => (
              <li key={index}>
                {link ? (
                  <a href={link} target="_blank" rel="noreferrer">
                    {name}
                    <span className="visually-hidden">{texts.newTab}</span>
                  </a>
                ) : (
                  texts.ownFile(name)
                )}
                {note ? <p className="report-quiet">{note}</p> : null}
              </li>
            ))}
          </ul>
        </FactSection>
      ) : null}
    </>
  );
}

function TextSection({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <FactSection title={title}>
      <ul className="report-list">
        {[...new Set(items)].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </FactSection>
  );
}
