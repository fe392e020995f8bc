import { latinRegExp } from '../text/latin.js';
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
}

const pattern = (words: string): RegExp => latinRegExp(boundedBlanks(words), 'iu');

const drains = String.raw`(?:avlopp\p{L}*|bottenavlopp\p{L}*|rör(?:en)?|stam(?:mar|marna)?|ledning(?:en|ar|arna)?)`;
const never = String.raw`(?:aldrig|inte|ej)`;
/** What it says did not happen. */
const denied = /(?<!\p{L})(?:aldrig|inte|ej|inga|inget|ingen|utan)(?!\p{L})/iu;
/** What keeps the noise out, or a limit that it stays below. */
const quiet =
  /dämp|ljudklass|isoler|understig|(?<!\p{L})(?:under|högst|lägre)(?!\p{L}|\s+(?:natt|dag|kväll|rusning))/iu;
const level = String.raw`\d\d\s?(?:decibel|dba?)(?!\p{L})`;

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
      String.raw`(?<!\p{L})(?:toalett|avlopp)\p{L}*\s(?:\p{L}+\s+){0,5}?(?:i\s+baklås|igentäppt|svämmar|svämmat)|(?<!\p{L})(?:stopp|proppar)\s+i\s+(?:avlopp|toalett|rör)\p{L}*|(?<!\p{L})(?:fått|fick|ringa|ringt|kallat|kalla|återkommande|brukar|ofta|gånger)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:spol|rens)bil(?:en)?(?!\p{L})|(?<!\p{L})(?:spol|rens)bil(?:en)?(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:brukar|ofta|återkommande|gånger)(?!\p{L})`,
    ),
    unless: denied,
  },
  {
    risk: 'water-in',
    title: 'Läcka',
    words: pattern(
      String.raw`tätskikt(?:et)?\s+(?:har\s+|hade\s+)?(?:gett\s+med\s+sig|släppt|gett\s+upp)|(?<!\p{L})(?:vatten|värme)?rör\p{L}*\s(?:\p{L}+\s+){0,3}?(?:brustit|brast|sprack|spruckit)`,
    ),
    unless: /(?<!\p{L})(?:aldrig|inga|inget|ingen)(?!\p{L})/iu,
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

/**
 * The kind that the words of a sentence name; undefined where they name none.
 * @param part what of the sentence must hold some of the words, the whole when absent
 */
export const kindNamedIn = (
  sentence: string,
  part: Span = { start: 0, end: sentence.length },
): NamedKind | undefined =>
  namings.find(({ words, unless }) => {
    const found = words.exec(sentence);
    return (
      found !== null &&
      found.index < part.end &&
      found.index + found[0].length > part.start &&
      !unless?.test(sentence)
    );
  });

/** True where a text says that something is broken or worse, beside an old part that it names. */
export const tellsBreakage = (text: string): boolean => broken.test(text);
const broken =
  /(?<!\p{L})(?:ras(?:a|ar|at|risk\p{L}*)?|\p{L}*svamp\p{L}*|röta|ruttn\p{L}*|rutten|rutt[ea]n?|mögel\p{L}*|mögl\p{L}*|\p{L}*läck\p{L}*|brist\p{L}*|brust\p{L}*|sprick\p{L}*|spruck\p{L}*|fukt\p{L}*|\p{L}*vatten|\p{L}*skad\p{L}*|sättning\p{L}*|kollaps\p{L}*|underkän\p{L}*|utdöm\p{L}*|angrip\p{L}*|angrepp\p{L}*)(?!\p{L})/iu;
