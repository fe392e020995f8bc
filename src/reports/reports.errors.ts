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
