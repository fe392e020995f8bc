import type { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { GuardedClient } from '../../src/shared/http/guarded-client.js';
import { FetchFailed, FetchTimeout, ResponseTooLarge } from '../../src/shared/http/http.errors.js';
import { startRawServer } from './canary.js';

const maxBytes = 3_000_000;
const address = 'https://annons.example/';
let server: Awaited<ReturnType<typeof startRawServer>>;
let client: GuardedClient;
let speak: (socket: Socket) => void;
/** Sockets of the attacker that our end has closed. */
let closed = 0;
let open = 0;
/** Bytes that the attacker could get rid of. */
let sent = 0;

beforeAll(async () => {
  server = await startRawServer((socket) => {
    open += 1;
    socket.on('close', () => {
      open -= 1;
      closed += 1;
      sent += socket.bytesWritten;
    });
    speak(socket);
  });
  client = new GuardedClient({ hostMap: { 'annons.example': server.origin } });
});

beforeEach(async () => {
  // A connection of the test before is not counted for the next.
  await client.close();
  client = new GuardedClient({ hostMap: { 'annons.example': server.origin } });
  while (open > 0) await new Promise((done) => setTimeout(done, 5));
  closed = 0;
  sent = 0;
});

afterAll(async () => {
  await client.close();
  await server.close();
});

const get = (more = {}) => client.fetch(address, { maxBytes, timeoutMs: 10_000, ...more });
const faultOf = (more = {}): Promise<unknown> =>
  get(more).then(
    ({ status }) => status,
    (error: unknown) => error,
  );

function head(...headers: string[]): string {
  return ['HTTP/1.1 200 OK', 'Content-Type: text/html', ...headers, '', ''].join('\r\n');
}

/** Writes for as long as the other end reads. */
function forever(socket: Socket, piece: string | Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', more);
  more();
}

/** Writes one piece every few milliseconds. */
function drip(socket: Socket, piece: string, everyMs = 20): void {
  const timer = setInterval(() => socket.write(piece), everyMs);
  socket.on('close', () => clearInterval(timer));
}

const asChunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

function packed(encoding: string, body: Buffer) {
  return (socket: Socket) =>
    void socket.end(
      Buffer.concat([
        Buffer.from(head(`Content-Encoding: ${encoding}`, `Content-Length: ${body.length}`)),
        body,
      ]),
    );
}

it('reads an honest answer, so that a refusal means something', async () => {
  const page = Buffer.from(`<h1>Hej</h1>${'<p>Ett rum med balkong och öppen spis</p>'.repeat(2_000)}`);
  for (const [encoding, body] of [
    ['identity', page],
    ['gzip', gzipSync(page)],
    ['x-gzip', gzipSync(page)],
    ['br', brotliCompressSync(page)],
    ['deflate', deflateSync(page)],
    ['gzip', Buffer.concat([gzipSync(page.subarray(0, 100)), gzipSync(page.subarray(100))])],
  ] as const) {
    speak = packed(encoding, body);
    expect((await get()).body.equals(page)).toBe(true);
  }
});

describe('more than allowed is refused as too large', () => {
  const piece = Buffer.alloc(64_000, 'a');
  const endlessGzip = gzipSync(Buffer.alloc(1_000_000), { level: 1 });
  const cases: [words: string, speak: (socket: Socket) => void, said: string][] = [
    [
      'an endless body without a length',
      (socket) => {
        socket.write(head());
        forever(socket, piece);
      },
      'more than 3000000 bytes',
    ],
    [
      'an endless body in chunks',
      (socket) => {
        socket.write(head('Transfer-Encoding: chunked'));
        forever(socket, asChunk(piece));
      },
      'more than 3000000 bytes',
    ],
    [
      'a length that says too much from the start',
      (socket) => void socket.write(head('Content-Length: 3000001')),
      'more than 3000000 bytes',
    ],
    [
      'a length of 18 digits with an endless body',
      (socket) => {
        socket.write(head('Content-Length: 900000000000000000'));
        forever(socket, piece);
      },
      'more than 3000000 bytes',
    ],
    ['a gzip bomb', packed('gzip', gzipSync(Buffer.alloc(2_900_000))), 'more than 100 times its packed size'],
    [
      'a brotli bomb',
      packed('br', brotliCompressSync(Buffer.alloc(2_900_000))),
      'more than 100 times its packed size',
    ],
    [
      'a deflate bomb',
      packed('deflate', deflateSync(Buffer.alloc(2_900_000))),
      'more than 100 times its packed size',
    ],
    [
      'a slight bomb: 20 times its size, but over the cap',
      packed(
        'gzip',
        gzipSync(
          Buffer.from(
            [...Array(160_000).keys()]
              .map((n) => `${n} rum och kök; `)
              .join('')
              .repeat(2),
          ),
        ),
      ),
      'more than 3000000 bytes',
    ],
    [
      'a gzip of a thousand members',
      packed('gzip', Buffer.concat(Array<Buffer>(1_000).fill(gzipSync(Buffer.alloc(10_000))))),
      'more than 3000000 bytes',
    ],
    [
      'an endless row of gzip members',
      (socket) => {
        socket.write(head('Content-Encoding: gzip'));
        forever(socket, endlessGzip);
      },
      'more than 3000000 bytes',
    ],
    [
      'one header of 70 000 bytes',
      (socket) => void socket.end(`${head(`X-Bomb: ${'a'.repeat(70_000)}`)}hej`),
      'more than 65536 bytes of headers',
    ],
    [
      'endless headers',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        forever(socket, `X-Bomb: ${'a'.repeat(1_000)}\r\n`);
      },
      'more than 65536 bytes of headers',
    ],
    [
      'a flood of cookies',
      (socket) => void socket.end(`${head(...Array<string>(5_000).fill('Set-Cookie: a=1234567890'))}hej`),
      'more than 65536 bytes of headers',
    ],
    [
      'a flood of early hints',
      (socket) => forever(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n'),
      'more than 20 interim answers',
    ],
    [
      'a flood of processing notes',
      (socket) => forever(socket, 'HTTP/1.1 102 Processing\r\n\r\n'),
      'more than 20 interim answers',
    ],
    [
      'trailers without end',
      (socket) => {
        socket.write(`${head('Transfer-Encoding: chunked')}3\r\nhej\r\n0\r\n`);
        forever(socket, `X-Bomb: ${'a'.repeat(1_000)}\r\n`);
      },
      'more than 65536 bytes of headers',
    ],
  ];

  it.each(cases)('%s', async (_words, attack, said) => {
    speak = attack;
    const error = await faultOf();
    expect(error).toBeInstanceOf(ResponseTooLarge);
    expect((error as Error).message).toBe(`${address} answered with ${said}`);
    while (closed === 0) await new Promise((done) => setTimeout(done, 5));
    // What was under way in the buffers of both ends is not read.
    expect(sent).toBeLessThan(20_000_000);
  });
});

describe('what takes too long ends by time', () => {
  it.each<[words: string, speak: (socket: Socket) => void]>([
    ['a server that never answers', () => undefined],
    [
      'a status line byte by byte',
      (socket) => {
        socket.write('HTTP/1.1 200 ');
        drip(socket, 'a');
      },
    ],
    [
      'a status line without end',
      (socket) => {
        socket.write('HTTP/1.1 200 ');
        forever(socket, 'a'.repeat(1_000));
      },
    ],
    [
      'chunk extensions without end',
      (socket) => {
        socket.write(`${head('Transfer-Encoding: chunked')}5;`);
        forever(socket, 'a'.repeat(1_000));
      },
    ],
    [
      'headers byte by byte',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nX: ');
        drip(socket, 'a');
      },
    ],
    ['an early hint now and then', (socket) => drip(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n', 60)],
    [
      'a body byte by byte',
      (socket) => {
        socket.write(head('Content-Length: 1000000'));
        drip(socket, 'a');
      },
    ],
    ['a body that stops', (socket) => void socket.write(`${head('Content-Length: 1000')}hej`)],
    [
      'chunks of one byte',
      (socket) => {
        socket.write(head('Transfer-Encoding: chunked'));
        drip(socket, '1\r\na\r\n');
      },
    ],
    [
      'a gzip that stops',
      (socket) => {
        socket.write(head('Content-Encoding: gzip'));
        socket.write(gzipSync('hej'.repeat(1_000)).subarray(0, 12));
      },
    ],
    [
      'a length longer than the body, and a connection held open',
      (socket) => void socket.write(`${head('Content-Length: 5000')}${'a'.repeat(4_999)}`),
    ],
  ])('%s', async (_words, attack) => {
    speak = attack;
    const error = await faultOf({ timeoutMs: 400 });
    expect(error).toBeInstanceOf(FetchTimeout);
    expect((error as Error).message).toBe(`${address} took more than 400 ms`);
    while (closed === 0) await new Promise((done) => setTimeout(done, 5));
  });

  it('a drip far below any line ends long before the whole time is up', async () => {
    speak = (socket) => {
      socket.write(head());
      drip(socket, 'a', 100);
    };
    const error = await faultOf({ timeoutMs: 600_000 });
    expect(error).toBeInstanceOf(FetchTimeout);
    expect((error as Error).message).toBe(`${address} sent less than 256 bytes in 5000 ms`);
  });

  it('a slow honest line is waited for', async () => {
    speak = (socket) => {
      socket.write(head('Content-Length: 3000'));
      drip(socket, 'a'.repeat(100), 220);
    };
    expect((await get()).body).toHaveLength(3_000);
  });
});

describe('a broken answer is no page', () => {
  it.each<[words: string, speak: (socket: Socket) => void]>([
    ['no HTTP at all', (socket) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n')],
    ['the greeting of Redis', (socket) => void socket.end("-ERR unknown command 'GET'\r\n")],
    ['HTTP/0.9: a body without a head', (socket) => void socket.end('<html><body>hej</body></html>')],
    ['a status that is no number', (socket) => void socket.end('HTTP/1.1 OK 200\r\n\r\nhej')],
    ['a connection closed at once', (socket) => void socket.end()],
    ['a connection reset at once', (socket) => void socket.resetAndDestroy()],
    [
      'a connection reset in mid-body',
      (socket) =>
        void socket.write(`${head('Content-Length: 1000')}hej`, () =>
          setTimeout(() => socket.resetAndDestroy(), 30),
        ),
    ],
    ['a body shorter than its length', (socket) => void socket.end(`${head('Content-Length: 1000')}hej`)],
    [
      'chunks that end too early',
      (socket) => void socket.end(`${head('Transfer-Encoding: chunked')}ff\r\nhej`),
    ],
    [
      'a chunk size that is no number',
      (socket) => void socket.end(`${head('Transfer-Encoding: chunked')}zz\r\nhej\r\n0\r\n\r\n`),
    ],
    ['two lengths', (socket) => void socket.end(`${head('Content-Length: 3', 'Content-Length: 5')}hejhe`)],
    ['a negative length', (socket) => void socket.end(`${head('Content-Length: -1')}hej`)],
    [
      'a length beside chunks',
      (socket) =>
        void socket.end(`${head('Content-Length: 3', 'Transfer-Encoding: chunked')}3\r\nhej\r\n0\r\n\r\n`),
    ],
    ['a header with a null', (socket) => void socket.end(`${head('X-A: b\0c')}hej`)],
    ['a header name with a space', (socket) => void socket.end(`${head('X A: b')}hej`)],
    ['a gzip that is none', packed('gzip', Buffer.from('hej hej hej'))],
    ['half a gzip', packed('gzip', gzipSync('hej'.repeat(1_000)).subarray(0, 15))],
    ['a gzip in a gzip', packed('gzip, gzip', gzipSync(gzipSync('hej')))],
    ['a gzip in a brotli', packed('gzip, br', brotliCompressSync(gzipSync('hej')))],
    [
      'an encoding named in two headers',
      packed('gzip\r\nContent-Encoding: br', brotliCompressSync(gzipSync('hej'))),
    ],
    ['zstd, which we never asked for', packed('zstd', zstdCompressSync('hej'))],
    ['an encoding nobody knows', packed('constructor', Buffer.from('hej'))],
    [
      'an upgrade nobody asked for',
      (socket) =>
        void socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n'),
    ],
  ])('%s', async (_words, attack) => {
    speak = attack;
    expect(await faultOf()).toBeInstanceOf(FetchFailed);
  });

  it('bytes beyond the announced length are not read, and not taken for the next answer', async () => {
    speak = (socket) =>
      void socket.write(`${head('Content-Length: 3')}hejHTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nond!`);
    expect((await get()).body.toString()).toBe('hej');
    speak = (socket) => void socket.end(`${head('Content-Length: 3')}god`);
    expect((await get()).body.toString()).toBe('god');
  });
});

it('asks for no encoding that it does not cap', async () => {
  let asked = '';
  const listening = await startRawServer((socket, request) => {
    asked = request;
    socket.end(`${head('Content-Length: 3')}hej`);
  });
  const plain = new GuardedClient({ hostMap: { 'annons.example': listening.origin } });
  await plain.fetch(address, { maxBytes, timeoutMs: 5_000 });
  expect(/^accept-encoding: (.*)$/im.exec(asked)?.[1]).toBe('gzip, deflate, br');
  expect(asked).not.toMatch(/^(cookie|authorization|referer|x-forwarded-for):/im);
  await plain.close();
  await listening.close();
});
