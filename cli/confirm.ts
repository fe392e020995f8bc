import { createInterface } from 'node:readline/promises';
import { currentIo } from './call.js';
import { Interrupted } from './interrupt.js';
import { Refused } from './output.js';

/**
 * Asks before something is destroyed, unless `--yes` was given.
 * @param act what will be done, beginning with its verb: `erase anna@example.se for ever`
 * @param answers.typed what has to be typed instead of `yes`, for what is worst
 * @throws Refused when the person says no, and where no terminal is on which anybody could be asked; Interrupted at
 * Ctrl-C, with nothing done
 */
export async function confirm(
  act: string,
  { yes = false, typed = 'yes' }: { yes?: boolean | undefined; typed?: string },
): Promise<void> {
  if (yes) return;
  const { stdin, stderr } = currentIo();
  if (!stdin.isTTY) throw new Refused(`nothing was done: add --yes to ${act}`);
  const terminal = createInterface({ input: stdin, output: stderr });
  try {
    const answer = await terminal
      .question(`About to ${act}. Type ${typed} to go on: `)
      .catch((error: Error) => {
        stderr.write('\n');
        throw error.name === 'AbortError' ? new Interrupted('nothing was done') : error;
      });
    if (answer.trim().toLowerCase() !== typed.toLowerCase()) throw new Refused('nothing was done');
  } finally {
    terminal.close();
  }
}
