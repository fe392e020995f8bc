import { readLabels } from './labels.js';
import { parsePage } from './page.js';

const facts = (body: string) =>
  readLabels(parsePage(`<html><body>${body}</body></html>`, 'https://exempelmaklaren.example/objekt/a-1'))
    .facts;

it.each([
  ['a definition list', '<dl><dt>Boarea</dt><dd>72 m²</dd></dl>', { livingArea: 72 }],
  [
    'a wrapped definition',
    '<div><dt><span>Boarea</span></dt><dd><p>72 m²</p></dd></div>',
    { livingArea: 72 },
  ],
  ['a table', '<table><tr><th>Antal rum</th><td>3 rum</td></tr></table>', { rooms: 3 }],
  ['a line with colon', '<ul><li>Månadsavgift: 4 312 kr</li></ul>', { monthlyFee: 4312 }],
  ['a bold label with colon', '<li><strong>Byggår:</strong> 1963</li>', { yearBuilt: 1963 }],
  [
    'bold capitals with text after',
    '<p><strong>RUM</strong> 3<br><strong>AREA</strong> ca <i>72</i> m²</p>',
    { rooms: 3, livingArea: 72 },
  ],
  ['a small heading with paragraph', '<div><h6>Boarea</h6><p>72 kvm</p></div>', { livingArea: 72 }],
  ['sibling boxes', '<div><div>Avgift</div><div>3 286 kr/mån</div></div>', { monthlyFee: 3286 }],
  [
    'label and value each in a wrapper',
    '<div><div><span>Våning</span></div><div><span>3 av 5</span></div></div>',
    { floor: '3 av 5' },
  ],
  ['a raised two', '<dl><dt>Boarea</dt><dd>72 m<sup>2</sup></dd></dl>', { livingArea: 72 }],
  ['the unit in the label', '<dl><dt>Driftkostnad (kr/mån)</dt><dd>450</dd></dl>', { operatingCost: 5400 }],
  ['two areas in one', '<dl><dt>Boarea</dt><dd>170 + 85 m²</dd></dl>', { livingArea: 170, biarea: 85 }],
  [
    'two areas under one label',
    '<dl><dt>Bo-/biarea</dt><dd>170 / 85 m²</dd></dl>',
    { livingArea: 170, biarea: 85 },
  ],
  ['rooms and area in one', '<dl><dt>Storlek</dt><dd>3 rum, 72 m²</dd></dl>', { livingArea: 72 }],
  [
    'an accepted price',
    '<dl><dt>Accepterat pris</dt><dd>2 395 000 kr</dd></dl>',
    { price: 2_395_000, priceText: 'Accepterat pris' },
  ],
  ['a missing price', '<dl><dt>Pris</dt><dd>Pris saknas</dd></dl>', { priceText: 'Pris saknas' }],
  [
    'no lift',
    '<dl><dt>Våning</dt><dd>3 av 3, hiss finns ej</dd></dl>',
    { floor: '3 av 3, hiss finns ej', elevator: false },
  ],
  ['a tenure called type', '<dl><dt>Typ</dt><dd>Bostadsrätt</dd></dl>', { tenure: 'Bostadsrätt' }],
  [
    'the association’s panel',
    `<dl><dt>Status</dt><dd>Oäkta förening</dd><dt>Äger marken</dt><dd>Nej</dd><dt>Antal lägenheter</dt><dd>42</dd>
     <dt>Årsavgift</dt><dd>712 kr/m²</dd><dt>Belåning</dt><dd>8 450 kr/m²</dd></dl>`,
    {
      associationFacts: {
        genuine: false,
        ownsLand: false,
        numberOfApartments: 42,
        feePerSqm: 712,
        debtPerSqm: 8450,
      },
    },
  ],
])('reads %s', (_case, html, expected) => {
  expect(facts(html)).toEqual(expected);
});

it.each([
  ['prose with the words in it', '<p>Boarea är viktig och avgift likaså, med 3 rum på 72 m².</p>'],
  [
    'a heading above a text',
    '<h3>Rum</h3><p>Hallen är 12 m² och har plats för många skor, kappor och väskor, och där bakom ligger ett kök med plats för 8 personer vid bordet.</p>',
  ],
  [
    'what is not stated',
    '<dl><dt>Biarea</dt><dd>-</dd><dt>Energiklass</dt><dd>Uppgift saknas</dd><dt>Avgift</dt><dd></dd></dl>',
  ],
  ['a label after a label', '<div><span>Boarea</span><span>Biarea</span></div>'],
  ['navigation and footer', '<nav><ul><li>Pris: 5 kr</li></ul></nav><footer><p>Boarea: 99 m²</p></footer>'],
  ['similar homes', '<div class="similar-listings"><dl><dt>Boarea</dt><dd>99 m²</dd></dl></div>'],
  ['other homes under a heading', '<section><h2>Liknande bostäder</h2><p>Boarea: 99 m²</p></section>'],
  ['controls', '<select><option>Pris: 5 000 000 kr</option></select><button>Rum: 4</button>'],
])('leaves %s alone', (_case, html) => {
  expect(facts(html)).toEqual({});
});

it('says when a month became a year', () => {
  const page = parsePage(
    '<body><dl><dt>Driftkostnad</dt><dd>450 kr/mån</dd></dl></body>',
    'https://a.example/',
  );
  expect(readLabels(page).notes).toEqual({ operatingCost: '450 kr/mån: månadsbelopp gånger tolv' });
});

it('takes the first of two values: main facts stand first', () => {
  expect(facts('<dl><dt>Pris</dt><dd>2 000 000 kr</dd></dl><p>Pris: 9 kr</p>').price).toBe(2_000_000);
});
