import { AppError } from '../app-error.js';

/** Tells how long to wait, in words and as Retry-After. */
export class TooManyAttempts extends AppError {
  constructor(retryAfterMs: number) {
    super({
      code: 'too_many_attempts',
      status: 429,
      retry: 'again',
      retryAfterMs,
      userMessage: `För många försök. Vänta ${waitInWords(retryAfterMs)} och försök igen.`,
    });
  }
}

/** Why there was no room under a limit; undefined where there was. @throws what is no refusal */
export async function refusalOf(counted: Promise<void>): Promise<TooManyAttempts | undefined> {
  try {
    await counted;
    return undefined;
  } catch (error) {
    if (error instanceof TooManyAttempts) return error;
    throw error;
  }
}

/** Whether there was room under a limit. @throws what is no refusal */
export const isLetThrough = async (counted: Promise<void>): Promise<boolean> =>
  (await refusalOf(counted)) === undefined;

/** Hours from two hours on. */
function waitInWords(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} timmar`;
  return `${minutes} ${minutes === 1 ? 'minut' : 'minuter'}`;
}

/** The same person has as much at work as one may. */
export class TooMuchAtOnce extends AppError {
  constructor() {
    super({
      code: 'too_much_at_once',
      status: 429,
      retry: 'again',
      retryAfterMs: 5_000,
      userMessage: 'Du har för mycket på gång samtidigt. Vänta några sekunder och försök igen.',
    });
  }
}
