import { AppError } from '../shared/app-error.js';

/** An administrator pressed the button of the wrong row. */
export class OwnAccount extends AppError {
  constructor() {
    super({
      code: 'own_account',
      status: 409,
      userMessage: 'Du kan inte ta bort ditt eget konto här. Be en annan administratör.',
    });
  }
}

/** What the person has is not what whoever erases it was shown. */
export class AccountChanged extends AppError {
  constructor() {
    super({
      code: 'account_changed',
      status: 409,
      userMessage: 'Kontot har ändrats sedan du fick se vad som tas bort. Läs igenom det igen.',
    });
  }
}

/** Nobody would be left to look after the service. */
export class LastAdmin extends AppError {
  constructor() {
    super({
      code: 'last_admin',
      status: 409,
      userMessage: 'Den sista administratören kan inte tas bort. Gör någon annan till administratör först.',
    });
  }
}

/** A copy of everything is asked for again and again. */
export class TooManyExports extends AppError {
  constructor(retryAfterMs: number) {
    super({
      code: 'too_many_exports',
      status: 429,
      retry: 'again',
      retryAfterMs,
      userMessage: 'Du har hämtat dina uppgifter flera gånger det senaste dygnet. Försök igen senare.',
    });
  }
}

/** As many people fetch theirs as a process has room for. */
export class ExportsBusy extends AppError {
  constructor() {
    super({
      code: 'exports_busy',
      status: 503,
      retry: 'again',
      retryAfterMs: 60_000,
      userMessage: 'Många hämtar sina uppgifter just nu. Försök igen om en stund.',
    });
  }
}

/** Only the head of a copy of everything is asked for: it would be written for nobody. */
export class ExportNotAsked extends AppError {
  constructor() {
    super({
      code: 'method_not_allowed',
      status: 405,
      userMessage: 'Hämta dina uppgifter med GET.',
    });
  }
}

/** Some of what is due could not be removed; the next run tries again. */
export class RetentionIncomplete extends AppError {
  constructor(rules: readonly string[]) {
    super({
      code: 'retention_incomplete',
      status: 500,
      userMessage: 'Allt som skulle gallras kunde inte tas bort.',
      message: `Not all that is due could be removed: ${rules.join(', ')}`,
    });
  }
}
