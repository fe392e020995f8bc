import { isFromProxy, isProxyRange } from './trusted-proxies.js';

it.each([
  ['10.0.0.5', true],
  ['10.0.0.0/8', true],
  ['fd00::7', true],
  ['fd00::/8', true],
  ['0.0.0.0/0', false],
  ['::/0', false],
  ['10.0.0.0/33', false],
  ['10', false],
  ['10.0.0', false],
  ['loopback', false],
  ['proxy.example', false],
  ['10.0.0.0/', false],
  ['', false],
])('%j as a range of proxies: %s', (range, isOne) => expect(isProxyRange(range)).toBe(isOne));

const comesFrom = (remoteAddress: string | undefined, ...trusted: string[]) =>
  isFromProxy({ socket: { remoteAddress } } as never, trusted);

it.each([
  ['10.0.0.5', '10.0.0.5', true],
  ['10.0.0.5:40001', '10.0.0.5', true],
  ['[fd12::1]:40001', 'fd00::/8', true],
  ['10.0.0.6', '10.0.0.5', false],
  ['::ffff:10.0.0.5', '10.0.0.5', true],
  ['10.255.0.1', '10.0.0.0/8', true],
  ['11.0.0.1', '10.0.0.0/8', false],
  ['fd12::1', 'fd00::/8', true],
  ['fe80::1', 'fd00::/8', false],
  ['10.0.0.5', 'fd00::/8', false],
])('%s of the proxies %s: %s', (from, range, isOne) => expect(comesFrom(from, range)).toBe(isOne));

it('takes nobody for a proxy where none is named, nor who has no address', () => {
  expect(comesFrom('127.0.0.1')).toBe(false);
  expect(comesFrom(undefined, '127.0.0.1')).toBe(false);
  expect(comesFrom('192.0.2.1', '127.0.0.1', '192.0.2.0/24')).toBe(true);
});
