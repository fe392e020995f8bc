import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingFor } from './web-pages.js';

/** Below this the header costs what the packing saves, bytes. */
const WORTHWHILE = 1_000;
/** A report shrinks to a fifth within milliseconds; the last percent would take ten times as long. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const packers = {
  br: (text: string) => promisify(brotliCompress)(text, QUICK),
  gzip: (text: string) => promisify(gzip)(text),
};

/**
 * Sends the API's longer JSON compressed to whoever reads that: a whole report on a phone's line. Streams, files and
 * what is compressed already pass as they are.
 */
export function packAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    const isJson = /\bjson\b/.test(String(reply.getHeader('content-type')));
    if (!isJson || typeof payload !== 'string' || payload.length < WORTHWHILE) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    const packed = await packers[encoding](payload);
    reply.header('content-encoding', encoding).header('content-length', packed.length);
    return packed;
  });
}
