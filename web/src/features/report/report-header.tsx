import type { ReactNode } from 'react';
import type { ReportView } from '../../../../src/analyses/analysis.types.js';
import { FromLink } from '../../shared/ui/from-link.js';
import { Icon } from '../../shared/ui/icon.js';
import { isPlacedByLink, keyFacts, saleNote } from './logic/basics.js';
import { heroOf, heroSizes } from './logic/hero-picture.js';
import { keepUnits } from './logic/keep-units.js';
import { advertWords, hasText, headline, placeLine } from './logic/listing-texts.js';
import { Disclosure } from './parts/disclosure.js';
import { Picture } from './parts/picture.js';
import { useReport } from './report-context.js';
import { reportPageTexts } from '../../shared/texts/report-page.js';

const texts = reportPageTexts.header;

interface ReportHeaderProps {
  readonly view: ReportView;
  /** On a phone the verdict comes at once: the advert's own words stand with the acts, below it. */
  readonly isNarrow: boolean;
  /** What can be done, where it stands in the head. */
  readonly children: ReactNode;
}

/** Which home this is, and where else it can be read about. */
export function ReportHeader({ view: { listing }, isNarrow, children }: ReportHeaderProps) {
  const { openPicture } = useReport();
  const hero = heroOf(listing);
  const place = placeLine(listing);
  const facts = keyFacts(listing);
  const note = saleNote(listing);
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
        {!isNarrow && hasText(listing.summary) ? (
          <p className="report-summary">{keepUnits(listing.summary)}</p>
        ) : null}
        {children}
      </div>
      {isNarrow ? null : <FullDescription listing={listing} isSummaryShown />}
    </header>
  );
}

interface FullDescriptionProps extends Pick<ReportView, 'listing'> {
  /** The head shows two lines of it. */
  readonly isSummaryShown: boolean;
}

/** The advert's own words, to open. */
export function FullDescription({ listing, isSummaryShown }: FullDescriptionProps) {
  const words = advertWords(listing, isSummaryShown);
  if (words === null) return null;
  return (
    <Disclosure className="full-description no-print" summary={texts.description}>
      <p className="advert-text">{keepUnits(words)}</p>
    </Disclosure>
  );
}
