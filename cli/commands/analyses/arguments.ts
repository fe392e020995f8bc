import { InvalidArgumentError } from 'commander';
import type { Verdict } from '../../../src/reports/analysis-result.schema.js';

const verdicts: readonly Verdict[] = ['GREEN', 'YELLOW', 'RED'];
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** @throws InvalidArgumentError */
export function analysisId(text: string): string {
  const id = text.trim().toLowerCase();
  if (!uuid.test(id)) throw new InvalidArgumentError('"app-cli analyses list" shows the ids.');
  return id;
}

/** Of `[ids...]`: each once, in their order. @throws InvalidArgumentError */
export function analysisIds(text: string, earlier: readonly string[] = []): readonly string[] {
  return [...new Set([...earlier, analysisId(text)])];
}

/** The host of a link, or one that is given alone. @throws InvalidArgumentError */
export function host(text: string): string {
  try {
    return new URL(text.includes('://') ? text : `https://${text}`).hostname;
  } catch {
    throw new InvalidArgumentError('Write a host like hemnet.se.');
  }
}

/** In either case. @throws InvalidArgumentError */
export function verdict(text: string): Verdict {
  const known = verdicts.find((each) => each === text.toUpperCase());
  if (!known) throw new InvalidArgumentError(`Allowed choices are ${verdicts.join(', ')}.`);
  return known;
}
