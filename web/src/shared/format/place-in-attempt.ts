interface Run {
  readonly attempt: number;
  readonly run: number;
}

/** Which of its attempt's runs one is, from 1: a new attempt raises the runs' own number as well. */
export const placeInAttempt = ({ attempt, run }: Run, runs: readonly Run[]): number =>
  runs.filter((other) => other.attempt === attempt && other.run <= run).length;
