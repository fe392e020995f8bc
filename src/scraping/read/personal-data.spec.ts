import type { Listing } from '../listing.types.js';
import { streetOf, withoutPersonalData } from './personal-data.js';

const listing: Listing = {
  address: 'Norra Provgatan 12 B, lgh 1203',
  area: 'Karl Johan',
  city: 'Örebro',
  association: 'Brf Lena Vinge',
  broker: 'Åsa Nordenmark, Per-Olof Wiklander',
};
const cleaned = (text: string, home = listing): string => withoutPersonalData(text, home).value;

describe('what tells of people is taken out of texts', () => {
  it.each([
    ['Välkommen! Hälsar Åsa Nordenmark', 'Välkommen! Hälsar Namn Namnsson'],
    ['Ring Åsa så berättar hon.', 'Ring Namn så berättar hon.'],
    ['Säljare: Birgitta Ahlqvist. Bra läge.', 'Säljare: Namn Namnsson. Bra läge.'],
    ['Karin Ek har bott här i 40 år.', 'Namn Namnsson har bott här i 40 år.'],
    ['Anna och Nils har renoverat köket.', 'Namn och Namn har renoverat köket.'],
    ['Ring 070-123 45 67 eller 0046 8 123 456 78.', 'Ring 070-000 00 00 eller 070-000 00 00.'],
    ['Skriv till asa.nordenmark@maklarna.se!', 'Skriv till namn@exempel.se!'],
    ['Säljaren, 640212-1234, och 19640212-1234.', 'Säljaren, 000000-0000, och 000000-0000.'],
    ['Personnummer 196402121234 eller 640272+1234.', 'Personnummer 000000-0000 eller 000000-0000.'],
    ['Se https://maklarna.se/objekt/77?x=1 och www.husvisning.nu.', 'Se [länk] och [länk]'],
    ['Film på youtube.com/watch?v=a1b2 i dag', 'Film på [länk] i dag'],
    ['Följ @hemhosasa på nätet', 'Följ [konto] på nätet'],
    ['NORRA PROVGATAN 12B är en lugn gata.', 'NORRA PROVGATAN är en lugn gata.'],
    ['Norra Provgatan nr 12 och Norra Provgatan 10-14.', 'Norra Provgatan och Norra Provgatan.'],
    ['Lägenhetsnummer: 1203, lgh nr 1203.', 'Lägenhetsnummer, lgh.'],
    ['Fastigheten Lindhov 3:14 är stor.', 'Fastigheten Lindhov är stor.'],
    ['Maila kalle.ek(at)gmail.com i dag', 'Maila namn@exempel.se i dag'],
    ['Maila kalle.ek [at] gmail.com eller ring', 'Maila namn@exempel.se eller ring'],
    ['Maila kalle.ek(a)foretag.se.', 'Maila namn@exempel.se.'],
    ['Skriv: kalle (a) foretag.se', 'Skriv: namn@exempel.se'],
    ['I lägenhet 1203 finns allt.', 'I lägenhet finns allt.'],
    ['Lägenhet 1203, lgh-nr 1301, lgh nr. 1301, lgh #0902.', 'Lägenhet, lgh, lgh, lgh.'],
    ['Vi som säljer heter Kalle och Stina Persson.', 'Vi som säljer heter Namn och Namn Namnsson.'],
    ['Jag heter Maja. Maja trivs.', 'Jag heter Namn. Namn trivs.'],
    ['Ägaren, snickaren Bengt Olofsson, byggde altanen.', 'Ägaren, snickaren Namn Namnsson, byggde altanen.'],
    [
      'säljare: Anna och Nils Ek. Nils Ek, Anna Ek.',
      'säljare: Namn och Namn Namnsson. Namn Namnsson, Namn Namnsson.',
    ],
    ['Säljare: Anna, Nils och Siri.', 'Säljare: Namn, Namn och Namn.'],
    ['Ägare sedan 1998 är Bengt Olofsson. Bengts altan.', 'Ägare sedan 1998 är Namn Namnsson. Namns altan.'],
    ['Vi, Anna Berg och Nils Ek, säljer.', 'Vi, Namn Namnsson och Namn Namnsson, säljer.'],
    [
      'Säljaren Bengt Olofssons verkstad. Fråga om Bengt Olofsson.',
      'Säljaren Namn Namnsson verkstad. Fråga om Namn Namnsson.',
    ],
    ['Hos familjen Ek bor två barn.', 'Hos familjen Namnsson bor två barn.'],
  ])('%s', (text, left) => {
    expect(cleaned(text)).toBe(left);
  });

  it.each([
    'Byggt 1962, renoverat 2014–2016, pris 2 450 000 kr och avgift 4 120 kr/mån.',
    'Brf Lena Vinge, org.nr 769612-3456, i Karl Johan, Örebro.',
    'Visning söndag kl 13.30. Bergvärme från 2018, radon 80 Bq/m³.',
    'Södra Storgatan har byggts om. Grannen Willys har öppet.',
    'Energiklass D, 112 kWh/m² och år. Skala 1:100, BFNAR 2023:1.',
    'Boarea 71 m², bl.a. kök och 3 st. rum.',
    'Badrum 2012, Kök 2019 och Tak 2004. Lägenhet 1962 eller senare.',
    'En lägenhet 2 rok om 58 kvm, lägenhet 120 kvm, Brf Eken 7, Bostadsrättsföreningen Lena Vinge 12.',
    'Säljare: Dödsbo. Ägare: Kommunen. Säljaren, som flyttar till Stora Essingen, har tid.',
    'Gatan heter Storgatan. Vi bor i ett hus som heter Solgården. Området heter Norra Ängby.',
    'Köket (a) och badet [b]. Priset (at) saknas.',
  ])('and what tells of the home stays: %s', (text) => {
    expect(cleaned(text)).toBe(text);
  });

  it('finds who sits on the board of an association in its papers', () => {
    const page =
      'Styrelse\nGunvor Sjöstedt\tordförande\nAlgot Hallgren\tledamot\nResultaträkning\tNot 1\nRevisor har varit Börje Wiktorin.';
    const { value, removed } = withoutPersonalData([page], listing);
    expect(value[0]).not.toMatch(/Gunvor|Sjöstedt|Algot|Hallgren|Börje|Wiktorin/);
    expect(value[0]).toContain('Resultaträkning\tNot 1');
    expect(removed.names).toBe(3);
  });

  it('goes through data of any shape, finds a name told in one text in every other, and counts', () => {
    const home = { ...listing, features: ['Frågor? Åsa svarar', { note: '08-123 456 78', price: 12 }] };
    const { value, removed } = withoutPersonalData(home as unknown as Listing, listing);
    expect(value.features).toEqual(['Frågor? Namn svarar', { note: '070-000 00 00', price: 12 }]);
    expect(value.association).toBe('Brf Lena Vinge');
    expect(removed).toMatchObject({ phones: 1, 'house numbers': 1, 'flat numbers': 1, links: 0 });
  });

  it('changes nothing more when it is done again', () => {
    const text =
      'Norra Provgatan 12, Lindhov 3:14. Ring Åsa Nordenmark 070-123 45 67, asa@maklarna.se, https://maklarna.se, 640212-1234, @asa';
    const once = withoutPersonalData(text, listing).value;
    const again = withoutPersonalData(once, { ...listing, broker: 'Namn Namnsson' });
    expect(again.value).toBe(once);
  });
});

it.each([
  [
    'Brf Eken, Storgatan 5B',
    'Välkommen till Storgatan 5B i Brf Eken!',
    'Välkommen till Storgatan i Brf Eken!',
  ],
  ['Brf Eken 7 - Storgatan 5B', 'Storgatan 5B, Brf Eken 7.', 'Storgatan, Brf Eken 7.'],
  ['Brf Eken Storgatan 5B', 'Storgatan 5B.', 'Storgatan.'],
  ['Lgh 1102, Storgatan 5', 'Storgatan 5 och Storgatan 7 A.', 'Storgatan och Storgatan.'],
  ['Storgatan', 'Välkommen till Storgatan 5B!', 'Välkommen till Storgatan!'],
  ['Solviken', 'Solviken 7 byggdes. Solviken 1962 var äng.', 'Solviken byggdes. Solviken 1962 var äng.'],
  ['Solviken 1810', 'Välkommen till Solviken 1810.', 'Välkommen till Solviken.'],
  ['Brf Eken 7', 'Brf Eken 7 är skuldfri.', 'Brf Eken 7 är skuldfri.'],
  ['Storgatan 5', 'Södra Storgatan 5 ligger i Stad 12.', 'Södra Storgatan ligger i Stad 12.'],
])('at %s: %s', (address, text, left) => {
  expect(cleaned(text, { address })).toBe(left);
});

it('counts a mail address that is written around its sign as one', () => {
  const { removed } = withoutPersonalData('Maila kalle.ek(at)gmail.com eller se gmail.com', listing);
  expect(removed).toMatchObject({ 'mail addresses': 1, links: 1 });
});

it.each([
  ['Brf Eken, Storgatan 5B', 'Storgatan'],
  ['Brf Eken 7', 'Brf Eken'],
  ['Storgatan 5 B, lgh 1102', 'Storgatan'],
  ['Karl XI:s gata 12-14', 'Karl XI:s gata'],
  ['Lindhov 3:14', 'Lindhov'],
  ['Norrgården', 'Norrgården'],
  ['', ''],
])('the street of %s', (address, street) => {
  expect(streetOf(address)).toBe(street);
});
