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

/** A case file of that name stands already. For operators: English. */
export class CaseExists extends AppError {
  constructor(file: string) {
    super({
      code: 'case_exists',
      status: 409,
      userMessage: `${file} is there already: give another --name, or --force to write over it`,
    });
  }
}
