import { Command } from 'commander';
import { withApp } from '../../context.js';
import { printJson, printTable } from '../../output.js';
import { minute } from '../analyses/tables.js';
import { objectionId } from './arguments.js';

export function showCommand(): Command {
  return new Command('show')
    .description('Show one objection with the claim as it stood.')
    .argument('<id>', 'id of an objection', objectionId)
    .option('--json', 'print what "list" prints of it')
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli objections show 1d0f6a5e-…
  $ npx app-cli objections show 1d0f6a5e-… --json | jq .claim`,
    )
    .action((id: string, { json }: { json?: boolean }) =>
      withApp(async (app) => {
        const { AdminObjectionsService } = await import('../../../src/analyses/admin-objections.service.js');
        const objection = await app.get(AdminObjectionsService).one(id);
        if (json) return printJson(objection);
        const { claim, analyst, template, model } = objection;
        printTable(
          ['FIELD', 'VALUE'],
          [
            ['id', objection.id],
            ['created', minute(objection.createdAt)],
            ['analysis', objection.analysisId],
            ['address', objection.address],
            ['url', objection.hemnetUrl],
            ['claim', objection.path],
            ['title', claim.title],
            ...claim.texts.map((text) => ['text', text]),
            ...Object.entries(claim.figures).map(([name, figure]) => [name, figure]),
            ...claim.evidence.map((proof) => ['proof', JSON.stringify(proof)]),
            ['reason', objection.reason],
            ['in their words', objection.text || null],
            ['by', objection.isAdministrators ? 'an administrator' : 'the owner'],
            ['written by', [analyst, template, model].filter(Boolean).join(', ') || null],
            ['version', objection.version],
            ['handled', objection.handledAt && minute(objection.handledAt)],
            ['case', objection.caseName],
          ],
        );
      }),
    );
}
