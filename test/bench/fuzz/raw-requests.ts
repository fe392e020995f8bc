import { randomBytes } from 'node:crypto';
import type { Dice } from '../../support/drawn/dice.js';

export interface RawRequest {
  readonly name: string;
  readonly bytes: Buffer | string;
  /** Answers that may come at most: one more would be a smuggled request's. */
  readonly mostAnswers: number;
  /** Statuses that alone are right, where HTTP leaves no choice. */
  readonly only?: readonly number[];
}

const host = 'Host: localhost';
const smuggled = `GET /api/meta HTTP/1.1\r\n${host}\r\n\r\n`;

/** What no client library sends: lines, lengths and ends that HTTP forbids, and what other protocols say. */
export function rawRequest(dice: Dice, target: string): RawRequest {
  const get = (lines: readonly string[], start = `GET ${target} HTTP/1.1`) =>
    [start, host, ...lines, '', ''].join('\r\n');
  const post = (lines: readonly string[], body: string) => `${get(lines, `POST ${target} HTTP/1.1`)}${body}`;
  const one = (name: string, bytes: Buffer | string, only?: readonly number[]): RawRequest => ({
    name,
    bytes,
    mostAnswers: 1,
    ...(only && { only }),
  });
  const choices: (() => RawRequest)[] = [
    () => one('two lengths that differ', post(['Content-Length: 5', 'Content-Length: 6'], 'abcdef'), [400]),
    () =>
      one(
        'a length and chunks',
        post(['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`),
        [400],
      ),
    () =>
      one(
        'chunks and a length',
        post(['Transfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${smuggled}`),
        [400],
      ),
    () => one('chunks in disguise', post(['Transfer-Encoding: xchunked'], smuggled), [400]),
    () => one('chunked twice', post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${smuggled}`), [400]),
    () => one('a space before the colon', get(['Content-Length : 5']), [400]),
    () => one('a folded header', get(['X-A: b', ' c'])),
    () => one('a negative length', post(['Content-Length: -1'], ''), [400]),
    () => one('a length in hex', post(['Content-Length: 0x5'], 'abcde'), [400]),
    () =>
      one(
        'a bad chunk',
        post(['Transfer-Encoding: chunked', 'Content-Type: application/json'], 'zz\r\n{}\r\n'),
        [400],
      ),
    () =>
      one('a chunk too long to count', post(['Transfer-Encoding: chunked'], 'fffffffffffffffff\r\n'), [400]),
    () => one('no host', `GET ${target} HTTP/1.1\r\n\r\n`, [400]),
    () => one('two hosts', get(['Host: evil.example'])),
    () => one('a NUL in a header', get(['X-A: a\0b']), [400]),
    () => one('a bare CR', get(['X-A: a\rX-B: b']), [400]),
    () => one('bare LFs', `GET ${target} HTTP/1.1\n${host}\n\n`),
    () => one('a header of 20 kB', get([`X-A: ${'a'.repeat(20_000)}`]), [431]),
    () => one('3,000 headers', get(Array.from({ length: 3_000 }, (_, at) => `a${at}: b`)), [431]),
    () => one('an address of 20 kB', get([], `GET ${target}?${'a'.repeat(20_000)} HTTP/1.1`), [431, 414]),
    () =>
      one('raw bytes in the address', Buffer.from(get([], `GET ${target}/\xff\xfe\x80 HTTP/1.1`), 'latin1')),
    () => one('a space in the address', get([], `GET ${target} x HTTP/1.1`), [400]),
    () => one('an absolute address', get([], `GET http://evil.example${target} HTTP/1.1`)),
    () => one('an address without a slash', get([], 'GET api/meta HTTP/1.1'), [400]),
    () => one('a star', get([], 'OPTIONS * HTTP/1.1')),
    () => one('connect', get([], 'CONNECT evil.example:443 HTTP/1.1')),
    () =>
      one(
        'an upgrade to a web socket',
        get([
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Key: x',
          'Sec-WebSocket-Version: 13',
        ]),
      ),
    () =>
      one(
        'an upgrade to HTTP/2',
        get(['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']),
      ),
    () => one('HTTP/2 by itself', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    () => one('HTTP/0.9', `GET ${target}\r\n`),
    () => one('HTTP/3.7', get([], `GET ${target} HTTP/3.7`)),
    () => one('a method of its own', get([], `HACK ${target} HTTP/1.1`)),
    () => one('a small method', get([], `get ${target} HTTP/1.1`)),
    () => one('an expectation', post(['Expect: 200-ok', 'Content-Length: 0'], '')),
    () => one('TLS', Buffer.concat([Buffer.from('160301020001000', 'hex'), randomBytes(200)])),
    () => one('noise', randomBytes(dice.whole(1, 2_000))),
    () => one('half a request', `POST ${target} HTTP/1.1\r\n${host}\r\nContent-Le`),
    () => one('half a body', post(['Content-Length: 1000', 'Content-Type: application/json'], '{"a":')),
    () => ({ name: 'ten in a row', bytes: get([]).repeat(10), mostAnswers: 10 }),
    () => ({
      name: 'a body on a GET',
      bytes: get([`Content-Length: ${smuggled.length}`]) + smuggled,
      mostAnswers: 1,
    }),
  ];
  return dice.of(choices)();
}

/** What is wrong with what came back; nothing at all may come to what is no request. */
export function rawFaults(
  { mostAnswers, only }: RawRequest,
  text: string,
): { statuses: number[]; faults: string[] } {
  const statuses = [...text.matchAll(/(?:^|\r\n|\}|>)HTTP\/1\.[01] (\d{3})/g)]
    .map(([, status]) => Number(status))
    .filter((status) => status >= 200);
  const faults: string[] = [];
  const bad = statuses.find((status) => status >= 500);
  if (bad) faults.push(`${bad}`);
  if (statuses.length > mostAnswers) faults.push(`${statuses.length} answers where ${mostAnswers} may come`);
  const wrong = only && statuses.find((status) => !only.includes(status));
  if (wrong) faults.push(`${wrong} where ${only.join(' or ')} is right`);
  if (only && statuses.length === 0) faults.push('no answer at all');
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  const isError = (statuses[0] ?? 0) >= 400;
  if (isError && body !== '' && /^content-type: application\/json/im.test(head))
    faults.push(`${statuses[0]} is no problem+json`);
  if (/\bat [\w.]+ \(|node_modules/.test(body)) faults.push('an error tells of our insides');
  return { statuses, faults };
}
