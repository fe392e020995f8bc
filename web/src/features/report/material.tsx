import { useReport } from './report-context.js';

/** What the report stands on, when that is worth saying. */
export function Material({ isOwner }: { readonly isOwner: boolean }) {
  const { handedIn, unread, foundBySearch } = useReport().listing;
  const notes = [
    handedIn && (isOwner ? 'Underlaget har du lämnat in själv.' : 'Underlaget har köparen lämnat in själv.'),
    foundBySearch &&
      'Portalens annons gick inte att läsa. Rapporten bygger på mäklarens egen sida för samma adress, som vi hittade genom sökning.',
    unread.length > 0 &&
      !foundBySearch &&
      'Mäklarens egen sida gick inte att läsa. Det som bara står där finns inte med i rapporten.',
  ].filter(Boolean);
  return notes.length > 0 ? <p className="report-material">{notes.join(' ')}</p> : null;
}
