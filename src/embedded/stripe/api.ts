import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../shared/app-error.js';
import { ApiError } from './api-error.js';
import type { Books, Change } from './books.js';
import { expanded } from './expand.js';
import { readForm, type Form } from './form.js';
import { newId, now } from './wire.js';

/** What a route is given. */
export interface Call {
  readonly change: Change;
  /** Of the path. */
  readonly id: string;
  readonly form: Form;
  /** The path, for lists. */
  readonly path: string;
}
export type Answer = (call: Call) => unknown;

/** The API's ways: keys, forms, expansion, idempotency and errors. */
export class Api {
  constructor(
    private readonly server: FastifyInstance,
    private readonly books: Books,
  ) {}

  get(path: string, answer: Answer): void {
    this.server.get(path, (request) =>
      this.books.act((change) => this.answered(change, request, queryOf(request), answer)),
    );
  }

  /** One act for each idempotency key; nothing else happens between the look and the act. */
  post(path: string, answer: Answer): void {
    this.server.post(path, (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const key = request.headers['idempotency-key'];
      if (typeof key === 'string') void reply.header('idempotency-key', key);
      const fingerprint = createHash('sha256').update(`${request.url}\n${body}`).digest('base64');
      const kept = typeof key === 'string' ? this.books.find('answer', key) : undefined;
      if (kept && kept.fingerprint !== fingerprint) throw keyReused(kept.id);
      if (kept) return reply.header('idempotent-replayed', 'true').code(kept.status).send(kept.body);
      return this.books.act((change) => {
        const given = this.answered(change, request, readForm(body), answer);
        if (typeof key === 'string') {
          change.put('answer', { id: key, fingerprint, status: 200, body: given, created: now() });
        }
        return given;
      });
    });
  }

  private answered(change: Change, request: FastifyRequest, form: Form, answer: Answer): unknown {
    const { expand, ...rest } = form;
    const { id = '' } = request.params as { id?: string };
    const given = answer({ change, id, form: rest, path: request.url.split('?')[0]! });
    const paths = Array.isArray(expand) ? expand.map(String) : [];
    return expanded(change, given, paths, (charge) =>
      this.books
        .all('refund')
        .filter((one) => one.charge === charge)
        .reverse(),
    );
  }
}

/** Keys, request ids and errors in Stripe's shape. */
export function speakStripe(server: FastifyInstance, secretKey: string): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', newId('req_', 14));
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined || !isSame(given, secretKey)) {
      const message = given
        ? `Invalid API Key provided: ${given.slice(0, 8)}****`
        : 'You did not provide an API key. You need to provide your API key in the Authorization header.';
      throw new ApiError(401, { type: 'invalid_request_error', message });
    }
  });
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send({ error: error.body });
    const { message, statusCode: stated = 500 } = error as { statusCode?: number; message: string };
    const statusCode = error instanceof AppError ? error.status : stated;
    const type = statusCode < 500 ? 'invalid_request_error' : 'api_error';
    return reply.code(statusCode).send({ error: { type, message } });
  });
  server.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`;
    return reply.code(404).send({ error: { type: 'invalid_request_error', message } });
  });
}

/** Compares without telling by its time how much was right. */
export function isSame(given: string, wanted: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

function queryOf(request: FastifyRequest): Form {
  const at = request.url.indexOf('?');
  return readForm(at === -1 ? '' : request.url.slice(at + 1));
}

function keyReused(key: string): ApiError {
  return new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
