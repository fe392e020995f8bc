import type { ReactNode } from 'react';
import type { AnalysisResult, TechnicalItem } from '../../../../../src/reports/analysis-result.schema.js';
import { costRange } from '../../../shared/format/cost-range.js';
import { duration } from '../../../shared/format/duration.js';
import { kr, usd } from '../../../shared/format/money.js';
import { number, percent } from '../../../shared/format/number.js';
import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import { compareTexts } from '../../../shared/texts/compare.js';
import styles from './experiment.module.css';
import { wordsOf } from './logic/alike.js';
import { figuresApart, textsApart, wordsApart, type Apart } from './logic/apart.js';
import type { Column } from './logic/columns.js';
import { compareItems, verdictsOf, type Cell, type Compared, type Comparison } from './logic/comparison.js';
import { ItemMark, Presence } from './across.js';
import { SeverityMarks, VerdictSpread } from './marks.js';
import { SpreadFigure, scaleOver } from './spread-figure.js';
import { Texts } from './texts-cell.js';

const { sections, rows, ...texts } = adminExperimentTexts.full;

/** One matter of the reports, told by each prompt. */
export interface FullRow {
  readonly key: string;
  readonly label: string;
  /** Null: nothing to compare, or figures of the run that always differ. */
  readonly apart: Apart | null;
  /** What differs, where that can be told more closely. */
  readonly mark?: ReactNode;
  readonly cell: (column: Column, at: number) => ReactNode;
}

interface FullSection {
  readonly label: string;
  readonly rows: readonly FullRow[];
}

/** The whole reports, section by section. */
export function fullSections(comparison: Comparison): readonly FullSection[] {
  const { columns, isComparable } = comparison;
  const by = <Value,>(valueOf: (result: AnalysisResult) => Value): readonly (readonly Value[])[] =>
    columns.map(({ reports }) => reports.map(({ result }) => valueOf(result)));
  const judged = (apart: Apart): Apart | null => (isComparable ? apart : null);

  const text = (label: string, valueOf: (result: AnalysisResult) => string): FullRow => {
    const said = by(valueOf);
    return {
      key: label,
      label,
      apart: judged(textsApart(said)),
      cell: (_column, at) => <Texts texts={said[at]!} />,
    };
  };
  const figure = (
    label: string,
    valueOf: (result: AnalysisResult) => number,
    format: (value: number) => string,
    least = 1,
  ): FullRow => {
    const values = by(valueOf);
    return {
      key: label,
      label,
      apart: judged(figuresApart(values, least)),
      cell: (_column, at) => <SpreadFigure values={values[at]!} scale={scaleOver(values)} format={format} />,
    };
  };
  const measured = (
    label: string,
    valueOf: (run: Column['runs'][number]) => number | null,
    format: (value: number) => string,
  ): FullRow => {
    const values = columns.map(({ runs, writtenBy }) =>
      writtenBy === 'prompt' ? runs.map(valueOf).filter((value) => value !== null) : [],
    );
    return {
      key: label,
      label,
      apart: null,
      cell: (_column, at) => <SpreadFigure values={values[at]!} scale={scaleOver(values)} format={format} />,
    };
  };
  const list = <Item,>(
    compared: readonly Compared<Item>[],
    nameOf: (item: Item) => string,
    cell: (cell: Cell<Item>) => ReactNode,
    otherwise?: string,
  ): readonly FullRow[] =>
    compared.map((item, place) => ({
      key: `${place} ${nameOf(item.first)}`,
      label: nameOf(item.first),
      apart: item.apart,
      ...(item.apart === 'differs'
        ? { mark: <ItemMark item={item} columns={columns} otherwise={otherwise} /> }
        : {}),
      cell: (_column, at) => (
        <Presence cell={item.cells[at]!} isSame={item.apart === 'same'}>
          {cell}
        </Presence>
      ),
    }));

  const findings = compareItems(
    columns,
    ({ result }) => result.keyFindings,
    ({ title }) => ({ words: wordsOf(title) }),
  );
  const euphemisms = compareItems(
    columns,
    ({ result }) => result.euphemisms,
    ({ word }) => ({ id: word.toLowerCase() }),
  );
  const missing = compareItems(
    columns,
    ({ result }) => result.missingInfo,
    (label) => ({ words: wordsOf(label) }),
  );
  const works = compareItems(
    columns,
    ({ result }) => worksOf(result),
    ({ area, when }) => ({ id: `${when} ${area}` }),
  );
  const technical = (item: TechnicalItem): FullRow => {
    const specs = by(({ technicalSpecs }) => technicalSpecs[item]);
    const statuses = specs.map((all) => all.map((spec) => spec?.status ?? 'unjudged'));
    return {
      key: item,
      label: compareTexts.technical[item],
      apart: judged(wordsApart(statuses)),
      cell: (_column, at) => (
        <Texts
          texts={specs[at]!.map((spec) => {
            const status = spec ? texts.technical[spec.status] : texts.unjudged;
            return spec?.reason ? `${status}: ${spec.reason}` : status;
          })}
        />
      ),
    };
  };
  const planned = (key: 'immediate' | 'shortTerm' | 'mediumTerm' | 'longTerm'): FullRow =>
    text(rows[key], ({ renovationAnalysis }) => {
      const step = renovationAnalysis?.financialPlanning[key];
      return step ? `${costRange(step.estimatedCost)}. ${step.description}` : texts.none;
    });

  return [
    {
      label: sections.verdict,
      rows: [
        {
          key: rows.verdict,
          label: rows.verdict,
          apart: comparison.verdict,
          cell: (column) => <VerdictSpread verdicts={verdictsOf(column)} />,
        },
        text(rows.reason, ({ verdictReason }) => verdictReason),
        figure(rows.score, ({ redFlagScore }) => redFlagScore, texts.scoreOf),
        figure(rows.confidence, ({ confidence }) => confidence.score, percent, 5),
      ],
    },
    {
      label: sections.findings,
      rows: list(
        findings,
        ({ title }) => title,
        ({ items }) => <p>{items[0]!.text}</p>,
      ),
    },
    {
      label: sections.flags,
      rows: list(
        comparison.flags,
        ({ title }) => title,
        ({ items }) => (
          <p className={styles['inline']}>
            <SeverityMarks severities={items.map(({ severity }) => severity)} />
            <span className={styles['quiet']}>{texts.evidence(items[0]!.evidence.length)}</span>
          </p>
        ),
        adminExperimentTexts.flags.severity,
      ),
    },
    {
      label: sections.euphemisms,
      rows: list(
        euphemisms,
        ({ word }) => `”${word}”`,
        ({ items }) => <p>{items[0]!.meaning}</p>,
      ),
    },
    {
      label: sections.missing,
      rows: list(
        missing,
        (label) => label,
        () => <p>{texts.isMissing}</p>,
      ),
    },
    {
      label: sections.price,
      rows: [
        text(rows.pricePerSqm, ({ priceAnalysis: { pricePerSqm } }) =>
          pricePerSqm === null ? texts.none : kr(pricePerSqm, 'm²'),
        ),
        text(rows.assessment, ({ priceAnalysis }) => priceAnalysis.assessment),
      ],
    },
    {
      label: sections.technical,
      rows: (Object.keys(compareTexts.technical) as TechnicalItem[]).map(technical),
    },
    {
      label: sections.renovation,
      rows: [
        text(rows.total, ({ renovationAnalysis }) =>
          renovationAnalysis ? costRange(renovationAnalysis.totalEstimatedCost) : texts.none,
        ),
        planned('immediate'),
        planned('shortTerm'),
        planned('mediumTerm'),
        planned('longTerm'),
        ...list(
          works,
          ({ area, when }) => `${area} (${when})`,
          ({ items }) => (
            <p>
              {costRange(items[0]!.cost)}. {items[0]!.description}
            </p>
          ),
        ),
      ],
    },
    {
      label: sections.making,
      rows: [
        figure(rows.dropped, ({ quality }) => quality.dropped.length, number),
        text(rows.proven, ({ quality: { proven, claims } }) =>
          texts.provenOf(number(proven), number(claims)),
        ),
        figure(rows.repairs, ({ quality }) => quality.repairRounds, number),
        measured(rows.tokens, ({ tokensUsed }) => tokensUsed, number),
        measured(rows.time, ({ executionTimeMs }) => executionTimeMs, duration),
        measured(rows.cost, ({ costUsd }) => costUsd, usd),
      ],
    },
  ];
}

/** Critical renovations and improvements as one list, each with when it is due or how pressing it is. */
function worksOf({ renovationAnalysis }: AnalysisResult) {
  if (!renovationAnalysis) return [];
  const { criticalRenovations, qualityImprovements } = renovationAnalysis;
  return [
    ...criticalRenovations.map(({ area, timeframe, description, estimatedCost }) => ({
      area,
      when: timeframe,
      description,
      cost: estimatedCost,
    })),
    ...qualityImprovements.map(({ area, priority, description, estimatedCost }) => ({
      area,
      when: texts.priority[priority],
      description,
      cost: estimatedCost,
    })),
  ];
}
