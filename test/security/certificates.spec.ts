import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';
import { Agent, request } from 'undici';
import { GuardedClient } from '../../src/shared/http/guarded-client.js';
import { FetchFailed } from '../../src/shared/http/http.errors.js';
import { type Canary, startCanary } from './canary.js';

const name = 'annons.example';
const day = 86_400_000;
const authorities = getCACertificates('default');
let issuer: { cert: string; key: string };

beforeAll(async () => {
  const made = await generate([{ name: 'commonName', value: 'Provutfärdaren' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  issuer = { cert: made.cert, key: made.private };
  setDefaultCACertificates([...authorities, issuer.cert]);
});

afterAll(() => setDefaultCACertificates(authorities));

async function certificate(host: string, trusted: boolean, days: [from: number, to: number] = [-1, 1]) {
  const made = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() + days[0] * day),
    notAfterDate: new Date(Date.now() + days[1] * day),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
    ...(trusted ? { ca: issuer } : {}),
  });
  return { cert: made.cert, key: made.private };
}

/** A client for which the whole internet is one TLS server with this certificate; hands it over with both. */
async function withServer(
  tls: { cert: string; key: string },
  work: (client: GuardedClient, heard: () => number, canary: Canary) => Promise<void>,
): Promise<void> {
  let requests = 0;
  const server: Server = createServer(tls, (_, response) => {
    requests += 1;
    response.setHeader('connection', 'close').end('hej');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const canary = await startCanary(undefined, (server.address() as AddressInfo).port);
  const client = new GuardedClient({
    hostMap: {},
    resolve: () => Promise.resolve([{ address: '93.184.215.14', family: 4 }]),
  });
  try {
    await work(client, () => requests, canary);
  } finally {
    await client.close();
    await canary.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

it('reads from a server whose certificate is good, so that a refusal means something', async () => {
  await withServer(await certificate(name, true), async (client, heard) => {
    const answer = await client.fetch(`https://${name}/`, { maxBytes: 1_000, timeoutMs: 5_000 });
    expect(answer.body.toString()).toBe('hej');
    expect(heard()).toBe(1);
  });
});

it.each([
  ['one that signed itself', name, false, [-1, 1], 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ['one for another name', 'www.annan.example', true, [-1, 1], 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['one for a name under ours', `www.${name}`, true, [-1, 1], 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['one for the address connected to', '93.184.215.14', true, [-1, 1], 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['one that has expired', name, true, [-3, -1], 'CERT_HAS_EXPIRED'],
  ['one that is not valid yet', name, true, [1, 3], 'CERT_NOT_YET_VALID'],
] as const)(
  'sends nothing to a server with a bad certificate: %s',
  async (_words, host, trusted, days, code) => {
    await withServer(await certificate(host, trusted, [...days]), async (client, heard) => {
      const careless = new Agent({ connect: { rejectUnauthorized: false } });
      await request(`https://${name}/`, { dispatcher: careless }).then(({ body }) => body.dump());
      await careless.close();
      expect(heard()).toBe(1);

      const error: unknown = await client
        .fetch(`https://${name}/`, { maxBytes: 1_000, timeoutMs: 5_000 })
        .catch((fault: unknown) => fault);
      expect(error).toBeInstanceOf(FetchFailed);
      expect((error as FetchFailed).cause).toMatchObject({ code });
      expect(heard()).toBe(1);
    });
  },
);
