import type { Config } from '../../src/shared/config/config.js';

/** `unknown`: it could not be told, for something did not answer. */
export const states = ['ok', 'warning', 'wrong', 'unknown'] as const;
export type State = (typeof states)[number];

/** What was looked at, how it stands, and what to do about it; no remedy where all is well. */
export interface Finding {
  readonly name: string;
  readonly state: State;
  readonly found: string;
  readonly remedy: string | null;
}

/** What a probe may use. */
export interface Given {
  /** Only what the probe reads is taken from the environment; all else is as without services. */
  readonly config: Config;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the probe's time is over. */
  readonly signal: AbortSignal;
  /** Milliseconds that the probe has. */
  readonly limitMs: number;
}

/** Looks at one dependency and changes nothing. What it throws counts as `unknown`. */
export interface Probe {
  readonly name: string;
  /** The variables of the environment that say where and how. */
  readonly reads: readonly string[];
  readonly look: (given: Given) => Promise<readonly Finding[]>;
}

export const ok = (name: string, found: string): Finding => ({ name, state: 'ok', found, remedy: null });
export const warning = (name: string, found: string, remedy: string): Finding => ({
  name,
  state: 'warning',
  found,
  remedy,
});
export const wrong = (name: string, found: string, remedy: string): Finding => ({
  name,
  state: 'wrong',
  found,
  remedy,
});
export const unknown = (name: string, found: string, remedy: string): Finding => ({
  name,
  state: 'unknown',
  found,
  remedy,
});

/** Milliseconds since a moment of `performance.now()`, as `12 ms`. */
export const since = (start: number): string => `${Math.round(performance.now() - start)} ms`;
