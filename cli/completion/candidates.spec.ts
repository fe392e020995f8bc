import { Argument, Command, Option } from 'commander';
import { candidates } from './candidates.js';

const program = new Command('app-cli')
  .option('-q, --quiet', 'say nothing')
  .addCommand(
    new Command('webhooks').description('Events.').addCommand(
      new Command('list')
        .description('List events.')
        .addOption(new Option('--status <status>').choices(['failed', 'applied']))
        .option('--limit <n>', 'how many')
        .option('--json', 'as JSON'),
    ),
  )
  .addCommand(
    new Command('settings')
      .description('Settings.')
      .addCommand(
        new Command('set').addArgument(new Argument('<key>').choices(['price', 'pace'])).argument('<value>'),
      ),
  );
const words = (...typed: string[]) => candidates(program, typed).map(({ word }) => word);

describe('what may come next', () => {
  it('is a noun, then one of its commands, each with what it is for', () => {
    expect(candidates(program, [''])).toEqual([
      { word: 'webhooks', about: 'Events.' },
      { word: 'settings', about: 'Settings.' },
    ]);
    expect(words('web')).toEqual(['webhooks']);
    expect(words('webhooks', '')).toEqual(['list']);
    expect(words('--quiet', 'webhooks', 'l')).toEqual(['list']);
  });

  it("is an option of the command's or of all once a hyphen is typed", () => {
    expect(words('webhooks', 'list', '--')).toEqual(['--status', '--limit', '--json', '--quiet', '--help']);
    expect(words('webhooks', 'list', '--js')).toEqual(['--json']);
  });

  it('is a choice of the option or argument that is awaited', () => {
    expect(words('webhooks', 'list', '--status', '')).toEqual(['failed', 'applied']);
    expect(words('webhooks', 'list', '--status', 'failed', '')).toEqual([]);
    expect(words('settings', 'set', 'p')).toEqual(['price', 'pace']);
  });

  it("is nothing where a text of one's own is asked for, so that the shell completes files", () => {
    expect(words('webhooks', 'list', '--limit', '')).toEqual([]);
    expect(words('settings', 'set', 'price', '')).toEqual([]);
    expect(words('nonsense', '')).toEqual([]);
  });
});
