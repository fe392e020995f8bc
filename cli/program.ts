import { existsSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { currentCall, currentIo, type Output } from './call.js';
import { nouns } from './nouns.js';

/**
 * The whole command line. Of the nouns only those asked for have their commands: reading all of them takes longer than
 * a help should.
 */
export async function buildProgram(isWanted: (noun: string) => boolean): Promise<Command> {
  const program = new Command('app-cli')
    .description('Operates Visningsklar: reads adverts, runs analyses, keeps users and the database.')
    .option('-q, --quiet', 'print results and errors only')
    .option('--verbose', 'show the whole error with its stack')
    .version(version(), '--version', 'print the version')
    .hook('preAction', (given) => {
      currentCall().isQuiet = given.opts<{ quiet?: boolean }>().quiet ?? false;
    })
    .addHelpText(
      'after',
      `
Environment: the names of .env.example. Without DATABASE_URL the instance that "npm start" runs is used.
Exit codes:  0 good; 1 could not run: a wrong or missing argument, or no services; 2 the answer is no: what is named
             is not there, cannot be used or is refused; 3 cannot tell: a site or service of others did not answer;
             130 stopped by Ctrl-C.
Examples:
  $ npx app-cli scrape https://www.hemnet.se/bostad/… --json
  $ npx app-cli analyses run https://exempelmaklaren.example/objekt/… --user kopare@visningsklar.example
  $ npx app-cli users make-admin anna@example.se
  $ npx app-cli analyses --help`,
    );
  for (const { name, description, examples, load } of nouns) {
    const command = isWanted(name) ? await load() : new Command(name);
    if (examples)
      command.addHelpText(
        'after',
        `\nExamples:\n${examples.map((line) => `  $ npx app-cli ${line}`).join('\n')}`,
      );
    program.addCommand(command.description(description));
  }
  return telling(program, 'app-cli');
}

/** That of package.json, which is one folder further up from what was built than from the sources. */
function version(): string {
  const [nearby, above] = ['../package.json', '../../package.json'].map(
    (path) => new URL(path, import.meta.url),
  );
  const text = readFileSync(existsSync(nearby!) ? nearby! : above!, 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** The nouns that a line of words speaks of. */
export function nounsIn(words: readonly string[]): (noun: string) => boolean {
  const [first, second] = words.filter((word) => !word.startsWith('-'));
  return (noun) => noun === first || (first === 'help' && noun === second);
}

/** Where the lines of a help are broken. */
const helpWidth = ({ isTTY, columns }: Output): number => (isTTY && columns) || 80;

/** Every command tells of a mistake in one line, with the help that belongs to it. */
function telling(command: Command, path: string): Command {
  command.configureHelp({ showGlobalOptions: true });
  command.exitOverride();
  command.configureOutput({
    writeOut: (text) => void currentIo().stdout.write(text),
    writeErr: (text) => void currentIo().stderr.write(text),
    getOutHelpWidth: () => helpWidth(currentIo().stdout),
    getErrHelpWidth: () => helpWidth(currentIo().stderr),
    outputError: (text, write) => {
      const fault = text
        .trim()
        .replace(/^error: /, '')
        .replace(/(?<!\s)\s*\n\s*/g, ' ');
      write(`app-cli: ${fault} ("${path} --help" shows how)\n`);
    },
  });
  for (const child of command.commands) telling(child, `${path} ${child.name()}`);
  return command;
}
