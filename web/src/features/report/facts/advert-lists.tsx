import { textList } from '../logic/listing-field.js';
import { safeLink } from '../logic/safe-link.js';
import { useReport } from '../report-context.js';
import { FactSection } from './fact-section.js';

/** The advert's own lists: features, renovations and documents. */
export function AdvertLists() {
  const { listing } = useReport();
  const documents = (listing.documents ?? []).flatMap(({ name, url }) => {
    const link = safeLink(url);
    return link ? { name, link } : [];
  });
  return (
    <>
      <TextSection title="Egenskaper" items={textList(listing.features)} />
      <TextSection title="Renoveringar" items={textList(listing.renovations)} />
      {documents.length > 0 ? (
        <FactSection title="Dokument">
          <ul className="report-list">
            {documents.map(({ name, link }) => (
              <li key={link}>
                <a href={link} target="_blank" rel="noreferrer">
                  {name}
                  <span className="visually-hidden"> (öppnas i ny flik)</span>
                </a>
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
