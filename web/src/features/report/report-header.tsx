import type { ReportView } from '../../../../src/analyses/analysis.types.js';
import { FromLink } from '../../shared/ui/from-link.js';
import { Icon } from '../../shared/ui/icon.js';
import { useMedia } from '../../shared/ui/use-media.js';
import { isPlacedByLink, keyFacts, saleNote } from './logic/basics.js';
import { heroOf, heroSizes } from './logic/hero-picture.js';
import { keepUnits } from './logic/keep-units.js';
import { fullDescription, hasText, headline, placeLine } from './logic/listing-texts.js';
import { Disclosure } from './parts/disclosure.js';
import { Material } from './material.js';
import { Picture } from './parts/picture.js';
import { ReportActs } from './report-acts.js';
import { useReport } from './report-context.js';
import { reportPageTexts } from '../../shared/texts/report-page.js';

const texts = reportPageTexts.header;

interface ReportHeaderProps {
  readonly view: ReportView;
  readonly isAdmin: boolean;
}

/** Which home this is, and where else it can be read about. */
export function ReportHeader({ view, isAdmin }: ReportHeaderProps) {
  const { listing, isOwner } = view;
  const { openPicture } = useReport();
  const hero = heroOf(listing);
  const place = placeLine(listing);
  const facts = keyFacts(listing);
  const note = saleNote(listing);
  const isNarrow = useMedia('(max-width: 639px)');
  const description = fullDescription(listing);
  const full = description ? (
    <Disclosure className="full-description no-print" summary={texts.description}>
      <p className="advert-text">{keepUnits(description)}</p>
    </Disclosure>
  ) : null;
  return (
    <header className="report-header">
      <div className="report-hero">
        {hero ? (
          <Picture
            picture={hero.picture}
            alt={(hero.isPhoto ? texts.photoOf : texts.planOf)(headline(listing))}
            contain={!hero.isPhoto}
            sizes={heroSizes}
            eager
            onOpen={() => openPicture(hero.picture.sha256)}
          />
        ) : (
          <div className="picture-placeholder">
            <Icon name="picture" size={40} />
            <span>{texts.noPicture}</span>
          </div>
        )}
      </div>
      <div className="report-identity">
        <h1>{headline(listing)}</h1>
        {place || isPlacedByLink(listing) ? (
          <p className="report-place">
            {place} {isPlacedByLink(listing) ? <FromLink /> : null}
          </p>
        ) : null}
        {note ? <p className="sale-note">{note}</p> : null}
        {facts.length > 0 ? (
          <ul className="key-facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        ) : null}
        {hasText(listing.summary) ? <p className="report-summary">{keepUnits(listing.summary)}</p> : null}
        <Material isOwner={isOwner} />
        <ReportActs view={view} isAdmin={isAdmin} isNarrow={isNarrow}>
          {isNarrow ? full : null}
        </ReportActs>
      </div>
      {isNarrow ? null : full}
    </header>
  );
}
