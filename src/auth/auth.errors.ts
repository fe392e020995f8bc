import { AppError } from '../shared/app-error.js';

export class NotSignedIn extends AppError {
  constructor() {
    super({ code: 'unauthorized', status: 401, userMessage: 'Du måste vara inloggad.' });
  }
}

export class NotAdmin extends AppError {
  constructor() {
    super({ code: 'forbidden', status: 403, userMessage: 'Du har inte behörighet till detta.' });
  }
}

/** The same for an unknown address and a wrong password. */
export class WrongCredentials extends AppError {
  constructor() {
    super({ code: 'wrong_credentials', status: 401, userMessage: 'Fel e-postadress eller lösenord.' });
  }
}

/** Told only to a person who knows the password. */
export class EmailNotConfirmed extends AppError {
  constructor() {
    super({
      code: 'email_not_confirmed',
      status: 403,
      userMessage: 'Bekräfta din e-postadress först. Vi har skickat en ny länk till dig.',
    });
  }
}

export class EmailTaken extends AppError {
  constructor(cause?: unknown) {
    super({
      code: 'email_taken',
      status: 409,
      userMessage:
        'Det finns redan ett konto med den e-postadressen. Logga in eller återställ ditt lösenord.',
      cause,
    });
  }
}

export class UserNotFound extends AppError {
  constructor() {
    super({ code: 'user_not_found', status: 404, userMessage: 'Användaren hittades inte' });
  }
}

/** The refresh token is missing, unknown, expired, revoked or was used before. */
export class SessionEnded extends AppError {
  constructor(cause?: unknown) {
    super({
      code: 'session_ended',
      status: 401,
      userMessage: 'Du har blivit utloggad. Logga in igen.',
      cause,
    });
  }
}

/** A link from a mail that is unknown, used or too old. */
export class LinkInvalid extends AppError {
  constructor() {
    super({
      code: 'link_invalid',
      status: 422,
      userMessage: 'Länken gäller inte längre. Be om en ny och försök igen.',
    });
  }
}

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
