import { extractListing } from './extract.js';

const read = (body: string, title = 'Provgatan 9', path = 'objekt/4711') =>
  extractListing(
    `<html><head><title>${title}</title></head><body>${body}</body></html>`,
    `https://nymaklare.example/${path}`,
  ).listing;
const h1 = '<h1>Provgatan 9</h1>';

describe('names around the heading', () => {
  it('takes the word below the street for the neighbourhood where a text names it as a place', () => {
    expect(read(`${h1}<p>Provmalm</p><p>Ljus tvåa i Provmalm nära vattnet.</p>`).area).toBe('Provmalm');
    expect(read(`${h1}<p>Provmalm</p>`, 'Såld: Provgatan 9, Provmalm - Nymäklare').area).toBe('Provmalm');
  });

  it.each([
    ['a word that nothing calls a place', `${h1}<p>Nyinkommet</p>`],
    ['a kind of home', `${h1}<p>Villa</p><p>Bo i Villa Prov.</p>`],
    ['a link', `${h1}<p><a href="/karta">Kartan</a></p><p>Läget syns i Kartan.</p>`],
  ])('takes no area from %s', (_case, body) => {
    expect(read(body).area).toBeUndefined();
  });

  it('reads kind, neighbourhood and town below the street', () => {
    expect(read(`${h1}<p>Lägenhet · Provmalm · Uppsala</p>`)).toMatchObject({
      area: 'Provmalm',
      city: 'Uppsala',
    });
    expect(read(`${h1}<p>Lägenhet · Balkong · Nyskick</p>`).city).toBeUndefined();
  });

  it('takes the one association that a heading names', () => {
    expect(
      read(`${h1}<h3>Bostadsrättsföreningen Provkällan 2</h3><p>Antal lägenheter: 40</p>`),
    ).toMatchObject({
      association: 'Bostadsrättsföreningen Provkällan 2',
      associationFacts: { name: 'Bostadsrättsföreningen Provkällan 2' },
    });
    expect(read(`${h1}<h3>Brf Provkällan</h3><h3>Brf Provlyktan</h3>`).association).toBeUndefined();
    expect(read(`${h1}<h3>Brf och ekonomi</h3>`).association).toBeUndefined();
  });

  it('reads the post town on the line below the street', () => {
    expect(read(`${h1}<p><strong>Adress</strong><br>Provgatan 9<br>753 20 Uppsala</p>`)).toMatchObject({
      postalCode: '753 20',
      city: 'Uppsala',
    });
  });
});

it('reads the floor beside the post code, and no kind of home as a neighbourhood', () => {
  const listing = (body: string, title: string) =>
    extractListing(
      `<html><head><title>${title}</title></head><body>${body}<p>Pris: 695 000 kr</p></body></html>`,
      'https://nymaklare.example/objekt/4711',
    ).listing;
  expect(listing('<h1>Provgatan 6</h1><p>2 tr, 602 32 Norrköping</p>', 'Provgatan 6')).toMatchObject({
    floor: '2 tr',
    postalCode: '602 32',
    city: 'Norrköping',
  });
  expect(listing('<h1>Provstugan 22</h1>', 'Provstugan 22, Fritidshus i Filipstad').area).toBeUndefined();
});

it('reads a price that the text asks and a file behind a query', () => {
  const { listing } = extractListing(
    '<html><body><h1>Provgatan 6</h1><p>Ett rött hus vid skogsbrynet med ladugård och jordkällare. Begärt pris är 890 000 kr, och tillträde sker i vår efter överenskommelse.</p><p><a href="Dok.aspx?id=9120">Besiktning</a></p></body></html>',
    'https://nymaklare.example/objekt/visa',
  );
  expect(listing.price).toBe(890_000);
  expect(listing.documents).toEqual([
    { name: 'Besiktning', url: 'https://nymaklare.example/objekt/Dok.aspx?id=9120' },
  ]);
});
