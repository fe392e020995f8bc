import { isLacking, withoutLacking } from '../assertion/signs.js';
import { clausesOf } from '../text/clauses.js';
import { latinRegExp } from '../text/latin.js';
import { remembered } from '../text/remembered.js';
import { boundedBlanks, type Span } from '../text/sources.js';

/** A kind of risk that a text tells in words that leave no doubt of what it is about. */
export interface NamedKind {
  /** Id of the risk and what of it. */
  readonly risk: string;
  readonly title: string;
  /** It is never graver than a warning: old, and not said to be broken. */
  readonly isOfAge?: true;
}

interface Naming extends NamedKind {
  readonly words: RegExp;
  /** Words that make it something else, or say that it is put right. */
  readonly unless?: RegExp;
  /** It may be said not to have happened. */
  readonly isDeniable?: true;
}

const pattern = (words: string): RegExp => latinRegExp(boundedBlanks(words), 'iu');
const everywhere = (words: RegExp): RegExp => new RegExp(words, 'giu');

const drains = String.raw`(?:avlopp\p{L}*|bottenavlopp\p{L}*|rör(?:en)?|stam(?:mar|marna)?|ledning(?:en|ar|arna)?)`;
const never = String.raw`(?:aldrig|inte|ej)`;
/** `Har aldrig haft ` right in front of the thing: what denies something else stands further away. */
const deniedInFront =
  /(?<!\p{L})(?:inga|inget|ingen|utan|(?:aldrig|inte|ej)(?!\s+bara))\s+(?:(?:haft|fått|varit|sett|hade|behövt|behöver|några?|något)\s+){0,2}$/iu;
/** ` har aldrig inträffat`, ` har inte behövts`: not ` är inte ovanligt`, and not a remedy that was not made. */
const deniedBehind =
  /^\p{L}*\s+(?:har|hade|är)\s+(?:\p{L}+\s+)?(?:aldrig|inte|ej)(?=\s)(?!\s+(?:ovanlig|sällsyn))/iu;
const deniedWithin = /(?<!\p{L})(?:aldrig|inte|ej)(?!\p{L})/iu;
/** Where another thing may be denied: a new clause begins behind it. */
const newClause = /^.*(?:[,;:.–]|(?<!\p{L})(?:men|och|fast|eftersom|sedan|när)(?!\p{L}))/isu;
const level = String.raw`\d\d\s?(?:decibel|dba?)(?!\p{L})`;
/** A level that the noise stays below, and one by which glass lowers it. */
const quiet = pattern(
  String.raw`(?<!\p{L})(?:under|högst|lägre\s+än|max(?:imalt)?)\s+(?:(?:cirka|ca|omkring)\s+)?${level}|(?<!inte\s+|ej\s+)(?<!\p{L})under(?:stig|skrid)\p{L}*|${level}\s+(?:\p{L}+\s+)?(?:dämp|reduk|ljudreduk|ljudisoler|isoler)|(?<!\p{L})(?:dämpar|reducerar|ljudklass|ljudreduktion)(?!\p{L})[^.;]{0,30}${level}`,
);

/** `… trots att det spolas varje år` puts nothing right. */
const inSpite = /(?<!\p{L})(?:trots|fast|fastän|även\s+om)(?!\p{L}).*$/isu;

/** The first that fits counts. */
const namings: readonly Naming[] = [
  {
    risk: 'pipes-old',
    title: 'Rör av gjutjärn',
    isOfAge: true,
    words: pattern(
      String.raw`(?<!\p{L})${drains}[^.;]{0,50}gjutjärn|gjutjärns-?(?:avlopp|rör|stam)|gjutjärn\p{L}*\s+i\s+(?:\p{L}+\s+)?avlopp`,
    ),
    unless:
      /(?<!\p{L})(?:\p{L}*bytt\p{L}*|byts|ersat\p{L}*|relina\p{L}*|kamin\p{L}*|spis\p{L}*|badkar\p{L}*|inga?|inte)(?!\p{L})/iu,
  },
  {
    risk: 'pipes-old',
    title: 'Gamla eller skadade avloppsrör',
    words: pattern(
      String.raw`(?<!\p{L})(?:toalett|avlopp)\p{L}*\s(?:\p{L}+\s+){0,5}?(?:i\s+baklås|igentäppt|svämmar|svämmat)|(?<!\p{L})(?:stopp|proppar)\s+i\s+(?:avlopp|toalett|rör)\p{L}*|(?<!\p{L})(?:fått|fick|ringa|ringt|kallat|kalla|återkommande|brukar|ofta|gånger)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:spol|rens)bil(?:en)?(?!\p{L})|(?<!\p{L})(?:spol|rens)bil(?:en)?(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:brukar|ofta|återkommande|gånger|varje\s+(?:vår|sommar|höst|vinter|år)|i\s+rad)(?!\p{L})`,
    ),
    unless: /(?<!\p{L})(?:spolas|spolar|underhållsspol\p{L}*|stamspolning)(?!\p{L})/iu,
    isDeniable: true,
  },
  {
    risk: 'water-in',
    title: 'Läcka',
    words: pattern(
      String.raw`tätskikt(?:et)?\s+(?:har\s+|hade\s+)?(?:gett\s+med\s+sig|släppt|gett\s+upp)|(?<!\p{L})(?:vatten|värme)?rör\p{L}*\s(?:\p{L}+\s+){0,3}?(?:brustit|brast|sprack|spruckit)`,
    ),
    isDeniable: true,
  },
  {
    risk: 'permit-missing',
    title: 'Saknat bygglov eller annat tillstånd',
    words: pattern(
      String.raw`(?<!\p{L})(?:ritningar|anmälan|ansökan)\s+till\s+(?:byggnadsnämnden|kommunen)\s(?:\p{L}+\s+){0,4}?${never}(?!\p{L})|(?<!\p{L})${never}\s+(?:är\s+|har\s+)?anmäl(?:t|d|ts|da)\s(?:\p{L}+\s+){0,5}?(?:kommunen?|byggnadsnämnden)|(?<!\p{L})(?:ombyggnad|användning)\p{L}*\s+(?:till|som)\s+bostad\s(?:\p{L}+\s+){0,3}?${never}\s+(?:pröva|sök)`,
    ),
  },
  {
    risk: 'few-owners',
    title: 'Osålda lägenheter',
    words: pattern(
      String.raw`(?<!\p{L})(?:bostäder|lägenheter|bostadsrätter)(?:na)?\s(?:\p{L}+\s+){0,4}?(?:osålda|(?:inte|ej)\s+(?:\p{L}+\s+)?(?:sålda|upplåtna|funnit\s+sin))|(?<!\p{L})osålda\s+(?:bostäder|lägenheter|bostadsrätter)`,
    ),
  },
  {
    risk: 'ground-worn',
    title: 'Gammal eller bristande dränering',
    isOfAge: true,
    words: pattern(
      String.raw`(?<!\p{L})(?:\p{L}+\s+)?dräner(?:ing|ingen)\s(?:\p{L}+\s+){0,8}?${never}\s+(?:utförts|gjorts|utförd|gjord|bytts)|(?<!\p{L})${never}\s+(?:blivit\s+)?dränera(?:t|ts|d)(?!\p{L})`,
    ),
  },
  {
    risk: 'contaminated-ground',
    title: 'Oljetank',
    words: pattern(
      String.raw`(?:gamla\s+|olje)(?:olje)?tank(?:en)?s\s+påfyllning|påfyllning\p{L}*\s(?:\p{L}+\s+){0,3}?(?:gamla|olje)\s?(?:olje)?tank`,
    ),
    unless: /(?<!\p{L})(?:uppgräv|grävdes\s+upp|grävts\s+upp|borttag|togs\s+bort|sanera)/iu,
  },
  {
    risk: 'noise-near',
    title: 'Buller från järnvägen',
    words: pattern(
      String.raw`${level}[^.;]{0,80}(?:järnväg|tåg|stambana)|(?:järnväg|tåg)\p{L}*[^.;]{0,80}${level}`,
    ),
    unless: quiet,
  },
  {
    risk: 'noise-near',
    title: 'Buller från vägen',
    words: pattern(
      String.raw`${level}[^.;]{0,80}(?:motorväg|riksväg|vägen|trafik)|(?:motorväg|riksväg|vägen|trafik|E\s?\d\d?)[^.;]{0,90}${level}`,
    ),
    unless: quiet,
  },
  {
    risk: 'easement-burdens',
    title: 'Arrende eller jakträtt på marken',
    words: pattern(
      String.raw`(?<!\p{L})(?:åker|åkern|mark|marken|bete|betet|hagarna|skogen)\s?[^.;]{0,40}(?<!\p{L})utarrendera[dt]`,
    ),
    unless: /(?<!\p{L})(?:inte|ej|aldrig|sagts?\s+upp|uppsag[dt]|upphör|avslutat)(?!\p{L})/iu,
  },
];

/** The kinds that a sentence names, each with the words that do; of many clauses of one sentence each asks for them. */
const namedIn = remembered(
  (sentence: string): readonly { readonly naming: Naming; readonly span: Span }[] =>
    namings.flatMap((naming) => {
      const { words, unless, isDeniable } = naming;
      const span = [...sentence.matchAll(everywhere(words))]
        .map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
        .find(
          (one) => !(unless && isUnless(sentence, one, unless)) && !(isDeniable && isDenied(sentence, one)),
        );
      return span ? [{ naming, span }] : [];
    }),
  2000,
);

/**
 * The kind that the words of a sentence name; undefined where they name none.
 * @param part what of the sentence must hold some of the words, the whole when absent
 */
export const kindNamedIn = (
  sentence: string,
  part: Span = { start: 0, end: sentence.length },
): NamedKind | undefined =>
  namedIn(sentence).find(({ span }) => span.start < part.end && span.end > part.start)?.naming;

/** True where the clauses of the words say what makes it something else or puts it right. */
function isUnless(sentence: string, { start, end }: Span, unless: RegExp): boolean {
  const around = clausesOf({ readable: sentence }, { start: 0, end: sentence.length }).filter(
    (clause) => clause.end > start && clause.start < end,
  );
  const told = sentence.slice(around[0]?.start ?? 0, around.at(-1)?.end ?? sentence.length);
  return unless.test(withoutLacking(told.replace(inSpite, '')));
}

function isDenied(sentence: string, { start, end }: Span): boolean {
  const front = sentence.slice(0, start).replace(newClause, '');
  return (
    deniedInFront.test(front) ||
    deniedWithin.test(sentence.slice(start, end)) ||
    isDeniedBehind(sentence.slice(end))
  );
}

function isDeniedBehind(behind: string): boolean {
  const found = deniedBehind.exec(behind);
  const [rest = ''] = found ? behind.slice(found[0].length).split(newReason) : [];
  return found !== null && !isLacking(rest);
}
const newReason = /[,;]|(?<!\p{L})(?:sedan|efter|eftersom|då|när|sen)(?!\p{L})/iu;

/** True where a text says that something is broken or worse, beside an old part that it names. */
export const tellsBreakage = (text: string): boolean => broken.test(text);
const broken =
  /(?<!\p{L})(?:ras(?:a|ar|at|risk\p{L}*)?|\p{L}*svamp\p{L}*|röta|ruttn\p{L}*|rutten|rutt[ea]n?|mögel\p{L}*|mögl\p{L}*|\p{L}*läck\p{L}*|brist\p{L}*|brust\p{L}*|sprick\p{L}*|spruck\p{L}*|fukt\p{L}*|(?:står|stod|under|stående)\s+vatten|vatten\s+i\s+(?:källar|grund|krypgrund)\p{L}*|vatteninträngning\p{L}*|\p{L}*rost(?!fri)\p{L}*|korrod\p{L}*|korrosion\p{L}*|frät\p{L}*|hål|otät\p{L}*|sönder\p{L}*|trasig\p{L}*|(?:gått|gick)\s+av|bukta\p{L}*|knäck\p{L}*|\p{L}*skad\p{L}*|sättning\p{L}*|kollaps\p{L}*|underkän\p{L}*|utdöm\p{L}*|angrip\p{L}*|angrepp\p{L}*)(?!\p{L})/iu;
