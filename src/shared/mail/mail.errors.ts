import { AppError } from '../app-error.js';

/** The mail server did not take the mail. */
export class MailFailed extends AppError {
  constructor(fault: unknown) {
    const cause = withoutLogIn(fault);
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

/** A server may say the log-in it refuses back, password and all, and what is said here is logged. */
function withoutLogIn(fault: unknown): unknown {
  const { code, responseCode } = (fault ?? {}) as { code?: unknown; responseCode?: unknown };
  if (code !== 'EAUTH') return fault;
  const answer = typeof responseCode === 'number' ? ` (${responseCode})` : '';
  return new Error(`The mail server refuses the log-in of SMTP_URL${answer}`);
}
