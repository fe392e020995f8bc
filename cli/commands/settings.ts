import { Argument, Command } from 'commander';
import { settingKeys, settings, type SettingKey } from '../../src/settings/settings.schema.js';
import { withApp } from '../context.js';
import { operatorName } from '../operator.js';
import { printJson, printTable, say } from '../output.js';

export function settingsCommand(): Command {
  return new Command('settings')
    .description('Show and turn what may be turned at run time; it counts from the next report on.')
    .addCommand(
      new Command('list')
        .description('Show every setting with its value and default.')
        .option('--json', 'print {key: value}')
        .action(async (options: { json?: boolean }) =>
          withApp(async (app) => {
            const { SettingsService } = await import('../../src/settings/settings.service.js');
            const values = await app.get(SettingsService).values();
            if (options.json) return printJson(values);
            printTable(
              ['KEY', 'VALUE', 'DEFAULT', 'WHAT'],
              settingKeys.map((key) => [
                key,
                JSON.stringify(values[key]),
                JSON.stringify(settings[key].fallback),
                settings[key].description,
              ]),
            );
          }),
        ),
    )
    .addCommand(
      new Command('set')
        .description('Turn a setting.')
        .addArgument(new Argument('<key>').choices(settingKeys))
        .argument('<value>', 'what "settings list" shows of it')
        .addHelpText(
          'after',
          `
Values:
${settingKeys.map((key) => `  ${key}: ${settings[key].takes}`).join('\n')}
Examples:
  $ npx app-cli settings set report_cost_ceiling_usd 0.25
  $ npx app-cli settings set model_prices '{"my-model": {"input": 0.5, "cachedInput": 0.05, "output": 2}}'`,
        )
        .action(async (key: SettingKey, value: string) =>
          withApp(async (app) => {
            const { SettingsService } = await import('../../src/settings/settings.service.js');
            const { SettingRefused } = await import('../../src/settings/settings.errors.js');
            await app
              .get(SettingsService)
              .set(key, value, operatorName())
              .catch((error: unknown) => {
                throw error instanceof SettingRefused ? new Error(error.message) : error;
              });
            say(`${key} is ${value}.`);
          }),
        ),
    );
}
