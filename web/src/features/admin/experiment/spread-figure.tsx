import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import styles from './experiment.module.css';
import { spreadOf, type Scale, type Spread } from './logic/spread.js';

const texts = adminExperimentTexts.spread;

interface SpreadFigureProps {
  /** One for each run that has a figure. */
  readonly values: readonly number[];
  /** The ends of the plot, the same for all prompts so that their dots can be held against each other; null: no plot. */
  readonly scale: Scale | null;
  readonly format: (value: number) => string;
  /** After the figures. */
  readonly unit?: string;
  /** A single figure gets its dot too. */
  readonly isPlotted?: boolean;
}

/** One figure, or of repeated runs the least, the middle and the greatest with a dot for each run. */
export function SpreadFigure({ values, scale, format, unit, isPlotted = false }: SpreadFigureProps) {
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
  const isOne = values.length === 1;
  return (
    <span className={styles['spread']}>
      <span>
        {format(min) === format(max) ? (
          <strong>{format(median)}</strong>
        ) : (
          <Range {...{ min, median, max, format }} />
        )}
        {unit ? <span className={styles['quiet']}> {unit}</span> : null}
      </span>
      {(isOne && !isPlotted) || !scale ? null : <Dots values={values} spread={spread} scale={scale} />}
    </span>
  );
}

type RangeProps = Pick<Spread, 'min' | 'median' | 'max'> & Pick<SpreadFigureProps, 'format'>;

function Range({ min, median, max, format }: RangeProps) {
  return (
    <>
      <span aria-hidden="true">
        {format(min)} – <strong>{format(median)}</strong> – {format(max)}
      </span>
      <span className="visually-hidden">{texts.aloud(format(min), format(median), format(max))}</span>
    </>
  );
}

type DotsProps = Pick<SpreadFigureProps, 'values'> & { readonly scale: Scale; readonly spread: Spread };

/** The figures beside it say the same in words. */
function Dots({ values, scale, spread: { min, median, max } }: DotsProps) {
  const width = scale.max - scale.min;
  const placeOf = (value: number): number => ((value - scale.min) / width) * 100;
  return (
    <span className={styles['dots']} aria-hidden="true">
      <span style={{ left: `${placeOf(min)}%`, right: `${100 - placeOf(max)}%` }} />
      {values.map((value, at) => (
        <i key={at} style={{ left: `${placeOf(value)}%` }} data-median={value === median || undefined} />
      ))}
    </span>
  );
}
