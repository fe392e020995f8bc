import { exitWith } from './errors.js';
import { buildProgram, nounsIn } from './program.js';

const [first, ...others] = process.argv.slice(2);
// `help analyses list` is the help of the command, however deep.
const words = first === 'help' && others.length > 0 ? [...others, '--help'] : process.argv.slice(2);
const program = await buildProgram(nounsIn(words));

// Commander ends with 1, "could not run", for a wrong flag and a missing argument.
try {
  await program.parseAsync(words, { from: 'user' });
} catch (error) {
  await exitWith(error, { verbose: program.opts<{ verbose?: boolean }>().verbose ?? false });
}
