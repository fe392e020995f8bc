import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import type { ListQuery } from './analyses-api.js';
import { cardsOf, compareCards, isFoundBy, placeFor, placeOf } from './list-place.js';

/** Only what orders a card. */
const card = (id: string, fields: Partial<AnalysisCard> = {}): AnalysisCard =>
  ({
    id,
    createdAt: '2026-11-01T12:00:00.000Z',
    address: null,
    municipality: null,
    priceKr: null,
    livingArea: null,
    verdict: null,
    ...fields,
  }) as AnalysisCard;
const by = (sort: ListQuery['sort'], order: ListQuery['order'], search = ''): ListQuery => ({
  sort,
  order,
  search,
});
const sorted = (query: ListQuery, cards: readonly AnalysisCard[]): string =>
  [...cards]
    .sort((one, other) => compareCards(query, one, other))
    .map(({ id }) => id)
    .join('');

it('orders as the server does, what is unknown last both ways', () => {
  const prices = [card('a', { priceKr: 2 }), card('b'), card('c', { priceKr: 3 }), card('d', { priceKr: 1 })];
  expect(sorted(by('price', 'asc'), prices)).toBe('dacb');
  expect(sorted(by('price', 'desc'), prices)).toBe('cadb');
  const sizes = [card('a', { livingArea: 20.5 }), card('b', { livingArea: 0 }), card('c')];
  expect(sorted(by('size', 'desc'), sizes)).toBe('abc');
  const judged = [
    card('a', { verdict: 'RED' }),
    card('b'),
    card('c', { verdict: 'GREEN' }),
    card('d', { verdict: 'YELLOW' }),
  ];
  expect(sorted(by('verdict', 'asc'), judged)).toBe('cdab');
  expect(sorted(by('verdict', 'desc'), judged)).toBe('adcb');
  // å, ä and ö come after z, in this order; capitals make no difference.
  const streets = [
    card('a', { address: 'Ögatan' }),
    card('b', { address: 'ågatan' }),
    card('c', { address: 'Ägatan' }),
    card('d', { address: 'Zetagatan' }),
  ];
  expect(sorted(by('address', 'asc'), streets)).toBe('dbca');
  const dates = [
    card('a', { createdAt: '2026-11-01T12:00:00Z' }),
    card('b', { createdAt: '2026-11-02T12:00:00Z' }),
  ];
  expect(sorted(by('created_at', 'desc'), dates)).toBe('ba');
});

it('orders equals by id, the way the order runs', () => {
  expect(sorted(by('price', 'asc'), [card('b'), card('a')])).toBe('ab');
  expect(sorted(by('price', 'desc'), [card('a'), card('b')])).toBe('ba');
});

it('shows a card once that a page brings again, as live events have it', () => {
  const [live, other] = [card('a', { priceKr: 10 }), card('b', { priceKr: 20 })];
  const pages = [
    { items: [live, other], nextCursor: 'x' },
    { items: [card('c', { priceKr: 30 }), card('a', { priceKr: 40 })], nextCursor: null },
  ];
  expect(cardsOf({ pages })).toEqual([live, other, card('c', { priceKr: 30 })]);
});

describe('the place of a card', () => {
  const [one, two, three] = [1, 2, 3].map((price) => card(`${price}`, { priceKr: price * 10 }));
  const open = {
    pages: [
      { items: [one!, two!], nextCursor: 'x' },
      { items: [three!], nextCursor: 'y' },
    ],
  };
  const whole = { pages: [open.pages[0]!, { items: [three!], nextCursor: null }] };
  const cheapest = by('price', 'asc');

  it('is found where it stands', () => {
    expect(placeOf(open, '3')).toEqual([1, 0]);
    expect(placeOf(open, '4')).toBeNull();
  });

  it('is before the first that comes after it', () => {
    expect(placeFor(open, cheapest, card('n', { priceKr: 15 }))).toEqual([0, 1]);
    expect(placeFor(open, cheapest, card('n', { priceKr: 25 }))).toEqual([1, 0]);
  });

  it('is at the end only when everything was read', () => {
    expect(placeFor(whole, cheapest, card('n'))).toEqual([1, 1]);
    expect(placeFor(open, cheapest, card('n'))).toBeNull();
    expect(placeFor({ pages: [{ items: [], nextCursor: null }] }, cheapest, card('n'))).toEqual([0, 0]);
  });

  it('is in a search only when the words are found', () => {
    const searched = by('price', 'asc', 'ÄLG');
    expect(placeFor(whole, searched, card('n', { address: 'Norra Älggatan 1', priceKr: 1 }))).toEqual([0, 0]);
    expect(placeFor(whole, searched, card('n', { address: 'Algatan 1', priceKr: 1 }))).toBeNull();
    expect(isFoundBy('malm', card('n', { municipality: 'Malmö' }))).toBe(true);
    expect(isFoundBy('malm', card('n'))).toBe(false);
  });
});
