import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import styles from './experiment.module.css';
import { spreadOf } from './logic/spread.js';

const texts = adminExperimentTexts.spread;

interface SpreadFigureProps {
  /** One for each run that has a figure. */
  readonly values: readonly number[];
  /** The ends of the plot: the same for all prompts, so that their dots can be held against each other. */
  readonly scale: { readonly min: number; readonly max: number };
  readonly format: (value: number) => string;
}

/** One figure, or of repeated runs the least, the middle and the greatest with a dot for each run. */
export function SpreadFigure({ values, scale, format }: SpreadFigureProps) {
  const spread = spreadOf(values);
  if (!spread) {
    return (
      <span className={styles['quiet']}>
        <span aria-hidden="true">{texts.none}</span>
        <span className="visually-hidden">{texts.noneAloud}</span>
      </span>
    );
  }
  const { min, median, max } = spread;
  if (values.length === 1) return <strong className={styles['figure']}>{format(median)}</strong>;
  const width = scale.max - scale.min;
  const placeOf = (value: number): string =>
    `${width > 0 ? ((value - scale.min) / width) * 100 : 50}%`;
  return (
    <span className={styles['spread']}>
      <span className={styles['figure']} aria-hidden="true">
        {format(min)} – <strong>{format(median)}</strong> – {format(max)}
      </span>
      <span className="visually-hidden">{texts.aloud(format(min), format(median), format(max))}</span>
      <span className={styles['dots']} aria-hidden="true">
        <span className={styles['range']} style={{ left: placeOf(min), right: `calc(100% - ${placeOf(max)})` }} />
        {values.map((value, at) => (
          <i key={at} style={{ left: placeOf(value) }} data-median={value === median} />
        ))}
      </span>
    </span>
  );
}

/** A scale that holds all of several lists, from zero. */
export function scaleOver(lists: readonly (readonly number[])[]): SpreadFigureProps['scale'] {
  return { min: 0, max: Math.max(0, ...lists.flat()) };
}
