import type { INestApplicationContext } from '@nestjs/common';
import type { AdminAnalysisRun } from '../../../src/analyses/admin-analyses.types.js';
import { operator } from '../../operator.js';
import { endWith, exitCodes, printJson, printText, printTable } from '../../output.js';
import { dollars, minute } from './tables.js';

/**
 * Prints what is known of an analysis, with its runs. Sets the exit code: 2 when it failed, 3 while it is not finished.
 * @throws AnalysisNotFound
 */
export async function printAnalysis(
  app: INestApplicationContext,
  id: string,
  { json = false }: { readonly json?: boolean },
): Promise<void> {
  const { AdminAnalysesService } = await import('../../../src/analyses/admin-analyses.service.js');
  const { ReportService } = await import('../../../src/analyses/report.service.js');
  const all = await app.get(ReportService).raw(operator, id);
  const { analysis, analysisResult: result } = all;
  if (analysis.status === 'failed') endWith(exitCodes.no);
  else if (analysis.status !== 'completed') endWith(exitCodes.cannotTell);
  if (json) return printJson(all);
  const admin = app.get(AdminAnalysesService);
  const query = { search: '', sort: 'created_at', order: 'desc', limit: 1 } as const;
  const [listed] = (await admin.find({ ids: [id] }, query)).items;
  printTable(
    ['FIELD', 'VALUE'],
    [
      ['id', analysis.id],
      ['user', listed?.userEmail],
      ['url', analysis.hemnetUrl],
      ['status', analysis.status],
      ['paid', analysis.isPaid ? 'yes' : 'no'],
      ['created', minute(analysis.createdAt)],
      ['address', [analysis.address, analysis.municipality].filter(Boolean).join(', ') || null],
      ['verdict', result ? `${result.verdict}: ${result.verdictReason}` : null],
      ['confidence', result ? `${result.confidence.score} %` : null],
      ['red flags', result ? result.redFlags.map((flag) => flag.title).join(' · ') || 'none' : null],
      ['not judged', result?.unjudged?.length],
      ['written by', result?.meta.label],
      ['version', result ? `${result.meta.version}${result.meta.reused ? ', reused' : ''}` : null],
      ['cost', dollars(listed?.costUsd)],
      ['failure', [all.failureCode, analysis.failureReason].filter(Boolean).join(': ')],
    ],
  );
  const { items: runs } = await admin.runs(id);
  if (runs.length === 0) return;
  printText('\n');
  printTable(
    ['RUN', 'ATTEMPT', 'STARTED', 'OUTCOME', 'STEPS', 'TOKENS', 'COST'],
    [...runs].reverse().map(rowOf),
  );
}

function rowOf({ run, attempt, startedAt, outcome, errorCode, timings, tokens, costUsd }: AdminAnalysisRun) {
  const steps = Object.entries(timings).map(([step, ms]) => `${step} ${ms} ms`);
  const taken = tokens && `${tokens.input} in (${tokens.cachedInput} cached), ${tokens.output} out`;
  return [
    run,
    attempt,
    minute(startedAt),
    errorCode ? `${outcome}: ${errorCode}` : outcome,
    steps.join(', '),
    taken,
    dollars(costUsd) ?? (tokens ? 'price unknown' : null),
  ];
}
