import { Argument, Command, InvalidArgumentError } from 'commander';
import { settingFacts, settingKeys, type SettingKey } from '../../src/settings/setting-facts.js';
import { withApp } from '../context.js';
import { nearest } from '../nearest.js';
import { operatorName } from '../operator.js';
import { printJson, printTable, printText, say } from '../output.js';

export function settingsCommand(): Command {
  return new Command('settings')
    .description('Show and turn what may be turned at run time; it counts from the next report on.')
    .addCommand(listCommand())
    .addCommand(getCommand())
    .addCommand(setCommand());
}

/** Known to the completion by its choices; what is unknown is told with what was probably meant. */
const keyArgument = () =>
  new Argument('<key>', 'as "settings list" shows it').choices(settingKeys).argParser((text: string) => {
    const key = settingKeys.find((known) => known === text.trim());
    if (key) return key;
    const meant = nearest(text, settingKeys);
    throw new InvalidArgumentError(
      `${meant ? `Did you mean ${meant}? ` : ''}There are ${settingKeys.join(', ')}.`,
    );
  });

function listCommand(): Command {
  return new Command('list')
    .description('Show every setting with its value and default.')
    .option('--json', 'print {key: value}')
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli settings list
  $ npx app-cli settings list --json > settings.json`,
    )
    .action(async ({ json }: { json?: boolean }) =>
      withApp(async (app) => {
        const { SettingsService } = await import('../../src/settings/settings.service.js');
        const values = await app.get(SettingsService).values();
        if (json) return printJson(values);
        printTable(
          ['KEY', 'VALUE', 'DEFAULT', 'WHAT'],
          settingKeys.map((key) => [
            key,
            JSON.stringify(values[key]),
            JSON.stringify(settingFacts[key].fallback),
            settingFacts[key].description,
          ]),
        );
      }),
    );
}

function getCommand(): Command {
  return new Command('get')
    .description('Print the value of a setting and nothing else, as "settings set" takes it.')
    .addArgument(keyArgument())
    .option('--json', 'print the value as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli settings get report_cost_ceiling_usd
  $ npx app-cli settings get model_prices > prices.json
  $ npx app-cli settings set model_prices "$(cat prices.json)"`,
    )
    .action(async (key: SettingKey, { json }: { json?: boolean }) =>
      withApp(async (app) => {
        const { SettingsService } = await import('../../src/settings/settings.service.js');
        const value = (await app.get(SettingsService).values())[key];
        if (json) return printJson(value);
        printText(`${JSON.stringify(value)}\n`);
      }),
    );
}

function setCommand(): Command {
  return new Command('set')
    .description('Turn a setting.')
    .addArgument(keyArgument())
    .argument('<value>', 'what "settings list" shows of it')
    .option('--json', 'print {key, before, value}')
    .addHelpText(
      'after',
      `
Values:
${settingKeys.map((key) => `  ${key}: ${settingFacts[key].takes}`).join('\n')}
Examples:
  $ npx app-cli settings set report_cost_ceiling_usd 0.25
  $ npx app-cli settings set model_prices '{"my-model": {"input": 0.5, "cachedInput": 0.05, "output": 2}}'`,
    )
    .action(async (key: SettingKey, text: string, { json }: { json?: boolean }) =>
      withApp(async (app) => {
        const { SettingsService } = await import('../../src/settings/settings.service.js');
        const { SettingRefused } = await import('../../src/settings/settings.errors.js');
        const { before, after } = await app
          .get(SettingsService)
          .set(key, text, operatorName())
          .catch((error: unknown) => {
            // A wrong argument, which is what 1 says; the Swedish words are for administrators.
            throw error instanceof SettingRefused ? new Error(error.message) : error;
          });
        if (json) return printJson({ key, before, value: after });
        say(`${key} is ${JSON.stringify(after)}; it was ${JSON.stringify(before)}.`);
      }),
    );
}
