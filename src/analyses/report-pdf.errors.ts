import { AppError } from '../shared/app-error.js';

/** No browser starts here, or the page did not come to stand in time. */
export class ReportPdfUnavailable extends AppError {
  constructor(cause: unknown) {
    super({
      code: 'pdf_unavailable',
      status: 503,
      retry: 'later',
      userMessage: 'PDF-filen gick inte att skapa just nu. Välj Skriv ut och spara som PDF i stället.',
      message: 'The report could not be printed',
      cause,
    });
  }
}

/** Too many files of the same person, or of all, are asked for and not read yet. */
export class ReportPdfBusy extends AppError {
  constructor() {
    super({
      code: 'pdf_busy',
      status: 429,
      retry: 'again',
      userMessage: 'Det skapas redan PDF-filer just nu. Försök igen om en liten stund.',
      retryAfterMs: 10_000,
    });
  }
}
