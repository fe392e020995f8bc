import { AppError } from '../shared/app-error.js';

/** The model would cost more than the operator's ceiling for one report. */
export class ReportTooCostly extends AppError {
  constructor(message: string) {
    super({
      code: 'report_too_costly',
      status: 503,
      retry: 'never',
      userMessage:
        'AI-tjänsten skulle kosta mer för den här annonsen än vad vi har satt som tak för en rapport.',
      message,
    });
  }
}

/** Too much is read at the moment for one more text to have its turn. */
export class RulesBusy extends AppError {
  constructor() {
    super({
      code: 'rules_busy',
      status: 503,
      retry: 'later',
      userMessage: 'Just nu läser vi många annonser. Försök igen om en stund.',
    });
  }
}

/** Reading a home's texts did not end in its time; its process was ended. */
export class RulesEndless extends AppError {
  constructor(cause: unknown) {
    super({
      code: 'rules_endless',
      status: 503,
      retry: 'later',
      userMessage: 'Annonsens texter tog för lång tid att läsa. Försök igen om en stund.',
      message: 'The rules did not end in their time',
      cause,
    });
  }
}
