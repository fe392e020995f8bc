import { extractListing } from './extract.js';

// Badges, places, people and showings: what stands around the facts without a label.
const listing = (body: string, head = '', path = 'objekt/4711') =>
  extractListing(
    `<html><head>${head}</head><body>${body}</body></html>`,
    `https://www.provmaklarna.example/${path}`,
  ).listing;

describe('the state of the sale', () => {
  const facts = '<h1>Provgatan 9</h1><dl><dt>Utgångspris</dt><dd>2 100 000 kr</dd></dl>';
  it.each([
    ['a badge', `<span>Kommande</span>${facts}`, 'upcoming'],
    ['a menu', `<ul><li><a href="/kommande">Kommande</a></li></ul>${facts}`, 'for_sale'],
    ['showings to come', `${facts}<h2>Kommande visningar</h2><p>Ring.</p>`, 'for_sale'],
    ['a final price', `<span>Kommande</span>${facts}<dl><dt>Slutpris</dt><dd>2 300 000 kr</dd></dl>`, 'sold'],
    ['two badges', `<p>Till salu</p><p>SÅLD</p>${facts}`, 'sold'],
  ])('tells it by %s', (_case, body, expected) => {
    expect(listing(body).saleStatus).toBe(expected);
  });
});

describe('places', () => {
  it('reads two places under the heading where the link names one of them', () => {
    expect(
      listing('<h1>Provgatan 9</h1><p>Gärdet, Östermalm</p>', '', 'objekt/ostermalm-provgatan-9').area,
    ).toBe('Gärdet');
    expect(listing('<h1>Provgatan 9</h1><p>Svartbäcken, Uppsala</p>')).toMatchObject({
      area: 'Svartbäcken',
      city: 'Uppsala',
    });
  });

  it('takes no features for places', () => {
    expect(listing('<h1>Provgatan 9</h1><p>Balkong, Hiss</p>').area).toBeUndefined();
  });

  const atPath = (path: string) => {
    const stated = `<link rel="canonical" href="https://www.provmaklarna.example/${path}">`;
    return listing('<h1>Provgatan 9</h1>', stated, path);
  };

  it('reads county and municipality of the address that the page states', () => {
    expect(atPath('till-salu/dalarnas-lan/leksand/provgatan-9')).toMatchObject({
      county: 'Dalarnas län',
      municipality: 'Leksand',
    });
    expect(atPath('till-salu/dalarnas-lan/nacka/1').municipality).toBeUndefined();
    expect(atPath('vara-mal/leksand/1').county).toBeUndefined();
  });

  it('reads no place of the address by which a page was asked for', () => {
    const path = 'till-salu/dalarnas-lan/leksand/provgatan-9';
    const other = '<link rel="canonical" href="/till-salu/provgatan-9">';
    for (const { county, municipality } of [
      listing('<h1>Provgatan 9</h1>', '', path),
      listing('', other, path),
    ])
      expect([county, municipality]).toEqual([undefined, undefined]);
  });

  it('reads the kind of home that a description begins with', () => {
    const head = '<meta name="description" content="Fritidshus i Skara kommun. 5 rum, ca 140 kvm.">';
    expect(listing('<h1>Provgatan 9</h1>', head)).toMatchObject({
      propertyType: 'Fritidshus',
      municipality: 'Skara',
    });
  });
});

describe('people', () => {
  it.each([
    [
      'a box of the page',
      '<div class="maklare"><b>Ulla Prov</b><br>Provmäklarna Umeå<br>Torget 4, 903 26 Umeå</div>',
      'Ulla Prov',
      'Provmäklarna Umeå',
    ],
    [
      'a partner',
      '<section><h3>Claes Prov</h3><p>Partner, Provmäklarna Östermalm</p></section>',
      'Claes Prov',
      'Provmäklarna Östermalm',
    ],
    [
      'a sentence',
      '<p>Anmäl dig till Inga Prov, fastighetsmäklare, på 0511-555 80.</p>',
      'Inga Prov',
      undefined,
    ],
  ])('reads the broker of %s', (_case, body, broker, brokerAgency) => {
    const read = listing(`<h1>Provgatan 9</h1>${body}`);
    expect([read.broker, read.brokerAgency]).toEqual([broker, brokerAgency]);
    expect([read.address, read.postalCode]).toEqual(['Provgatan 9', undefined]);
  });

  it('takes nobody without a title for the broker', () => {
    expect(
      listing('<h1>Provgatan 9</h1><p>Foto: Anna Prov</p><p>Arkitekt Gunnar Prov ritade huset.</p>').broker,
    ).toBeUndefined();
  });
});

describe('showings', () => {
  const event =
    '<script type="application/ld+json">{"@type":"Event","startDate":"2026-12-05","location":{"address":{"streetAddress":"Provgatan 9"}}}</script>';
  const reference =
    '<script type="application/ld+json">{"@type":"Product","datePublished":"2026-11-20"}</script>';
  it('takes the hour from where it stands', () => {
    expect(
      listing(`<h1>Provgatan 9</h1><h3>Visning</h3><p>Lör 5 dec kl. 11.00-11.45</p>`, event + reference)
        .showings,
    ).toEqual(['2026-12-05T11:00:00+01:00']);
  });

  it('reads a sentence that begins with the word', () => {
    expect(
      listing(
        '<h1>Provgatan 9</h1><p>Visning söndagen den 6 december kl 14.00. Ring 0511-555 80.</p>',
        reference,
      ).showings,
    ).toEqual(['2026-12-06T14:00:00+01:00']);
    expect(
      listing('<h1>Provgatan 9</h1><p>Visning sker efter överenskommelse.</p>', reference).showings,
    ).toBeUndefined();
  });
});

it('says why no price stands there', () => {
  expect(listing('<h1>Provgatan 9</h1><p>Pris saknas</p>')).toMatchObject({ priceText: 'Pris saknas' });
});

it('takes no text about the office for an advert', () => {
  const { address, price, rooms } = listing(
    '<h1>Om oss</h1><p>Vi har sålt hem sedan 1987.</p>',
    '<title>Om oss</title>',
  );
  expect({ address, price, rooms }).toEqual({});
});
