import { AppError } from '../shared/app-error.js';

/** Missing, or somebody else's: the same answer. */
export class AnalysisNotFound extends AppError {
  constructor() {
    super({ code: 'analysis_not_found', status: 404, userMessage: 'Analysen hittades inte' });
  }
}

export class AnalysisInProgress extends AppError {
  constructor() {
    super({ code: 'analysis_in_progress', status: 409, userMessage: 'Analysen pågår redan.' });
  }
}

export class AnalysisNotCompleted extends AppError {
  constructor() {
    super({ code: 'analysis_not_completed', status: 409, userMessage: 'Analysen är inte klar än.' });
  }
}

export class AnalysisAlreadyCompleted extends AppError {
  constructor() {
    super({ code: 'analysis_completed', status: 409, userMessage: 'Analysen är redan klar.' });
  }
}

export class PaymentRequired extends AppError {
  constructor() {
    super({
      code: 'payment_required',
      status: 402,
      userMessage: 'Du måste betala för att se denna rapport.',
    });
  }
}

export class NoCreditsLeft extends AppError {
  constructor() {
    super({ code: 'no_credits', status: 409, userMessage: 'Du har inga rapporter kvar att låsa upp med.' });
  }
}

export class PreviewLimitReached extends AppError {
  constructor(retryAfterMs: number) {
    super({
      code: 'preview_limit',
      status: 429,
      retry: 'later',
      retryAfterMs,
      userMessage:
        'Du har använt dagens fem gratis förhandsvisningar. Köp en rapport eller försök igen i morgon.',
    });
  }
}

/** A newer run has taken the analysis over, or it was deleted: this one's work is thrown away in silence. */
export class RunSuperseded extends AppError {
  constructor() {
    super({ code: 'run_superseded', status: 409, userMessage: 'En nyare körning har tagit över analysen.' });
  }
}

/** What the sweep writes on an analysis that no worker will finish. */
export class AnalysisTimedOut extends AppError {
  constructor() {
    super({
      code: 'analysis_timed_out',
      status: 504,
      userMessage: 'Analysen tog för lång tid och avbröts. Försök igen.',
    });
  }
}
