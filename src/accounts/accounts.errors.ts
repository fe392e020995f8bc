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
