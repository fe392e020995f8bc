import { clientNetwork, widerNetworks } from './client-network.js';

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
    ['no address at all', 'unix', 'unix'],
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
