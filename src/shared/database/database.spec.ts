import { MikroORM } from '@mikro-orm/postgresql';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { ormConfig } from './database.js';

/** What a client asks before anything else when it wants TLS: eight bytes long, with the code 1234.5679. */
const SSL_REQUEST = '0000000804d2162f';

describe('TLS to PostgreSQL', () => {
  let server: Server;
  /** The first that each client said, in hex. */
  let heard: string[];
  beforeEach(async () => {
    heard = [];
    // It has no TLS, and says so as PostgreSQL does; to whoever wants none it says nothing at all.
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (first) => {
        heard.push(first.toString('hex'));
        if (heard.at(-1) === SSL_REQUEST) socket.end('N');
        else socket.destroy();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => void server.close());

  async function connect(parameters: string): Promise<string> {
    const { port } = server.address() as AddressInfo;
    const databaseUrl = `postgresql://app:hemligt@127.0.0.1:${port}/app${parameters}`;
    const orm = await MikroORM.init({
      ...ormConfig({ databaseUrl, entities: [] }),
      discovery: { warnWhenNoEntities: false },
    });
    const refusal = await orm.em
      .fork()
      .execute('select 1')
      .then(() => 'none', String);
    await orm.close(true);
    return refusal;
  }

  it.each(['require', 'verify-full', 'no-verify'])(
    'is spoken where the address says %s, or nothing is',
    async (mode) => {
      expect(await connect(`?sslmode=${mode}`)).toContain('does not support SSL');
      expect([...new Set(heard)]).toEqual([SSL_REQUEST]);
    },
  );

  it('is not asked for where the address says nothing of it', async () => {
    await connect('');
    expect(heard.length).toBeGreaterThan(0);
    expect(heard).not.toContain(SSL_REQUEST);
  });
});
