import { AppError } from '../app-error.js';

/** The mail server did not take the mail. */
export class MailFailed extends AppError {
  constructor(fault: unknown) {
    const cause = withoutWords(fault);
    super({
      code: 'mail_failed',
      status: 503,
      retry: 'later',
      userMessage: 'Vi kunde inte skicka mejlet just nu. Försök igen om en stund.',
      message: `Mail could not be sent: ${cause.message}`,
      cause,
    });
  }
}

/**
 * What is said here is logged, and a server may say back, in any form, the address or the log-in that it refuses: of a
 * fault only its codes are told.
 */
function withoutWords(fault: unknown): Error {
  const { code, responseCode, name } = (fault ?? {}) as Readonly<Record<string, unknown>>;
  const answer = typeof responseCode === 'number' ? ` (${responseCode})` : '';
  const what = code === 'EAUTH' ? 'The mail server refuses the log-in of SMTP_URL' : String(code ?? name);
  return new Error(what + answer);
}
