import { Command, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import type { INestApplicationContext } from '@nestjs/common';
import type { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import { instanceInWords, userOf, withApp } from '../context.js';
import { operator, operatorName } from '../operator.js';
import { exitCodes, printJson, printTable, say } from '../output.js';

export function analysesCommand(): Command {
  return new Command('analyses')
    .description('Run, list, show and retry analyses.')
    .addCommand(runCommand())
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(retryCommand());
}

function analysisId(value: string): string {
  if (!z.uuid().safeParse(value).success)
    throw new InvalidArgumentError('"app-cli analyses list" shows the ids.');
  return value;
}

const userOption = () => new Option('--user <mail>', 'whose analyses').default('kopare@visningsklar.example');

function runCommand(): Command {
  return new Command('run')
    .description('Analyse an advert for a user, in this process, and wait for the result.')
    .argument('<url>', 'link of an advert')
    .addOption(userOption())
    .option('--force', 'read and write it anew, also when it is completed or was read for another user')
    .option('--json', 'print all that is known as JSON')
    .action(async (url: string, options: { user: string; force?: boolean; json?: boolean }) =>
      withApp(async (app) => {
        const { AnalysesService } = await import('../../src/analyses/analyses.service.js');
        const user = await userOf(app, options.user);
        const analyses = app.get(AnalysesService);
        const how = { enqueue: false, force: options.force ?? false, actor: operatorName() };
        const { view, begun, attempt } = await analyses.start(user.id, url, how);
        if (begun) await runHere(app, view.id, attempt);
        else if (how.force)
          await runHere(app, view.id, (await analyses.retry(operator, view.id, how)).attempt);
        await printAnalysis(app, view.id, options);
      }),
    );
}

function listCommand(): Command {
  return new Command('list')
    .description("List a user's analyses, newest first.")
    .addOption(userOption())
    .option('--limit <n>', 'how many, at most 100', '24')
    .option('--json', 'print the cards as JSON')
    .action(async (options: { user: string; limit: string; json?: boolean }) =>
      withApp(async (app) => {
        const { AnalysisListService, listQuery } =
          await import('../../src/analyses/analysis-list.service.js');
        const user = await userOf(app, options.user);
        const { items } = await app
          .get(AnalysisListService)
          .list(user.id, listQuery.parse({ limit: options.limit }));
        const { ReportService } = await import('../../src/analyses/report.service.js');
        const costs = await app.get(ReportService).costsUsd(items.map((card) => card.id));
        if (options.json)
          return printJson(items.map((card) => ({ ...card, costUsd: costs.get(card.id) ?? null })));
        if (items.length === 0) return say(`${options.user} has no analyses in ${await instanceInWords()}.`);
        printTable(
          ['ID', 'STATUS', 'VERDICT', 'PAID', 'COST', 'CREATED', 'ADDRESS', 'URL'],
          items.map((card) => [
            card.id,
            card.status,
            card.verdict,
            card.isPaid ? 'yes' : 'no',
            dollars(costs.get(card.id)),
            card.createdAt.slice(0, 16).replace('T', ' '),
            card.address,
            card.hemnetUrl,
          ]),
        );
      }),
    );
}

function showCommand(): Command {
  return new Command('show')
    .description('Show one analysis with its runs.')
    .argument('<id>', 'id of an analysis', analysisId)
    .option('--json', 'print all that is known as JSON')
    .action(async (id: string, options: { json?: boolean }) =>
      withApp((app) => printAnalysis(app, id, options)),
    );
}

function retryCommand(): Command {
  return new Command('retry')
    .description('Start an analysis over, in this process, and wait for the result.')
    .argument('<id>', 'id of an analysis', analysisId)
    .option('--force', 'also when it is completed, and without what was read and written before')
    .option('--json', 'print all that is known as JSON')
    .action(async (id: string, options: { force?: boolean; json?: boolean }) =>
      withApp(async (app) => {
        const { AnalysesService } = await import('../../src/analyses/analyses.service.js');
        const force = options.force ?? false;
        const { attempt } = await app
          .get(AnalysesService)
          .retry(operator, id, { force, enqueue: false, actor: operatorName() });
        await runHere(app, id, attempt);
        await printAnalysis(app, id, options);
      }),
    );
}

/** The queue is not asked: an operator wants the answer, also while no worker runs. */
async function runHere(app: INestApplicationContext, analysisId: string, attempt: number): Promise<void> {
  const { AnalysisPipeline } = await import('../../src/analyses/analysis.pipeline.js');
  const signal = AbortSignal.timeout(240_000);
  await app.get(AnalysisPipeline).run({ analysisId, attempt }, { signal, isFinal: () => true });
}

async function printAnalysis(
  app: INestApplicationContext,
  id: string,
  options: { json?: boolean },
): Promise<void> {
  const { ReportService } = await import('../../src/analyses/report.service.js');
  const all = await app.get(ReportService).raw(operator, id);
  if (all.analysis.status === 'failed') process.exitCode = exitCodes.no;
  else if (all.analysis.status !== 'completed') process.exitCode = exitCodes.cannotTell;
  if (options.json) return printJson(all);
  const { analysis, analysisResult: result, attempts } = all;
  printTable(
    ['', ''],
    [
      ['id', analysis.id],
      ['url', analysis.hemnetUrl],
      ['status', analysis.status],
      ['address', [analysis.address, analysis.municipality].filter(Boolean).join(', ') || null],
      ['verdict', result ? `${result.verdict}: ${result.verdictReason}` : null],
      ['confidence', result ? `${result.confidence.score} %` : null],
      ['red flags', result ? result.redFlags.map((flag) => flag.title).join(' · ') || 'none' : null],
      ['written by', result?.meta.label],
      ['version', result ? `${result.meta.version}${result.meta.reused ? ', reused' : ''}` : null],
      ['failure', analysis.failureReason],
    ],
  );
  say('');
  for (const run of attempts) {
    const steps = Object.entries(run.timings).map(([step, ms]) => `${step} ${ms} ms`);
    say(
      `run ${run.run} of attempt ${run.attempt}: ${[run.outcome ?? 'running', run.errorCode, ...steps, spent(run)].filter(Boolean).join(', ')}`,
    );
  }
}

function dollars(usd: number | null | undefined): string | null {
  return usd == null ? null : `$${usd.toFixed(4)}`;
}

/** `12000 tokens in (8000 cached), 3000 out, $0.0231` */
function spent({ tokens, costUsd }: Pick<AnalysisRun, 'tokens' | 'costUsd'>): string | null {
  if (!tokens) return null;
  const { input, cachedInput, output } = tokens;
  return `${input} tokens in (${cachedInput} cached), ${output} out, ${dollars(costUsd) ?? 'price unknown'}`;
}
