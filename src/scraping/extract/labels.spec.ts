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
  [
    'the kind of price beside the amount',
    '<dl><dt>Pris</dt><dd>1 595 000 kr (Fast pris)</dd></dl>',
    { price: 1_595_000, priceText: 'Fast pris' },
  ],
  ['a price on request', '<dl><dt>Pris</dt><dd>Pris på begäran</dd></dl>', { priceText: 'Pris på begäran' }],
  ['no fee', '<dl><dt>Avgift</dt><dd>0 kr/mån</dd></dl>', { monthlyFee: 0 }],
  ['a class by its word', '<dl><dt>Energiklass</dt><dd>Kl. A</dd></dl>', { energyClass: 'A' }],
  [
    'a class after its number',
    '<dl><dt>Energiklass</dt><dd>84 kWh/m² och år (C)</dd></dl>',
    { energyClass: 'C', energyPerformance: 84 },
  ],
  [
    'a share in words',
    '<dl><dt>Andelstal</dt><dd>0,9134 procent</dd></dl>',
    { associationFacts: { share: 0.9134 } },
  ],
  [
    'English words and numbers',
    `<dl><dt>Type of property</dt><dd>House</dd><dt>Plot</dt><dd>2,140 sqm</dd><dt>Secondary area</dt><dd>36 sqm</dd>
     <dt>Operating costs</dt><dd>SEK 62,000 per year</dd><dt>Water and sewage</dt><dd>Municipal</dd>
     <dt>Mortgage deeds</dt><dd>8, total SEK 5,200,000</dd><dt>Tax assessment value</dt><dd>SEK 7,244,000 (2024)</dd>
     <dt>of which land</dt><dd>SEK 4,144,000</dd></dl>`,
    {
      propertyType: 'House',
      tomtarea: 2140,
      biarea: 36,
      operatingCost: 62_000,
      waterAndSewage: 'Municipal',
      mortgageDeeds: { count: 8, total: 5_200_000 },
      taxValues: { totalTaxValue: 7_244_000, adjacentProperty: 4_144_000, year: 2024 },
    },
  ],
  [
    'two brokers before their number',
    '<p>Ansvariga: Vilma Ek & Algot Ahl, 011-555 03 18</p>',
    { broker: 'Vilma Ek & Algot Ahl' },
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

describe('ways in which a value is worded', () => {
  it.each([
    ['currency before the figure', '<dl><dt>Pris</dt><dd>SEK 4.950.000</dd></dl>', { price: 4_950_000 }],
    ['currency before a fee', '<dl><dt>Månadsavgift</dt><dd>SEK 2.866</dd></dl>', { monthlyFee: 2866 }],
    [
      'a heading over rows of labels',
      '<h2>Föreningen</h2><div><h3>Förening</h3><div>HSB Brf Provet</div></div>',
      { association: 'HSB Brf Provet' },
    ],
    [
      'a name under the heading of the association',
      '<dl><h2>Förening</h2><div><dt>Namn</dt><dd>Brf Provet 2</dd></div></dl>',
      { association: 'Brf Provet 2' },
    ],
    [
      'the neighbourhood with its town',
      '<p><strong>OMRÅDE</strong> Linnéstaden, Göteborg</p>',
      { area: 'Linnéstaden', city: 'Göteborg' },
    ],
    [
      'an address with all its places',
      '<p>Adress: Provvägen 210, 532 94 Skara. Skara kommun, Västra Götalands län.</p>',
      {
        address: 'Provvägen 210',
        postalCode: '532 94',
        city: 'Skara',
        municipality: 'Skara',
        county: 'Västra Götalands län',
      },
    ],
    [
      'a town with a point in its name',
      '<dl><dt>Adress</dt><dd>Provvägen 2, 277 45 S:t Olof</dd></dl>',
      { address: 'Provvägen 2', postalCode: '277 45', city: 'S:t Olof' },
    ],
    [
      'energy class and number in one',
      '<dl><dt>Energiprestanda</dt><dd>124 kWh/kvm och år, energiklass E</dd></dl>',
      { energyPerformance: 124, energyClass: 'E' },
    ],
    [
      'class before number',
      '<dl><dt>Energideklaration</dt><dd>Energiklass E, 118 kWh/m² och år</dd></dl>',
      { energyPerformance: 118, energyClass: 'E' },
    ],
    [
      'the sum of costs after its parts',
      '<h3>Driftkostnader</h3><div><h6>El</h6><div>11 000 kr/år</div><h6>Vatten</h6><div>4 000 kr/år</div><h6>Summa driftkostnad</h6><div>15 000 kr/år</div></div>',
      { operatingCost: 15_000 },
    ],
    [
      'an association that is not the other kind',
      '<dl><dt>Oäkta förening</dt><dd>Nej</dd><dt>Markägande</dt><dd>Föreningen äger marken</dd></dl>',
      { associationFacts: { genuine: true, ownsLand: true } },
    ],
    [
      'a share with its sign',
      '<dl><dt>Andelstal</dt><dd>0,0087 %</dd></dl>',
      { associationFacts: { share: 0.0087 } },
    ],
    ['a fee by the month', '<dl><dt>Avgift/mån.</dt><dd>4 312</dd></dl>', { monthlyFee: 4312 }],
    ['walls', '<dl><dt>Ytterväggar/fasad</dt><dd>Tegel och trä</dd></dl>', { facade: 'Tegel och trä' }],
  ])('reads %s', (_case, body, expected) => {
    expect(facts(body)).toEqual(expected);
  });

  it.each([
    ['a fraction that may be a percentage', '<dl><dt>Andelstal</dt><dd>0,0087</dd></dl>'],
    ['the name of a cookie', '<table><tr><th>Namn</th><td>_ga</td></tr></table>'],
    ['a name of a file', '<dl><dt>Namn</dt><dd>Årsredovisning 2025</dd></dl>'],
    ["an estate's register name", '<dl><dt>Fastighetsbeteckning</dt><dd>Provet 1:12</dd></dl>'],
    ['use of electricity', '<dl><dt>Elförbrukning</dt><dd>12 000 kWh</dd></dl>'],
    ['the year of valuation', '<dl><dt>Värdeår</dt><dd>1987</dd></dl>'],
    ['a menu', '<ul><li>Kontor</li><li>Sälj med oss</li><li>Företag</li></ul>'],
  ])('takes nothing from %s', (_case, body) => {
    expect(facts(body)).toEqual({});
  });
});
