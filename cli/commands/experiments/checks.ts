import { Command } from 'commander';
import type { Check } from '../../../src/experiments/checks/check.types.js';
import { nearest } from '../../nearest.js';
import { printJson, printTable, printText, Refused } from '../../output.js';

/** One field of a check, as JSON Schema tells of it. */
interface Field {
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
}

export function checksCommand(): Command {
  return new Command('checks')
    .description('List the checks that a suite can ask for, with their fields.')
    .argument('[type]', 'only this one, with what each of its fields is for')
    .option('--json', 'print [{type, description, fields}], the fields as JSON Schema')
    .addHelpText(
      'after',
      `
In the table, "atMost=0" is a field with its default, "usd" has to be given and "[min]" may be left out.
Every check takes also: name, for a second one of its type; tags, for the cases that it is meant for.

Examples:
  $ npx app-cli experiments checks
  $ npx app-cli experiments checks rubric
  $ npx app-cli experiments checks --json | jq -r '.[].type'`,
    )
    .action(async (type: string | undefined, { json }: { json?: boolean }) => {
      const { checks, paramsOf } = await import('../../../src/experiments/checks/checks.js');
      const chosen = type === undefined ? [...checks.values()] : [known(checks, type)];
      const told = chosen.map((check) => ({
        type: check.type,
        description: check.description,
        fields: paramsOf(check),
      }));
      if (json) return printJson(told);
      const fieldsOf = ({ fields }: (typeof told)[number]) =>
        Object.entries((fields.properties ?? {}) as Record<string, Field>).map(([name, field]) => ({
          name,
          field,
          shown: inWords(name, field, fields.required ?? []),
        }));
      if (type === undefined)
        return printTable(
          ['CHECK', 'FIELDS', 'WHAT'],
          told.map((check) => [
            check.type,
            fieldsOf(check)
              .map(({ shown }) => shown)
              .join(' '),
            check.description,
          ]),
        );
      const [check] = told;
      printText(`${check!.type}: ${check!.description}\n`);
      const rows = fieldsOf(check!).map(({ shown, field }) => [
        shown,
        field.enum?.join(' | ') ?? field.type,
        field.description,
      ]);
      if (rows.length > 0) printTable(['FIELD', 'IS', 'WHAT'], rows);
    });
}

/** @throws Refused with the ones there are */
function known(checks: ReadonlyMap<string, Check>, type: string): Check {
  const check = checks.get(type);
  if (check) return check;
  const meant = nearest(type, [...checks.keys()]);
  throw new Refused(
    `there is no check ${type}${meant ? `; did you mean ${meant}?` : '.'} There are ${[...checks.keys()].join(', ')}`,
  );
}

const inWords = (name: string, field: Field, required: readonly string[]): string =>
  required.includes(name)
    ? name
    : field.default === undefined
      ? `[${name}]`
      : `${name}=${typeof field.default === 'string' ? field.default : JSON.stringify(field.default)}`;
