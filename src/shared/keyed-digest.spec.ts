import { keyedDigest } from './keyed-digest.js';

const secret = 'one-secret-one-secret-one-secret';

it('is the same for the same secret, purpose and value, and another for any other', () => {
  const digest = keyedDigest(secret, 'tokens', 'value');
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(keyedDigest(secret, 'tokens', 'value')).toBe(digest);
  const others = [
    keyedDigest(`${secret}!`, 'tokens', 'value'),
    keyedDigest(secret, 'limits', 'value'),
    keyedDigest(secret, 'tokens', 'value '),
  ];
  expect(new Set([digest, ...others]).size).toBe(4);
});
