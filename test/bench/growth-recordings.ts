import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const recording = z.object({
  request: z.string(),
  response: z.object({
    usage: z.object({
      prompt_tokens: z.number(),
      completion_tokens: z.number(),
      prompt_tokens_details: z.object({ cached_tokens: z.number() }).partial().optional(),
    }),
  }),
});

/** Tokens of one report, all calls of it together. */
export interface ReportTokens {
  readonly input: number;
  readonly output: number;
  readonly calls: number;
}

/** What the reports of a suite took, as their answers were recorded. @param folder of one variant's recordings */
export function recordedTokens(folder: string): ReportTokens[] {
  const reports = new Map<string, ReportTokens>();
  for (const file of readdirSync(folder)) {
    // `<case>.<repeat>.<call>.json`; a judge's calls have no number.
    const [, report] = /^(.+\.\d+)\.\d+\.json$/.exec(file) ?? [];
    if (!report) continue;
    const { usage } = recording.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))).response;
    const { input = 0, output = 0, calls = 0 } = reports.get(report) ?? {};
    reports.set(report, {
      input: input + usage.prompt_tokens,
      output: output + usage.completion_tokens,
      calls: calls + 1,
    });
  }
  return [...reports.values()];
}
