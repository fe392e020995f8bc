import type { ReactNode } from 'react';
import type { ComparedProperty } from '../../../../src/analyses/analysis.types.js';
import type { TechnicalItem } from '../../../../src/reports/analysis-result.schema.js';
import { area, rooms } from '../../shared/format/home.js';
import { costRange } from '../../shared/format/cost-range.js';
import { kr } from '../../shared/format/money.js';
import { compareTexts as texts } from '../../shared/texts/compare.js';
import { Confidence, FlagCount, Flags, Light, Locked, Missing, ToneCount } from './cells.js';
import { figureOf, type Measure } from './marks.js';

export interface Row {
  readonly label: string;
  readonly cell: (home: ComparedProperty) => ReactNode;
  /** What two homes have in common when their rows fade; running text has nothing of the kind. */
  readonly sameness?: (home: ComparedProperty) => string;
  /** The figure that has a best one. */
  readonly measure?: Measure;
}

/** Differences carry weight and sameness fades; running text does neither. */
export function kindOf({ sameness }: Row, homes: readonly ComparedProperty[]): 'same' | 'differs' | 'text' {
  if (!sameness) return 'text';
  return new Set(homes.map(sameness)).size === 1 ? 'same' : 'differs';
}

export type SectionKey = keyof typeof texts.sections;

export interface Section {
  readonly key: SectionKey;
  readonly rows: readonly Row[];
}

const plain = (
  label: string,
  text: (home: ComparedProperty) => string | null | undefined,
  measure?: Measure,
): Row => {
  return {
    label,
    cell: (home) => text(home) || <Missing />,
    sameness: (home) => text(home) ?? '',
    ...(measure ? { measure } : {}),
  };
};

const money = (label: string, measure: Measure, format: (value: number) => string): Row =>
  plain(
    label,
    (home) => {
      const value = figureOf(measure, home);
      return value === null ? null : format(value);
    },
    measure,
  );

const count = (label: string, measure: 'missingInfoCount' | 'euphemismsCount'): Row => ({
  label,
  cell: (home) => <ToneCount home={home} measure={measure} />,
  sameness: (home) => String(figureOf(measure, home)),
  measure,
});

const { rows: labels } = texts;

/** One of the report's sums, which an unpaid report keeps to itself. */
const reckoned = (
  label: string,
  text: (home: ComparedProperty) => string | null,
  measure?: Measure,
): Row => ({
  ...plain(label, text, measure),
  cell: (home) => (home.locked ? <Locked /> : text(home) || <Missing />),
});

const ifKnown = (value: number | null, per?: 'mån'): string | null =>
  value === null ? null : kr(value, per);

/** Everything that is compared: the report's three sums, then the specification's order. */
export const sections: readonly Section[] = [
  {
    key: 'money',
    rows: [
      reckoned(labels.monthlyCost, (home) => ifKnown(home.monthlyCostKr, 'mån'), 'monthlyCostKr'),
      reckoned(labels.oneOffCost, (home) => ifKnown(home.oneOffCostKr), 'oneOffCostKr'),
      reckoned(labels.tenYears, ({ tenYearsKr }) => tenYearsKr && costRange(tenYearsKr)),
    ],
  },
  {
    key: 'overview',
    rows: [
      { label: labels.assessment, cell: (home) => home.verdictReason ?? <Missing /> },
      {
        label: labels.confidence,
        cell: (home) => <Confidence home={home} />,
        sameness: (home) => String(home.confidence),
        measure: 'confidence',
      },
      plain(labels.madeBy, (home) => home.madeBy?.label),
      {
        label: labels.redFlags,
        cell: (home) => <FlagCount home={home} />,
        sameness: (home) => `${home.redFlagsCount} ${home.criticalFlagsCount}`,
        measure: 'redFlagsCount',
      },
    ],
  },
  {
    key: 'basic',
    rows: [
      plain(labels.propertyType, (home) => home.propertyType),
      plain(labels.tenure, (home) => home.tenure),
      plain(labels.constructionYear, (home) => home.constructionYear?.toString()),
      plain(labels.livingArea, (home) => (home.livingArea ? area(home.livingArea) : null)),
      plain(labels.rooms, (home) => (home.rooms ? rooms(home.rooms) : null)),
      plain(labels.energyClass, (home) => home.energyClass),
    ],
  },
  {
    key: 'financial',
    rows: [
      // Whole kronor: in millions, two prices that differ could look the same.
      money(labels.price, 'priceKr', (value) => kr(value)),
      money(labels.pricePerSqm, 'pricePerSqmKr', (value) => kr(value, 'm²')),
      money(labels.monthlyFee, 'monthlyFeeKr', (value) => kr(value, 'mån')),
      money(labels.operatingCost, 'operatingCostKr', (value) => kr(value, 'år')),
    ],
  },
  {
    key: 'technical',
    rows: Object.entries(texts.technical).map(([item, label]) => ({
      label,
      cell: (home) => <Light home={home} item={item as TechnicalItem} />,
      sameness: (home) => `${home.locked} ${home.technicalSpecs?.[item as TechnicalItem]?.status}`,
    })),
  },
  { key: 'redFlags', rows: [{ label: labels.redFlags, cell: (home) => <Flags home={home} /> }] },
  {
    key: 'analysis',
    rows: [
      count(labels.missingInfo, 'missingInfoCount'),
      count(labels.euphemisms, 'euphemismsCount'),
      plain(labels.unjudged, (home) => home.unjudgedCount?.toString()),
    ],
  },
];
