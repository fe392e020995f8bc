import { nuxtData } from './nuxt-data.js';
import { parsePage } from './page.js';

const dataOf = (list: unknown) =>
  nuxtData(
    parsePage(
      `<body><script type="application/json" id="__NUXT_DATA__">${JSON.stringify(list)}</script></body>`,
      'https://www.notar.se/kopa-bostad/objekt/OBJ1_1',
    ),
  );

it('follows indexes through wrappers, dates, sets, maps and objects without a prototype', () => {
  const list = [
    ['ShallowReactive', 1],
    { home: 2, seen: 6, tags: 8, byId: 11, none: -1, plain: 14 },
    ['Reactive', 3],
    { price: 4, rooms: 5 },
    2150000,
    [4, 4],
    ['Date', '2026-05-02T10:00:00.000Z'],
    'x',
    ['Set', 9, 10],
    'a',
    'b',
    ['Map', 9, 4],
    null,
    null,
    ['null', 'key', 7],
  ];
  expect(dataOf(list)).toEqual({
    home: { price: 2150000, rooms: [2150000, 2150000] },
    seen: '2026-05-02T10:00:00.000Z',
    tags: ['a', 'b'],
    byId: { a: 2150000 },
    none: undefined,
    plain: { key: 'x' },
  });
});

it('ends at circles, at indexes that lead nowhere and at depths that no page needs', () => {
  const circle = dataOf([{ self: 0, lost: 99, half: 1.5, odd: ['Reactive', 0] }]) as Record<string, unknown>;
  expect(circle['self']).toBe(circle);
  expect([circle['lost'], circle['half'], circle['odd']]).toEqual([undefined, undefined, undefined]);
  const deep = Array.from({ length: 50_000 }, (_, index) => ({ next: index + 1 }));
  expect(dataOf(deep)).toHaveProperty('next.next.next');
  expect(dataOf([['Reactive', 0]])).toBeUndefined();
});
