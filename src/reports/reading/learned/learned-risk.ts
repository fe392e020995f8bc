/** A kind of risk as the reader learned it. */
export interface LearnedRisk {
  readonly id: string;
  /** What is told apart within it, at least one. */
  readonly titles: readonly string[];
  /** The part of what is bad that is critical, 0–1. */
  readonly criticalShare: number;
}
