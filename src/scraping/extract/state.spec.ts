import { extractListing } from './extract.js';

const listing = (body: string) =>
  extractListing(`<html><body>${body}</body></html>`, 'https://maklare.example/projekt/provbacken').listing;
const script = (code: string) => listing(`<h1>Provgatan 9</h1><script>${code}</script>`);

describe('data that pages carry for their own scripts', () => {
  it('reads spans, places and people of a project that nothing on the page shows', () => {
    const read =
      listing(`<div id="app"></div><script>window.__INITIAL_STATE__ = {session: {user: undefined}, project: {
      slug: 'provbacken', location: {street: 'Provbacksvägen', district: 'Provdal', city: 'Tierp', zip: '815 40',
      municipality: 'Tierps kommun', county: 'Uppsala län'}, price: {from: 2995000, to: 3450000}, rooms: {from: 3, to: 4},
      livingArea: {min: 74, max: 98.5}, plotArea: {from: 180, to: 300,}, status: 'ForSale', isNew: !0,
      operatingCost: {amount: 1200, period: 'month'}, agent: {name: 'Tora Prov', company: 'Provmäklarna Tierp'},
      showings: [{startsAt: '2026-12-03T16:00:00.000Z'}], x: void 0}};</script>`);
    expect(read).toMatchObject({
      address: 'Provbacksvägen',
      area: 'Provdal',
      city: 'Tierp',
      postalCode: '815 40',
      municipality: 'Tierp',
      county: 'Uppsala län',
      price: 2_995_000,
      rooms: 3,
      livingArea: 74,
      tomtarea: 180,
      operatingCost: 14_400,
      saleStatus: 'for_sale',
      broker: 'Tora Prov',
      brokerAgency: 'Provmäklarna Tierp',
      showings: ['2026-12-03T17:00:00+01:00'],
      spans: {
        price: { from: 2_995_000, to: 3_450_000 },
        rooms: { from: 3, to: 4 },
        livingArea: { from: 74, to: 98.5 },
        tomtarea: { from: 180, to: 300 },
      },
    });
  });

  it.each([
    [
      'keys that name the ends of a span',
      `var x = {streetAddress: 'Provgatan 9', minRooms: 2, maxRooms: 3, livingArea: 72}`,
    ],
    [
      'a function whose arguments are the values',
      `window.__NUXT__=(function(a,b,c){return {data:[{home:{streetAddress:a,rooms:b,livingArea:c}}]}}("Provgatan 9",2,72));`,
    ],
    [
      'data of SvelteKit',
      `kit.start(app, element, {node_ids: [0, 2], data: [null,{type:"data",data:{home:{streetAddress:"Provgatan 9",rooms:2,livingArea:72,seen:new Date("2026-01-02")}},uses:{}}]});`,
    ],
    [
      'context of Remix',
      `window.__remixContext = {"state":{"loaderData":{"routes/home":{"estate":{"streetAddress":"Provgatan 9","rooms":2,"livingArea":72}}}}};`,
    ],
    [
      'a stream of React Router',
      String.raw`window.__reactRouterContext.streamController.enqueue("[{\"_1\":2},\"loaderData\",{\"_3\":4},\"home\",{\"_5\":6,\"_7\":8,\"_9\":10},\"streetAddress\",\"Provgatan 9\",\"rooms\",2,\"livingArea\",72]\n");`,
    ],
  ])('reads %s', (_case, code) => {
    expect(script(code)).toMatchObject({
      address: 'Provgatan 9',
      rooms: 2,
      livingArea: 72,
    });
  });

  it.each([
    [
      'an island of Astro',
      `<astro-island props="{&quot;home&quot;:[0,{&quot;streetAddress&quot;:[0,&quot;Provgatan 9&quot;],&quot;rooms&quot;:[0,2],&quot;livingArea&quot;:[0,72],&quot;images&quot;:[1,[[0,&quot;a.jpg&quot;]]]}]}"></astro-island>`,
    ],
    [
      'a property of a component',
      `<home-page :home="{&quot;streetAddress&quot;:&quot;Provgatan 9&quot;,&quot;rooms&quot;:2,&quot;livingArea&quot;:72}"></home-page>`,
    ],
    [
      'state of Alpine',
      `<div x-data="{open: false, home: {streetAddress: 'Provgatan 9', rooms: 2, livingArea: 72}}"></div>`,
    ],
    [
      'state of Angular',
      `<script id="ng-state" type="application/json">{"G.1":{"b":{"streetAddress":"Provgatan 9","rooms":2,"livingArea":72}}}</script>`,
    ],
    [
      'older state of Angular',
      `<script id="app-state" type="application/json">{&q;home&q;:{&q;streetAddress&q;:&q;Provgatan 9&q;,&q;rooms&q;:2,&q;livingArea&q;:72}}</script>`,
    ],
  ])('reads %s', (_case, body) => {
    expect(listing(`<h1>Provgatan 9</h1>${body}`)).toMatchObject({
      rooms: 2,
      livingArea: 72,
    });
  });

  it('reads what the association, the taxation and the deeds say', () => {
    const read =
      script(`var home = {streetAddress: 'Provgatan 9', rooms: 2, livingArea: 72, association: {name: 'Brf Provet',
      numberOfApartments: 22, ownsLand: true, transferFee: 1433}, taxation: {taxYear: 2024, buildingValue: 900000,
      landValue: 300000}, pantbrev: {antalPantbrev: 3, summaPantbrev: 780000}}`);
    expect(read.associationFacts).toEqual({
      name: 'Brf Provet',
      numberOfApartments: 22,
      ownsLand: true,
      transferFee: 1433,
    });
    expect(read.taxValues).toEqual({
      year: 2024,
      mainProperty: 900_000,
      adjacentProperty: 300_000,
    });
    expect(read.mortgageDeeds).toEqual({ count: 3, total: 780_000 });
  });

  it.each([
    ['a search filter', `var filter = {minPrice: 1000000, maxPrice: 5000000, minRooms: 2, maxRooms: 4}`],
    [
      'a running cost without a period',
      `var home = {streetAddress: 'Provgatan 9', rooms: 2, livingArea: 72, operatingCost: 5400}`,
    ],
    [
      'codes for words',
      `var home = {streetAddress: 'Provgatan 9', rooms: 2, livingArea: 72, facade: 'BRICK_FACADE', tenure: 'BR'}`,
    ],
  ])('takes nothing from %s', (_case, code) => {
    const { price, spans, operatingCost, facade, tenure } = script(code);
    expect({ price, spans, operatingCost, facade, tenure }).toEqual({});
  });
});
