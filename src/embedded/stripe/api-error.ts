/** What went wrong, in Stripe's shape. */
export interface ErrorBody {
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
}

/** Thrown by whatever cannot do what the API was asked for. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

/** A parameter or a state that forbids the call. */
export function invalid(message: string, more: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...more });
}

/** @param what as Stripe names it: `checkout.session` @param status 404 for what a call is about, 400 for what it mentions */
export function missing(what: string, id: string, param = 'id', status = 404): ApiError {
  return new ApiError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}
