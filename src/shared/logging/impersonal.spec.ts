import { runInNewContext } from 'node:vm';
import { impersonal } from './impersonal.js';

it.each([
  [
    'PageBlocked: https://www.hemnet.se/bostad/lagenhet-storgatan-1-17 is blocked',
    'PageBlocked: https://www.hemnet.se/… is blocked',
  ],
  ['http://localhost:3000/reset?token=abc', 'http://localhost:3000/…'],
  ['postgresql://anna:secret@db.internal:5432/homes', 'postgresql://db.internal:5432/…'],
  ['550 <anna.åberg+x@test.example>: unknown', '550 <[mail]>: unknown'],
  ['?email=anna%40test.example&x', '?email=[mail]&x'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
  ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln malformed', 'jwt [token] malformed'],
  ['Invalid API Key provided: sk_test_51Habcdefgh', 'Invalid API Key provided: [key]'],
  ['key sk-proj-abcdefghij', 'key [key]'],
  ['no session q3Zk9xW_2sVb8nM-4tRy7uIo1pLkJhGfDsA0zXcVbNm here', 'no session [token] here'],
  ['from 8.8.8.8:443 and 2a00:1450:400f:80c::200e', 'from [ip]:443 and [ip]'],
  ['http://8.8.8.8/x', 'http://[ip]/…'],
  ['the client is 89.160.20.112.', 'the client is [ip].'],
  ['::ffff:89.160.20.112 asked', '::ffff:[ip] asked'],
  ['Authorization: Basic dXNlcjpwYXNz', 'Authorization: Basic [token]'],
  ['see www.hemnet.se/bostad/villa-storgatan-1-123, gone', 'see www.hemnet.se/…, gone'],
  ['200https://hemnet.se/bostad/1', '200https://hemnet.se/…'],
  [`${'a'.repeat(300)}@test.example`, '[mail]'],
  [
    'not null\n - detail: Failing row contains (17, null, Storgatan 5,\nLund).\n    at x.ts:1:2',
    'not null\n - detail: …\n    at x.ts:1:2',
  ],
  ['Failing row contains (Storgatan 5, (Lund))', 'Failing row contains …'],
  [
    'Failing row contains (anna,\n    at Storgatan 5, Lund).\n    at Parser.parse (/app/x.js:1:2)\n    at y.ts:3:4',
    'Failing row contains …\n    at Parser.parse (/app/x.js:1:2)\n    at y.ts:3:4',
  ],
  ['invalid input syntax for type integer: "Storgatan 5, Lund"', 'invalid input syntax for type integer: …'],
  ['Key (lower(email), listing_key)=(anna, Storgatan 5) already exists.', 'Key …'],
])('takes out what names a person or opens a door: %s', (text, left) => {
  expect(impersonal(text)).toBe(left);
});

it.each([
  'connect ECONNREFUSED 127.0.0.1:5432',
  'connect ECONNREFUSED ::1:6379',
  'at run (file:///srv/app/src/run.ts:12:34)',
  'analysis 0190c1de-7a7a-7000-8000-0123456789ab at 12:34:56',
  'picture 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  'node_modules/@nestjs/core@12.1.1/index.js',
  'http://127.0.0.1:9000',
  'at /srv/app/node_modules/socket.io/dist/index.js:12:3',
  'asks for basic authentication',
  'release 1.2.3.4.5 of text/html',
  'Key (an id) is unknown',
])('leaves what an operator needs: %s', (text) => {
  expect(impersonal(text)).toBe(text);
});

it('cuts a text before a word that would not be whole, and says how much is missing', () => {
  const words = 'word '.repeat(4_000);
  const mail = 'anna@test.example';
  // The last of the 16,384 characters that are kept stands in the middle of the address.
  const text = `${words.slice(0, 16_375)}${mail} ${words}`;
  expect(impersonal(text)).toBe(`${words.slice(0, 16_374)} … ${text.length - 16_374} characters more`);
  expect(impersonal('a'.repeat(50_000))).toBe(' … 50000 characters more');
});

it.each([
  'a',
  '7',
  'a.',
  'a-',
  'a@b',
  'eyJ-',
  ':',
  '1.1.1.',
  'Aa1',
  ' ',
  'a:',
  '%40',
  'basic ',
  'ab+.-',
  'Key (',
  'Key (a',
])('takes no longer for a text made to be slow: %j again and again', (part) => {
  const text = part.repeat(Math.floor(16_384 / part.length));
  const sieve = () => {
    for (let time = 0; time < 100; time += 1) impersonal(text);
  };
  // A hundred take some tenths of a second, or half a minute when the time grows with the square of the length.
  expect(() => runInNewContext('sieve()', { sieve }, { timeout: 8_000 })).not.toThrow();
});
