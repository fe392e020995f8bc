import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import type { ChatRequestBody } from '../../shared/llm/llm.service.js';

/** What one request asked, part by part: that tells how far a kept answer still fits. */
export interface Asked {
  /** Hex SHA-256 of the system text. */
  readonly instructions: string;
  /** Hex SHA-256 of everything after it: the home, and in a second round the first answer and its faults. */
  readonly home: string;
  /** Hex SHA-256 of the shape that the answer must have. */
  readonly shape: string;
  readonly model: string;
  /** Whatever else stands in the request: limits, temperature, … */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** An answer as it is kept, in the cache and as a recording. */
export interface KeptAnswer {
  readonly asked: Asked;
  /** Hex SHA-256 of the whole request. */
  readonly request: string;
  /** Of an answer that was given before the prompt changed, and made to fit the one that it is kept for. */
  readonly carriedOver?: {
    /** Hex SHA-256 of the whole request that it was given to. */
    readonly from: string;
    /** What was done to it. */
    readonly how: string;
  };
  /** Which repeat of its case it is of, from 1. */
  readonly repeat: number;
  /** Which request of its report it is, from 1; a judge's has its check's name. */
  readonly call: number | string;
  /** Milliseconds it took when it was made; null when nobody measured. */
  readonly ms: number | null;
  /** As it came. */
  readonly response: ChatCompletion;
}

export function askedOf({ messages, response_format: shape, model, ...parameters }: ChatRequestBody): Asked {
  const [system, ...home] = messages;
  return { instructions: digest(system), home: digest(home), shape: digest(shape), model, parameters };
}

export const requestDigest = (body: ChatRequestBody): string => digest(body);

/** One request of one run. */
export interface AnswerPlace {
  readonly variant: string;
  readonly case: string;
  readonly repeat: number;
  readonly call: number | string;
}

/** Where the same request, asked of the same endpoint for the same repeat, finds its answer. */
export function cachePath(
  folder: string,
  body: ChatRequestBody,
  place: { readonly baseUrl: string | undefined; readonly repeat: number; readonly call: number | string },
): string {
  const key = digest([body, place.baseUrl ?? null, place.repeat, place.call]);
  return join(folder, key.slice(0, 2), `${key}.json`);
}

/** `<folder>/<variant>/<case>.<repeat>.<call>.json` */
export function recordingPath(folder: string, { variant, case: name, repeat, call }: AnswerPlace): string {
  return join(folder, variant, `${fileName(name)}.${repeat}.${fileName(String(call))}.json`);
}

/** How well a recording fits a request; `older` was asked of the same prompt with the home told in other words. */
export function fitOf({ asked, request }: KeptAnswer, body: ChatRequestBody): 'exact' | 'older' | 'none' {
  if (request === requestDigest(body)) return 'exact';
  const isSamePrompt = isDeepStrictEqual({ ...asked, home: '' }, { ...askedOf(body), home: '' });
  return isSamePrompt ? 'older' : 'none';
}

/** Null when there is none, or one that a later version of ours or another hand has left unreadable. */
export function readAnswer(path: string): KeptAnswer | null {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Partial<KeptAnswer> | null;
    return kept?.asked && kept.response?.choices?.[0]?.message ? (kept as KeptAnswer) : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Takes away what was recorded of a run before: a report that is asked anew may take fewer requests. */
export function forgetRecordings(folder: string, { variant, case: name, repeat }: AnswerPlace): void {
  const path = join(folder, variant);
  const beginning = `${fileName(name)}.${repeat}.`;
  if (!existsSync(path)) return;
  for (const file of readdirSync(path)) if (file.startsWith(beginning)) rmSync(join(path, file));
}

/** Takes one answer away; nothing happens when there is none. */
export const forgetAnswer = (path: string): void => rmSync(path, { force: true });

/** Whoever reads it meanwhile, or after a crash, finds the earlier one or the whole new one. */
export function writeAnswer(path: string, answer: KeptAnswer): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(answer, null, 2)}\n`);
  renameSync(temporary, path);
}

/** Names may hold what a file's may not, and the dots that part one from the next: these are told by their bytes, `%2E`. */
const fileName = (name: string): string =>
  name.replace(/[^\p{L}\p{N}_ -]/gu, (character) =>
    Buffer.from(character).reduce(
      (told, byte) => `${told}%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
      '',
    ),
  );

const digest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex');
