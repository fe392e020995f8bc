import type { ReactNode } from 'react';
import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import type { ExperimentRun } from '../../../../../src/experiments/experiments.types.js';
import { ItemMark, Presence } from './across.js';
import { figuresApart, textsApart, type Apart } from './logic/apart.js';
import type { Column } from './logic/columns.js';
import type { Cell, Compared, Comparison } from './logic/comparison.js';
import { isAnswered } from './logic/outcome.js';
import { scaleOver, type Scale } from './logic/spread.js';
import { SpreadFigure } from './spread-figure.js';
import { Texts } from './texts-cell.js';

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

export interface FullSection {
  readonly label: string;
  readonly rows: readonly FullRow[];
}

interface FigureLook {
  readonly format: (value: number) => string;
  /** How far apart two medians have to be before they count as different. */
  readonly least?: number;
  /** From nothing to the greatest unless given. */
  readonly scale?: Scale;
}

/** What rows of a comparison are made by, each kind of matter by its own. */
export function rowMakers({ columns, isComparable }: Comparison) {
  const judged = (apart: Apart): Apart | null => (isComparable ? apart : null);

  /** What each prompt's reports say of something. */
  const by = <Value,>(valueOf: (result: AnalysisResult) => Value): readonly (readonly Value[])[] =>
    columns.map(({ reports }) => reports.map(({ result }) => valueOf(result)));

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
    { format, least = 1, scale }: FigureLook,
  ): FullRow => {
    const values = by(valueOf);
    return {
      key: label,
      label,
      apart: judged(figuresApart(values, least)),
      cell: (_column, at) => (
        <SpreadFigure values={values[at]!} scale={scale ?? scaleOver(values, format)} format={format} />
      ),
    };
  };

  /** What the runs took, which no two take alike. */
  const measured = (
    label: string,
    valueOf: (run: ExperimentRun) => number | null,
    format: (value: number) => string,
  ): FullRow => {
    const values = columns.map(({ runs }) =>
      runs
        .filter(isAnswered)
        .map(valueOf)
        .filter((value) => value !== null),
    );
    return {
      key: label,
      label,
      apart: null,
      cell: (_column, at) => (
        <SpreadFigure values={values[at]!} scale={scaleOver(values, format)} format={format} />
      ),
    };
  };

  /** A row for each thing that reports list. */
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

  return { judged, by, text, figure, measured, list };
}

export type RowMakers = ReturnType<typeof rowMakers>;
