import { AppError } from '../../shared/app-error.js';
import { ModelUnavailable } from '../../shared/llm/llm.errors.js';

/** The suite's files cannot be used: nothing could run. English, one line: which file, where in it and what is wrong. */
export class SuiteInvalid extends Error {
  override name = 'SuiteInvalid';
}

/** Texts of a suite's runs are for operators: English. */
function refusal(code: string, status: number, message: string): ConstructorParameters<typeof AppError>[0] {
  return { code, status, userMessage: message };
}

/** No kept run, or more than one, has such an id. */
export class RunNotFound extends AppError {
  constructor(message: string) {
    super(refusal('suite_run_not_found', 404, message));
  }
}

/** Another process does runs of the same suite run: nothing could run. */
export class RunUnderWay extends Error {
  override name = 'RunUnderWay';

  constructor(id: string, pid: number) {
    super(`${id} is under way in process ${pid}: wait for it, or end it first`);
  }
}

/**
 * What was asked has changed since the run began: its results and new ones could not be held together, so nothing could
 * run.
 */
export class RunChanged extends Error {
  override name = 'RunChanged';
}

/** No answer is recorded for a request of an offline run: nothing can be said of the prompt. */
export class NotRecorded extends ModelUnavailable {
  override readonly code = 'not_recorded';
}

/** A check's judge gave no answer that can be used: nothing can be said of the prompt. */
export class JudgeFailed extends AppError {
  /** @param cause whose code and retry policy it keeps */
  constructor(check: string, cause: AppError) {
    const { code, status, retry, userMessage, message } = cause;
    super({ code, status, retry, userMessage, message: `the judge of ${check}: ${message}`, cause });
  }
}

/** The run is none that later ones could be held against. */
export class RunNotBlessed extends AppError {
  constructor(message: string) {
    super(refusal('suite_run_not_blessed', 409, message));
  }
}
