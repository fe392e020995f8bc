import type { Evidence, Severity } from '../analysis-result.schema.js';
import type { Risk } from '../risks/told/risk.js';
import { riskById } from '../risks/told/risks.js';
import { type Subject, subjects } from '../reading/learned/subjects.js';
import { flag, type Flag } from '../facts/context.js';
import { brief, list, lower } from '../format.js';
import { isPaidAgain } from '../reading/money/said-of.js';
import { isFar } from '../reading/quantities/distance.js';
import { isFoundInOrder } from '../reading/assertion/found-in-order.js';
import { isMended, mayBeOver } from '../reading/assertion/standing.js';
import { holdsDenial, isTitleDenied, standingsOfClause } from '../reading/assertion/clause.js';
import { realWarning } from './verdict.js';
import { kindNamedIn, tellsBreakage } from '../reading/learned/named-kinds.js';
import type { Matter } from '../reading/learned/matter.js';
import { holdsFigure } from '../reading/quantities/figure.js';
import { isToldBy, placesIn } from './judged.js';
import { matterOf, proofOf, type Told } from './told.js';

/** As sure as this that a clause tells a risk (`riskSure`), it is a flag. */
export const raisedFrom = 0.14;
/**
 * What a warning weighs in the verdict for each unit of sureness: one that is sure to two fifths makes a report yellow alone (2),
 * and two that are sure to a third together (3).
 */
const weightOfSure = 5;
/** What a figure weighs that the reader of words cannot compare with its limits; the rules do. */
export const figureWeight = 0.25;
/** Where the likeliest kind has less than this share among all kinds, a flag is of its subject and not of that kind. */
const ofKindFrom = 0.15;
/**
 * A kind is named where its share (`riskShare`) times the sureness of the flag (`riskSure`) is as much as this, and its title has
 * that share among the titles of the kind: then nine of ten are right.
 */
const namedFrom = { share: 0.16, title: 0.6 };
/** The same product from which on a kind is told before the words as what they probably mean: eight of ten are right. */
const guessedFrom = 0.09;
/**
 * As grave as this (`graveness`), it is critical where its kind can be. Of no sure kind it must seem graver: less is known of
 * what it is.
 */
export const graveFrom = { named: 0.13, unclear: 0.2 };
/** As grave as this, a warning makes a report yellow alone, however unsure its kind. */
const troublingFrom = 0.1;
/** Quotes of one flag. */
const mostQuotes = 3;

type Tellings = readonly [Told, ...Told[]];
type Gravity = Pick<Flag, 'severity'> & { weight?: number };

/**
 * Flags of what the learned reader understood as bad and that the rules did not judge: one for each kind, with up to three
 * quotes. Of a kind that it is not sure of, the flag tells the advert's own words instead of a name; what is likely of no kind
 * is one such flag for each subject.
 * @param judged what the rules flag or praise, by its proof
 */
export function toldRiskFlags(told: readonly Told[], judged: readonly (readonly Evidence[])[]): Flag[] {
  const places = placesIn(judged);
  const raised = surestOfSentences(
    told
      .map(asNamed)
      .map(asPaid)
      .filter(
        (one) =>
          one.riskSure >= raisedFrom &&
          !isToldBy(places, one.place) &&
          isOfHomeNow(one) &&
          (isStatement(one) || one.riskSure >= sureFrom),
      ),
  );
  const byKind = new Map<Risk | Subject, [Told, ...Told[]]>();
  for (const one of raised) {
    const kind = one.riskShare < ofKindFrom ? sureSubject(one) : riskById(one.risk);
    const others = byKind.get(kind);
    if (!others) byKind.set(kind, [one]);
    else if (others.length < mostQuotes) others.push(one);
  }
  return [...byKind].map(([kind, tellings]) => {
    if (typeof kind === 'string') return unclearFlag(kind, tellings);
    const named = tellings.find(isSureOfName);
    return named ? namedFlag(kind, named, tellings) : unclearFlag(sureSubject(tellings[0]), tellings, kind);
  });
}

/** As sure as a kind that the words name: it is told, and moves no verdict alone. */
const sureOfWords = 0.3;

/** A clause that names its kind itself is of that kind, whatever it seems to the reader. */
function asNamed(one: Told): Told {
  const { source, sentence, clause } = one;
  const within = { start: clause.start - sentence.start, end: clause.end - sentence.start };
  const named = kindNamedIn(source.readable.slice(sentence.start, sentence.end), within);
  if (!named) return one;
  const { risk, title, isOfAge } = named;
  const isOnlyOld = isOfAge === true && !tellsBreakage(source.readable.slice(clause.start, clause.end));
  return {
    ...one,
    risk,
    title,
    titleShare: 1,
    riskShare: 1,
    isNamed: true,
    riskSure: Math.max(one.riskSure, sureOfWords),
    graveness: isOnlyOld ? 0 : one.graveness,
  };
}

const onceTitle = 'Engångskostnad utöver priset';
const againTitle = 'Löpande kostnad utöver avgiften';

/** What is told with its period is not paid once. */
function asPaid(one: Told): Told {
  if (one.title !== onceTitle) return one;
  const { source, sentence } = one;
  const text = source.readable.slice(sentence.start, sentence.end);
  return isPaidAgain(text) ? { ...one, title: againTitle } : one;
}

/** `Juli.`, `Duschen också.`: fewer words are a flag where the reader is surer. */
const fewestWords = 3;
const sureFrom = 0.3;
const isStatement = ({ source, sentence }: Told): boolean =>
  source.readable.slice(sentence.start, sentence.end).trim().split(/\s+/).length >= fewestWords;

/** Below this share among all subjects the likeliest is wrong as often as right, and what to ask of it would not fit. */
const ofSubjectFrom = 0.5;

/** What it is about, where that is sure. */
export const sureSubject = ({ subject, subjectShare }: Told): Subject =>
  subjectShare >= ofSubjectFrom ? subject : 'unknown';

const isSureOfName = (one: Told): boolean => isLikely(one, namedFrom.share);

const isLikely = ({ riskShare, riskSure, titleShare }: Told, from: number): boolean =>
  riskShare * riskSure >= from && titleShare >= namedFrom.title;

/**
 * The surest first, one of a sentence: its clauses tell of one thing more often than of two. Beside a clause that names its
 * kind, a grave one is told too.
 */
function surestOfSentences(told: readonly Told[]): Told[] {
  const first = new Map<Told['sentence'], Told>();
  return told
    .toSorted((one, other) => other.riskSure - one.riskSure)
    .filter((one) => {
      const surer = first.get(one.sentence);
      if (!surer) first.set(one.sentence, one);
      return !surer || (surer.isNamed && !one.isNamed && one.graveness >= graveFrom.named);
    });
}

/**
 * @param named whose title it has
 * @param tellings the surest first
 */
function namedFlag(kind: Risk, named: Told, tellings: Tellings): Flag {
  const { id, category, description, action } = kind;
  const words = matterOf(named)?.written;
  return flag({
    rule: id,
    title: named.title,
    category,
    ...gravityAs(kind, tellings),
    description,
    action,
    isInterpreted: true,
    ...(words ? { words } : {}),
    evidence: tellings.map(proofOf),
  });
}

/** @param tellings the surest first */
function gravityAs({ severity, isOfFigures }: Risk, tellings: Tellings): Gravity {
  const [{ source, clause }] = tellings;
  return isOfFigures === true && holdsFigure(source.readable.slice(clause.start, clause.end))
    ? { severity: 'warning', weight: figureWeight }
    : gravityOf(tellings, severity, graveFrom.named);
}

/**
 * @param tellings the surest first
 * @param likeliest the kind that it likely is, too unsure to be named
 */
function unclearFlag(subject: Subject, tellings: Tellings, likeliest?: Risk): Flag {
  const { category, ask } = subjects[subject];
  const gravity = likeliest
    ? gravityAs(likeliest, tellings)
    : gravityOf(tellings, 'critical', graveFrom.unclear);
  const told = gravity.severity === 'critical' ? tellings.toSorted(gravestFirst) : [...tellings];
  const [matter, ...others] = told.map(matterOf);
  const also = others.flatMap((other) => (other?.heading ? [`”${other.heading}”`] : []));
  const guess = likeliest && tellings.find((one) => isLikely(one, guessedFrom))?.title;
  const meaning = guess && likeliest.description;
  return flag({
    rule: `unclear-${subject}`,
    title: headingOf(subject, matter, guess),
    category,
    ...gravity,
    description:
      (meaning
        ? `${meaning} Vi kan ha tolkat annonsen fel, så läs hela citatet.`
        : 'Det verkar vara till din nackdel, men vi kan inte bedöma vad det betyder för dig.') +
      (also.length > 0 ? ` Annonsen säger också ${list(also)}.` : ''),
    action: guess ? likeliest.action : ask,
    isInterpreted: true,
    ...(matter ? { matter } : {}),
    ...(likeliest ? { likeliest: likeliest.id } : {}),
    ...(guess ? { guess } : {}),
    evidence: told.map(proofOf),
  });
}

function headingOf(subject: Subject, matter: Matter | null | undefined, guess: string | undefined): string {
  const name = guess && `Troligen ${lower(brief(guess))}`;
  if (!matter?.heading) return name ?? subjects[subject].unclear;
  return `${name ?? 'Oklart'}: ”${matter.heading}”`;
}

const gravestFirst = (one: Told, other: Told): number => other.graveness - one.graveness;

/**
 * @param tellings the surest first
 * @param most how severe its kind can be
 * @param from the graveness that makes it so
 */
function gravityOf(tellings: Tellings, most: Severity, from: number): Gravity {
  if (most === 'notice') return { severity: 'notice' };
  const gravest = Math.max(...tellings.map(({ graveness }) => graveness));
  const isGrave = tellings.some((one) => one.graveness >= from && !isInDoubt(one));
  if (most === 'critical' && isGrave) return { severity: 'critical' };
  const weight = tellings[0].riskSure * weightOfSure;
  return { severity: 'warning', weight: gravest >= troublingFrom ? Math.max(realWarning, weight) : weight };
}

/** Damage of the past that may be over, and what somebody found to be in order: a flag, but nothing certain. */
export const isInDoubt = ({ source, sentence, clause }: Told): boolean =>
  mayBeOver(source, sentence, clause) || isFoundInOrder(source.readable.slice(sentence.start, sentence.end));

/** Kinds of risk that a neighbour or the place is part of. */
const ofOthers: ReadonlySet<string> = new Set(['Omgivning', 'Granne']);
/** Kinds of damage, told by the name of what is wrong: a denial in the clause denies it, and a mending anywhere after ends it. */
const ofDamage: ReadonlySet<string> = new Set([
  'Fukt',
  'Skada',
  'Grund',
  'Riskkonstruktion',
  'Radon',
  'Material',
]);
/**
 * False for what is asked, denied, paid by an insurer, far away or plainly said of a neighbour, and for damage that was mended:
 * then it is no flag. What is said of another building, the reader itself takes for less bad.
 */
export function isOfHomeNow({ source, sentence, clause, risk, title, isNamed }: Told): boolean {
  const { category } = riskById(risk);
  const standings = standingsOfClause(source, sentence, clause);
  if (standings.has('hypothetical') || standings.has('denied') || standings.has('mended')) return false;
  // Words that name a kind may hold a denial of their own: `har aldrig dränerats`.
  if (!isNamed && isTitleDenied(source, clause, title)) return false;
  if (
    ofDamage.has(category) &&
    ((!isNamed && holdsDenial(source, clause)) || isMended(source, sentence, clause))
  )
    return false;
  return ofOthers.has(category)
    ? !isFar(source, { start: clause.start, end: clause.start })
    : !standings.has('elsewhere');
}
