import type { Cleaner } from './fixture-cleaner.js';

const push = /(__next_f\.push\(\[)([13])(,\s*)("(?:[^"\\]|\\.)*")(\s*\]\))/gs;

interface Chunk {
  readonly kind: string;
  readonly text: string;
}

/** The stream that a page's flight scripts push, whole: its rows and texts may be cut anywhere. */
export function flightStream(scripts: readonly string[]): Buffer {
  return Buffer.concat(
    scripts
      .flatMap((script) => chunksOf(script))
      .map(({ kind, text }) => Buffer.from(text, kind === '3' ? 'base64' : 'utf8')),
  );
}

/**
 * The scripts of a Next.js flight stream with each of its rows cleaned. The stream is cut anew into as many pieces.
 * @returns undefined when the stream is no text throughout and so cannot be cleaned
 */
export function cleanFlight(scripts: readonly string[], cleaner: Cleaner): string[] | undefined {
  const stream = flightStream(scripts);
  const text = stream.toString('utf8');
  if (!Buffer.from(text, 'utf8').equals(stream)) return undefined;
  const cleaned = cleanRows(stream, cleaner);
  if (cleaned === text) return [...scripts];
  const chunks = scripts.flatMap(chunksOf);
  const pieces = cut(
    cleaned,
    chunks.map((chunk) => (chunk.kind === '3' ? Buffer.from(chunk.text, 'base64') : chunk.text).length),
  );
  let next = 0;
  return scripts.map((script) =>
    script.replace(push, (_all, head: string, _kind, comma: string, _literal, tail: string) => {
      const literal = JSON.stringify(pieces[next++]).replace(/</g, '\\u003c');
      return `${head}1${comma}${literal}${tail}`;
    }),
  );
}

function chunksOf(script: string): Chunk[] {
  return [...script.matchAll(push)].flatMap(([, , kind, , literal]) => {
    try {
      const text: unknown = JSON.parse(literal!);
      return typeof text === 'string' ? [{ kind: kind!, text }] : [];
    } catch {
      return [{ kind: kind!, text: '' }];
    }
  });
}

/** Rows are `id:JSON\n`, or `id:T<length in hex>,<text of so many bytes>`, whose length is told anew. */
function cleanRows(stream: Buffer, cleaner: Cleaner): string {
  const parts: string[] = [];
  let position = 0;
  while (position < stream.length) {
    const head = /^([0-9a-f]*:)T([0-9a-f]+),/.exec(stream.toString('latin1', position, position + 40));
    if (head) {
      const start = position + head[0].length;
      const end = textEnd(stream, start, Number.parseInt(head[2]!, 16));
      const text = stream.toString('utf8', start, end);
      const cleaned = cleaner.value(text);
      const length = cleaned === text ? head[2]! : Buffer.byteLength(cleaned).toString(16);
      parts.push(`${head[1]!}T${length},${cleaned}`);
      position = end;
    } else {
      const lineEnd = stream.indexOf(10, position);
      const end = lineEnd < 0 ? stream.length : lineEnd + 1;
      parts.push(cleaner.source(stream.toString('utf8', position, end)));
      position = end;
    }
  }
  return parts.join('');
}

/** The length counts bytes; pages that were saved again may have counted characters. */
function textEnd(stream: Buffer, start: number, length: number): number {
  const isEnd = (end: number) =>
    end >= stream.length || /^\n?[0-9a-f]*:/.test(stream.toString('latin1', end, end + 12));
  if (isEnd(start + length)) return Math.min(start + length, stream.length);
  const text = stream.toString('utf8', start, Math.min(stream.length, start + length * 4));
  const byCharacters = start + Buffer.byteLength(text.slice(0, length));
  return isEnd(byCharacters) ? byCharacters : Math.min(start + length, stream.length);
}

/** Pieces of about these lengths; the last takes what is left. No letter is cut in two. */
function cut(text: string, lengths: readonly number[]): string[] {
  let from = 0;
  return lengths.map((length, index) => {
    let to = index === lengths.length - 1 ? text.length : Math.min(text.length, from + length);
    if (/[\ud800-\udbff]/.test(text[to - 1] ?? '')) to += 1;
    const piece = text.slice(from, to);
    from = Math.max(from, to);
    return piece;
  });
}
