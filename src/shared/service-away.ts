import { AppError } from './app-error.js';
import { TooMuchAtOnce } from './limits/limits.errors.js';

/** The pool's own words. */
export const NO_CONNECTION = 'timeout exceeded when trying to connect';
/** The same of who holds as many connections as one person may: words, for the ORM may put an error into another. */
export const OWN_SHARE_HELD = `${NO_CONNECTION}: the same person holds the share of one`;

/** A service of ours is restarted, cut off or too busy; the same may go well a moment later. */
export class ServiceAway extends AppError {
  constructor(cause: unknown) {
    super({
      code: 'unavailable',
      status: 503,
      retry: 'later',
      userMessage: 'Tjänsten svarar inte just nu. Försök igen om en stund.',
      message: `A service is away: ${cause instanceof Error ? cause.message : String(cause)}`,
      cause,
    });
  }
}

/**
 * PostgreSQL's words (SQLSTATE) for a connection that is lost or not let in, a server that ends, begins or has no room,
 * and for what was cancelled, waited too long, met a deadlock or another transaction's writes.
 */
const SQL_STATES = /^(08...|57P0[1-5]|57014|53...|55P03|40001|40P01|25P0[34]|25006)$/;
/** A message that PostgreSQL cannot read has the code by which PgBouncer says that there is no connection (08P01). */
const OUR_FAULT = /^invalid (message format|string in message)/;
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** node-postgres and its pool have no codes for these. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Client was closed)/;
/** Both Redis clients tell a lost connection by the class alone. */
const REDIS_CLASSES = new Set([
  'ClientClosedError',
  'ClientOfflineError',
  'ConnectionTimeoutError',
  'DisconnectsClientError',
  'MaxRetriesPerRequestError',
  'ReconnectStrategyError',
  'SocketClosedUnexpectedlyError',
  'SocketTimeoutError',
]);
const REDIS =
  /^(OOM command not allowed|MISCONF|LOADING|READONLY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|UNBLOCKED|Connection is closed\.|Stream isn't writeable)/;

/**
 * The one place that knows how the drivers of PostgreSQL and Redis say that the service is away, also as the cause of
 * another error. An AppError has said what it is itself.
 * @returns the error to answer with, undefined of any other
 */
export function serviceAway(error: unknown): ServiceAway | undefined {
  return errorsIn(error).some(tellsOfLoss) ? new ServiceAway(error) : undefined;
}

/** @returns the error to answer with to whose own requests hold all connections that one may, undefined of any other */
export function ownShareHeld(error: unknown): TooMuchAtOnce | undefined {
  return errorsIn(error).some(({ message }) => message === OWN_SHARE_HELD) ? new TooMuchAtOnce() : undefined;
}

/** The error and its causes; none of an AppError. */
function errorsIn(error: unknown): Error[] {
  if (error instanceof AppError) return [];
  const errors: Error[] = [];
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const inner: unknown[] = cause instanceof AggregateError ? [cause, ...cause.errors] : [cause];
    errors.push(...inner.filter((one) => one instanceof Error));
  }
  return errors;
}

function tellsOfLoss(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return (
    (SQL_STATES.test(code) && !OUR_FAULT.test(error.message)) ||
    NETWORK.test(code) ||
    DRIVER.test(error.message) ||
    REDIS.test(error.message) ||
    REDIS_CLASSES.has(error.constructor.name)
  );
}
