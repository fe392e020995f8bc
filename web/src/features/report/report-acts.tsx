import { useId, useState, type ReactNode } from 'react';
import type { ReportView } from '../../../../src/analyses/analysis.types.js';
import { handInPath } from '../../shared/helped-by-hand-in.js';
import { reportPageTexts } from '../../shared/texts/report-page.js';
import { Button, LinkButton, OuterButton } from '../../shared/ui/button.js';
import { completion } from './logic/basics.js';
import { safeLink } from '../../shared/safe-link.js';
import { PdfButton } from './pdf-button.js';
import { printReport } from './print-report.js';

const texts = reportPageTexts.header;

interface ReportActsProps {
  readonly view: ReportView;
  readonly isAdmin: boolean;
  /** The less needed is put away until it is asked for. */
  readonly isNarrow: boolean;
  /** What stands last among that. */
  readonly children: ReactNode;
}

/** What can be done with the report. On a phone the less needed is put away, for the verdict is to be seen at once. */
export function ReportActs({ view, isAdmin, isNarrow, children }: ReportActsProps) {
  const { analysis, listing, isOwner } = view;
  const [hasMore, setMore] = useState(false);
  const more = useId();
  const [missing, way] = completion(listing);
  const advert = safeLink(analysis.hemnetUrl);
  const broker = safeLink(listing.linkToBroker);
  const others = (
    <>
      {broker ? <OuterButton href={broker}>{texts.broker}</OuterButton> : null}
      {isAdmin ? <LinkButton to={`/listing/${analysis.id}`}>{texts.raw}</LinkButton> : null}
      <Button onClick={() => void printReport()}>{texts.print}</Button>
      <PdfButton id={analysis.id} />
      {isOwner ? <LinkButton to={handInPath(analysis, way)}>{missing}</LinkButton> : null}
    </>
  );
  return (
    <div className="report-acts no-print">
      {isOwner ? <LinkButton to="/dashboard">{texts.back}</LinkButton> : null}
      {advert ? <OuterButton href={advert}>{texts.advert}</OuterButton> : null}
      {isNarrow ? (
        <>
          <Button aria-expanded={hasMore} aria-controls={more} onClick={() => setMore(!hasMore)}>
            {texts.more}
          </Button>
          <div id={more} className="report-acts-more" hidden={!hasMore}>
            {others}
            {children}
          </div>
        </>
      ) : (
        others
      )}
    </div>
  );
}
