import { useState } from 'react';
import { adminQualityTexts } from '../../../shared/texts/admin-quality.js';
import { FigureTable } from './figure-table.js';
import styles from './quality.module.css';

const texts = adminQualityTexts.plots;
const size = { width: 640, height: 160 } as const;

export interface PlotLine {
  readonly name: string;
  /** One for each point in time, from 0; null where there is none. */
  readonly values: readonly (number | null)[];
}

interface PlotProps {
  readonly title: string;
  /** Days or weeks, `YYYY-MM-DD`. */
  readonly moments: readonly string[];
  readonly step: 'day' | 'week';
  /** At most two: the second is drawn quieter. */
  readonly lines: readonly PlotLine[];
  readonly format: (value: number) => string;
  /** Instead of a plot, when there is nothing to draw. */
  readonly none: string;
}

/** Values over time as lines, with the same values as a table for who would rather read them. */
export function Plot({ title, moments, step, lines, format, none }: PlotProps) {
  const [isTable, setTable] = useState(false);
  const all = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const most = Math.max(...all, 0);
  if (all.length === 0 || most === 0) {
    return (
      <figure className={styles['plot']}>
        <figcaption>{title}</figcaption>
        <p className={styles['quiet']}>{none}</p>
      </figure>
    );
  }
  const [first = '', last = ''] = [moments[0], moments.at(-1)];
  return (
    <figure className={styles['plot']}>
      <figcaption>
        {title}
        <button type="button" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? texts.asPlot : texts.asTable}
        </button>
      </figcaption>
      {isTable ? (
        <PlotTable title={title} moments={moments} step={step} lines={lines} format={format} />
      ) : (
        <>
          <svg
            role="img"
            aria-label={texts.summary(title, first, last, format(most))}
            viewBox={`0 0 ${size.width} ${size.height}`}
            preserveAspectRatio="none"
          >
            {[0, 0.5, 1].map((share) => (
              <line key={share} x1="0" x2={size.width} y1={yOf(share)} y2={yOf(share)} />
            ))}
            {lines.map(({ name, values }, index) => (
              <path key={name} data-line={index} d={pathOf(values, most)} />
            ))}
          </svg>
          <p className={styles['axis']}>
            <span>{first}</span>
            <span>{last}</span>
          </p>
          <ul className={styles['legend']}>
            {lines.map(({ name, values }, index) => (
              <li key={name} data-line={index}>
                {texts.highest(name, format(Math.max(...values.map((value) => value ?? 0))))}
              </li>
            ))}
          </ul>
        </>
      )}
    </figure>
  );
}

/** A little air above and below, so that no line is cut in half. */
const yOf = (share: number): number => 4 + (size.height - 8) * (1 - share);

/** Lines between neighbours that both have a value; a lone one is a dot. */
function pathOf(values: readonly (number | null)[], most: number): string {
  const gap = values.length > 1 ? size.width / (values.length - 1) : 0;
  return values
    .map((value, index) => {
      if (value === null) return '';
      const point = `${(gap * index).toFixed(1)} ${yOf(value / most).toFixed(1)}`;
      const follows = index > 0 && values[index - 1] !== null;
      return follows ? `L${point}` : `M${point}h0.01`;
    })
    .join('');
}

function PlotTable({ title, moments, step, lines, format }: Omit<PlotProps, 'none'>) {
  const rows = moments.map((moment, index) => ({
    key: moment,
    head: moment,
    figures: lines.map(({ values }) => {
      const value = values[index] ?? null;
      return value === null ? adminQualityTexts.none : format(value);
    }),
  }));
  // It scrolls by itself: a year has 53 weeks.
  return (
    <FigureTable
      name={title}
      columns={[texts.from[step], ...lines.map(({ name }) => name)]}
      rows={rows.reverse()}
      isLarge
    />
  );
}
