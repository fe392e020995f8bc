import { chooseCandidates, maxCandidates } from './image-candidates.js';

const choose = (photos: string[], floorplans: string[] = []) => chooseCandidates({ photos, floorplans });
const urls = (photos: string[], floorplans: string[] = []) =>
  choose(photos, floorplans).chosen.map(({ url }) => url);

describe('the same picture in several sizes counts once, in its largest version', () => {
  it.each([
    [
      'https://bilder.hemnet.se/images/itemgallery_cut/ab/cd/abcd.jpg',
      'https://bilder.hemnet.se/images/itemgallery_L/ab/cd/abcd.jpg',
    ],
    ['https://cdn.example/kok-300x200.jpg', 'https://cdn.example/kok-1200x800.jpg'],
    ['https://cdn.example/kok_1440x0.jpg', 'https://cdn.example/kok.jpg'],
    ['https://cdn.example/kok.jpg?w=320&q=60', 'https://cdn.example/kok.jpg?w=1600&q=80'],
    ['https://cdn.example/width_640/kok.jpg', 'https://cdn.example/width_1920/kok.jpg'],
    ['https://cdn.example/thumb/kok.jpg', 'https://cdn.example/kok.jpg'],
    ['https://cdn.example/1.jpg?Bredd=300', 'https://cdn.example/1.jpg?Bredd=992'],
    [
      'https://cdn.example/konto/id-1/w=600,h=400,fit=cover',
      'https://cdn.example/konto/id-1/w=2400,quality=90',
    ],
  ])('%s', (small, large) => {
    expect(urls([small, large])).toEqual([large]);
    expect(urls([large, small])).toEqual([large]);
    const { decisions } = choose([small, large]);
    expect(decisions.filter(({ action }) => action === 'filtered')).toEqual([
      { url: small, stage: 'extraction', action: 'filtered', reason: `Samma bild i annan storlek: ${large}` },
    ]);
  });

  it('also behind a picture proxy', () => {
    const proxied =
      'https://www.maklare.example/_next/image?url=https%3A%2F%2Fcdn.example%2Fkok.jpg&w=640&q=75';
    expect(urls([proxied])).toEqual(['https://cdn.example/kok.jpg']);
  });

  it('while different pictures stay apart', () => {
    const different = [
      'https://cdn.example/1.jpg?id=1&w=320',
      'https://cdn.example/1.jpg?id=2&w=320',
      'https://cdn.example/bild-2.jpg',
      'https://other.example/bild-2.jpg',
    ];
    expect(urls(different)).toEqual(different);
  });
});

it('keeps what is no picture of the home out, with the reason', () => {
  const refused: [string, RegExp][] = [
    ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', /data:/],
    ['/bilder/1.jpg', /fullständig/],
    ['ftp://cdn.example/1.jpg', /ftp:/],
    ['https://cdn.example/hus.svg', /svg/],
    ['https://cdn.example/img/logo.png', /logotyp/],
    ['https://cdn.example/img/maklare-logotyp.jpg', /logotyp/],
    ['https://cdn.example/icons/dela.png', /ikon/],
    ['https://www.facebook.com/tr?id=1&ev=PageView', /Spårning/],
  ];
  const { chosen, decisions } = choose(refused.map(([url]) => url));
  expect(chosen).toEqual([]);
  expect(decisions).toHaveLength(refused.length);
  refused.forEach(([, reason], index) => expect(decisions[index]!.reason).toMatch(reason));
});

it('does not take a street or a broker for decoration', () => {
  const homes = [
    'https://exempelmaklaren.example/bilder/flaggvagen-3-kok.jpg',
    'https://logo.example/objekt/1.jpg',
  ];
  expect(urls(homes)).toEqual(homes);
});

it("marks the advert's own floor plans, also when listed among the photos", () => {
  const plan = 'https://cdn.example/plan.png';
  expect(choose(['https://cdn.example/1.jpg', plan], [plan]).chosen).toEqual([
    { url: 'https://cdn.example/1.jpg', listedAsFloorplan: false },
    { url: plan, listedAsFloorplan: true },
  ]);
});

it('stops at its cap, and the cap never takes a floor plan', () => {
  const photos = Array.from(
    { length: maxCandidates + 5 },
    (_, index) => `https://cdn.example/bild-${index}.jpg`,
  );
  const plan = 'https://cdn.example/plan.png';
  const { chosen, decisions } = choose(photos, [plan]);
  expect(chosen).toHaveLength(maxCandidates);
  expect(chosen.at(-1)!.url).toBe(plan);
  expect(decisions.filter(({ reason }) => reason.startsWith('Fler än 60')).map(({ url }) => url)).toEqual(
    photos.slice(-6),
  );
});
