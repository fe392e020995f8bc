import { figuresIn, perSquareMetre, type WrittenFigure } from '../quantities/numbers.js';
import { isOfOthers, timeOf, type ToldOf } from './time.js';
import { allStatements, clauseIn, quoteIn, type Statement } from './statements.js';
import type { Advert } from '../text/advert.js';
import { words, type Span, type Quote } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';

/** What a figure of the association's economy counts. `other` keeps prices, rents and costs apart from them. */
export type Subject =
  'debt' | 'debtShare' | 'savings' | 'sensitivity' | 'fee' | 'totalFees' | 'area' | 'other';

/** Of which area a figure per m² is counted. */
type Basis = 'bostadsrättsyta' | 'totalyta';

/** A figure of this association as a text states it. */
export interface StatedFigure extends ToldOf {
  readonly subject: Subject;
  readonly value: number;
  readonly unit: WrittenFigure['unit'];
  readonly perSqm: boolean;
  readonly basis: Basis | null;
  /** One loan or item of several (`ett lån på 7 Mkr`, `varav`). */
  readonly part: boolean;
  readonly quote: Quote;
}

/** Words for loans of an association. */
export const loanWords = String.raw`låne(?:kron(?:a|or|orna)|summa(?:n)?|kapital(?:et)?)|(?:netto|låne|bank|total)?(?:skuld(?:en|er|erna)?|skuldsättning(?:en)?|skuldsatt)|skuldbörda(?:n)?|skuldbelastning(?:en)?|nettoskuldsättning(?:en)?|(?:ut|hög|låg)?belån(?:ing(?:en)?|ad|at)|(?:förenings|fastighets|bank)?lån(?:en|et|ens|ebörda(?:n)?|ebelopp(?:et)?|estock(?:en)?|eportfölj(?:en)?|evolym(?:en)?|at)?|(?:bygg|bank|fastighets|byggnads)?kredit(?:en|er|erna)?(?!\s*upplysning)|skyldiga?(?:\s+(?:banken|bankerna))?`;

const subjects: readonly (readonly [Subject, RegExp])[] = (
  [
    [
      'debtShare',
      String.raw`(?:lägenhetens|bostadens|bostadsrättens)\s+(?:andel|del)\s+(?:av\s+|i\s+)(?:föreningens\s+)?(?:\p{L}+\s+)?(?:netto)?(?:skuld\p{L}*|lån\p{L}*)|andel\s+av\s+(?:föreningens\s+)?(?:netto)?(?:skuld\p{L}*|lån(?:en)?)|indirekt\p{L}*\s+(?:netto)?(?:skuld|belåning|lån)\p{L}*`,
    ],
    ['debt', loanWords],
    [
      'savings',
      String.raw`lägger\s+(?:\p{L}+\s+)?undan|spar(?:ande(?:t|na)?|ar|at|as|kvot\p{L}*|nivå\p{L}*)`,
    ],
    [
      'sensitivity',
      String.raw`(?:stiger|ökar|går)\s+räntan\s+(?:upp\s+)?(?:med\s+)?(?:en|1)\s+procentenhet|räntan\s+(?:stiger|ökar|höjs|går\s+upp)\s+(?:med\s+)?(?:en|1)\s+procentenhet|(?:ränte(?:höjning|ökning|uppgång)|(?:höjd|högre)\s+ränta)\s+(?:på|om|med)\s+(?:en|1)\s+procentenhet|räntekänslig\p{L}*|känslig\p{L}*\s+(?:för|mot)\s+(?:en\s+)?ränt\p{L}*|(?:en|1)\s+procentenhets?\s+(?:högre|höjd|dyrare)\s+(?:\p{L}*ränta|räntenivå)|(?:för\s+)?varje\s+procentenhet\s+(?:som\s+)?räntan\s+(?:stiger|ökar|höjs|går\s+upp)`,
    ],
    [
      'totalFees',
      String.raw`(?:(?:föreningens|totala|sammanlagda|samtliga)\s+)?(?:års|medlems)avgifter(?:na)?|(?:intäkter(?:na)?|inbetal\p{L}*)\s+(?:från|av)\s+(?:års|medlems)?avgifter(?:na)?|avgiftsintäkter(?:na)?`,
    ],
    ['fee', String.raw`(?:års|månads|brf-)?avgift(?:en|s?nivå(?:n)?)?`],
    [
      'area',
      String.raw`(?:total\p{L}*\s*)?(?:bostadsrätts|br-?|total|bostads|lägenhets|boa|bo)?(?:yta|ytor|area|areal)(?:n|rna|or|orna)?|bostadsrättsyta(?:n)?|totalyta(?:n)?|boarea(?:n)?|boa`,
    ],
    [
      'other',
      String.raw`insats(?:en|er|erna)?|upplåtelseavgift\p{L}*|(?:utgångs|slut|köp|försäljnings|begärt|kvadratmeter)?pris(?:et|er)?|(?:säl|köp)(?:js|jas|ts|tes|a|te|er)|såld(?:e|es)?|sålt(?:s)?|kosta(?:r|de|t)?|kostnad\p{L}*|\p{L}+kostnad(?:en|er|erna)?|tax(?:erings)?värde\p{L}*|marknadsvärde\p{L}*|bokfört|värder\p{L}*|värde(?:t|ring\p{L}*)?|\p{L}*hyr(?:a|an|or|orna|es)|hyresint\p{L}*|lokalhyr\p{L}*|arrende\p{L}*|avgäld\p{L}*|tomträttsavgäld\p{L}*|energi\p{L}*|el|värme\p{L}*|drift\p{L}*|underhållsfond\p{L}*|yttre\s+fond\p{L}*|reparationsfond\p{L}*|fond(?:en)?|avsätt\p{L}*|avsatt\p{L}*|kassa(?:n)?|likvid\p{L}*|tillgång\p{L}*|eget\s+kapital|omsättning(?:en)?|intäkt\p{L}*|resultat\p{L}*|överskott\p{L}*|underskott\p{L}*|förlust\p{L}*|amorter\p{L}*|räntor(?:na)?|ränta(?:n)?|snittränta\p{L}*|räntekostnad\p{L}*|stambyte\p{L}*|renover\p{L}*|invester\p{L}*|bredband\p{L}*|parkering\p{L}*|garage\p{L}*|soliditet\p{L}*|belåningsgrad\p{L}*|skuldkvot\p{L}*|bolån\p{L}*|lånelöfte\p{L}*|kontantinsats\p{L}*|pant(?:brev|sättning)\p{L}*|överlåtelse\p{L}*|friköp\p{L}*`,
    ],
  ] as const
).map(([subject, source]) => [subject, words(source)]);

interface Named extends Span {
  readonly subject: Subject;
}

/** Every word of a statement that says what a figure counts, in order; where two overlap the longer one stands. */
function namedIn(text: string): Named[] {
  const all = subjects.flatMap(([subject, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      subject,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return all
    .filter(
      (one) =>
        !all.some(
          (other) =>
            other !== one &&
            other.start <= one.start &&
            other.end >= one.end &&
            other.end - other.start > one.end - one.start,
        ),
    )
    .sort((a, b) => a.start - b.start);
}

const areaAfter = String.raw`(?:\s*(?:\(|av\s+|i\s+|för\s+)?(?:upplåten\s+)?(?:med\s+)?(?:bostadsrätt\p{L}*|br-?yta|boarea|boa|total\s*yta|totalyta|totalarea|boyta|bostadsyta)\)?)?(?:\s+och\s+år)?`;
const link = latinRegExp(
  String.raw`^${areaAfter}\s+(?:i|som|är|utgör)\s+(?:(?:föreningens|total|samlad|räntebärande|hög|låg|ren|en|vår)\s+)?$`,
  'iu',
);
const unitBefore = latinRegExp(String.raw`${perSquareMetre}|\/\s?m(?:²|2)`, 'iu');
const unitNext = latinRegExp(String.raw`^\s*${perSquareMetre}`, 'iu');
/** A word for the debt or the savings reaches no further than this many characters. */
const reach = 130;

function subjectOf(statement: Statement, names: readonly Named[], figure: WrittenFigure): Named | undefined {
  const { text } = statement;
  const after = names.find(
    (name) => name.start >= figure.end && link.test(text.slice(figure.end, name.start)),
  );
  if (after && after.subject !== 'area') return after;
  if (figure.unit === 'area') {
    const named = names.find(
      (name) => name.subject === 'area' && /^\s+(?:upplåten\s+)?$/.test(text.slice(figure.end, name.start)),
    );
    if (named) return named;
  }
  const before = names.filter((name) => name.end <= figure.start && figure.start - name.end <= reach);
  // `stiger räntan en procentenhet behöver avgiften höjas 17 procent`
  const told = before.findLast((name) => /procentenhet/iu.test(text.slice(name.start, name.end)));
  if (told && figure.unit === 'percent') return told;
  // `skuld per kvm totalyta 11 900 kr`: the area is only what the debt is counted per.
  const last = before.at(-1);
  return last?.subject === 'area' && figure.unit !== 'area'
    ? before.findLast((name) => name.subject !== 'area')
    : last;
}

const basisOf = (text: string): Basis | null => {
  if (
    /total\p{L}*\s*(?:yta|area)|bostads-?\s?och\s+lokal|totalyta|uthyrbar|lokal\p{L}{0,20}\s*yta|lokalyta|boa\s*\+\s*loa/iu.test(
      text,
    )
  )
    return 'totalyta';
  return /bostadsrätts?yta|br-?yta|upplåten|bostadsrätt(?!s?för)|bostadsyta|boarea|boyta|(?<!\p{L})boa(?!\p{L})/iu.test(
    text,
  )
    ? 'bostadsrättsyta'
    : null;
};

const known: Readonly<Record<Exclude<Subject, 'other'>, readonly WrittenFigure['unit'][]>> = {
  debt: ['money', 'bare'],
  debtShare: ['money'],
  savings: ['money', 'bare'],
  sensitivity: ['percent', 'bare'],
  fee: ['money'],
  totalFees: ['money'],
  area: ['area'],
};

/** Every figure of this association's economy that the advert's texts state, in reading order. */
export function statedFigures(advert: Advert): StatedFigure[] {
  let heading: Statement | undefined;
  return allStatements(advert).flatMap((statement) => {
    const line = withHeading(statement, heading);
    heading = statement;
    const names = namedIn(line.text);
    const figures = figuresIn(line.text);
    const isList = listOfPerSqm.test(line.text) || opensPerSqm.test(line.text);
    return figures.flatMap((figure, index): StatedFigure[] => {
      const name = subjectOf(line, names, figure);
      if (!name || name.subject === 'other' || !known[name.subject].includes(figure.unit)) return [];
      if (isOfOthers(line, figure)) return [];
      if (name.subject === 'sensitivity' && isStep(line.text, figure)) return [];
      if (name.subject === 'sensitivity' && shareOf.test(line.text.slice(figure.end))) return [];
      const between = line.text.slice(Math.min(name.start, figure.start), figure.start);
      const previous = figures.slice(0, index).findLast((one) => one.unit === 'money');
      const following = figures.slice(index + 1).find((one) => one.unit === 'money');
      const next = figures[index + 1]?.start ?? line.text.length;
      const clauseEnd = Math.min(next, clauseIn(line, figure.end - 1).end + 30, line.text.length);
      const perSqm =
        figure.perSqm ||
        (figure.unit !== 'percent' && (isList || unitBefore.test(between))) ||
        (name.start >= figure.end && unitNext.test(line.text.slice(name.end)));
      if (figure.unit === 'bare' && !perSqm && name.subject !== 'sensitivity') return [];
      if (figure.unit === 'bare' && isYear(line.text.slice(figure.start, figure.end))) return [];
      const own = line.text.slice(figure.end, clauseEnd);
      return [
        {
          subject: name.subject,
          value: figure.negative && name.subject === 'savings' ? -figure.value : figure.value,
          unit: figure.unit,
          perSqm,
          basis:
            (name.subject === 'area' ? basisOf(line.text.slice(name.start, name.end)) : null) ??
            basisOf(/[^,.;]*/.exec(own)?.[0] ?? '') ??
            basisOf(line.text.slice(Math.max(figures[index - 1]?.end ?? 0, figure.start - 60), figure.start)),
          ...timeOf(line, figure, {
            from: previous?.end ?? 0,
            to: following?.start ?? line.text.length,
            year: advert.year,
          }),
          part: partOf.test(line.text.slice(0, Math.min(name.start, figure.start))),
          quote: quoteIn(line, Math.min(name.start, figure.start), Math.max(figure.end, name.end)),
        },
      ];
    });
  });
}

const partOf = /(?<!\p{L})(?:ett|nytt|största|minsta|sista|varav|varje)\s+(?:\p{L}+\s+)?$/iu;
/** `Nyckeltal per kvm: skuld 13 200, sparande 155`. */
const listOfPerSqm = latinRegExp(
  String.raw`^\P{L}{0,60}(?:\p{L}+\s+)?${perSquareMetre}[^:–\d]{0,30}[:–-]`,
  'iu',
);
/** `Per kvadratmeter är föreningen skyldig 16 900 kr`. */
const opensPerSqm = latinRegExp(
  String.raw`^\P{L}*(?:(?:utslaget|räknat|fördelat)\s+)?per\s+(?:kvm|kvadratmeter|m²|m2)\s+(?:är|har|uppgår|ligger|blir)(?!\p{L})`,
  'iu',
);
/** `Räntekänslighet (1 %-enhet): 19 %`: the step of the interest is not the answer. */
const isStep = (text: string, figure: WrittenFigure): boolean =>
  figure.value === 1 && /(?:%|procent)\s?-?\s?enhet/iu.test(text.slice(figure.start, figure.end + 7));
/** `Räntekänslighet 4 %, 15 % av lånen omsätts`: a share of the loans is no sensitivity. */
const shareOf = latinRegExp(
  String.raw`^\s*(?:procent\s+)?av\s+(?:\p{L}+\s+){0,3}?(?<!\p{L})(?:${loanWords})`,
  'iu',
);
const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text.trim());

/** A table row whose label stands alone on the line before is read together with it. */
function withHeading(statement: Statement, heading: Statement | undefined): Statement {
  const starts = /^[\s:|]*(?:[-−]?\d|(?:ca|cirka|drygt|knappt|endast|bara)\s)/iu.test(statement.text);
  if (!heading || !starts || heading.source !== statement.source || heading.end !== statement.start)
    return statement;
  const label = heading.text.trim();
  if (label.length > 70 || (/[.!?]$/.test(label) && !/skuld|lån|sparande/iu.test(label))) return statement;
  return {
    source: statement.source,
    start: heading.start,
    end: statement.end,
    text: heading.text + statement.text,
  };
}
