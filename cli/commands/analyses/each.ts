import { told } from '../../errors.js';
import { interruption } from '../../interrupt.js';
import { complain, endWith, exitCodes, printJson, say } from '../../output.js';
import { startProgress } from '../../progress.js';

/** What came of many. */
interface Ends<Done> {
  readonly done: readonly Done[];
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
  /** How many were not come to, or were broken off. */
  readonly left: number;
}

interface Wording<Done> {
  /** Under which name JSON has what was done. */
  readonly name: string;
  /** `started over`; what would be is told with it too. */
  readonly word: string;
  readonly dryRun?: boolean | undefined;
  readonly json?: boolean | undefined;
  /** More to say of what was done. */
  readonly more?: (done: readonly Done[]) => string;
  /** What belongs to the end of it, also after an interruption. */
  readonly after?: (done: readonly Done[]) => Promise<void>;
}

/**
 * Acts on one after the other, goes on after a refusal and tells at the end how many came to which end. A single one
 * that is refused is told of as any command tells of it.
 * @throws what stopped it: Interrupted, or a fault that the next one would meet as well
 */
export async function actOnEach<Done>(
  ids: readonly string[],
  act: (id: string) => Promise<Done>,
  wording: Wording<Done>,
): Promise<Ends<Done>> {
  const signal = interruption();
  const progress = startProgress(ids.length);
  const done: Done[] = [];
  const refused: { id: string; reason: string }[] = [];
  const codes = new Set<number>();
  let stopped: { by: unknown } | undefined;
  for (const id of ids) {
    try {
      signal.throwIfAborted();
      done.push(await act(id));
    } catch (error) {
      const { message, code } = await told(error);
      if (ids.length === 1 || (code !== exitCodes.no && code !== exitCodes.cannotTell)) {
        stopped = { by: error };
        break;
      }
      refused.push({ id, reason: message });
      codes.add(code);
    }
    progress.step(id);
  }
  progress.stop();
  const ends = { done, refused, left: ids.length - done.length - refused.length };
  if (ids.length > 1 || !stopped) tell(ends, wording);
  await wording.after?.(done);
  if (stopped) throw stopped.by;
  if (codes.size > 0) endWith(codes.has(exitCodes.no) ? exitCodes.no : exitCodes.cannotTell);
  return ends;
}

function tell<Done>(ends: Ends<Done>, { name, word, dryRun = false, json, more }: Wording<Done>): void {
  const { done, refused, left } = ends;
  for (const { id, reason } of refused) complain(`${id}: ${reason}`);
  const parts = [
    `${done.length} ${dryRun ? `would be ${word}` : word}${more?.(done) ?? ''}`,
    `${refused.length} refused`,
    ...(left > 0 ? [`${left} not done`] : []),
  ];
  say(`${parts.join(', ')}.`);
  if (json) printJson({ dryRun, [name]: done, refused, left });
}
