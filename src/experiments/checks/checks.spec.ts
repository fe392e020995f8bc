import { SuiteInvalid } from '../suites/suites.errors.js';
import { checks, paramsOf, readCheckCalls } from './checks.js';

const refusal = (...raw: Record<string, unknown>[]): string => {
  try {
    readCheckCalls(raw.map((check) => ({ type: 'schema', tags: [], ...check })));
  } catch (error) {
    expect(error).toBeInstanceOf(SuiteInvalid);
    return (error as Error).message;
  }
  throw new Error('not refused');
};

describe('the checks of a suite', () => {
  it('are read with their defaults, by name or by type', () => {
    expect(
      readCheckCalls([
        { type: 'kept', tags: [] },
        { type: 'kept', name: 'kept-of-houses', tags: ['house'], atLeast: 0.5 },
        { type: 'mentions', tags: [], words: ['tak'], in: 'redFlags' },
      ]),
    ).toEqual([
      { name: 'kept', type: 'kept', params: { atLeast: 0.9 }, tags: [] },
      { name: 'kept-of-houses', type: 'kept', params: { atLeast: 0.5 }, tags: ['house'] },
      {
        name: 'mentions',
        type: 'mentions',
        params: { words: ['tak'], in: ['redFlags'], fromCase: true },
        tags: [],
      },
    ]);
  });

  it('are refused with their place and what is known', () => {
    expect(refusal({}, { type: 'sverity' })).toBe(
      `checks[1]: there is no check “sverity”; known are ${[...checks.keys()].join(', ')}`,
    );
    expect(refusal({ type: 'kept', atleast: 1 })).toBe(
      'checks[0]: kept: atleast: no field of it; its fields are atLeast',
    );
    expect(refusal({ atMost: 1 })).toBe('checks[0]: schema: atMost: no field of it; it takes none');
    expect(refusal({ type: 'kept', name: 'mine', atLeast: 2 })).toMatch(
      /^checks\[0\] \(mine\): kept: atLeast: /,
    );
    expect(refusal({}, { type: 'kept' }, {})).toBe(
      'checks[2]: there is a check “schema” already (checks[0]): give it a name',
    );
  });

  it.each([
    [{ type: 'mentions', fromCase: false }, 'words: words are needed with fromCase: false'],
    [{ type: 'mentions', words: ['/(/'] }, 'words.0: /(/: Invalid regular expression'],
    [{ type: 'mentions', in: [] }, 'in: Too small'],
    [{ type: 'mentions', in: 3 }, 'in: a part of a report, or a list of such'],
    [
      { type: 'never-mentions', in: ['redFlag'] },
      'in.0: a report has no “redFlag”: its parts are report, verdict, ',
    ],
    [{ type: 'mentions', in: 'redFlag' }, 'in: a report has no “redFlag”'],
    [{ type: 'cost' }, 'usd: '],
    [{ type: 'time', ms: 0 }, 'ms: '],
    [{ type: 'verdict', of: 'both ' }, 'of: '],
    [{ type: 'evidence', atMost: -1 }, 'atMost: '],
    [{ type: 'kept', atLeast: 0 }, 'atLeast: '],
  ])('are refused by their fields: %j', (check, reason) => {
    expect(refusal(check)).toContain(reason);
  });

  it('tell of every field what it is for', () => {
    for (const check of checks.values()) {
      expect(check.description).toMatch(/^[A-Z].*\.$/);
      for (const [field, schema] of Object.entries(paramsOf(check).properties ?? {}))
        expect([check.type, field, schema]).toEqual([
          check.type,
          field,
          expect.objectContaining({ description: expect.any(String) as string }),
        ]);
    }
  });
});
