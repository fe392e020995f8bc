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

  it('reads county and municipality from the link where they belong together', () => {
    expect(read(h1, 'Provgatan 9', 'villa/ostergotland/motala/provby/')).toMatchObject({
      county: 'Östergötlands län',
      municipality: 'Motala',
    });
    // Motala lies in Östergötland, and Provby is no municipality.
    expect(read(h1, 'Provgatan 9', 'villa/skane/motala/')).not.toHaveProperty('county');
    expect(read(h1, 'Provgatan 9', 'villa/uppsala/provby/')).not.toHaveProperty('county');
  });

  it('reads the post town on the line below the street', () => {
    expect(read(`${h1}<p><strong>Adress</strong><br>Provgatan 9<br>753 20 Uppsala</p>`)).toMatchObject({
      postalCode: '753 20',
      city: 'Uppsala',
    });
  });
});
