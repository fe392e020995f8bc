import { AppError } from '../shared/app-error.js';

/** It takes something else: the message tells operators what, the Swedish one administrators. */
export class SettingRefused extends AppError {
  constructor(message: string, userMessage: string) {
    super({ code: 'setting_refused', status: 422, message, userMessage });
  }
}

/** Somebody else turned it after the caller had looked. */
export class SettingChanged extends AppError {
  constructor() {
    super({
      code: 'setting_changed',
      status: 409,
      userMessage:
        'Någon annan har ändrat inställningen under tiden. Kontrollera det nya värdet och spara igen.',
    });
  }
}

export class SettingNotFound extends AppError {
  constructor() {
    super({ code: 'setting_not_found', status: 404, userMessage: 'Inställningen finns inte.' });
  }
}
