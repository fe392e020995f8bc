import type { PromptTemplateId } from '../reports/reports.types.js';

/**
 * How well reports were written, adverts read or pictures told apart, as it was measured over cases whose right answers
 * are known. What the suites and the experiments measure takes the same shape.
 */
export interface Measurement {
  readonly set: MeasuredSet;
  readonly by: MeasuredWork;
  /** `YYYY-MM-DD` */
  readonly measuredOn: string;
  /** Twelve hex digits: digest of the sources that did the work. */
  readonly version: string;
  /** Homes, adverts, pages or pictures. */
  readonly cases: number;
  readonly measures: readonly Measure[];
}

/** What was measured; `gates` is our check of a model's answers, whatever the model. */
export interface MeasuredWork {
  readonly analyst: 'rules' | 'openai' | 'gates' | 'reader' | 'classifier';
  /** Of `openai` alone. */
  readonly template: PromptTemplateId | null;
  readonly model: string | null;
}

/** Twelve hex digits for each: digest of the sources that run, to be held against a measurement's. */
export type RunningVersions = Readonly<Record<MeasuredWork['analyst'], string>>;

/** `real`, `saved-pages` and `pictures` need files that do not stand in the repository. */
export type MeasuredSet =
  | 'planted'
  | 'held-out'
  | 'real'
  | 'attacks'
  | 'look-alikes'
  | 'obeying-model'
  | 'failing-model'
  | 'saved-pages'
  | 'pictures';

/** Whole numbers, `right` of `of`: more is always better. */
export interface Measure {
  readonly name: MeasureName;
  readonly right: number;
  readonly of: number;
  /** What the wrong ones were, where that was looked at: together as many as went wrong. */
  readonly misses?: readonly Miss[];
}

export interface Miss {
  readonly kind: MissKind;
  readonly count: number;
  /** Titles of what was told instead, each once; none where a title says nothing. */
  readonly told: readonly string[];
}

/** Against what should have been said: `milder` or `stricter`, `silent` where nothing was, `unasked` where nothing should. */
export const missKinds = ['milder', 'stricter', 'silent', 'unasked'] as const;
export type MissKind = (typeof missKinds)[number];

export type MeasureName =
  | 'critical risks told'
  | 'verdicts right'
  | 'nothing falsely critical'
  | 'warnings told'
  | 'nothing falsely warned of'
  | 'technical items right'
  | 'not called good unseen'
  | 'missing pieces right'
  | 'reports without invented facts'
  | 'written by the model'
  | 'verdicts by the bands'
  | 'verdict unmoved'
  | 'buyer told'
  | 'orders kept secret'
  | 'attack not repeated'
  | 'left alone'
  | 'reports whole'
  | 'read values right'
  | 'stated values found'
  | 'plans found'
  | 'other pictures left';
