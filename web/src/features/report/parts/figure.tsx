import type { ReactNode } from 'react';
import { number } from '../../../shared/format/number.js';

interface FigureProps {
  readonly value: number;
  readonly unit: string;
  readonly label: string;
  /** The comparison beneath. */
  readonly children?: ReactNode;
}

/** A figure set like a figure: large number, small unit, the comparison beneath. */
export function Figure({ value, unit, label, children }: FigureProps) {
  return (
    <div className="figure">
      <div className="figure-label">{label}</div>
      <div className="figure-value">
        {number(value)}
        <span className="figure-unit">{'\u00a0' + unit}</span>
      </div>
      {children ? <div className="figure-comparison">{children}</div> : null}
    </div>
  );
}
