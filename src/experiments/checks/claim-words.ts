import type { ReportDraft } from '../../reports/reports.types.js';
import { proseOf } from './report-text.js';

/** Letters that are enough to know a claim again by. */
const longest = 100;

/** `redFlags.3 ”Stambyte väntar – Stammarna är från 1962.”`; the path alone where nothing is written there. */
export function claimAt({ report }: Pick<ReportDraft, 'report'>, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], report);
  const words = proseOf(value).join(' – ').replace(/\s+/g, ' ').trim();
  return words === '' ? path : `${path} ”${shortened(words)}”`;
}

/** At most a hundred letters, whole characters. */
export function shortened(words: string): string {
  const letters = [...words];
  return letters.length <= longest
    ? words
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
