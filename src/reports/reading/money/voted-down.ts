import { turnedDown } from '../assertion/turned-down.js';
import { latinRegExp } from '../text/latin.js';
import { words, type Span } from '../text/sources.js';

const proposal = String.raw`(?:förslag|motion|begäran|plan)(?:et|en|er|erna)?`;

/** Words of a proposal that was voted down or withdrawn. Pipes are laid by the same verbs: `fiber drogs in`, `rören lades ned`. */
export const votedDown = String.raw`${turnedDown}|avslag(?:et)?|(?<=${proposal}\s)(?:lades\s+ne[dr]|drogs\s+in)`;

const down = words(votedDown);
/** What is taken of the homes: a sum of it goes with it. A loan or an appeal that was refused lets it stand. */
const levy = String.raw`(?:\p{L}*uttaxering|\p{L}*höjning|\p{L}*debitering|\p{L}*insats|\p{L}*tillskott|(?:engångs|extra|anslutnings|års|månads)?avgift|gatukostnad|\p{L}*faktura)(?:e?n|et|erna|ar|arna|er)?`;
const adjective = String.raw`(?:(?:den|det|de|en|ett|ny|nya|nytt|extra|hela|sin|sitt|sina|själva|föreslagna|\p{L}+s)\s+)`;
/** `Röstade ned förslaget att …`, `sade nej till att ta ut …`, `avslog uttaxeringen på …`: what the verb refuses. */
const objectBehind = latinRegExp(
  String.raw`^\s+(?:(?:på|till)\s+)?${adjective}{0,2}(?:${proposal}\s+(?:\p{L}+\s+){0,3}?(?:om\s+)?att(?!\p{L})|${proposal}\s+om\s+${adjective}{0,2}${levy}(?!\p{L})|att(?!\p{L})|${levy}(?!\p{L}))`,
  'iu',
);
/** `Förslaget att ta ut …`, `uttaxeringen på …`: what was refused, before a passive. */
const objectsBefore = [words(String.raw`${proposal}\s+(?:\p{L}+\s+){0,3}?(?:om\s+)?att`), words(levy)];
/** The verb refuses what stands before it. */
const isPassive =
  /(?:des|ts|ad|at|gits|gs|logs|revs|vits|av|något|med|intet|tillbaka|ned|ner|in|nej|avslag)$/iu;
/** It refuses what stands behind it alone. */
const isActive =
  /^(?:(?:röstade|drog|sade|sa)\s|(?:avslog|avslogo|skrinlade|skrotade|avvisade|avslag|avslaget)$)/iu;
/** Here the matter of a proposal ends. */
const joint =
  /,(?!\d)|[;:]|\s(?:och|samt|men|utan|så|därför|i\s+stället|eftersom|sedan|trots|då|när|medan)\s|$/iu;
/** Here a levy ends that the verb refuses without a proposal: another verb begins. */
const verb =
  /\s(?:tar|tas|betalar|betalas|debitera[rs]|faktureras|kostar|blir|får|ska|skall|måste|\p{L}+erar|höjer|höjs|begär|skjuter|lånar)\s|$/iu;
/** What was asked for in favour of those who pay: to refuse it lets the sum stand. */
const against = words(
  String.raw`slopa|stoppa|sänka|sänkning|minska|halvera|avskaffa|avbryta|skjuta(?!\s+till)|avstå|slippa|inte|ta\s+bort|riva\s+upp|överklag\p{L}*|besvär\p{L}*|anstånd\p{L}*|befri\p{L}*|nedsätt\p{L}*|jämk\p{L}*|uppskov|bidrag\p{L}*|undantag\p{L}*|dela\s+upp|avbetal\p{L}*`,
);
/** `Röstade ned det`: what was proposed before. */
const itBehind = /^\s+(?:till\s+)?(?:det|detta|den|denna|förslaget|motionen)(?=\s*(?:[.,;!]|$))/iu;
/** `Men det blev inte av`, `vilket stämman röstade ned`. */
const itBefore =
  /(?:(?:,|(?<!\p{L})(?:men|fast))\s+(?:det|detta|den|denna)\s+|(?<!\p{L})(?:men|fast)\s+(?:förslaget|motionen)\s+|(?<!\p{L})vilket\s+(?:\p{L}+\s+){0,2})$/iu;
/** Somebody proposed it. */
const proposing = words(String.raw`föreslog\p{L}*|föreslagit|ville|skulle|tänkte|planerade|${proposal}`);
/** `Sedan stämman röstade ned förslaget`: why the sum is paid. */
const reason = words('sedan|eftersom|efter|trots|då|när');
const clauseEnd = /[,;]|\s(?:men|fast)\s/iu;
/** A sentence that names more of them tells of no sum. */
const mostInSentence = 10;
/** `…, som styrelsen lade fram,` parts nothing. */
const aside = /,\s+som\s[^,;.]*,/giu;

/**
 * The spans of a sentence whose sums were voted down or withdrawn: the proposal or the levy that the verb refuses, by its words or
 * by a pronoun. What was refused of another matter (a loan, an appeal) lets every sum stand, and so does what nobody can tell.
 */
export function droppedIn(text: string): Span[] {
  const whole = text.replace(aside, (found) => ' '.repeat(found.length));
  return [...whole.matchAll(down)].slice(0, mostInSentence).flatMap(({ 0: said, index }) => {
    const end = index + said.length;
    const [before, after] = [whole.slice(0, index), whole.slice(end)];
    const span = isOfThat(before, after)
      ? proposedBefore(before)
      : (spanBehind(after, index, end) ?? (isActive.test(said) ? null : spanBefore(before, said)));
    if (!span) return [];
    const told =
      whole.slice(span.start, Math.min(index, span.end)) + whole.slice(end, Math.max(end, span.end));
    return told.search(against) >= 0 ? [] : [span];
  });
}

/** A pronoun stands for what is refused, and the clause does not give the reason of a sum. */
const isOfThat = (before: string, after: string): boolean =>
  (before.split(clauseEnd).at(-1) ?? '').search(reason) < 0 &&
  (itBehind.test(after) || itBefore.test(before));

/** From the clause of the last proposal on. */
function proposedBefore(before: string): Span | null {
  // `Men förslaget drogs in` names what was proposed earlier.
  const earlier = before.replace(itBefore, '');
  const last = [...earlier.matchAll(proposing)].at(-1);
  if (!last) return null;
  const mark = [...earlier.slice(0, last.index).matchAll(/,(?!\d)|;|\s(?:men|och)\s/giu)].at(-1);
  return { start: mark?.index ?? 0, end: before.length };
}

function spanBehind(after: string, start: number, end: number): Span | null {
  const found = objectBehind.exec(after);
  if (!found) return null;
  const rest = after.slice(found[0].length);
  const isProposed = /att$/iu.test(found[0]);
  const length = Math.min(rest.search(joint), isProposed ? rest.length : rest.search(verb));
  return { start, end: end + found[0].length + length };
}

function spanBefore(before: string, said: string): Span | null {
  if (!isPassive.test(said)) return null;
  const marks = [...before.matchAll(/,(?!\d)|[;:]/gu)].at(-1)?.index ?? 0;
  const [named] = objectsBefore.flatMap((pattern) => [...before.slice(marks).matchAll(pattern)].slice(-1));
  return named ? { start: marks + named.index, end: before.length } : null;
}
