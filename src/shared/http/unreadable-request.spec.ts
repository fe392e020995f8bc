import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { answerUnreadable } from './unreadable-request.js';

const server = createServer({ headersTimeout: 200, connectionsCheckingInterval: 50 }, (_request, response) =>
  response.end('served'),
);
beforeAll(async () => {
  server.on('clientError', answerUnreadable);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => new Promise((done) => server.close(done)));

/** Everything that comes back until the server closes. */
function said(text: string): Promise<string> {
  return new Promise((done, failed) => {
    let answer = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.once('close', () => done(answer)).once('error', failed);
    socket.write(text);
  });
}

describe('a request that HTTP cannot read', () => {
  it.each([
    [
      'has two lengths',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      400,
      'bad_request',
    ],
    ['is none', 'hello\r\n\r\n', 400, 'bad_request'],
    [
      'has headers of 20 kB',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['never ends its head', 'GET / HTTP/1.1\r\nhost: a\r\n', 408, 'too_slow'],
  ])('%s: it is told as a problem, and the connection is closed', async (_name, text, status, code) => {
    const [head = '', body = ''] = (await said(text)).split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('content-type: application/problem+json; charset=utf-8');
    expect(head).toContain('connection: close');
    expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status, code });
  });

  it('does not reach for what stands behind it in the line', async () => {
    const hidden = 'GET /hidden HTTP/1.1\r\nhost: a\r\n\r\n';
    const text = `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`;
    const answer = await said(text);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('served');
  });
});
