import { Command } from 'commander';
import { withCaseOptions, writeCase, type CaseOptions } from '../experiments/write-case.js';
import { objectionId } from './arguments.js';

export function addCaseCommand(): Command {
  const command = new Command('add-case')
    .description('Make a golden case of an objection, without what tells of people, and mark it as handled.')
    .argument('<id>', 'id of an objection', objectionId);
  return withCaseOptions(command)
    .addHelpText(
      'after',
      `
The case is the home as "experiments add-case" takes it, as it is read now. Its story has the objection's words, and it
expects what these leave no doubt about: a flag that was objected to comes no more (mustNotFlag, neverMentions), what the
advert states is not missing (notMissing), a wrong sum is not told (neverMentions). What is unclear stays empty.

Examples:
  $ npx app-cli objections add-case 1d0f6a5e-… --to test/golden/planted --verdict YELLOW
  $ npx app-cli objections add-case 1d0f6a5e-… --to cases --verdict GREEN --name roof-of-2020`,
    )
    .action((id: string, options: CaseOptions) =>
      writeCase(
        options,
        (cases, request) => cases.addOfObjection(id, request),
        'Then read the advert, and say in the story and in what it expects whether the objection is right.',
      ),
    );
}
