import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';
import { ownShareHeld, serviceAway } from '../service-away.js';

/** RFC 9457 problem details; `detail` is Swedish and ready to show. */
interface Problem {
  type: 'about:blank';
  title: string;
  status: number;
  code: string;
  detail: string;
  errors?: { path: string; message: string }[];
  /** The answer's `x-request-id`, by which support finds what happened. */
  requestId?: string;
}

/** As long as a database takes to restart, or a pool to have room. */
const COME_AGAIN_MS = 5_000;

const known: Record<number, { title: string; code: string; detail: string }> = {
  400: { title: 'Bad Request', code: 'bad_request', detail: 'Begäran kunde inte tolkas.' },
  401: { title: 'Unauthorized', code: 'unauthorized', detail: 'Du måste vara inloggad.' },
  402: {
    title: 'Payment Required',
    code: 'payment_required',
    detail: 'Du måste betala för att se denna rapport.',
  },
  403: { title: 'Forbidden', code: 'forbidden', detail: 'Du har inte behörighet till detta.' },
  404: { title: 'Not Found', code: 'not_found', detail: 'Det du söker finns inte.' },
  409: { title: 'Conflict', code: 'conflict', detail: 'Det går inte just nu.' },
  413: { title: 'Content Too Large', code: 'too_large', detail: 'Det du skickade är för stort.' },
  415: { title: 'Unsupported Media Type', code: 'unsupported_media_type', detail: 'Formatet stöds inte.' },
  422: {
    title: 'Unprocessable Content',
    code: 'validation',
    detail: 'Något i det du skickade stämmer inte.',
  },
  429: {
    title: 'Too Many Requests',
    code: 'too_many_requests',
    detail: 'För många försök. Vänta en stund och försök igen.',
  },
  500: {
    title: 'Internal Server Error',
    code: 'internal',
    detail: 'Något gick fel hos oss. Försök igen om en stund.',
  },
  503: {
    title: 'Service Unavailable',
    code: 'unavailable',
    detail: 'Tjänsten svarar inte just nu. Försök igen om en stund.',
  },
};

/** The one place where an error becomes an answer: ours say what they are, anything else is a 500 that tells nothing. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const { id, raw } = http.getRequest<FastifyRequest>();
    // A live stream that fails after its head was sent can only be cut; who went away while sending hears nothing.
    if (reply.raw.headersSent || (raw.destroyed && !raw.complete)) {
      reply.raw.destroy();
      return;
    }
    const error = ownShareHeld(thrown) ?? thrown;
    const away = serviceAway(error);
    const problem = toProblem(away ?? error);
    // Hundreds are told the same while a service restarts or we end; where in our code that was says nothing.
    if (away) this.logger.warn(away.message);
    else if (isToldOnly(error)) this.logger.debug(error.message);
    else if (problem.status >= 500) this.logger.error(error);
    const retryAfterMs = retryAfterOf(error, problem.status);
    if (retryAfterMs !== undefined) {
      void reply.header('retry-after', Math.max(1, Math.ceil(retryAfterMs / 1000)));
    }
    void reply
      .status(problem.status)
      .header('cache-control', 'no-store')
      .type('application/problem+json')
      .send({ ...problem, requestId: id });
  }
}

/** That we end, are not ready yet or have much to do is no fault; whatever else makes us unavailable has a cause. */
function isToldOnly(error: unknown): error is AppError {
  return error instanceof AppError && /^unavailable$|_busy$/.test(error.code) && error.cause === undefined;
}

/** Milliseconds; whoever is told that it is for now is told when to come again. */
function retryAfterOf(error: unknown, status: number): number | undefined {
  const asked = error instanceof AppError ? error.retryAfterMs : undefined;
  return asked ?? (status === 503 ? COME_AGAIN_MS : undefined);
}

function toProblem(error: unknown): Problem {
  if (error instanceof AppError) {
    return {
      type: 'about:blank',
      title: known[error.status]?.title ?? 'Error',
      status: error.status,
      code: error.code,
      detail: error.userMessage,
      ...(error.errors && { errors: error.errors }),
    };
  }
  const status = statusOf(error);
  const words = known[status] ?? known[status >= 500 ? 500 : 400]!;
  return { type: 'about:blank', status, ...words };
}

/** Nest's own refusals and Fastify's (`FST_ERR_CTP_BODY_TOO_LARGE`, …) carry their status; nothing else is trusted. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (
    error instanceof Error &&
    'code' in error &&
    String(error.code).startsWith('FST_') &&
    'statusCode' in error
  ) {
    return Number(error.statusCode);
  }
  return 500;
}
