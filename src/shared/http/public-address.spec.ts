import { isPublicAddress, isPublicName } from './public-address.js';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '193.10.64.1', '2a00:801:20::1', '::ffff:8.8.8.8'])('takes %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['this host', '0.0.0.0'],
    ['loopback', '127.0.0.1'],
    ['all of loopback', '127.255.255.254'],
    ['private 10', '10.1.2.3'],
    ['private 172.16', '172.31.255.255'],
    ['private 192.168', '192.168.0.1'],
    ['carrier NAT', '100.64.0.1'],
    ['cloud metadata', '169.254.169.254'],
    ['protocol assignments', '192.0.0.8'],
    ['documentation', '203.0.113.9'],
    ['benchmarking', '198.19.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['IPv6 loopback', '::1'],
    ['IPv6 unspecified', '::'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped private, in hex', '::ffff:a01:203'],
    ['IPv4-compatible loopback', '::7f00:1'],
    ['NAT64 of metadata', '64:ff9b::a9fe:a9fe'],
    ['6to4 of private', '2002:a01:203::1'],
    ['Teredo', '2001:0:7f00:1::1'],
    ['unique local', 'fd12:3456::1'],
    ['link local', 'fe80::1'],
    ['site local', 'fec0::1'],
    ['IPv6 multicast', 'ff02::1'],
    ['IPv6 documentation', '2001:db8::1'],
    ['unassigned IPv6', '4000::1'],
    ['a cloud platform on a public number', '168.63.129.16'],
    ['the same, mapped', '::ffff:a83f:8110'],
    ['no address', 'example.com'],
  ])('refuses %s', (_name, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('isPublicName', () => {
  it.each(['hemnet.se', 'www.hemnet.se', 'bild_1.cdn.example', 'xn--mklare-bua.se', 'a.xn--p1ai'])(
    'takes %s',
    (name) => {
      expect(isPublicName(name)).toBe(true);
    },
  );

  it.each([
    'localhost',
    'a.localhost',
    'redis',
    'metadata.google.internal',
    'a..se',
    '.se',
    'se.',
    '-a.se',
    '1.2.3.4',
    '',
  ])('refuses "%s"', (name) => expect(isPublicName(name)).toBe(false));
});
