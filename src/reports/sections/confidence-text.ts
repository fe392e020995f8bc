import { technicalItems, type MissingInfoDetail, type TechnicalItem } from '../analysis-result.schema.js';
import { unjudgedHeat } from '../knowledge/heat-sources.js';
import { parts as known } from '../knowledge/life-lengths.js';
import type { Context } from '../facts/context.js';
import { capital, count, list } from '../format.js';
import { isNewHome, type NeededPart } from '../parts/judged-parts.js';
import type { TechnicalSpecs } from '../parts/technical.js';
import { gapNames } from './verdict/case.js';

const items: Readonly<Record<TechnicalItem, string>> = {
  foundationAndBasement: 'grunden',
  structure: 'stommen',
  facade: 'fasaden',
  roof: 'taket',
  windows: 'fönstren',
  heating: 'värmesystemet',
  ventilation: 'ventilationen',
  waterAndSewage: 'vattnet avloppet',
  plumbingAndElectrical: 'rören elen',
};

/** Rows of the technical table without a judgement, in the table's own order. */
export const unjudgedItems = (specs: TechnicalSpecs): TechnicalItem[] =>
  technicalItems.filter((item) => !Object.hasOwn(specs, item));

const named = (names: readonly string[]): string => list(names.flatMap((name) => name.split(' ')));

export interface Ground {
  readonly missing: readonly MissingInfoDetail[];
  readonly parts: readonly NeededPart[];
  readonly specs: TechnicalSpecs;
  /** Share of what the verdict needs that is known, 0–100. */
  readonly coverage: number;
}

/**
 * What the confidence stands for, in words: how much was found, which facts are missing, and every part of the technical
 * table that is not judged, with the reason. The first sentence can stand alone.
 */
export function explainConfidence(context: Context, { missing, parts, specs, coverage }: Ground): string {
  const unknown = parts.filter((part) => !part.judged);
  const isComplete = missing.length + unknown.length === 0;
  const opening = isComplete
    ? 'Alla uppgifter på checklistan för den här sortens bostad finns i annonsen.'
    : `${measureOf(coverage)}.`;
  const gaps = gapNames(missing, 4);
  return [
    opening,
    `Siffran, ${coverage} av 100, mäter underlaget och inte hur bra bostaden är. Det som kan kosta mest väger tyngst.`,
    ...(gaps ? [`${capital(gaps)} saknas.`] : []),
    ...unjudgedText(context, parts, specs),
    ...(isComplete ? ['Att det stämmer behöver du kontrollera själv.'] : []),
  ].join(' ');
}

const measureOf = (coverage: number): string =>
  coverage >= 90
    ? 'Nästan allt som bedömningen behöver finns i annonsen'
    : coverage >= 55
      ? 'Det mesta som bedömningen behöver finns i annonsen'
      : coverage >= 30
        ? 'Mycket av det som bedömningen behöver saknas i annonsen'
        : 'Det mesta som bedömningen behöver saknas i annonsen';

function unjudgedText(context: Context, parts: readonly NeededPart[], specs: TechnicalSpecs): string[] {
  // Land has no parts.
  if (parts.length === 0) return [];
  const open = unjudgedItems(specs);
  const unknown = parts.filter((part) => !part.judged);
  const total = technicalItems.length;
  const judged = total - open.length;
  const inTable =
    open.length > 0
      ? [
          judged === 0
            ? `Ingen av tabellens ${count(total)} tekniska delar är bedömd.`
            : `${capital(count(judged, 'common'))} av tabellens ${count(total)} tekniska delar är ${judged === 1 ? 'bedömd' : 'bedömda'}.`,
        ]
      : [];
  if (isNewHome(context)) {
    const but =
      open.length > 0 ? `, även för det som är ej bedömt: ${named(open.map((id) => items[id]))}` : '';
    return [...inTable, `Huset är så nytt att dess ålder svarar för delarna i det${but}.`];
  }
  const dated = unknown.filter(({ id }) => isDated(context, id));
  const untold = unknown.filter((part) => !dated.includes(part));
  const outside = open.filter((item) => !parts.some(({ id }) => id === item)).map((id) => items[id]);
  return [
    ...inTable,
    ...(untold.length > 0
      ? [`Ej bedömt, eftersom annonsen inte ger någon ålder att gå på: ${named(untold.map(nameOf))}.`]
      : []),
    ...(dated.length > 0
      ? [`Ej bedömt trots att åldern anges, för vi har ingen säker livslängd: ${named(dated.map(nameOf))}.`]
      : []),
    ...(outside.length > 0 ? [`${outsideReason(context)}: ${named(outside)}.`] : []),
  ];
}

const nameOf = ({ id, names }: NeededPart): string =>
  Object.hasOwn(items, id) ? items[id as TechnicalItem] : names.join(' ');

/** The advert gives a year, and what it dates has no life with a source. */
const isDated = ({ work }: Context, id: string): boolean =>
  work.some(
    ({ part, state }) =>
      state !== 'planned' &&
      (known.some((row) => row.id === part && (part === id || row.item === id)) ||
        (id === 'heating' && unjudgedHeat.some((heat) => heat.part === part))),
  );

function outsideReason({ home }: Context): string {
  if (home.form === 'house' || home.form === 'leisure')
    return 'Ej bedömt och inte medräknat, eftersom annonser sällan säger något om skicket';
  return home.tenure === 'cooperative'
    ? 'Ej bedömt och inte medräknat, eftersom föreningen normalt sköter det'
    : 'Ej bedömt och inte medräknat, eftersom det hör till huset och inte till lägenheten';
}
