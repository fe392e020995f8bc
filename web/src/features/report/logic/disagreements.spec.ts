import { disagreeingValues } from './disagreements.js';

const nb = '\u00a0';

describe('disagreeingValues', () => {
  it('names each host and words each value as its field', () => {
    expect(
      disagreeingValues({
        field: 'livingArea',
        values: [
          { url: 'https://www.portal.example/annons/1', value: 57.5 },
          { url: 'https://broker.example/1', value: null },
        ],
      }),
    ).toEqual([
      { host: 'portal.example', value: `57,5${nb}m²` },
      { host: 'broker.example', value: 'står inte i annonsen' },
    ]);
  });

  it('reads lists as lists', () => {
    const [first] = disagreeingValues({
      field: 'features',
      values: [{ url: 'x', value: ['Hiss', 'Balkong'] }],
    });
    expect(first).toEqual({ host: 'x', value: 'Hiss, Balkong' });
  });
});
