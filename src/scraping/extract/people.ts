import { linesOf } from './lines.js';
import { isPersonName } from './names.js';
import type { Noise } from './noise.js';
import { clean } from './numbers.js';
import { lineOf } from './outline.js';
import type { Page } from './page.js';
import type { Facts, Reading } from './reading.js';

const title =
  /(?:fastighetsmäklare|mäklarassistent|projektsäljare|försäljningsansvarig|franchisetagare|kontorschef|ansvarig mäklare|^partner(?:,|$)|^delägare|^säljare$|^(?:registered |licensed |responsible )?(?:real )?estate agent$|^(?:vd|ägare)\b.{0,20}mäklare|^(?:reg\.?|registrerad)\s|^mäklare$)/i;
const peopleHeading =
  /^(?:(?:din|ansvarig|er|kontakta)\s+)?(?:mäklare|mäklaren|fastighetsmäklare|kontaktperson|säljare|broker|agent)$/i;
const agencyWord =
  /förmedling|mäklar(?!e\b)|fastighet(?!smäklare)|bjurfors|\bnotar\b|husman|erik olsson|widerlöv|länsförsäkringar|svensk fast|\bera\b|wrede|hemverket|mohv|estate|realty|\bhem\b|\bAB$/i;
/** Papers are named in capitals too, side by side: `Energideklaration Besiktningsprotokoll`. */
const paper =
  /deklaration|protokoll|besiktning|redovisning|stadgar|prospekt|beskrivning|ritning|frågelista|bilag|dokument|ladda|rapport|intyg|köpekontrakt|detaljplan|fotograf/i;
const action =
  /^(?:ring|maila|mejla|kontakta|skicka|boka|läs|visa|se|tel|mobil|e-post|telefon|om|intresse|anmäl)\b/i;

/** The broker and the agency as the page names them beside a title such as `Fastighetsmäklare`; never phone or mail. */
export function readPeople({ outline, url }: Page): Reading {
  const lines = linesOf(outline).filter(({ noise }) => noise !== 'figures');
  const pieces = outline.texts
    .filter(({ start, end }) => end - start <= 200)
    .map((box) => ({ text: lineOf(outline, box), noise: outline.noiseAt(box.start) }))
    .filter(({ text, noise }) => text !== '' && noise !== 'figures' && noise !== 'others');
  const site = [outline.metas.get('og:site_name') ?? '', ...new URL(url).hostname.split('.').slice(0, -1)]
    .map(folded)
    .filter((word) => word.length > 3 && word !== 'www');
  const ofSite = (text: string): boolean => site.some((word) => folded(text).includes(word));
  const isAgency = (text: string): boolean =>
    text.length <= 70 &&
    /^\p{Lu}/u.test(text) &&
    !/[@:!?]|\d{3}/.test(text) &&
    !action.test(text) &&
    (agencyWord.test(text) || ofSite(text));
  // Names, titles and offices may stand side by side in boxes of one line.
  const facts = personAmong(lines, isAgency, ofSite) ?? personAmong(pieces, isAgency, ofSite) ?? {};
  if (facts.broker === undefined) {
    const told = lines.map(({ text }) => brokerInSentence(text)).find(Boolean);
    const name = clean(outline.metas.get('og:site_name') ?? '');
    if (told) {
      facts.broker = told;
      if (/mäklar|fastighet|förmedling/i.test(name) && name.length <= 50) facts.brokerAgency = name;
    }
  }
  if (facts.broker !== undefined && facts.brokerAgency === undefined) {
    const ending = clean(outline.title)
      .split(/\s[|–·-]\s/)
      .slice(1)
      .find((part) => /mäklar|fastighet|förmedling|bostad/i.test(part) && ofSite(part) && isAgency(part));
    if (ending) facts.brokerAgency = ending;
  }
  return { reader: 'people', facts };
}

type Judge = (text: string) => boolean;

/** The first name beside a title or an office, with the office that stands next. */
function personAmong(
  lines: readonly { readonly text: string; readonly noise: Noise | undefined }[],
  isAgency: Judge,
  ofSite: Judge,
): Facts | undefined {
  for (const [index, { text, noise }] of lines.entries()) {
    if (text.length > 80) continue;
    const name = text.split(/,\s|\s[|–-]\s/)[0]!;
    if (!isPersonName(name) || isAgency(name) || paper.test(name)) continue;
    const after = lines.slice(index + 1, index + 5).map((line) => line.text);
    const before = lines.slice(Math.max(0, index - 2), index).map((line) => line.text);
    const own = text.slice(name.length);
    const titled = title.test(own) || after.slice(0, 2).some((line) => line.length <= 70 && title.test(line));
    const headed = before.some((line) => peopleHeading.test(line.replace(/:$/, ''))) && noise === 'people';
    const under = before.at(-1) !== undefined && before.at(-1)!.length <= 50 && title.test(before.at(-1)!);
    const beside = noise === 'people' && after[0] !== undefined && isAgency(after[0]) && ofSite(after[0]);
    if (!titled && !headed && !under && !beside) continue;
    // Of two names above one title the nearer one is meant.
    if (
      !title.test(own) &&
      !headed &&
      !under &&
      after[0] &&
      isPersonName(after[0]) &&
      title.test(after[1] ?? '')
    )
      continue;
    const agency = [own.replace(/^[\s,|–-]+/, ''), ...after]
      .flatMap((line) => [line, ...line.split(/,\s/)])
      .find((line) => isAgency(line) && !title.test(line));
    return { broker: name, ...(agency ? { brokerAgency: agency } : {}) };
  }
  return undefined;
}

const person = String.raw`(\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}[\p{L}’'-]+|von|af|de))* \p{Lu}[\p{L}’'-]+)`;
const named = [
  new RegExp(
    String.raw`(?:till|av|med|hos|kontakta|ring)\s+${person},\s+(?:ansvarig |reg\.? |registrerad )?(?:fastighets)?mäklare(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`(?:[Aa]nsvarig |[Rr]egistrerad |[Ff]astighets)mäklare[n]?:?\s+(?:är\s+)?${person}(?=[,.]|\s(?:på|tel|för|om)|$)`,
    'u',
  ),
];

/** `Anmäl dig till Ingegerd Nilsson, fastighetsmäklare, på …`: a name beside its title. */
function brokerInSentence(text: string): string | undefined {
  if (text.length > 400 || !/mäklare/i.test(text)) return undefined;
  const name = named.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  return name && isPersonName(name) ? name : undefined;
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|[^a-z0-9]/gu, '');
}
