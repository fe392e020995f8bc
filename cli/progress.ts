import { Presets, SingleBar } from 'cli-progress';
import { currentCall } from './call.js';

/** How far a long command is. */
export interface Progress {
  /** One more is done. @param what said beside the bar, for instance the name of what was done */
  step(what?: string): void;
  stop(): void;
}

const silent: Progress = { step: () => undefined, stop: () => undefined };

/**
 * A bar on stderr while much is done; nothing where no terminal is, where `--quiet` was given or for a single thing.
 * @param total how many steps will come
 */
export function startProgress(total: number): Progress {
  const { io, isQuiet } = currentCall();
  if (!io.stderr.isTTY || isQuiet || total < 2) return silent;
  const bar = new SingleBar(
    {
      format: '{bar} {value}/{total}  {duration_formatted} elapsed, {eta_formatted} left  {what}',
      barsize: 24,
      hideCursor: true,
      clearOnComplete: true,
      stream: io.stderr,
      linewrap: false,
    },
    Presets.shades_grey,
  );
  bar.start(total, 0, { what: '' });
  const stop = (): void => bar.stop();
  // A process that is ended at once still gives the terminal its cursor back.
  process.once('exit', stop);
  return {
    step: (what = '') => bar.increment(1, { what }),
    stop: () => {
      process.removeListener('exit', stop);
      stop();
    },
  };
}
