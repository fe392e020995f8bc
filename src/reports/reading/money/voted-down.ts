import { latinRegExp } from '../text/latin.js';
import { words, type Span } from '../text/sources.js';

const proposal = String.raw`(?:förslag|motion|begäran|plan)(?:et|en|er|erna)?`;

/** Words of a proposal that was voted down or withdrawn. Pipes are laid by the same verbs: `fiber drogs in`, `rören lades ned`. */
export const votedDown = String.raw`röst(?:ade|ades|ats|at)\s+ne[dr]|nedröstad\p{L}*|avslog\p{L}*|avslagits|avslag(?:et)?|dr(?:og|ogs|agits)\s+tillbaka|skrinla\p{L}*|(?<=${proposal}\s)(?:lades\s+ne[dr]|drogs\s+in)|blev\s+(?:det\s+)?(?:inte|inget)\s+av`;

const down = words(votedDown);

/** Here another matter begins: what is told of the one is not told of the other. */
const turn = latinRegExp(
  String.raw`,(?!\d)|[;:]|(?<!\p{L})(?:och|samt|men|dock|däremot|så|därför|i\s*stället|eftersom|efter|sedan|trots|då|när|medan|tar|tas|betalar|betalas|debitera[rs]|faktureras|kostar|blir|får|ska|skall|måste)(?!\p{L})`,
  'giu',
);
/** `Avslog motionen om att varje hus ska betala`: what follows up to the next joint is what was proposed. */
const ofProposal = latinRegExp(String.raw`^\s+(?:\p{L}+\s+)?${proposal}\s+(?:\p{L}+\s+){0,3}?att\s`, 'iu');
const joint = /,(?!\d)|[;:]|\s(?:och|samt|men|utan|så|därför|i\s+stället)\s|$/iu;
/** To vote such a proposal down lets the sum stand: `motionen att slopa uttaxeringen avslogs`. */
const against = words(
  'slopa|stoppa|sänka|minska|halvera|avskaffa|avbryta|skjuta|avstå|slippa|inte|ta\\s+bort|riva\\s+upp',
);
/** `Förslaget att ta ut 45 000 kr för väg och belysning`, the same before the word. */
const proposed = words(String.raw`${proposal}\s+(?:\p{L}+\s+){0,3}?att`);
/** `Röstade ned det`: all that was told before. */
const itBehind = /^\s+(?:det|detta|den|denna|förslaget|motionen)(?=\s*(?:[.,;!]|$))/iu;
/** `Men det blev inte av`, `vilket stämman röstade ned`. */
const itBefore =
  /(?:(?:,|(?<!\p{L})(?:men|fast))\s+(?:det|detta|den|denna)\s+|(?<!\p{L})(?:men|fast)\s+(?:förslaget|motionen)\s+|(?<!\p{L})vilket\s+(?:\p{L}+\s+){0,2})$/iu;
/** `Sedan stämman röstade ned förslaget`: why the sum is paid. */
const reason = words('sedan|eftersom|efter|trots|då|när');
const clauseEnd = /[,;]|\s(?:men|fast)\s/iu;
/** A sentence that names more of them tells of no sum. */
const mostInSentence = 10;
/** `…, som styrelsen lade fram,` parts nothing. */
const aside = /,\s+som\s[^,;.]*,/giu;

/**
 * The spans of a sentence whose sums were voted down or withdrawn: the clause of the word, the proposal that it names, or all
 * before it where it says so by a pronoun.
 */
export function droppedIn(text: string): Span[] {
  const whole = text.replace(aside, (found) => ' '.repeat(found.length));
  const found = [...whole.matchAll(down)].slice(0, mostInSentence);
  if (found.length === 0) return [];
  const turns = [...whole.matchAll(turn)].map(({ index }) => index);
  return found.flatMap(({ 0: said, index }) => {
    const end = index + said.length;
    const after = whole.slice(end);
    const before = whole.slice(0, index);
    const isOfAllBefore =
      (before.split(clauseEnd).at(-1) ?? '').search(reason) < 0 &&
      (itBehind.test(after) || itBefore.test(before));
    const isProposed = ofProposal.test(after);
    const span = {
      start: isOfAllBefore ? 0 : startOf(before, turns),
      end: isProposed ? end + after.search(joint) : (turns.find((at) => at >= end) ?? text.length),
    };
    const told = whole.slice(span.start, index) + whole.slice(end, span.end);
    return told.search(against) >= 0 ? [] : [span];
  });
}

/** Where the matter begins that a word behind it drops. */
function startOf(before: string, turns: readonly number[]): number {
  const marks = [...before.matchAll(/,(?!\d)|[;:]/gu)].at(-1)?.index ?? 0;
  const named = [...before.slice(marks).matchAll(proposed)].at(-1);
  if (named) return marks + named.index;
  return turns.findLast((at) => at < before.length) ?? 0;
}
