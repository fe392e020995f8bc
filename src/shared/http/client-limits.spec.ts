import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { clientLimits, limitClients } from './client-limits.js';

/** A server that only tells of connections. */
function openDoor() {
  const server = Object.assign(new EventEmitter(), { setTimeout: () => undefined, maxConnections: 0 });
  limitClients(server as unknown as Server, []);
  return (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      isCut: false,
      destroy: () => (socket.isCut = true),
    });
    server.emit('connection', socket);
    return socket;
  };
}
const most = clientLimits.maxConnectionsOfNetwork;

/** How many of so many connections from there stay. */
const staying = (connect: ReturnType<typeof openDoor>, times: number, ip: string) =>
  Array.from({ length: times }, () => connect(ip)).filter(({ isCut }) => !isCut).length;

it('lets one network have so many connections, and another as many', () => {
  const connect = openDoor();
  const first = connect('192.0.2.7');
  expect(staying(connect, most + 5, '192.0.2.7')).toBe(most - 1);
  expect(staying(connect, 1, '192.0.2.8')).toBe(1);
  first.emit('close');
  expect(staying(connect, 2, '192.0.2.7')).toBe(1);
});

it('lets the /56 of an IPv6 address have twice as many, and its /48 four times', () => {
  const connect = openDoor();
  const from = (subnet: string) => staying(connect, most + 1, `2001:db8:7:${subnet}::1`);
  expect(['100', '101', '102', '200', '201', '300'].map(from)).toEqual([most, most, 0, most, most, 0]);
  expect(staying(connect, 1, '2001:db8:8::1')).toBe(1);
});
