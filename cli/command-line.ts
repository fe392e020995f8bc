import { CommanderError } from 'commander';
import { currentCall, inCall, type CallIo } from './call.js';
import { exitWith } from './errors.js';
import { buildProgram, nounsIn } from './program.js';

/**
 * Runs one command line, beside others if need be, and tells all that there is to say of it.
 * @param typed the words after the program's name
 * @returns the exit code
 */
export function runCommandLine(typed: readonly string[], io: CallIo): Promise<number> {
  return inCall(io, async () => {
    const [first, ...others] = typed;
    // `help analyses list` is the help of the command, however deep.
    const words = first === 'help' && others.length > 0 ? [...others, '--help'] : typed;
    const program = await buildProgram(nounsIn(words));
    try {
      await program.parseAsync(words, { from: 'user' });
    } catch (error) {
      // Commander has said why: 0 after help, and 1, "could not run", for a wrong flag and a missing argument.
      if (error instanceof CommanderError) return error.exitCode;
      await exitWith(error, { verbose: program.opts<{ verbose?: boolean }>().verbose ?? false });
    }
    return currentCall().exitCode;
  });
}
