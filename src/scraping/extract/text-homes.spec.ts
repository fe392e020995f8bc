import { extractText, isListing } from './extract.js';
import type { KnownHome } from './text-home.js';

// Whole pages as buyers copy them; every text and every figure is invented, the expectations are read from the text.

const url = 'https://www.hemnet.se/bostad/x-1';
const read = (text: string, known?: KnownHome) => extractText(text, url, [], known).listing;

const facts = `Bostadstyp
Lägenhet
Upplåtelseform
Bostadsrätt
Antal rum
2,5 rum
Boarea
58,5 m²
Våning
3 av 5, hiss finns
Byggår
1934
Förening
Brf Provkällan 4
Energiklass
E
Avgift
3 214 kr/mån
Driftkostnad
6 300 kr/år
Pris/m²
76 923 kr/m²`;
const prose =
  'Påhittad lägenhet med balkong mot gården och kök från 2012, skriven för att prova läsaren. Huset har nya stammar.';
const head = `Provkällegatan 21, 3 tr
Lägenhet · Provmalm, Tierps kommun · Visa på karta
4 500 000 kr`;
const menu = `Hoppa till innehåll
Hemnet
Sök bostad
Sälj bostad
Mina sidor
Logga in
Vi använder kakor för att sidan ska fungera.
Acceptera alla
Till sökresultatet
1/31
Spara
Dela`;
const neighbours = `Granngatan 3, 1 tr
Provmalm, Tierps kommun
2 995 000 kr
45 m²
2 rum
2 100 kr/mån
Andra gatan 90
Provmalm
7 250 000 kr
88 m²
4 rum
5 200 kr/mån`;
const feet = `Om Hemnet
Kundservice
Integritetspolicy
© Hemnet 2026`;
const home = {
  address: 'Provkällegatan 21',
  area: 'Provmalm',
  municipality: 'Tierp',
  price: 4_500_000,
  pricePerSqm: 76_923,
  propertyKind: 'lägenhet',
  tenureKind: 'bostadsrätt',
  rooms: 2.5,
  livingArea: 58.5,
  floor: '3 av 5, hiss finns',
  yearBuilt: 1934,
  association: 'Brf Provkällan 4',
  energyClass: 'E',
  monthlyFee: 3214,
  operatingCost: 6300,
};
const whole = [head, facts, prose].join('\n');

describe('where this home ends', () => {
  it.each([
    'Liknande bostäder',
    'Liknande bostäder i området',
    'Fler bostäder i Provmalm',
    'Fler från Provmäklarna',
    'Mer från mäklaren',
    'Mäklarens övriga objekt',
    'Andra har även tittat på',
    'Besökare har också sparat',
    'Sålda i området',
    'Slutpriser i området',
    'Senast sålda',
    'Du kanske också gillar',
    'Du har nyligen tittat på',
    'Jämförbara försäljningar',
    'Bostäder i närheten',
    'Passar dig',
    'Populära just nu',
    'Se även',
  ])('%s', (heading) => {
    const listing = read([menu, whole, heading, neighbours, 'Byggår\n2011', feet].join('\n'));
    expect(listing).toMatchObject(home);
    expect(listing.description).toBe(prose);
  });

  it('beyond the heading nothing is read, also what the home itself does not state', () => {
    const others = ['Liknande bostäder', 'Granngatan 3', facts, 'Tomtarea\n800 m²', 'Biarea\n20 m²'];
    const listing = read([head, 'Antal rum\n3 rum', 'Byggår\n1934', prose, ...others].join('\n'), {
      address: 'Provkällegatan 21',
    });
    expect(listing).toMatchObject({ address: 'Provkällegatan 21', price: 4_500_000, rooms: 3 });
    const { livingArea, monthlyFee, tomtarea, biarea, association } = listing;
    expect([livingArea, monthlyFee, tomtarea, biarea, association]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('at another home without any heading between', () => {
    expect(read([whole, neighbours, feet].join('\n'))).toMatchObject(home);
  });

  it('not at a link amid the facts', () => {
    const text = whole.replace('Energiklass', 'Fler bostäder i föreningen\nEnergiklass');
    expect(read(text)).toMatchObject(home);
  });

  it('not at an office', () => {
    const office = ['Mäklare', 'Anna Provare', 'Provmäklarna Tierp', 'Kontorsgatan 5', '815 38 Tierp'];
    expect(read([head, ...office, 'Fakta', facts, prose].join('\n'))).toMatchObject(home);
  });
});

describe('where this home begins', () => {
  it('after other homes', () => {
    const text = [menu, 'Senast visade bostäder', neighbours, whole, feet].join('\n');
    expect(read(text)).toMatchObject(home);
  });

  it('between other homes', () => {
    const text = [menu, neighbours, whole, 'Fler hem att upptäcka', neighbours, feet].join('\n');
    expect(read(text)).toMatchObject(home);
  });

  it('where the link says, also when another home says more', () => {
    const other = whole.replace('Provkällegatan 21, 3 tr', 'Tätgatan 8').replace('4 500 000', '4 550 000');
    const text = [other, 'Granngatan 3, 1 tr\nProvmalm, Tierps kommun\n2 995 000 kr\n45 m²\n2 rum'].join(
      '\n',
    );
    expect(read(text).address).toBe('Tätgatan 8');
    expect(read(text, { address: 'Granngatan 3, 1 tr' })).toMatchObject({
      address: 'Granngatan 3',
      price: 2_995_000,
      livingArea: 45,
      rooms: 2,
    });
  });

  it('nowhere in a list of homes', () => {
    const card = (street: string, price: string) =>
      `${street}\nProvmalm, Tierps kommun\n${price} kr\n45 m²\n2 rum\n2 100 kr/mån`;
    const text = [
      'Till salu i Tierp',
      card('Granngatan 3', '1 995 000'),
      card('Andra gatan 4', '2 995 000'),
      card('Tredje gatan 5', '3 995 000'),
      card('Fjärde gatan 6', '4 995 000'),
    ].join('\n');
    expect(isListing(read(text))).toBe(false);
  });

  it('nowhere among two under a heading that announces a list', () => {
    const text = `Bostäder till salu
Granngatan 3
2 995 000 kr
Boarea: 128 m²
Rum: 5
Andra gatan 4
2 395 000 kr
Boarea: 76 m²
Rum: 3`;
    expect(isListing(read(text))).toBe(false);
  });

  it('after menus that name offices and contacts', () => {
    const text = `Provmäklarna
Till salu
Sålda
Våra mäklare
Kontakt
Kontor
${whole}
Fler hem
${neighbours}`;
    expect(read(text)).toMatchObject(home);
  });

  it('where the facts are, though only another home names its street', () => {
    const text = `Kvarteret Provet
Provtorp, Tierps kommun
${facts}
Annan gata 9
9 999 000 kr
9 rum`;
    expect(read(text)).toMatchObject({ title: 'Kvarteret Provet', livingArea: 58.5, rooms: 2.5 });
    expect([read(text).price, read(text).address]).toEqual([undefined, undefined]);
  });

  it('above the address where the price stands first', () => {
    const text = `Meny\nSåld\n4 500 000 kr\nVilla\nProvstigen 4\nProvtorp, Tierps kommun\n5 rum\n120 m²`;
    expect(read(text)).toMatchObject({
      address: 'Provstigen 4',
      soldPrice: 4_500_000,
      rooms: 5,
      livingArea: 120,
      propertyKind: 'villa',
      saleStatus: 'sold',
    });
  });

  it('at a name that has no number', () => {
    const text = `${menu}
Lilla Provgården
Villa · Provtorp, Tierps kommun
3 250 000 kr
Antal rum
6 rum
Boarea
142 m²
Tomtarea
1,2 ha
Liknande bostäder
${neighbours}`;
    expect(read(text)).toMatchObject({
      title: 'Lilla Provgården',
      municipality: 'Tierp',
      area: 'Provtorp',
      price: 3_250_000,
      rooms: 6,
      livingArea: 142,
      tomtarea: 12_000,
    });
  });

  it('at a path of links that ends in the address', () => {
    const text = `Till salu / Lägenheter / Tierps kommun / Provmalm
Till salu
Uppsala län
Tierps kommun
Provmalm
Provkällegatan 21
1/24
${whole}`;
    expect(read(text)).toMatchObject(home);
  });
});

describe('what stands between', () => {
  it.each([
    ['price and facts', '4 500 000 kr', '4 500 000 kr\nBeräkna boendekostnad\nAnnons: Lån från 3,12 %'],
    ['a label and its value', 'Avgift\n', 'Avgift\nRäkna på lånet\nLäs mer\n'],
    ['facts', 'Byggår\n', 'Bevaka\nVisa telefonnummer\nVisa mer\nByggår\n'],
    ['address and place', 'Lägenhet ·', 'Spara\nDela\n1/31\nLägenhet ·'],
    ['association and energy class', 'Energiklass', 'Om föreningen\nEnergiklass'],
  ])('buttons between %s', (_where, from, to) => {
    expect(read([menu, whole.replace(from, to), feet].join('\n'))).toMatchObject(home);
  });

  it('a calculator with its figures', () => {
    const calculator = `Beräkna boendekostnad
Bostadens pris
4 950 000 kr
Kontantinsats
15 %
Ränta
3,5 %
Driftkostnad
9 999 kr/år
Månadskostnad
17 500 kr`;
    const text = [head, calculator, facts, prose].join('\n');
    expect(read(text)).toMatchObject(home);
    expect(read([whole, calculator, feet].join('\n'))).toMatchObject(home);
  });

  it('bids and statistics', () => {
    const bids = ['Budgivning', 'Högsta bud', '4 750 000 kr'];
    const statistics = ['Prisutveckling', 'Snittpris', '61 000 kr/m²'];
    expect(read([whole, ...bids, ...statistics].join('\n'))).toMatchObject(home);
  });
});

describe('how the facts are written', () => {
  const rows = facts.split('\n');
  const pairs = rows.flatMap((row, index) => (index % 2 === 0 ? [[row, rows[index + 1]!] as const] : []));
  const labels = pairs.map(([label]) => label);
  const values = pairs.map(([, value]) => value);

  it.each([
    ['with tabs', pairs.map((pair) => pair.join('\t')).join('\n')],
    ['in one line each', pairs.map((pair) => pair.join(' ')).join('\n')],
    ['with colons', pairs.map((pair) => pair.join(': ')).join('\n')],
    ['in columns of a PDF', pairs.map((pair) => pair.join('      ')).join('\n')],
    ['all labels before all values', [...labels, ...values].join('\n')],
    ['two pairs a line', pairs.map((pair, at) => pair.join('\t') + (at % 2 === 0 ? '\t' : '\n')).join('')],
    ['with bullets', pairs.map((pair) => `• ${pair.join(': ')}`).join('\n')],
    ['between bars', pairs.map((pair) => pair.join(': ')).join(' | ')],
    ['with labels and values run together', pairs.map((pair) => pair.join('')).join('\n')],
    ['with every line twice', rows.flatMap((row) => [row, row]).join('\n')],
    ['with units in lines of their own', facts.replace(/(\d) (m²|rum|kr\/mån)$/gm, '$1\n$2')],
    ['with Windows line ends', facts.replaceAll('\n', '\r\n')],
    ['with no-break spaces', facts.replaceAll(' ', '\u00a0')],
    ['with thin spaces', facts.replace(/(\d) (?=\d)/g, '$1\u202f')],
    ['with zero-width characters', facts.replaceAll(' ', '\u200b \u200b').replaceAll('a', 'a\u200d')],
    ['with letters taken apart', facts.normalize('NFD')],
    ['with blank lines', facts.replaceAll('\n', '\n\n  \n')],
  ])('%s', (_how, written) => {
    expect(read([menu, head, written, prose, 'Liknande bostäder', neighbours].join('\n'))).toMatchObject(
      home,
    );
  });

  it('in one line with double spaces', () => {
    expect(read([menu, whole, feet].join('\n').replaceAll('\n', '  '))).toMatchObject(home);
  });

  it('in one line with single spaces', () => {
    const { area: _area, municipality: _municipality, ...rest } = home;
    const text = [head.replace('· Visa på karta', ''), facts].join('\n').replaceAll('\n', ' ');
    expect(read(`${text} Antal besök 1 234 ${prose}`)).toMatchObject(rest);
  });

  it('in capitals', () => {
    expect(read([head, facts].join('\n').toUpperCase())).toMatchObject(home);
  });

  it('without labels', () => {
    const text = `${menu}
Provkällegatan 21
Provmalm, Tierps kommun
4 500 000 kr
Bostadsrättslägenhet
Bostadsrätt
2,5 rum
58,5 m²
76 923 kr/m²
3 214 kr/mån
${prose}`;
    expect(read(text)).toMatchObject({
      address: 'Provkällegatan 21',
      price: 4_500_000,
      propertyType: 'Bostadsrättslägenhet',
      tenure: 'Bostadsrätt',
      rooms: 2.5,
      livingArea: 58.5,
      pricePerSqm: 76_923,
      monthlyFee: 3214,
      description: prose,
    });
  });

  it('with the price above its label', () => {
    const text = `Provkällegatan 21\nLägenhet, Provmalm\n4 500 000 kr\nUtgångspris\n2,5 rum · 58,5 m² · vån 3\n${prose}`;
    expect(read(text)).toMatchObject({ price: 4_500_000, rooms: 2.5, livingArea: 58.5 });
  });

  it('with values above their labels', () => {
    const text = `Provkällegatan 21
Provmalm, Tierps kommun
4 500 000 kr
Utgångspris
58,5 m²
Boarea
2,5
Rum
3 214 kr/mån
Avgift
1934
Byggår`;
    expect(read(text)).toMatchObject({
      price: 4_500_000,
      livingArea: 58.5,
      rooms: 2.5,
      monthlyFee: 3214,
      yearBuilt: 1934,
    });
  });

  it('with words above their labels in a row of such pairs', () => {
    const text = `Provkällegatan 21
58,5 m²
Boarea
3 214 kr/mån
Avgift
Lägenhet
Bostadstyp
Hiss finns
Hiss
Fjärrvärme
Uppvärmning
FTX
Ventilation`;
    expect(read(text)).toMatchObject({
      livingArea: 58.5,
      monthlyFee: 3214,
      propertyKind: 'lägenhet',
      elevator: true,
      heating: 'Fjärrvärme',
      ventilation: 'FTX',
    });
  });

  it('in the columns of a PDF, with wrapped sentences', () => {
    const text = `Provmäklarna
Objektsbeskrivning
Provkällegatan 21, Provmalm
Utgångspris        4 500 000 kr      Månadsavgift     3 214 kr/mån
Antal rum          2,5               Byggår           1934
Boarea             58,5 m²
Påhittad lägenhet med balkong mot gården och kök från 2012, skriven för att
prova läsaren. Huset har nya stammar och ett gemensamt
tvätthus på gården.`;
    expect(read(text)).toMatchObject({
      address: 'Provkällegatan 21',
      price: 4_500_000,
      rooms: 2.5,
      livingArea: 58.5,
      monthlyFee: 3214,
      yearBuilt: 1934,
      description:
        'Påhittad lägenhet med balkong mot gården och kök från 2012, skriven för att prova läsaren. Huset har nya stammar och ett gemensamt tvätthus på gården.',
    });
  });

  it('in a PDF whose columns come one after the other', () => {
    const text = `Provkällegatan 21
Utgångspris
Månadsavgift
Boarea
Antal rum
4 500 000 kr
3 214 kr/mån
58,5 m²
2,5 rum
Byggår 1934`;
    expect(read(text)).toMatchObject({
      price: 4_500_000,
      monthlyFee: 3214,
      livingArea: 58.5,
      rooms: 2.5,
      yearBuilt: 1934,
    });
  });
});

describe('other sites', () => {
  it('a portal that writes facts in a row', () => {
    const text = `Booli
Köp
Sälj
Slutpriser
Provkällegatan 21
Lägenhet, Provmalm, Tierp
4 500 000 kr
76 923 kr/m²
2,5 rum
58,5 m²
vån 3
Räkna på boendekostnad
Avgift
3 214 kr/mån
Byggår
1934
${prose}
Jämförbara slutpriser
Provkällegatan 19
4 100 000 kr
55 m²`;
    expect(read(text)).toMatchObject({
      address: 'Provkällegatan 21',
      price: 4_500_000,
      rooms: 2.5,
      livingArea: 58.5,
      monthlyFee: 3214,
      yearBuilt: 1934,
    });
  });

  it('a broker’s page with a selling headline', () => {
    const text = `Provmäklarna
Till salu
Sälja bostad
Kontakt
Ljus hörna med balkong
Provkällegatan 21, Provmalm, Tierps kommun
Pris: 4 500 000 kr
Rum: 2,5 (1 sovrum)
Boarea: 58,5 kvm
Avgift: 3 214 kr/mån
${prose}
Ekonomi
Driftkostnad: 525 kr/mån
Pantsatt: Ja
Föreningen
Föreningens namn: Brf Provkällan 4
Visning sön 22 nov 13:00–13:45
Anna Provare
Reg. fastighetsmäklare
Provmäklarna Tierp
Kontorsgatan 5
Fler objekt
${neighbours}`;
    expect(read(text)).toMatchObject({
      address: 'Provkällegatan 21',
      municipality: 'Tierp',
      area: 'Provmalm',
      price: 4_500_000,
      rooms: 2.5,
      livingArea: 58.5,
      monthlyFee: 3214,
      operatingCost: 6300,
      association: 'Brf Provkällan 4',
      broker: 'Anna Provare',
    });
  });
});

describe('figures that contradict each other', () => {
  it('a price without a label loses to area and price per square metre', () => {
    // 9 900 000 / 58,5 is 169 231 kr/m², far from the stated 76 923.
    const listing = read(whole.replace('4 500 000 kr', '9 900 000 kr'));
    expect(listing.price).toBeUndefined();
    expect([listing.livingArea, listing.pricePerSqm]).toEqual([58.5, 76_923]);
  });

  it('of two prices the one that agrees is this home’s', () => {
    const listing = read(whole.replace('4 500 000 kr', '9 900 000 kr\n4 500 000 kr'));
    expect(listing.price).toBe(4_500_000);
  });
});

describe('names', () => {
  it.each([
    'Brf Provkällan 4',
    'HSB Brf Provet 12',
    'Bostadsrättsföreningen Provet 7',
    'Riksbyggen Brf Provhus 3',
  ])('%s is no address', (name) => {
    const text = [menu, `Provtorp, Tierps kommun\n4 500 000 kr\n${facts.replace('Brf Provkällan 4', name)}`];
    expect(read(text.join('\n')).address).toBeUndefined();
    expect(read(whole.replace('Brf Provkällan 4', name))).toMatchObject({ ...home, association: name });
  });
});

it.each([
  ['a letter', 'Hej mamma!\nVi ses på Storgatan 5 på söndag kl 13.\nKöp mjölk.'],
  ['a receipt', 'Provbutiken\nStorgatan 5\nMjölk 2 st\n31,80 kr\nSumma 31,80 kr\nMoms 12 %'],
  ['a page of menus', `${menu}\n${feet}`],
])('%s is no advert', (_what, text) => expect(isListing(read(text))).toBe(false));
