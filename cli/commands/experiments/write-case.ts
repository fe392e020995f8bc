import { stat } from 'node:fs/promises';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { AddCaseService, AddedCase, CaseRequest } from '../../../src/experiments/add-case.service.js';
import type { Verdict } from '../../../src/reports/analysis-result.schema.js';
import { withApp } from '../../context.js';
import { operatorName } from '../../operator.js';
import { printJson, printText, Refused, say } from '../../output.js';
import { verdict } from '../analyses/arguments.js';

/** What every command that writes a golden case is asked. */
export interface CaseOptions {
  readonly to: string;
  readonly verdict: Verdict;
  readonly name?: string;
  readonly withDocuments?: boolean;
  readonly force?: boolean;
  readonly json?: boolean;
}

/** Adds those options. */
export function withCaseOptions(command: Command): Command {
  return command
    .requiredOption('--to <folder>', 'folder of cases, for instance test/golden/planted')
    .addOption(
      new Option('--verdict <verdict>', 'what a careful reader says: GREEN, YELLOW or RED')
        .argParser(verdict)
        .makeOptionMandatory(),
    )
    .option(
      '--name <name>',
      'of case and file; default of place, kind and year: orebro-lagenhet-1962',
      caseName,
    )
    .option('--with-documents', 'take the documents too that the buyer handed in')
    .option('--force', 'write over a case of the same name')
    .option('--json', 'print {name, file, removed: {fields, texts, documents}}');
}

/**
 * Writes a case, and tells where it is and what was left out.
 * @param add which one
 * @param next what its writer does then
 * @throws Refused when no folder stands at `--to`, and what `add` throws
 */
export async function writeCase(
  { to: folder, name, json, withDocuments, force, ...options }: CaseOptions,
  add: (cases: AddCaseService, request: Omit<CaseRequest, 'analysisId'>) => Promise<AddedCase>,
  next: string,
): Promise<void> {
  await demandFolder(folder);
  const added = await withApp(async (app) => {
    const { AddCaseService } = await import('../../../src/experiments/add-case.service.js');
    return add(app.get(AddCaseService), {
      folder,
      name: name ?? null,
      verdict: options.verdict,
      withDocuments: withDocuments ?? false,
      force: force ?? false,
      actor: operatorName(),
    });
  });
  if (json) printJson(added);
  else printText(`${added.file}\n`);
  const { fields, texts, documents } = added.removed;
  if (fields.length > 0) say(`Left out: ${fields.join(', ')}.`);
  const counts = Object.entries(texts).map(([kind, count]) => `${kind} ${count}`);
  say(
    counts.length > 0 ? `Taken out of texts: ${counts.join(', ')}.` : 'Nothing had to be taken out of texts.',
  );
  if (documents > 0) say(`Documents of the buyer left out: ${documents} (--with-documents takes them).`);
  say('Read the file through: a name in a sentence that does not say whose it is may still stand there.');
  say(next);
}

/** @throws InvalidArgumentError */
function caseName(text: string): string {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) || text.length > 80)
    throw new InvalidArgumentError('Write small letters and digits with hyphens between, at most 80.');
  return text;
}

/** One that is not there yet is made. @throws Refused */
async function demandFolder(path: string): Promise<void> {
  const there = await stat(path).catch(() => null);
  if (there && !there.isDirectory()) throw new Refused(`${path} is no folder: name one for --to`);
}
