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

/** Of a person who is signed in and is asked for the password once more. */
export class WrongPassword extends AppError {
  constructor() {
    const userMessage = 'Lösenordet stämmer inte.';
    super({
      code: 'wrong_password',
      status: 422,
      userMessage,
      errors: [{ path: 'password', message: userMessage }],
    });
  }
}

/** One that anybody would try first. */
export class CommonPassword extends AppError {
  static readonly words = 'Lösenordet är vanligt och lätt att gissa. Välj ett annat.';

  /** @param path the field it was given in */
  constructor(path = 'password') {
    const userMessage = CommonPassword.words;
    super({ code: 'common_password', status: 422, userMessage, errors: [{ path, message: userMessage }] });
  }
}

/** The new password is the one that it should replace. */
export class SamePassword extends AppError {
  constructor() {
    const userMessage = 'Det är lösenordet du redan har. Välj ett annat.';
    super({
      code: 'same_password',
      status: 422,
      userMessage,
      errors: [{ path: 'newPassword', message: userMessage }],
    });
  }
}

/** Told only to a person who knows the password. */
export class EmailNotConfirmed extends AppError {
  /** @param isLinkSent whether a new link has just been sent; else enough of them have been */
  constructor(isLinkSent: boolean) {
    super({
      code: 'email_not_confirmed',
      status: 403,
      userMessage: `Bekräfta din e-postadress först. ${
        isLinkSent
          ? 'Vi har skickat en ny länk till dig.'
          : 'Länken finns i det senaste mejlet från oss. Titta även i skräpposten.'
      }`,
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

/** No living session of the person's; another's is answered alike. */
export class SessionNotFound extends AppError {
  constructor() {
    super({ code: 'session_not_found', status: 404, userMessage: 'Inloggningen hittades inte.' });
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
