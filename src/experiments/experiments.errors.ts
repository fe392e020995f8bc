import { AppError } from '../shared/app-error.js';

export class ExperimentNotFound extends AppError {
  constructor() {
    super({ code: 'experiment_not_found', status: 404, userMessage: 'Experiment ej funnet' });
  }
}

/** As many experiments as the server does at once are under way. */
export class ExperimentsBusy extends AppError {
  constructor(limit: number) {
    super({
      code: 'experiments_busy',
      status: 429,
      retry: 'later',
      retryAfterMs: 30_000,
      userMessage: `Det pågår redan ${limit} experiment. Vänta tills ett av dem är klart.`,
    });
  }
}
