import { opensWithVerb } from '../text/clauses.js';
import { remembered } from '../text/remembered.js';
import { word, type Span } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';
import { owners, sameBuilding, shared, vicinity } from './rows/elsewhere.js';
import { reachesHome } from './reach.js';
import type { Surrounded } from './scopes.js';

const namesVicinity = latinRegExp(`^(?:${vicinity.words})`, 'iu');
const other = latinRegExp(word([...owners, vicinity].map(({ words }) => words).join('|')), 'giu');

const ofBuilding = latinRegExp(sameBuilding, 'iu');
const isShared = latinRegExp(shared, 'iu');

const own = latinRegExp(
  word(
    String.raw`(?:bostads|rad|par|kedje|en(?:plans|familjs)|mangårds|fritids|sommar)?hus(?:et|ets)?|villa(?:n|ns)?|lägenhet(?:en|ens)?|bostad(?:en|ens)?|mangårdsbyggnad\p{L}*|huvudbyggnad\p{L}*|hos\s+oss|hemma|här|vår(?:t|a)?|\p{L}*(?:badrum|våtrum|kök|källare|grund|vind|tvättstug|sovrum|vardagsrum|hall|pannrum|gillestug|takfot|syll|bjälklag)(?:men|met|met?s|et|ets|n|ns|en|ens|an|ans|ar|arna)?|wc|dusch(?:en)?|(?:ytter|inner|källar)?vägg(?:en|ar|arna)?|golv(?:et)?|(?:ytter)?tak(?:et)?|fasad(?:en|er)?|bjälklag(?:et)?`,
  ),
  'giu',
);
/** Rules and risks of a whole area hold for the home that lies in it. */
const ofArea =
  /strandskydd|översväm|servitut|skred|byggnadsförbud|byggförbud|vattenskydd|plan|buller|radon|dagvatten/iu;
/** Words before another building that only say where the home's own thing is. */
const beside =
  /(?<!(?<!\p{L})(?:ett|en|två|tre|flera|några|många|någon|något|del)\s)(?<!\p{L})(?:mot|intill|invid|vid|bredvid|nära|från|av|mellan|med|utan|samt|och|grund\s+av)\s+(?:(?:ett?|den|det|de)\s+)?(?:\p{L}+(?:a|t|e)\s+)?$/iu;
const within =
  /^[^.]*?(?<!\p{L})(?:i|på|hos|till|under|ovan|för|av|gäller|avser|drabbade)\s+(?:(?:ett?|den|det|de|vår|vårt)\s+)?(?:\p{L}+(?:a|t|e)\s+){0,2}$/iu;
const joinsOn =
  /^\s*(?:och|samt|som|där|vilket|vilken|dess|bland\s+annat|bl\.a\.|inklusive|inkl\.?)(?!\p{L})/iu;
/**
 * True when another building or another's home has hold of what stands at a place: `grannens vattenskada`, `garagets tak`,
 * `i huset bredvid`. A clause that also names the home itself or its rooms speaks of the home.
 */
export function isOwnedByOthers({ source, place, clauses, index }: Surrounded): boolean {
  const clause = clauses[index];
  if (!clause) return false;
  const read = (span: Span) => source.readable.slice(span.start, Math.max(span.start, span.end));
  const all = marks(read(clause));
  const others = all.others.filter(
    (mark) =>
      !(namesVicinity.test(mark.text) && ofArea.test(read({ start: place.start, end: place.end }))) &&
      !(ofBuilding.test(mark.text) && isShared.test(read(clause))),
  );
  if (others.length > 0 && reachesHome.test(read(clause))) return false;
  if (all.owns.some((mark) => !coincides(mark, clause, place)) && others.length > 0)
    return isSubject(read(clause), others) || boundTightly(read(clause), others, place.start - clause.start);
  const at = place.start - clause.start;
  if (others.some((mark) => bound(read(clause), mark, at, place.end - clause.start))) return true;
  if (others.length > 0 || all.owns.some((mark) => !coincides(mark, clause, place))) return false;
  const before = clauses[index - 1];
  if (before && joinsOn.test(read(clause)) && opensWith(read(before))) return true;
  const head = clauses[0];
  if (head && index > 0 && opensWithVerb(read(clause)) && opensWith(read(head))) return true;
  const next = clauses[index + 1];
  return next !== undefined && relates(read(next));
}

interface Mark extends Span {
  readonly text: string;
}

/** The other places a clause names, and the home's own that no other place has hold of (`grannens kök`). */
const marks = remembered(
  (text: string): { readonly others: readonly Mark[]; readonly owns: readonly Mark[] } => {
    const spans = (pattern: RegExp): Mark[] =>
      [...text.matchAll(pattern)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
      }));
    const others = spans(other);
    const owns = spans(own).filter(
      (mark) =>
        !others.some(
          (one) =>
            (mark.start < one.end && mark.end > one.start) ||
            (mark.end <= one.start &&
              /^vår/i.test(mark.text) &&
              /^\s+(?:\p{L}+\s+)?$/u.test(text.slice(mark.end, one.start))) ||
            (one.end <= mark.start &&
              /s$/i.test(one.text) &&
              /^\s+(?:\p{L}+\s+)?$/u.test(text.slice(one.end, mark.start))) ||
            (one.start >= mark.end &&
              /^\s+(?:i|på|hos|till)\s+(?:(?:ett?|den|det|vår|vårt)\s+)?(?:\p{L}+(?:a|t)\s+)?$/iu.test(
                text.slice(mark.end, one.start),
              )),
        ),
    );
    return { others, owns };
  },
  2000,
);

const coincides = (mark: Span, clause: Span, place: Span): boolean =>
  clause.start + mark.start < place.end && clause.start + mark.end > place.start;

const ofOurs =
  /(?<!\p{L})(?:vår|vårt|våra|oss|här|hit|hemma|(?:bostads)?huset|villan|lägenheten|bostaden|mangårdsbyggnad\p{L}*)(?!\p{L})/iu;

const subjectHas =
  /^\s+(?:(?:bredvid|intill|mitt\s?emot)\s+)?(?:(?:i|på|vid)\s+\p{L}+\s+)?(?:har|hade|fick|är|var)\s/iu;
const genitiveHas = /^\s+(?:\p{L}+\s+){1,6}?(?:har|hade|fick|är|var)\s/iu;

/** `Grannhuset har eternit på fasaden`: the other home is the subject, and the facade its own. */
function isSubject(text: string, [first]: readonly Mark[]): boolean {
  if (!first || text.slice(0, first.start).trim() !== '') return false;
  const rest = text.slice(first.end);
  const has = /s$/i.test(first.text) ? genitiveHas : subjectHas;
  return has.test(rest) && !ofOurs.test(rest);
}

/** A possessive right before the thing takes it even beside a word for the home: `grannens fuktskada mot vårt hus`. */
const boundTightly = (text: string, others: readonly Mark[], at: number): boolean =>
  others.some(
    (mark) =>
      mark.end <= at && /s$/i.test(mark.text) && /^\s+(?:\p{L}+\s+)?$/u.test(text.slice(mark.end, at)),
  );

function bound(text: string, mark: Mark, at: number, end: number): boolean {
  if (mark.start >= end) {
    const between = text.slice(end, mark.start);
    return namesVicinity.test(mark.text) || within.test(between);
  }
  if (mark.end > at) return true;
  if (beside.test(text.slice(0, mark.start))) return false;
  return !/^\s*(?:och|samt|&|,|\+|eller)(?!\p{L})/iu.test(text.slice(mark.end, at));
}

/** `Till skillnad från grannföreningen, som är oäkta`. */
const contrast = /(?<!\p{L})(?:till\s+skillnad\s+från|i\s+motsats\s+till|jämfört\s+med)\s+$/iu;

const opensWith = (text: string): boolean => {
  const { others, owns } = marks(text);
  const [first] = others;
  if (!first || owns.some((mark) => mark.start < first.start)) return false;
  const lead = text.slice(0, first.start);
  return contrast.test(lead) || !beside.test(lead);
};

/** `…, som var hos grannen`. */
const relates = (text: string): boolean => {
  if (!/^\s*(?:som|den|det|vilken|vilket|hos|i|på)(?!\p{L})/iu.test(text)) return false;
  const { others, owns } = marks(text);
  return owns.length === 0 && others.some((mark) => within.test(text.slice(0, mark.start)));
};
