import { useReport } from './report-context.js';
import { reportTexts } from '../../shared/texts/report.js';

const texts = reportTexts.material;

/** What the report stands on, when that is worth saying. */
export function Material({ isOwner }: { readonly isOwner: boolean }) {
  const { handedIn, unread, foundBySearch } = useReport().listing;
  const notes = [
    handedIn && (isOwner ? texts.ownHandedIn : texts.handedIn),
    foundBySearch && texts.foundBySearch,
    unread.length > 0 && !foundBySearch && texts.unread,
  ].filter(Boolean);
  return notes.length > 0 ? <p className="report-material">{notes.join(' ')}</p> : null;
}
