import { Logger } from '@nestjs/common';
import { clientNetwork, customerNetwork, widerNetworks } from './client-network.js';

// The first: it warns once.
it('warns of what is no address, without repeating it, and not of a closed connection, which has none', () => {
  const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  clientNetwork('');
  expect(warned).not.toHaveBeenCalled();
  clientNetwork('anna.example:40001');
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('X-Forwarded-For'));
  expect(JSON.stringify(warned.mock.calls)).not.toContain('anna');
  warned.mockRestore();
});

describe('one place on the network', () => {
  it.each([
    ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
    ['the same as IPv6 writes it', '::ffff:192.0.2.7', '192.0.2.7'],
    ['the same in hexadecimal', '::ffff:c000:207', '192.0.2.7'],
    ['the /64 of an IPv6 address', '2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
    ['the same /64 in short', '2001:db8:0:1::7', '2001:db8:0:1::/64'],
    ['another /64', '2001:db8:0:2::7', '2001:db8:0:2::/64'],
    ['a /64 that begins with zeros', '::1', '0:0:0:0::/64'],
    ['an address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['an IPv4 address with its port', '192.0.2.7:40001', '192.0.2.7'],
    ['an IPv6 address with its port', '[2001:db8:0:1::7]:40001', '2001:db8:0:1::/64'],
    ['an IPv6 address in brackets', '[2001:db8:0:1::7]', '2001:db8:0:1::/64'],
    ['the same for all that is no address', 'unix', 'unknown'],
    ['the same for a name with a port', '_hidden:40001', 'unknown'],
    ['the same for an IPv6 address with a port and no brackets', '2001:db8::7:40001', 'unknown'],
    ['an address with upper case and dots', '64:FF9B::192.0.2.7', '64:ff9b:0:0::/64'],
  ])('is %s', (_what, ip, network) => {
    expect(clientNetwork(ip)).toBe(network);
  });
});

describe('the networks around one', () => {
  it.each([
    ['of an IPv4 address', '192.0.2.7', []],
    [
      'of an IPv6 address',
      '2001:db8:7:12ab::1',
      [
        { network: '2001:db8:7:1200::/56', times: 2 },
        { network: '2001:db8:7::/48', times: 4 },
      ],
    ],
    [
      'of the first /64 of a /48',
      '2001:db8:7::1',
      [
        { network: '2001:db8:7:0::/56', times: 2 },
        { network: '2001:db8:7::/48', times: 4 },
      ],
    ],
    ['of no address at all', 'unix', []],
  ])('are known %s', (_what, ip, wider) => {
    expect(widerNetworks(clientNetwork(ip))).toEqual(wider);
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:a:1::7', '2001:db8:a::/48'],
])('takes %s for one of the customer who has %s', (ip, network) => {
  expect(customerNetwork(ip)).toBe(network);
});
