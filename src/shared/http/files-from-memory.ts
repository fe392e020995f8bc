import type { FastifyInstance } from 'fastify';
import { ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * Has the files of a folder that is served (the web app, the page of the contract) sent from memory, where each stands
 * once: an answer that nobody reads would hold its file open, and two pieces of it. They stay until the process ends, or
 * others take their place on the disk. A person's file is none of them, so what the API sends goes out as it is.
 */
export function sendFilesFromMemory(fastify: FastifyInstance): void {
  const files = new Map<string, { readonly tag: unknown; readonly bytes: Promise<Buffer> }>();
  fastify.addHook('onRequest', async ({ raw }) => {
    // Nothing of ours is so large that a part of it is worth asking for; who asks is given all of it (RFC 9110 §14.2).
    delete raw.headers.range;
  });
  fastify.addHook('onSend', async ({ url }, reply, payload) => {
    if (!(payload instanceof ReadStream) || isOfPeople(url)) return payload;
    // Its file may be gone, or too many are open.
    payload.on('error', () => undefined).destroy();
    const path = String(payload.path);
    // Of size and time of change.
    const tag = reply.getHeader('etag');
    let file = files.get(path);
    if (!file || file.tag !== tag) {
      file = { tag, bytes: readFile(path) };
      files.set(path, file);
      file.bytes.catch(() => files.delete(path));
    }
    const bytes = await file.bytes;
    reply.header('content-length', bytes.length);
    return bytes;
  });
}

const isOfPeople = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/docs/');
