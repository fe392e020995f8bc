import { Argument, Command } from 'commander';
import { candidates } from '../completion/candidates.js';
import { scripts, shells, type Shell } from '../completion/scripts.js';
import { printText } from '../output.js';
import { buildProgram, nounsIn } from '../program.js';

export function completionCommand(): Command {
  const words = new Command('words')
    .description('Print what the last word may become, a line each, with a tab before what it is for.')
    .argument('[words...]')
    .addHelpText('after', '\nExamples:\n  $ npx app-cli completion words -- analyses re')
    .action(async (typed: string[]) => {
      const program = await buildProgram(nounsIn(typed));
      const lines = candidates(program, typed.length > 0 ? typed : ['']).map(
        ({ word, about }) => `${word}\t${about.replace(/\s+/g, ' ')}\n`,
      );
      printText(lines.join(''));
    });
  return new Command('completion')
    .addArgument(new Argument('<shell>').choices(shells))
    .addHelpText(
      'after',
      `
"app-cli" has to be found by your shell: "npm link" puts it there.
Examples:
  $ npx app-cli completion bash >> ~/.bashrc
  $ npx app-cli completion zsh > "\${fpath[1]}/_app-cli"
  $ npx app-cli completion fish > ~/.config/fish/completions/app-cli.fish`,
    )
    .action((shell: Shell) => {
      printText(scripts[shell]);
    })
    .addCommand(words, { hidden: true });
}
