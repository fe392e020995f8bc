import { reasonOf } from './reason.js';

const withCode = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('the reason of an error', () => {
  it.each([
    ['in words where its code is known', withCode('ECONNREFUSED'), 'connection refused'],
    [
      'of what caused it',
      new Error('fetch failed', { cause: withCode('ENOTFOUND') }),
      'there is no host of that name',
    ],
    [
      'of the first of several',
      new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
      'connection refused',
    ],
    [
      'of a code that stands in its text alone',
      withCode('ESOCKET', 'connect ECONNREFUSED ::1:25'),
      'connection refused',
    ],
    ['on one line', new Error('first\n  second'), 'first second'],
    ['by its name where it says nothing', new TypeError(''), 'TypeError'],
    ['as text where it is no error', 'weird', 'weird'],
  ])('is told %s', (_, error, reason) => {
    expect(reasonOf(error)).toBe(reason);
  });

  it('has at most 300 signs', () => {
    expect(reasonOf(new Error('x'.repeat(301)))).toBe(`${'x'.repeat(299)}…`);
  });
});
