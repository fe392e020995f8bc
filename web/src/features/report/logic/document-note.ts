import type { ReportDocument } from '../../../../../src/analyses/analysis.types.js';
import { counted } from '../../../shared/format/home.js';
import { number, withUnit } from '../../../shared/format/number.js';

const outcomeNotes: Readonly<Record<Exclude<ReportDocument['outcome'], 'read'>, string>> = {
  scanned: 'Inskannad utan text, så vi har inte kunnat läsa den. Läs den själv.',
  unreadable: 'Filen är skadad och gick inte att läsa.',
  locked: 'Låst med lösenord, så vi har inte kunnat läsa den. Läs den själv.',
  gone: 'Finns inte längre där annonsen länkar. Be mäklaren om den och lägg till den här.',
  unreachable: 'Gick inte att hämta. Be mäklaren om den och lägg till den här.',
  word: 'Ett Word-dokument, som vi inte läser. Spara den som PDF och lägg till den.',
  picture: 'En bild, som vi inte läser text ur. Läs den själv.',
  not_pdf: 'Är ingen PDF och har inte lästs.',
  too_large: 'För stor för att läsas av oss, ensam eller ihop med de andra. Läs den själv.',
};

/** What a buyer should know of a document: whether we could read it and what we found in it. */
export function documentNote(document: ReportDocument): string {
  const { outcome, kind, pageCount, figures, notFound, doubtful, setAside } = document;
  if (outcome !== 'read') return outcomeNotes[outcome];
  const read = `Läst av oss, ${counted(pageCount, 'sida', 'sidor')}.`;
  if (setAside) return `${read} ${asideNote(setAside)}`;
  if (kind !== 'annual-report')
    return `${read} Vi letar inte efter uppgifter i den här sortens handling. Läs den själv.`;
  const found = figures.map(
    ({ label, value, unit, page }) => `${label} ${withUnit(number(value, 1), unit)} (sida\u00a0${page})`,
  );
  const lacks =
    notFound.length > 0
      ? `Vi hittade inte ${list(notFound)}. I en årsredovisning för 2023 eller senare ska det stå, så här brister vår läsning: leta i flerårsöversikten.`
      : '';
  const unclear =
    doubtful.length > 0
      ? `${list(doubtful.map(({ label, page }) => `${label} (sida\u00a0${page})`))} gick inte att tolka, så vi räknar inte med ${doubtful.length > 1 ? 'de siffrorna' : 'den siffran'}. Läs själv vilken enhet tabellen har.`
      : '';
  return [
    read,
    found.length > 0 ? `Vi hittade ${list(found)}.` : 'Inga nyckeltal hittades.',
    capital(unclear),
    lacks,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why nothing in an annual report was used. */
function asideNote(why: NonNullable<ReportDocument['setAside']>): string {
  switch (why.why) {
    case 'other':
      return `Den gäller ${why.association ?? 'en annan förening'}, inte den här föreningen, så vi använder inget ur den.`;
    case 'old':
      return `Den är från ${why.year}, för gammal för att säga något om i dag, så vi använder inget ur den.`;
    case 'undated':
      return 'Den säger inte vilket år den gäller, så vi använder inget ur den.';
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const list = (parts: readonly string[]): string => new Intl.ListFormat('sv').format(parts);
