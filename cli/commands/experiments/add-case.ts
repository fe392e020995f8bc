import { Command } from 'commander';
import { analysisId } from '../analyses/arguments.js';
import { withCaseOptions, writeCase, type CaseOptions } from './write-case.js';

export function addCaseCommand(): Command {
  const command = new Command('add-case')
    .description('Make a golden case of a completed analysis, without what tells of people.')
    .argument('<analysisId>', 'id of a completed analysis', analysisId);
  return withCaseOptions(command)
    .addHelpText(
      'after',
      `
Left out are the broker, addresses of pages and pictures, showings, coordinates and the numbers of house and flat;
names, phones, mail addresses, personal numbers and links are taken out of all texts. What a case expects is written
by reading its advert, not by what the report says: the file has the verdict that you give, and empty lists.

Examples:
  $ npx app-cli experiments add-case 1d0f6a5e-… --to test/golden/planted --verdict RED
  $ npx app-cli experiments add-case 1d0f6a5e-… --to cases --verdict YELLOW --name sealed-loft-without-papers`,
    )
    .action((id: string, options: CaseOptions) =>
      writeCase(
        options,
        (cases, request) => cases.add({ ...request, analysisId: id }),
        'Then write its story and what it expects by reading the advert: so far only the verdict stands there.',
      ),
    );
}
