import { faultsOf } from './faults.js';
import { Interrupted } from './interrupt.js';
import { complain, endWith, exitCodes, Refused } from './output.js';
import { NoServices } from './services.js';

async function readErrors() {
  const [{ AppError }, { serviceAway }, { PageThrottled }, { ConfigError }, { ZodError }] = await Promise.all(
    [
      import('../src/shared/app-error.js'),
      import('../src/shared/service-away.js'),
      import('../src/scraping/scraping.errors.js'),
      import('../src/shared/config/config.js'),
      import('zod'),
    ],
  );
  return { AppError, serviceAway, PageThrottled, ConfigError, ZodError };
}
type Known = Awaited<ReturnType<typeof readErrors>>;

/** One line with what to do; the stack only when asked for. Sets the exit code. */
export async function exitWith(error: unknown, { verbose }: { verbose: boolean }): Promise<void> {
  // Whoever has nothing to complain of need not wait for these.
  const known = await readErrors();
  const message = messageOf(error, known);
  complain(verbose && error instanceof Error ? (error.stack ?? message) : message);
  endWith(codeOf(error, known));
}

/** What one of many came to: its line, and the code that a command of it alone would end with. */
export async function told(error: unknown): Promise<{ message: string; code: number }> {
  const known = await readErrors();
  return { message: messageOf(error, known), code: codeOf(error, known) };
}

function messageOf(error: unknown, { AppError, serviceAway, PageThrottled, ZodError }: Known): string {
  // A short wait is waited for by an analysis; a command ends.
  if (error instanceof PageThrottled && error.retry === 'again')
    return `Webbplatsen ber oss vänta ${Math.ceil(error.retryAfterMs! / 1000)}\u00a0sekunder. Försök igen sedan.`;
  if (error instanceof AppError) return error.userMessage;
  if (error instanceof ZodError) return faultsOf(error);
  const away = error instanceof NoServices ? undefined : serviceAway(error);
  if (away) return `${away.message.split('\n')[0]}: try again in a moment, or see "npx app-cli doctor"`;
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown, { AppError, serviceAway, ConfigError }: Known): number {
  if (error instanceof Interrupted) return exitCodes.interrupted;
  if (error instanceof Refused) return exitCodes.no;
  if (error instanceof NoServices) return error.isPassing ? exitCodes.cannotTell : exitCodes.couldNotRun;
  if (serviceAway(error)) return exitCodes.cannotTell;
  if (error instanceof ConfigError || !(error instanceof AppError)) return exitCodes.couldNotRun;
  // Somebody else's server refused or did not answer: that says nothing about what was asked.
  return error.status >= 500 || error.status === 429 ? exitCodes.cannotTell : exitCodes.no;
}
