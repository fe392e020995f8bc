import { AppError } from '../app-error.js';

/** Redis cannot be reached, or does not answer in time. */
export class QueueUnavailable extends AppError {
  constructor(cause?: unknown) {
    super({
      code: 'queue_unavailable',
      status: 503,
      retry: 'later',
      userMessage: 'Kön svarar inte just nu. Försök igen om en stund.',
      cause,
    });
  }
}

export class QueueNotFound extends AppError {
  constructor() {
    super({ code: 'queue_not_found', status: 404, userMessage: 'Kön finns inte.' });
  }
}

/** It was done, removed, or never there. */
export class JobNotFound extends AppError {
  constructor() {
    super({ code: 'job_not_found', status: 404, userMessage: 'Jobbet finns inte längre i kön.' });
  }
}

/** A worker has it: what it does cannot be taken back. */
export class JobActive extends AppError {
  constructor() {
    super({
      code: 'job_active',
      status: 409,
      userMessage: 'Jobbet körs just nu och kan inte tas bort. Vänta tills det är klart.',
    });
  }
}

/** Only what has failed is tried again on demand; all else is on its way by itself. */
export class JobNotFailed extends AppError {
  constructor() {
    super({
      code: 'job_not_failed',
      status: 409,
      userMessage: 'Jobbet har inte misslyckats, så det finns inget att försöka igen.',
    });
  }
}
