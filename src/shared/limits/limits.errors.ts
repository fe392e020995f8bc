import { AppError } from '../app-error.js';

/** Tells how long to wait, in words and as Retry-After. */
export class TooManyAttempts extends AppError {
  constructor(retryAfterMs: number) {
    const minutes = Math.max(1, Math.ceil(retryAfterMs / 60_000));
    super({
      code: 'too_many_attempts',
      status: 429,
      retry: 'again',
      retryAfterMs,
      userMessage: `För många försök. Vänta ${minutes} ${minutes === 1 ? 'minut' : 'minuter'} och försök igen.`,
    });
  }
}
