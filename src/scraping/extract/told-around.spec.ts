import { extractListing } from './extract.js';

const read = (body: string, head = '') =>
  extractListing(
    `<html><head>${head}</head><body><h1>Provgatan 9</h1>${body}</body></html>`,
    'https://www.provmaklarna.example/objekt/4711',
  ).listing;
const price = '<dl><dt>Utgångspris</dt><dd>2 100 000 kr</dd></dl>';

describe('the state of the sale', () => {
  it('is not that of homes which the broker sold nearby', () => {
    const near = '<h3>Sålt av oss i närheten</h3><div><p>Provgatan 3</p><p>Såld för 2 010 000 kr</p></div>';
    expect(read(price + near)).toMatchObject({ saleStatus: 'for_sale', price: 2_100_000 });
    expect(read(price + near)).not.toHaveProperty('soldPrice');
    expect(read(`<p>Såld</p>${price}${near}`).saleStatus).toBe('sold');
  });
});

describe('tax values by parts', () => {
  const pairs = (...all: [string, string][]) =>
    all.map(([name, value]) => `<div><span>${name}</span> <span>${value}</span></div>`).join('');
  it.each([
    [
      'below their sum, with its year in the label',
      pairs(
        ['Taxeringsvärde 2024', '3 000 000 kr'],
        ['– varav byggnad', '2 200 000 kr'],
        ['– varav mark', '800 000 kr'],
      ),
      { totalTaxValue: 3_000_000, mainProperty: 2_200_000, adjacentProperty: 800_000, year: 2024 },
    ],
    [
      'in one line',
      pairs(['Taxeringsvärde', '3 000 000 kr (byggnad 2 200 000 kr, mark 800 000 kr), år 2024']),
      { totalTaxValue: 3_000_000, mainProperty: 2_200_000, adjacentProperty: 800_000, year: 2024 },
    ],
    [
      'of a plot',
      pairs(['Taxeringsvärde mark', '800 000 kr'], ['Taxeringsvärde byggnad', '0 kr']),
      { mainProperty: 0, adjacentProperty: 800_000 },
    ],
  ])('are read %s', (_case, body, expected) => {
    expect(read(body).taxValues).toEqual(expected);
  });

  it('are read from embedded data under plain names', () => {
    const home =
      '{"gatuadress":"Provgatan 9","antalRum":3,"boarea":72,"utgangspris":2100000,"taxering":{"ar":2025,"byggnad":900000,"mark":300000,"totalt":1200000}}';
    const { taxValues } = read(`${price}<script type="application/json">${home}</script>`);
    expect(taxValues).toEqual({
      totalTaxValue: 1_200_000,
      mainProperty: 900_000,
      adjacentProperty: 300_000,
      year: 2025,
    });
  });

  it('are none for a sum without a word of money and for a year alone', () => {
    expect(read(pairs(['Taxeringsvärde 2024', 'Ej fastställt']))).not.toHaveProperty('taxValues');
    expect(read(pairs(['Byggår 2019', '3 000 000 kr']))).not.toHaveProperty('taxValues');
  });
});

describe('the year of building', () => {
  it("is the label's and not a sentence's", () => {
    const told = '<p>Huset byggdes 1958 och tillbyggdes 1984. Nytt avlopp drogs 2020.</p>';
    expect(read(`${told}<div><div>Byggår</div><div>1958/1984</div></div>`)).toMatchObject({
      yearBuilt: 1958,
      yearBuiltText: '1958/1984',
    });
    expect(read(told)).toMatchObject({ yearBuilt: 1958 });
    expect(read(told)).not.toHaveProperty('yearBuiltText');
  });
});

describe('showings', () => {
  it('are all that the page shows, not only the next one', () => {
    const event =
      '<script type="application/ld+json">{"@type":"Event","startDate":"2026-11-22T13:00:00+01:00","location":{"@type":"Place","address":{"streetAddress":"Provgatan 9"}}}</script>';
    const shown = '<h2>Visningar</h2><p>22 nov 2026 kl 13:00</p><p>25 nov 2026 kl 17:30</p>';
    expect(read(shown, event).showings).toEqual(['2026-11-22T13:00:00+01:00', '2026-11-25T17:30:00+01:00']);
  });

  it('take the hour from the words beside a date for machines', () => {
    const body =
      '<h2>Visning</h2><p><time datetime="2026-11-22">Sön 22 nov</time> kl. 11.30-12.15. <time datetime="2026-11-23">Mån 23 nov</time> kl. 18.00.</p><script>{"datePublished":"2026-11-10"}</script>';
    expect(read(body).showings).toEqual(['2026-11-22T11:30:00+01:00', '2026-11-23T18:00:00+01:00']);
  });

  it('stand alone with weekday, date and both hours, or under "Visas"', () => {
    expect(read('<p>Ons 25 nov 2026, 18:00–18:45</p>').showings).toEqual(['2026-11-25T18:00:00+01:00']);
    expect(read('<h2>Visas</h2><p>Onsdag 25 november 2026 17.00–17.45</p>').showings).toEqual([
      '2026-11-25T17:00:00+01:00',
    ]);
    expect(read('<p>Ons 25 nov 2026</p><p>Mån–fre 09.00–17.00</p>')).not.toHaveProperty('showings');
  });
});

describe('documents', () => {
  it('are called by their name without the size of the file', () => {
    const link = '<a href="/filer/stadgar.pdf">Stadgar (PDF, 412 kB)</a>';
    expect(read(link).documents?.map(({ name }) => name)).toEqual(['Stadgar']);
    const year = '<a href="/filer/ar.pdf">Årsredovisning (2025)</a>';
    expect(read(year).documents?.map(({ name }) => name)).toEqual(['Årsredovisning (2025)']);
  });

  it('may have numbers for addresses, under a heading on documents only', () => {
    const link = '<div><a href="/dokument/88121">Skogsbruksplan</a></div>';
    expect(read(`<h2>Dokument</h2>${link}`).documents).toEqual([
      { name: 'Skogsbruksplan', url: 'https://www.provmaklarna.example/dokument/88121' },
    ]);
    expect(read(`<h2>Läs mer</h2>${link}`)).not.toHaveProperty('documents');
  });
});

describe('people', () => {
  it('are no papers', () => {
    const papers =
      '<div><a href="/a.pdf">Energideklaration</a> <a href="/b.pdf">Besiktningsprotokoll</a></div>';
    const person = '<h3>Marit Provsson</h3><p>Registrerad fastighetsmäklare</p>';
    expect(read(papers + person).broker).toBe('Marit Provsson');
  });

  it('stand with title and office in one line', () => {
    expect(
      read(
        '<section><strong>Runa Provlund</strong><span>Fastighetsmäklare</span><span>Provmäklarna Falun</span></section>',
      ),
    ).toMatchObject({ broker: 'Runa Provlund', brokerAgency: 'Provmäklarna Falun' });
    expect(
      read(
        '<div><b>Runa Provlund</b><span>Ansvarig fastighetsmäklare</span></div><p>Provmäklarna Falun, Kommunalvägen 28, 141 61 Huddinge</p>',
      ).brokerAgency,
    ).toBe('Provmäklarna Falun');
  });

  it('work for the office that the title of the site ends with', () => {
    const told = '<p>Signe Provsson, registrerad fastighetsmäklare</p>';
    expect(read(told, '<title>Provgatan 9 | Provmäklarna</title>').brokerAgency).toBe('Provmäklarna');
    expect(read(told, '<title>Provgatan 9 | Bostäder till salu</title>')).not.toHaveProperty('brokerAgency');
  });
});

describe('the association', () => {
  it('is told by sentences', () => {
    const body =
      '<h2>Om föreningen</h2><p>Föreningen är äkta. Lån per kvm: 5 230 kr. Andelstal 2,07 %. Pantsättningsavgift 588 kr.</p>';
    expect(read(body).associationFacts).toMatchObject({ debtPerSqm: 5230, share: 2.07, genuine: true });
    const interest =
      '<p>Föreningen höjer avgiften. Lån per lägenhet: 523 000 kr. Andelstal framgår senare.</p>';
    expect(read(interest).associationFacts ?? {}).not.toHaveProperty('debtPerSqm');
  });

  it('is genuine where its kind is stated', () => {
    const kind = (value: string) =>
      read(
        `<div><div><span>Typ</span><span>${value}</span></div><div><span>Antal lägenheter</span><span>27</span></div></div>`,
      );
    expect(kind('Äkta förening').associationFacts?.genuine).toBe(true);
    expect(kind('Oäkta förening').associationFacts?.genuine).toBe(false);
    expect(kind('Samfällighetsförening').associationFacts ?? {}).not.toHaveProperty('genuine');
  });
});

describe('the selling text', () => {
  const first = 'Smakfull trea på Provbacken med genomgående ljus och stor inglasad balkong om 9 kvm.';
  const second = 'Sovrummen vetter mot den tysta sidan och badrummet har badkar.';
  it("is not the association's, though that is longer", () => {
    const own = `<div><p>${first}</p><p>${second}</p></div>`;
    const about =
      'Föreningen är äkta och består av 46 lägenheter. Föreningen äger sin mark. Pantsättningsavgift 588 kr. Överlåtelseavgift 1 470 kr betalas av köparen.';
    expect(read(`${own}<div><h2>Brf Provbacken</h2><p>${about}</p></div>`).description).toBe(
      `${first}\n${second}`,
    );
  });

  it('goes on where each paragraph has a box of its own, and ends at facts', () => {
    const box = (text: string) => `<div><p><span>${text}</span></p></div>`;
    const body =
      box(first) + box(second) + box('Adress: Provgatan 9, 753 20 Uppsala.') + box('Kommun: Uppsala');
    expect(read(body).description).toBe(`${first}\n${second}`);
  });
});
