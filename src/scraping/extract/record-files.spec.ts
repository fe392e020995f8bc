import { documentsOf, galleryOf } from './record-files.js';

const base = 'https://www.provmaklarna.example/objekt/1';

it.each([
  ['named sizes', { urls: { small: '/1-s.jpg', large: '/1-l.jpg', medium: '/1-m.jpg' } }, '1-l.jpg'],
  [
    'sizes in objects',
    { variants: { thumb: { url: '/1-t.jpg' }, original: { url: '/1-o.jpg' }, large: { url: '/1-l.jpg' } } },
    '1-o.jpg',
  ],
  ['sizes as numbers', { sizes: { '400': '/1-4.jpg', '2400': '/1-24.jpg' } }, '1-24.jpg'],
  [
    'a list of references',
    {
      cdnReferences: [
        { name: '1920x1080', url: '/1-19.jpg' },
        { name: '640x480', url: '/1-6.jpg' },
      ],
    },
    '1-19.jpg',
  ],
  ['one address', { src: '/1.jpg' }, '1.jpg'],
  ['a text', '/1.jpg', '1.jpg'],
])('takes the largest picture of %s', (_what, image, name) => {
  expect(galleryOf([image], base).images).toEqual([`https://www.provmaklarna.example/${name}`]);
});

it('tells plans by mark, type or caption, and leaves maps, portraits and hidden pictures out', () => {
  const { images, floorplans } = galleryOf(
    [
      { url: '/3.jpg', orderNumber: 3, category: 'Interiör' },
      { url: '/1.jpg', orderNumber: 1, category: { id: 'Exterior', name: 'Exteriör' } },
      { url: '/p1.jpg', is_floor_plan: true },
      { url: '/p2.jpg', typ: 'Planritning' },
      { url: '/p3.jpg', category: { id: 'FloorPlan' }, title: '' },
      { url: '/karta.jpg', category: 'Karta' },
      { url: '/maklare.jpg', type: 'Mäklare' },
      { url: '/gomd.jpg', isHidden: true },
      { category: 'Interiör' },
    ],
    base,
  );
  expect(images?.map((url) => new URL(url).pathname)).toEqual(['/1.jpg', '/3.jpg']);
  expect(floorplans?.map((url) => new URL(url).pathname)).toEqual(['/p1.jpg', '/p2.jpg', '/p3.jpg']);
});

it('reads documents under the names that systems give', () => {
  expect(
    documentsOf(
      [
        { name: 'Årsredovisning', url: 'https://dok.example/1' },
        { namn: 'Stadgar', href: '/2.pdf' },
        { title: 'Energideklaration', fileUrl: 'https://dok.example/3' },
        { name: 'Utan adress' },
        { name: 'Samma igen', link: 'https://dok.example/1' },
      ],
      base,
    ),
  ).toEqual([
    { name: 'Årsredovisning', url: 'https://dok.example/1' },
    { name: 'Stadgar', url: 'https://www.provmaklarna.example/2.pdf' },
    { name: 'Energideklaration', url: 'https://dok.example/3' },
  ]);
});
