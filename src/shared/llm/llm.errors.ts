import { AppError } from '../app-error.js';

/** The model did not answer in time or at all: overloaded, down, unreachable, or our access was refused. */
export class ModelUnavailable extends AppError {
  constructor(message: string, cause?: unknown) {
    super({
      code: 'model_unavailable',
      status: 503,
      retry: 'later',
      userMessage: 'AI-tjänsten svarar inte just nu.',
      message,
      cause,
    });
  }
}

/** The model declined to answer or its provider's filter stopped the answer; asking again gives the same. */
export class ModelRefused extends AppError {
  constructor(message: string) {
    super({
      code: 'model_refused',
      status: 502,
      retry: 'never',
      userMessage: 'AI-tjänsten avböjde att svara på den här annonsen.',
      message,
    });
  }
}

/** The answer was empty, cut off, no JSON or not of the asked shape. */
export class ModelAnswerInvalid extends AppError {
  constructor(message: string, cause?: unknown) {
    super({
      code: 'model_answer_invalid',
      status: 502,
      retry: 'later',
      userMessage: 'AI-tjänstens svar gick inte att använda.',
      message,
      cause,
    });
  }
}
