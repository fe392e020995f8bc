import type { ListingDocument } from '../listing.types.js';
import { labelPairs } from './labels.js';
import { linesOf } from './lines.js';
import { clean } from './numbers.js';
import type { Box, Outline } from './outline.js';
import type { Page } from './page.js';
import { type Facts, type Reading } from './reading.js';
import { isoInSweden, parseShowing, parseShowings, tidyShowings } from './swedish-time.js';

const documentAddress =
  /\.(?:pdf|docx?)(?:[?#]|$)|GetFile\?|\/resurs\/dokument\/|\/Fil\/\d+|\/api\/document|(?:^|\/)[\w-]*(?:dok(?:ument)?|documents?|fil|files?|download|bilaga)\.(?:aspx|ashx|php)\?/i;
/** Numbers of files; other things are numbered too, so only under a heading on documents. */
const fileAddress =
  /\/(?:dokument|documents?|bilag(?:a|or)|files?|attachments?|nedladdning)\/[a-z_-]*\d[\w-]*\/?$/i;
const documentsHeading =
  /^(?:dokument|documents|bilagor|handlingar|ladda (?:ner|ned)(?: dokument)?|filer|dokument (?:och|&) bilagor)$/i;
/** Papers of the site, not of the home. */
const notOfTheHome =
  /guide|integritet|personuppgift|cookie|villkor|policy|karriär|hållbarhet|fullmakt|prislista|värdering|köpa bostad|sälja bostad|checklista/i;
const brokerLink =
  /(?:läs mer|mer info\w*|till annonsen|se (?:hela )?annonsen|visa) .*(?:hos|på) .*mäklar|till mäklarens (?:sida|hemsida|webbplats)/i;
const showingHeading =
  /^(?:visning(?:ar|stider|stillfällen)?|öppen visning|öppna visningar|kommande visningar|nästa visning|kom på visning|boka visning|visning & kontakt|visas|bostaden visas|viewings?|viewing times|open houses?)$/i;
const showingSentence =
  /^(?:öppen |nästa |första |välkommen på )?visning(?:en|ar|arna)?(?: är| sker| hålls)?:? (?=.*\d)/i;
/** `Ons 25 nov 2026, 18:00–18:45` alone on a line: neither bids nor opening hours have weekday, date and both hours. */
const dayWithHours =
  /^(?:mån|tis|ons|tors?|fre|lör|sön)(?:dag)?(?:en)?\.?(?: den)? \d{1,2}(?:\/\d{1,2}| \p{L}{3,9}\.?)(?: 20\d\d)?,? (?:kl\.? ?)?\d{1,2}[:.]\d\d ?[–-] ?\d{1,2}[:.]\d\d$/iu;
/** Longest line that announces a showing. */
const maxShowing = 160;

/** Documents, the link to the broker's own page, and the showings that stand under their heading. */
export function readLinks(page: Page): Reading {
  const { outline } = page;
  const documents = new Map<string, ListingDocument>();
  let linkToBroker: string | undefined;
  for (const box of outline.links) {
    const { attribs } = box.element!;
    const href = attribs['href']!;
    const isDocument =
      documentAddress.test(href) || (fileAddress.test(href) && isUnderDocuments(outline, box));
    if (!isDocument && linkToBroker !== undefined) continue;
    const name = nameOfFile(
      outline.text.slice(box.start, Math.min(box.end, box.start + 300)) ||
        (attribs['aria-label'] ?? attribs['title'] ?? ''),
    );
    if (!isDocument && !brokerLink.test(name)) continue;
    if (outline.noiseAt(box.start) === 'others' || !URL.canParse(href, page.url)) continue;
    const url = new URL(href, page.url);
    if (!/^https?:$/.test(url.protocol)) continue;
    if (isDocument) {
      if (!documents.has(url.href) && !notOfTheHome.test(`${name} ${url.pathname}`)) {
        documents.set(url.href, { name: name.slice(0, 200) || 'Dokument', url: url.href });
      }
    } else if (url.hostname !== new URL(page.url).hostname) {
      linkToBroker = url.href;
    }
  }
  const showings = readShowings(page);
  const facts: Facts = {
    ...(documents.size > 0 ? { documents: [...documents.values()] } : {}),
    ...(linkToBroker ? { linkToBroker } : {}),
    ...(showings.length > 0 ? { showings } : {}),
  };
  return { reader: 'links', facts };
}

/** `Stadgar (PDF, 412 kB)` is called `Stadgar`; the size is the file's and no part of its name. */
function nameOfFile(text: string): string {
  return clean(text).replace(sizeOfFile, '');
}

const sizeOfFile =
  /(?<!\s)\s*[([](?:pdf|docx?)?[,;·\s–-]*\d[\d.,]*\s?[kmg]i?b[)\]]$|(?<![\s,·–-])[\s,·–-]+(?:pdf[,·\s]+)?\d[\d.,]*\s?[kmg]i?b$/i;

function readShowings({ outline }: Page): string[] {
  const sections = showingSections(outline);
  const labelled = labelPairs(outline).filter(
    ({ label, value }) => label === 'showing' && value.length <= maxShowing,
  );
  const told = linesOf(outline).filter(
    ({ text, noise }) => noise === undefined && text.length <= maxShowing && showingSentence.test(text),
  );
  const isNamed = sections.length > 0 || labelled.length > 0 || told.length > 0;
  const alone = isNamed
    ? []
    : linesOf(outline).filter(({ text, noise }) => !noise && dayWithHours.test(text));
  if (!isNamed && alone.length === 0) return [];
  const published = publishedIn(outline);
  const reference = published ? new Date(published) : new Date();
  const starts: string[] = [];
  for (const section of sections) {
    const inside = outline.times.filter(({ start }) => start >= section.start && start < section.end);
    const exact = inside.flatMap(({ datetime }) => isoInSweden(datetime) ?? []);
    starts.push(...exact);
    // A machine's date may leave the hour to the words beside it.
    if (!exact.some((start) => start.includes('T'))) starts.push(...showingsIn(section.lines, reference));
  }
  for (const { value } of labelled) starts.push(...showingsIn([value], reference));
  for (const { text } of told) starts.push(...parseShowings(text, reference));
  for (const { text } of alone) starts.push(...parseShowings(text, reference));
  return tidyShowings(starts);
}

/** At most so many characters before a link its heading stands. */
const nearHeading = 800;

function isUnderDocuments({ text }: Outline, { start }: Box): boolean {
  const lines = text
    .slice(Math.max(0, start - nearHeading), start)
    .split('\n')
    .map(clean);
  return lines.some((line) => documentsHeading.test(line));
}

/** The day of publication by which a date without a year is understood. */
function publishedIn({ scripts, metas }: Outline): string | undefined {
  const told = /^\d{4}-\d\d-\d\d/.exec(metas.get('article:published_time') ?? '')?.[0];
  if (told) return told;
  for (const { text } of scripts) {
    const date =
      /"(?:datePublished|datePosted|releaseDate|publication_date|published_?[aA]t|publicerad)"\s*:\s*"(\d{4}-\d\d-\d\d)/.exec(
        text,
      )?.[1];
    if (date) return date;
  }
  return undefined;
}

function showingSections(outline: Outline): { start: number; end: number; lines: string[] }[] {
  const lines = linesOf(outline);
  const headingStarts = outline.headings.map(({ start }) => start);
  return lines.flatMap((line, index) => {
    if (!showingHeading.test(line.text.replace(/:$/, ''))) return [];
    const after = lines.slice(index + 1, index + 25);
    const next = after.findIndex(
      ({ start, text }) =>
        headingStarts.some((at) => at >= start && at <= start + text.length) && !/\d/.test(text),
    );
    const own = next < 0 ? after : after.slice(0, next);
    const last = own.at(-1);
    if (!last) return [];
    return [
      { start: line.start, end: last.start + last.text.length + 1, lines: own.map(({ text }) => text) },
    ];
  });
}

const time = /(?:^|kl\.?\s*|\s)\d{1,2}[:.]\d\d/i;

/** A date and its time may stand on two lines. */
function showingsIn(lines: readonly string[], reference: Date): string[] {
  return lines.flatMap((line, index) => {
    if (line.length > maxShowing) return [];
    const next = lines[index + 1];
    const all = parseShowings(line, reference);
    const [start] = all;
    if (!start || all.length > 1) return all;
    const isTimeless = !start.includes('T') && next !== undefined && next.length <= 40;
    const joined =
      isTimeless && time.test(next) && !parseShowing(next, reference)
        ? parseShowing(`${line} ${next}`, reference)
        : undefined;
    return [joined ?? start];
  });
}
