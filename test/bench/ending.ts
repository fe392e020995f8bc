import { isSmoke } from './effort.js';

/** What a measuring run came to. Each line is a reason, and no run ends other than well without one. */
export interface Findings {
  /** How much was measured, by what is counted. Nothing of one of them is too little. */
  readonly measured?: Readonly<Record<string, number>>;
  /** What was measured and is not as it must be: sums that differ, times over their bars, false answers. */
  readonly wrong?: readonly string[];
  /** What should have happened or been measured and was not: the run proves nothing of it. */
  readonly tooLittle?: readonly string[];
  /** What kept the run, or a part of it, from its end. */
  readonly brokenOff?: readonly string[];
  /** What the repository does not hold and was not at hand: saved pages, labelled pictures, the specification. */
  readonly absent?: readonly string[];
}

export type Ending = 'good' | 'wrong' | 'tooLittle' | 'brokenOff' | 'absent';
type Words = Readonly<Record<Ending, string>>;

/** As docs/measuring.md tells them. */
export const exitCodes: Readonly<Record<Ending, number>> = {
  good: 0,
  wrong: 1,
  tooLittle: 2,
  brokenOff: 3,
  absent: 4,
};

const usualWords: Words = {
  good: isSmoke ? 'It measures; no bar was held.' : 'Everything holds.',
  wrong: 'Something does not hold.',
  tooLittle: 'Too little was measured.',
  brokenOff: 'The run was broken off.',
  absent: 'Not everything was at hand.',
};

/** A run without any reason that counted nothing, and what it counted and came to nothing. */
function uncounted({ measured = {}, ...reasons }: Findings): string[] {
  const counts = Object.entries(measured);
  const isExplained = Object.values(reasons).some((lines) => lines.length > 0);
  if (counts.length === 0 && !isExplained) return ['nothing was counted'];
  return counts.filter(([, count]) => !(count > 0)).map(([what]) => `nothing was measured of: ${what}`);
}

const tooLittleIn = (findings: Findings): string[] => [...(findings.tooLittle ?? []), ...uncounted(findings)];

/** A wrong result comes before any other reason. */
export function endingOf(findings: Findings): Ending {
  const { wrong = [], brokenOff = [], absent = [] } = findings;
  if (wrong.length > 0) return 'wrong';
  if (brokenOff.length > 0) return 'brokenOff';
  if (tooLittleIn(findings).length > 0) return 'tooLittle';
  return absent.length > 0 ? 'absent' : 'good';
}

/** All reasons, a line each, under the name of their kind. */
export function reasonsIn(findings: Findings): string[] {
  const { wrong = [], brokenOff = [], absent = [] } = findings;
  return [
    ...wrong.map((reason) => `WRONG: ${reason}`),
    ...brokenOff.map((reason) => `BROKEN OFF: ${reason}`),
    ...tooLittleIn(findings).map((reason) => `TOO LITTLE: ${reason}`),
    ...absent.map((reason) => `ABSENT: ${reason}`),
  ];
}

/** What was counted, in one line; undefined where nothing was. */
export function measuredIn({ measured = {} }: Findings): string | undefined {
  const counts = Object.entries(measured).map(([what, count]) => `${count} ${what}`);
  return counts.length > 0 ? `MEASURED: ${counts.join(', ')}` : undefined;
}

/** Ends the process with what the run came to: its reasons, how much it measured, its last line, and the exit code. */
function end(findings: Findings, words: Words): never {
  for (const reason of reasonsIn(findings)) console.error(reason);
  const measured = measuredIn(findings);
  if (measured) console.log(measured);
  const ending = endingOf(findings);
  console.log(words[ending]);
  process.exit(exitCodes[ending]);
}

/**
 * Runs a measurement to its end and ends the process by it. Whatever is thrown breaks the run off, and so do a signal
 * and the limit of time.
 * @param words the last line for each ending, where it is not the usual one
 * @param clean takes away what would outlive the process when the run is broken off
 */
export async function conclude(
  run: () => Findings | Promise<Findings>,
  {
    words = {},
    limitMs,
    clean = async () => undefined,
  }: {
    readonly words?: Partial<Words>;
    readonly limitMs: number;
    readonly clean?: () => Promise<void>;
  },
): Promise<never> {
  const allWords = { ...usualWords, ...words };
  let broken: Promise<never> | undefined;
  // The first reason counts: what is cleaned away under the run makes it fail once more.
  const breakOff = (reason: string): Promise<never> =>
    (broken ??= clean()
      .catch((error: unknown) => console.error(error))
      .then(() => end({ brokenOff: [reason] }, allWords)));
  setTimeout(() => void breakOff(`not ready after ${limitMs / 60_000} minutes`), limitMs).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void breakOff(`stopped by ${signal}`));
  process.on('uncaughtException', (error) => void breakOff(error.stack ?? String(error)));
  try {
    const findings = await run();
    return await (broken ?? end(findings, allWords));
  } catch (error) {
    return breakOff((error as Error).stack ?? String(error));
  }
}
