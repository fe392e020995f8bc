import type { Command } from 'commander';
import type { JudgedRun } from '../../../src/experiments/suites/suite.types.js';
import { currentIo } from '../../call.js';
import { painter } from '../../colour.js';
import { outputWidth, printText } from '../../output.js';
import { endingOf, outFile, writeOut } from './write-out.js';

/** What every command takes that tells of a judged run. */
export interface JudgedOptions {
  readonly json?: boolean;
  readonly out?: readonly string[];
}

export function withJudgedOptions(command: Command): Command {
  return command
    .option('--json', 'print {format, run, gate, variants, cases, against, results}')
    .option(
      '--out <file>',
      'also write it to a file: .json, .xml (JUnit), .html or .md; may be given again',
      outFile(['.json', '.xml', '.html', '.md']),
    );
}

/** The table first: a file that cannot be written must not hide what came of the run. */
export async function tell(judged: JudgedRun, { json, out = [] }: JudgedOptions): Promise<void> {
  printText(json ? await inForm(judged, '.json') : await table(judged));
  for (const path of out) await writeOut(path, await inForm(judged, endingOf(path)));
}

async function inForm(judged: JudgedRun, ending: string): Promise<string> {
  switch (ending) {
    case '.xml':
      return (await import('../../../src/experiments/output/junit.js')).toJunit(judged);
    case '.html':
      return (await import('../../../src/experiments/output/html.js')).toHtml(judged);
    case '.md':
      return (await import('../../../src/experiments/output/markdown.js')).toMarkdown(judged);
    default:
      return (await import('../../../src/experiments/output/json.js')).toJson(judged);
  }
}

async function table(judged: JudgedRun): Promise<string> {
  const { toTable } = await import('../../suite-table.js');
  return toTable(judged, {
    paint: painter(currentIo().stdout),
    width: outputWidth(),
  });
}
