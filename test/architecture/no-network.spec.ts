import { lookup } from 'node:dns/promises';
import { connect, createServer, Socket, type AddressInfo } from 'node:net';
import { once } from 'node:events';

/** What the guard of test/support/no-network.cjs has refused in this test; emptied, or this test would fail too. */
function refused(): string[] {
  const key = Symbol.for('visningsklar.stray-connections') as unknown as keyof Socket;
  return (Socket.prototype[key] as unknown as string[]).splice(0);
}

describe('the network of the tests', () => {
  it('refuses an address that is not loopback and remembers it, so that the test fails', async () => {
    const [error] = (await once(connect(443, '192.0.2.7'), 'error').catch((cause: Error) => [cause])) as [
      Error,
    ];
    expect(error.message).toBe('Tests do not reach the network: 192.0.2.7:443');
    expect(refused()).toEqual(['192.0.2.7:443']);
  });

  it('refuses a name, also through fetch', async () => {
    await expect(lookup('example.com')).rejects.toThrow('Tests do not reach the network');
    await expect(fetch('http://example.com/')).rejects.toThrow();
    expect(refused()).toEqual(['name example.com', 'example.com:80']);
  });

  it('lets loopback through', async () => {
    const server = createServer((socket) => socket.end('hej'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, 'localhost');
    const [data] = (await once(socket, 'data')) as [Buffer];
    expect(data.toString()).toBe('hej');
    expect(refused()).toEqual([]);
    server.close();
  });
});
