import { AppError } from '../shared/app-error.js';

/** The model would cost more than the operator's ceiling for one report. */
export class ReportTooCostly extends AppError {
  constructor(message: string) {
    super({
      code: 'report_too_costly',
      status: 503,
      retry: 'never',
      userMessage: 'Den här annonsen är större än vad AI-tjänsten får läsa i en rapport.',
      message,
    });
  }
}
