import { AppError } from '../app-error.js';

/** The mail server did not take the mail. */
export class MailFailed extends AppError {
  constructor(cause: unknown) {
    super({
      code: 'mail_failed',
      status: 503,
      retry: 'later',
      userMessage: 'Vi kunde inte skicka mejlet just nu. Försök igen om en stund.',
      message: `Mail could not be sent: ${cause instanceof Error ? cause.message : String(cause)}`,
      cause,
    });
  }
}
