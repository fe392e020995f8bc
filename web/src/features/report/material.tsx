import { useReport } from './report-context.js';
import { Link } from 'react-router-dom';
import { hasAnnualReport } from './logic/basics.js';
import { reportTexts } from '../../shared/texts/report.js';

const texts = reportTexts.material;

/** What the report stands on, when that is worth saying. */
export function Material({ isOwner }: { readonly isOwner: boolean }) {
  const { handedIn, unread, unreadPictures, picturesWithoutRoom = 0, foundBySearch } = useReport().listing;
  const notes = [
    handedIn && (isOwner ? texts.ownHandedIn : texts.handedIn),
    foundBySearch && texts.foundBySearch,
    unread.length > 0 && !foundBySearch && texts.unread,
    unreadPictures > 0 && texts.unreadPictures(unreadPictures),
    picturesWithoutRoom > 0 && (isOwner ? texts.ownWithoutRoom : texts.withoutRoom)(picturesWithoutRoom),
  ].filter(Boolean);
  return notes.length > 0 ? <p className="report-material">{notes.join(' ')}</p> : null;
}

/** Beside words that send the reader to the annual report: the way to have it read, for its owner while none is. */
export function AnnualReportWay({ isCalledFor }: { readonly isCalledFor: boolean }) {
  const { listing, handInPath } = useReport();
  if (!handInPath || !isCalledFor || hasAnnualReport(listing)) return null;
  return (
    <p className="no-print">
      <Link to={handInPath}>{reportTexts.completion.annualReport}</Link>
    </p>
  );
}
