import type { FastifyInstance } from 'fastify';
import { ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * Has the files of a folder that is served (the web app, the page of the contract) sent from memory, where each stands
 * once: an answer that nobody reads would hold its file open, and two pieces of it. They stay as they were first read
 * until the process ends.
 */
export function sendFilesFromMemory(fastify: FastifyInstance): void {
  const files = new Map<string, Promise<Buffer>>();
  fastify.addHook('onRequest', async ({ raw }) => {
    // Nothing of ours is so large that a part of it is worth asking for; who asks is given all of it (RFC 9110 §14.2).
    delete raw.headers.range;
  });
  fastify.addHook('onSend', async (_request, reply, payload) => {
    if (!(payload instanceof ReadStream)) return payload;
    // Its file may be gone, or too many are open.
    payload.on('error', () => undefined).destroy();
    const path = String(payload.path);
    let file = files.get(path);
    if (!file) {
      file = readFile(path);
      files.set(path, file);
      file.catch(() => files.delete(path));
    }
    const bytes = await file;
    reply.header('content-length', bytes.length);
    return bytes;
  });
}
