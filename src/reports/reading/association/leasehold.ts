import { allStatements, clauseIn, quoteIn, type Statement } from './statements.js';
import { figuresIn } from '../quantities/numbers.js';
import { besideLand, isBesideLand, isBoughtOut, isOnlyPossible } from './bought-out.js';
import { isOfNeighbours } from './time.js';
import type { Said } from './traits.js';
import type { Advert } from '../text/advert.js';
import { words, type Quote } from '../text/sources.js';
import { standingOf } from '../assertion/standing.js';
import { yearsIn } from '../quantities/years.js';

const history =
  /(?<!\p{L})(?:tidigare|förut|förr|låg|var|varit|dåvarande|före\s+detta|f\.?\s?d|avslutad|upphörde|avvecklad|ersatt|utbytt)(?!\p{L})/iu;
const today =
  /(?<!\p{L})(?:är|innehas|upplåts|upplåten|innehar|står\s+på|ligger\s+på|har|hyrs?|gäller)(?!\p{L})/iu;

const tomträtt = words(
  String.raw`tomträtt(?:en|s\p{L}*)?|(?:tomträtts)?avgäld(?:en|er|s\p{L}*)?|markhyra(?:n)?|hyr\s+(?:sin\s+)?mark(?:en)?\s+av|mark(?:en)?\s+(?:hyrs|ägs)\s+av\s+(?:\p{L}+\s+)?(?:kommun|stad)\p{L}*|ofri\s+grund`,
);
const arrende = words(
  String.raw`arrende(?:tomt|mark|rad\p{L}*\s+(?:tomt|mark)|avtal|avgift|kontrakt)\p{L}*|arrenderad(?:e)?\s+(?:tomt|mark|fastighet)\p{L}*|(?:tomt|års|mark|bostads|lägenhets)arrende(?:t|n)?|(?:tomten|marken\s+under\s+huset|fastigheten)\s+arrenderas|arrenderar\s+(?:tomten|marken)|(?:arrende|arrendet)(?:\s+(?:är|om|på|:)|:)|arrendet(?=\s+(?:gäller|upphör|löper|går|förlängs|avslutas|sades|har))|(?:sagt|säga|säger|sade|sagts)\s+upp\s+arrendet|arrendetid(?:en)?|mark(?:en)?(?:\s+under\s+\p{L}+)?\s+arrenderas|arrenderar\s+(?:vi|jag|säljar\p{L}*|huset)|(?:mark|tomt)(?:en)?\s+hyrs\s+av\s+(?!(?:\p{L}+\s+){0,2}?(?:kommun|stad))\p{L}+`,
);
/** Land let to a farmer, or the right to hunt. */
const letOut = /ut-?arrender|arrender\p{L}*\s+ut|jakt|åker|bete|lantbrukare|bonde|bonden/iu;

/** A place that tells of leased land of this home, today. */
export interface LeaseMention {
  readonly kind: 'tomträtt' | 'arrende';
  readonly quote: Quote;
  readonly sentence: string;
}

/** Places where the texts say that the land of this home is leased; not of neighbours, not once, not denied. */
export function leasesIn(advert: Advert): readonly LeaseMention[] {
  const found = known.get(advert.sources) ?? readLeases(advert);
  known.set(advert.sources, found);
  return found;
}

/** Several rules ask for the leases of one advert. */
const known = new WeakMap<Advert['sources'], readonly LeaseMention[]>();
/** A sentence that names the lease more often says nothing new of it. */
const mostInSentence = 5;

/** `Lånet är ännu inte tecknat så` tomträtten löper: what is denied before is another matter. */
const opensClause = /(?<!\p{L})så\s+(?:att\s+)?$/iu;

function readLeases(advert: Advert): LeaseMention[] {
  return allStatements(advert).flatMap((statement) =>
    [['tomträtt', tomträtt] as const, ['arrende', arrende] as const].flatMap(([kind, pattern]) => {
      const places = [...statement.text.matchAll(pattern)].slice(0, mostInSentence);
      if (places.length === 0 || isBoughtOut(statement.text)) return [];
      return places.flatMap((match) => {
        const quote = quoteIn(statement, match.index, match.index + match[0].length);
        if (kind === 'arrende' && (letOut.test(statement.text) || /\?\s*$/.test(statement.text))) return [];
        const clause = clauseIn(statement, match.index);
        const before = statement.text.slice(clause.start, match.index);
        const own = statement.text.slice(clause.start, clause.end);
        if (besideLand.test(before) || isOfNeighbours(statement, match.index)) return [];
        const isHistory = history.test(before) && !/(?<!\p{L})(?:numera|nuvarande)(?!\p{L})/iu.test(own);
        if (isHistory || isOver(statement.text.slice(match.index + match[0].length, clause.end))) return [];
        const standing = standingOf(advert.sources, quote);
        if (standing === 'elsewhere' || (standing === 'denied' && !opensClause.test(before))) return [];
        if (standing === 'hypothetical' && !today.test(own)) return [];
        if (
          /^\s*(?:[:?|–-]+\s*)?(?:nej|ej|inte|ingen|inget|inga)(?!\p{L})/iu.test(
            statement.text.slice(match.index + match[0].length),
          )
        )
          return [];
        return [{ kind, quote, sentence: statement.text }];
      });
    }),
  );
}

const isOver = (after: string): boolean =>
  /^\s+(?:är\s+|har\s+)?(?:därmed\s+|därför\s+)?(?:avslutad|avvecklad|upphört|upphörde|borta|ett\s+minne|inget\s+att)/iu.test(
    after,
  );

const lease = words(String.raw`tomträtt\p{L}*|\p{L}*avgäld\p{L}*|markhyra\p{L}*|arrende\p{L}*`);
const reset = words(
  String.raw`omförhandl\p{L}*|omregler\p{L}*|omprövas?\p{L}*|omprövning\p{L}*|regleras?|reglering\p{L}*|löper|räknas\s+om|omräkn\p{L}*|uppräkn\p{L}*|justera\p{L}*|förnya\p{L}*|förläng\p{L}*|nästa|ny(?:a)?\s+(?:tomträtts)?avgäld\p{L}*|(?:ny|nästa)\s+(?:avgälds)?period\p{L}*|gäller|gällande|till\s+och\s+med|t\.?\s?o\.?\s?m|oförändrad\p{L}*|låst|bunden|fast(?:ställd|lagd)?|går\s+ut|upphör|(?:avtals?|avgälds)?period\p{L}*|avtalet|höjs|skrivs\s+(?:upp|ned|ner)|villkorsändr\p{L}*|revider\p{L}*|sägs\s+upp|fram\s+till`,
);
const interval =
  /(?:(?:var|vart)\s+(?<every>tionde|tjugonde|femte|10:?e|20:?e)|(?:är|om|på|i)\s+(?<length>tio|tjugo|10|20))\s+år/iu;
const relative: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})nästa\s+år(?!\p{L})/iu, 1],
  [/(?<!\p{L})(?:i\s+år|inom\s+(?:kort|ett\s+år|12\s+månader|tolv\s+månader))(?!\p{L})/iu, 0],
  [/(?<!\p{L})(?:om|inom)\s+(?:två|2)\s+år(?!\p{L})/iu, 2],
  [/(?<!\p{L})(?:om|inom)\s+(?:tre|3)\s+år(?!\p{L})/iu, 3],
  [/(?<!\p{L})om\s+(?:ett|1)\s+år(?!\p{L})/iu, 1],
];

/** When the rent of the land is set anew. */
export interface Reset {
  readonly year: number;
  /** False where the year follows from words (`nästa år`, `vart tionde år`). */
  readonly isWritten: boolean;
  readonly quote: Quote;
}

/** Years from now on in which the rent of the land is set anew, the nearest first. */
export function resetsIn(advert: Advert): Reset[] {
  const statements = allStatements(advert);
  return statements
    .flatMap((statement, index) => {
      const isNamed = statement.text.search(lease) >= 0;
      const before = statements[index - 1];
      const follows =
        before?.source === statement.source &&
        before.text.search(lease) >= 0 &&
        /(?<!\p{L})(?:omregler|omförhandl|räknas\s+om|den\s+gäller|avtalet|perioden|nästa\s+reglering|nivån|avgiften\s+för\s+marken)/iu.test(
          statement.text,
        );
      if (!isNamed && !follows) return [];
      return statement.text.search(reset) >= 0 || interval.test(statement.text)
        ? yearsOf(advert, statement)
        : [];
    })
    .filter((found) => found.year >= advert.year)
    .sort((a, b) => a.year - b.year);
}

function yearsOf(advert: Advert, statement: Statement): Reset[] {
  const { text } = statement;
  const quote = quoteIn(statement, 0, text.length);
  const { every: ordinal, length } = interval.exec(text)?.groups ?? {};
  const every = (ordinal ?? length)?.toLowerCase();
  // Dates such as 2028-06-30 are no years of work, which is what `yearsIn` looks for.
  const dated = [...text.matchAll(/(?<!\d)20\d\d(?=-\d\d)/g)].map((match) => ({
    start: match.index,
    to: Number(match[0]),
  }));
  const years = [...yearsIn(text, advert.year), ...dated]
    .filter((when) => !/friköp|köpt|byggd|byggt|stambyte/iu.test(clauseText(statement, when.start)))
    .map((when) => when.to);
  const step = every ? (/^(?:tj|20)/.test(every) ? 20 : every.startsWith('fem') ? 5 : 10) : 0;
  const lastKnown = Math.max(0, ...years);
  const next = step > 0 && lastKnown > 0 && lastKnown < advert.year ? [lastKnown + step] : [];
  const near = relative.flatMap(([pattern, add]) => {
    const at = text.search(pattern);
    return at >= 0 && clauseText(statement, at).replace(pattern, '').search(reset) >= 0
      ? [advert.year + add]
      : [];
  });
  return [
    ...years.map((year) => ({ year, isWritten: true, quote })),
    ...[...next, ...near].map((year) => ({ year, isWritten: false, quote })),
  ];
}

function clauseText(statement: Statement, at: number): string {
  const clause = clauseIn(statement, at);
  return statement.text.slice(clause.start, clause.end);
}

const newLevel =
  /(?<!\p{L})(?:ny(?:a)?\s+(?:\p{L}+\s+){0,2}?(?:\p{L}*avgäld\p{L}*|nivå\p{L}*|hyra\p{L}*|belopp\p{L}*)|(?:höjs|höjas|stiger|ökar|blir|sänks|landar|skrivs\s+(?:upp|ned|ner))|höjning\p{L}*|trappas)(?!\p{L})/iu;
const settled =
  /(?<!\p{L})(?:avtalad|överenskommen|överenskommits|fastställd|fastställts|beslutad|beslutats|klar|känd|tecknat|meddelad|aviserad)(?!\p{L})/iu;
const unsettled =
  /(?<!\p{L})(?:inte|ej|ännu|okän\p{L}*|oklar\p{L}*|osäker\p{L}*|saknas|ingen|inget|någon|förhandl(?:as|ing|ar)\p{L}*|blir\s+klar|(?:ska|skall|kommer\s+att)\s+(?:fastställas|meddelas|beslutas)|väntas|begärt\s+besked)(?!\p{L})/iu;

/** The statement that tells the rent after the next re-set, as a sum, a share or an agreed level; undefined when unknown. */
export function newLevelIn(advert: Advert): Quote | undefined {
  const statement = allStatements(advert).find(
    ({ text }) =>
      text.search(lease) >= 0 &&
      newLevel.test(text) &&
      !unsettled.test(text) &&
      (settled.test(text) ||
        figuresIn(text).some(
          (figure) => (figure.unit === 'money' || figure.unit === 'percent') && tellsNew(text, figure.start),
        )),
  );
  return statement && quoteIn(statement, 0, statement.text.length);
}

const tellsNew = (text: string, at: number): boolean => newLevel.test(text.slice(0, at));

/** Asked for or thought of, and not what is paid. */
const proposed =
  /(?<!\p{L})(?:föresl\p{L}*|förslag\p{L}*|begär\p{L}*|kräver|krävt|väntas|beräknas|kan\s+(?:komma\s+att\s+)?(?:bli|höjas))(?!\p{L})/iu;
/** kr a year for a plot; outside of it a sum pays for something else. */
const rentRange = [300, 300_000] as const;

/** The yearly rent of the land that the texts state as it is today, kr; a monthly one is multiplied by twelve. */
export function landRentIn(advert: Advert): (Said<number> & { readonly kind: LeaseMention['kind'] }) | null {
  for (const statement of allStatements(advert)) {
    const named = [...statement.text.matchAll(lease)][0];
    if (!named || besideLand.test(statement.text) || letOut.test(statement.text)) continue;
    for (const figure of figuresIn(statement.text)) {
      const after = statement.text.slice(figure.end);
      const clause = clauseIn(statement, figure.start);
      const before = statement.text.slice(clause.start, figure.start);
      const period =
        /^\s*(?:(?:per|i|om)\s+|\/\s?)(?<unit>år(?:et)?|mån(?:ad(?:en)?)?)(?!\p{L})|^\s+årligen/iu.exec(
          after,
        );
      if (
        figure.unit !== 'money' ||
        figure.perSqm ||
        !period ||
        newLevel.test(before) ||
        proposed.test(before)
      )
        continue;
      const value = /^mån/iu.test(period.groups?.['unit'] ?? '') ? figure.value * 12 : figure.value;
      if (value < rentRange[0] || value > rentRange[1]) continue;
      return {
        value,
        kind: /^arrende/iu.test(named[0]) ? 'arrende' : 'tomträtt',
        quote: quoteIn(statement, clause.start, figure.end + period[0].length),
      };
    }
  }
  return null;
}

const owned = words(
  String.raw`mark(?:en)?\s+som\s+(?:den|de|föreningen|vi)\s+(?:själva?\s+)?äger|äger\s+(?:\p{L}+\s+){1,2}men\s+(?:inte|ej)\s+mark(?:en)?|äg(?:er|d|a|s)\s+(?:(?:själva?|även|också|inte|ej|(?:både\s+)?(?:hus|byggnad|fastighet)\p{L}*\s+och)\s+)?(?:(?:sin|den|hela)\s+)?(?:egen\s+)?(?:mark(?:en)?|tomt(?:en)?|fastighet(?:en)?(?:\s+och\s+mark(?:en)?)?)|mark(?:en)?\s+(?:ägs|är\s+(?:\p{L}+\s+)?(?:ägd|friköpt|föreningens)|innehas\s+med\s+äganderätt)|(?=ägd|egen|friköpt)(?<!(?:uteplats|täppa|trädgård|terrass|altan|rabatt)\p{L}{0,6}[^.!?\n]{0,25})(?:ägd|egen|friköpt)\s+(?:mark|tomt)|friköp(?:te|t|tes|ts)(?:\s+\p{L}+){0,3}?\s+(?:mark|tomt)\p{L}*|(?:mark|tomt|tomträtt)(?:en)?\s+(?:\p{L}+\s+){0,2}?friköp(?:t|tes|ts)`,
);

/** `Äger inte marken`, `marken ägs ej av föreningen`, `äger huset men inte marken`. */
const isRefused = (text: string, start: number, end: number): boolean =>
  /(?<!\p{L})(?:inte|ej)(?!\p{L})/iu.test(text.slice(start, end)) ||
  /(?<!\p{L})(?:inte|ej)\s+(?:\p{L}+\s+)?$/iu.test(text.slice(0, start)) ||
  /^\s*[:?|–-]+\s*(?:nej|ej)(?!\p{L})|^\s+(?:(?:inte|ej|nej)(?!\p{L})|men\s+(?:inte|ej)\s+(?:själva\s+)?mark)/iu.test(
    text.slice(end),
  );

/** Whether the texts say that the association owns (true) or leases (false) its land; null when they are silent. */
export function ownsLandIn(advert: Advert): Said<boolean> | null {
  const statements = allStatements(advert);
  for (const statement of statements) {
    for (const match of statement.text.matchAll(owned)) {
      const quote = quoteIn(statement, match.index, match.index + match[0].length);
      const before = statement.text.slice(0, match.index);
      if (isOfNeighbours(statement, match.index)) continue;
      const rest = statement.text.slice(match.index, clauseIn(statement, match.index).end);
      if (isBesideLand(before, rest) || /(?<!\p{L})kommunen\s+$/iu.test(before)) continue;
      if (isRefused(statement.text, match.index, match.index + match[0].length))
        return { value: false, quote };
      if (/friköp/iu.test(quote.text) && isOnlyPossible(statement.text)) continue;
      return { value: true, quote };
    }
  }
  const leased = leasesIn(advert)[0];
  if (leased) return { value: false, quote: leased.quote };
  for (const statement of statements) {
    const hit = [...statement.text.matchAll(tomträtt)][0];
    if (!hit) continue;
    const quote = quoteIn(statement, hit.index, hit.index + hit[0].length);
    const no = /^\s*(?:[:?|–-]+\s*)?nej(?!\p{L})/iu.test(statement.text.slice(hit.index + hit[0].length));
    if (no || standingOf(advert.sources, quote) === 'denied' || isBoughtOut(statement.text))
      return { value: true, quote };
  }
  return null;
}

const leasedNow =
  /(?<!\p{L})(?:innehas|innehar|upplåts|upplåtes|upplåten|upplåtna|fortfarande|nuvarande|omregler\p{L}*|omförhandl\p{L}*|gäller|löper)(?!\p{L})/iu;

/** Whether a sentence says that the land is leased today. */
export const saysLeasedNow = (sentence: string): boolean => leasedNow.test(sentence);

/** Which kind of lease a field names; undefined for none. */
export function leaseNamedIn(tenure: string): 'arrende' | 'tomträtt' | undefined {
  if (/arrende/i.test(tenure)) return 'arrende';
  return /tomträtt/i.test(tenure) ? 'tomträtt' : undefined;
}
