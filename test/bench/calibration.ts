/** How sure an answer was (0.5–1) and whether it was right. */
export interface Answer {
  readonly sureness: number;
  readonly isRight: boolean;
}

/** Mean distance between how sure the answers were and how many were right, over ten bins of 0.5–1, weighted by their size. */
export function calibrationError(answers: readonly Answer[]): number {
  const bins = Array.from({ length: 10 }, () => ({ said: 0, right: 0 }));
  for (const { sureness, isRight } of answers) {
    const bin = bins[Math.min(9, Math.floor((sureness - 0.5) * 20))]!;
    bin.said += sureness;
    if (isRight) bin.right++;
  }
  return bins.reduce((error, { said, right }) => error + Math.abs(said - right), 0) / answers.length;
}
