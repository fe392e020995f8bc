import { Command } from 'commander';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { printJson, Refused, say } from '../../output.js';
import { exampleHome, suiteText } from './suite-template.js';

export function initCommand(): Command {
  return new Command('init')
    .description('Write a suite with every key explained, and a home to begin with.')
    .argument('<file>', 'the suite to make, ending in .yaml')
    .option('--force', 'replace what stands there')
    .option('--json', 'print {suite, case}')
    .addHelpText(
      'after',
      `
Examples:
  $ npx app-cli experiments init suites/fees.yaml
  $ npx app-cli experiments run suites/fees.yaml --variant rules`,
    )
    .action(async (suite: string, { force = false, json }: { force?: boolean; json?: boolean }) => {
      const name = basename(suite, extname(suite));
      if (!/^\.ya?ml$/.test(extname(suite)) || !/^[a-z0-9][a-z0-9._-]{0,59}$/.test(name))
        throw new Refused(`${suite}: name it in small letters, digits and hyphens, with .yaml at the end`);
      const home = join(dirname(suite), `${name}.homes`, `${exampleHome.name}.json`);
      await mkdir(dirname(home), { recursive: true });
      await write(suite, suiteText(name), force);
      await write(home, `${JSON.stringify(exampleHome, null, 2)}\n`, force);
      if (json) return printJson({ suite, case: home });
      say(`Wrote ${suite} and ${home}. Try it: npx app-cli experiments run ${suite} --variant rules`);
    });
}

async function write(file: string, text: string, force: boolean): Promise<void> {
  await writeFile(file, text, { flag: force ? 'w' : 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new Refused(`${file} is there already; add --force to replace it`);
  });
}
