import { extractListing } from './extract.js';

const listing = (body: string, head = '') =>
  extractListing(
    `<html><head>${head}</head><body>${body}</body></html>`,
    'https://nymaklare.example/objekt/4711',
  ).listing;

describe('ways in which pages set out facts', () => {
  it.each([
    [
      'a row of headings over a row of values',
      '<table><thead><tr><th>Boarea</th><th>Rum</th><th>Avgift</th></tr></thead><tbody><tr><td>72 m²</td><td>3</td><td>3 286 kr/mån</td></tr></tbody></table>',
      { livingArea: 72, rooms: 3, monthlyFee: 3286 },
    ],
    [
      'several pairs in one row',
      '<table><tr><td>Boarea</td><td>72 m²</td><td>Antal rum</td><td>3 rum</td></tr></table>',
      { livingArea: 72, rooms: 3 },
    ],
    [
      'the value above its label',
      '<div><div><strong>72 m²</strong><span>Boarea</span></div><div><strong>3</strong><span>Rum</span></div></div>',
      { livingArea: 72, rooms: 3 },
    ],
    ['an icon named by its label', '<p><img src="a.svg" alt="Boarea"> 72 m²</p>', { livingArea: 72 }],
    ['a box named by its label', '<div aria-label="Månadsavgift">3 286 kr/mån</div>', { monthlyFee: 3286 }],
    [
      'a table for small screens',
      '<table><tr><td data-label="Boarea">72 m²</td><td data-label="Byggår">1938</td></tr></table>',
      { livingArea: 72, yearBuilt: 1938 },
    ],
    [
      'label and value in one text',
      '<ul><li>Boarea 72 m²</li><li>Avgift 3 286 kr/mån</li></ul>',
      { livingArea: 72, monthlyFee: 3286 },
    ],
    [
      'facts between bars',
      '<p>Rum: 3 | Boarea: 72 m² | Byggår: 1938</p>',
      { rooms: 3, livingArea: 72, yearBuilt: 1938 },
    ],
    [
      'a value in two boxes',
      '<div><span>Boarea</span><span>72</span><span>m²</span></div>',
      { livingArea: 72 },
    ],
    [
      'a comment within a label',
      '<dl><dt>Pris<!-- -->/m²</dt><dd>31 500<!-- --> kr/m²</dd></dl>',
      { pricePerSqm: 31_500 },
    ],
    [
      'a definition list with wrappers',
      '<dl><div><dt><span>Driftkostnad</span></dt><dd><span>6 000 kr/år</span></dd></div></dl>',
      { operatingCost: 6000 },
    ],
    [
      'closed panels',
      '<details><summary>Byggnad</summary><dl><dt>Fasad</dt><dd>Puts</dd></dl></details>',
      { facade: 'Puts' },
    ],
    ['an aside', '<aside class="facts"><dl><dt>Biarea</dt><dd>12 m²</dd></dl></aside>', { biarea: 12 }],
    [
      'a span of figures',
      '<dl><dt>Rum</dt><dd>2–3 rum</dd></dl>',
      { rooms: 2, spans: { rooms: { from: 2, to: 3 } } },
    ],
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/Apartment"><span itemprop="streetAddress">Provgatan 9</span><meta itemprop="numberOfRooms" content="3"><span itemprop="floorSize">72 m²</span></div>',
      { address: 'Provgatan 9', rooms: 3, livingArea: 72 },
    ],
    [
      'a heading with place and facts',
      '<h1>Provgatan 9</h1><p>Provbacken, Tierps kommun</p><p>3 rum · 72 m² · 3 286 kr/mån</p><p>2 100 000 kr</p>',
      {
        address: 'Provgatan 9',
        area: 'Provbacken',
        municipality: 'Tierp',
        rooms: 3,
        livingArea: 72,
        monthlyFee: 3286,
        price: 2_100_000,
      },
    ],
    [
      'an object in a script',
      `<h1>Provgatan 9</h1><script>window.__STATE__ = {object: {id: 4711, streetAddress: 'Provgatan 9', numberOfRooms: 3, livingSpace: 72, sold: !1, x: undefined}, similar: [{id: 4712, streetAddress: 'Granngatan 3', numberOfRooms: 5, livingSpace: 120}]};</script>`,
      { address: 'Provgatan 9', rooms: 3, livingArea: 72 },
    ],
    [
      'additional properties of schema.org',
      '<script type="application/ld+json">{"@type":"Apartment","address":{"streetAddress":"Provgatan 9"},"additionalProperty":[{"@type":"PropertyValue","name":"Avgift","value":"3 286 kr/mån"}]}</script>',
      { address: 'Provgatan 9', monthlyFee: 3286 },
    ],
  ])('reads %s', (_case, body, expected) => {
    expect(listing(body)).toMatchObject(expected);
  });
});

describe('what is not this home', () => {
  const main = '<h1>Provgatan 9</h1><dl><dt>Boarea</dt><dd>72 m²</dd></dl>';
  it.each([
    [
      'similar homes after a heading',
      '<h2>Liknande bostäder</h2><ul><li>Pris: 9 000 000 kr</li><li>Rum: 9</li></ul>',
    ],
    [
      'similar homes in a box',
      '<section class="similar-objects related"><p>Rum: 9</p><p>Pris: 9 000 000 kr</p></section>',
    ],
    [
      'a calculator',
      '<div><h3>Räkna på boendet</h3><dl><dt>Pris</dt><dd>9 000 000 kr</dd><dt>Rum</dt><dd>9</dd></dl></div>',
    ],
    [
      'statistics of the area',
      '<div><h3>Området i siffror</h3><dl><dt>Pris</dt><dd>9 000 000 kr</dd></dl></div>',
    ],
    ['bids', '<div><h3>Budgivning</h3><dl><dt>Pris</dt><dd>9 000 000 kr</dd></dl></div>'],
    [
      'an earlier price',
      '<p><span>Tidigare pris</span><span>9 000 000 kr</span></p><p>Pris <del>9 000 000 kr</del></p>',
    ],
    [
      'the office',
      '<div class="contact"><h3>Kontakt</h3><p>Adress: Kontorsgatan 1</p><p>Ort: Falun</p></div>',
    ],
    [
      'a list of homes',
      '<table><tr><th>Adress</th><th>Pris</th><th>Rum</th></tr><tr><td>A</td><td>9 000 000 kr</td><td>9</td></tr><tr><td>B</td><td>8 000 000 kr</td><td>8</td></tr></table>',
    ],
    [
      'impossible values',
      '<dl><dt>Rum</dt><dd>400</dd><dt>Pris</dt><dd>12 kr</dd><dt>Byggår</dt><dd>2090</dd></dl>',
    ],
    [
      'a neighbour in a script',
      `<script>var homes = [{id: 1, streetAddress: 'Granngatan 3', price: 9000000, numberOfRooms: 9, livingArea: 120}]</script>`,
    ],
  ])('leaves %s alone', (_case, body) => {
    const { price, rooms, address, city, livingArea, yearBuilt } = listing(main + body);
    expect({ price, rooms, address, city, livingArea, yearBuilt }).toEqual({
      price: undefined,
      rooms: undefined,
      address: 'Provgatan 9',
      city: undefined,
      livingArea: 72,
      yearBuilt: undefined,
    });
  });
});
