import { extractListing } from './extract.js';
import { readHomeProse } from './prose-home.js';

const facts = (text: string) => readHomeProse(text).facts;

describe('facts of the home in running text', () => {
  it.each([
    [
      'Huset har 5 rum och en boarea på ca 140 kvm, därtill en biarea på 45 kvm.',
      { rooms: 5, livingArea: 140, biarea: 45 },
    ],
    ['Här bor du i fyra rum och kök om 98,5 kvm boarea.', { rooms: 4, livingArea: 98.5 }],
    ['Välkommen till en lägenhet om 72 kvm.', { livingArea: 72 }],
    ['Tomten är 3 850 kvm med äppelträd.', { tomtarea: 3850 }],
    ['Tomten omfattar ca 1,2 ha.', { tomtarea: 12_000 }],
    ['Utgångspriset är 3,2 mkr. Äganderätt.', { price: 3_200_000, tenure: 'Äganderätt' }],
    ['Månadsavgiften är 4 312 kr/mån.', { monthlyFee: 4312 }],
    ['Huset byggdes 1924 av en skeppare.', { yearBuilt: 1924 }],
    ['Den byggdes på 1960-talet.', { yearBuiltText: '1960-talet' }],
    ['Uppvärmning sker med pellets och två kaminer.', { heating: 'pellets och två kaminer' }],
    ['Huset värms upp med bergvärme från 2019.', { heating: 'bergvärme' }],
    ['Taket är av plåt och fasaden av vitt mexitegel.', { roof: 'plåt', facade: 'vitt mexitegel' }],
    ['Fasad av ventilerad träpanel, ommålad 2023.', { facade: 'ventilerad träpanel' }],
    ['Fasad av trä, tegel och puts.', { facade: 'trä, tegel och puts' }],
    ['Fasad av tegel, nära både skog och äng.', { facade: 'tegel' }],
    ['Taket är av plåt, nylagt 2019, och fasaden av vit puts.', { roof: 'plåt', facade: 'vit puts' }],
    [
      'Vatten från egen borrad brunn, avlopp till trekammarbrunn från 2009.',
      { waterAndSewage: 'Vatten från egen borrad brunn, avlopp till trekammarbrunn från 2009' },
    ],
    [
      'Fastigheten är belånad med 3 pantbrev om totalt 780 000 kr.',
      { mortgageDeeds: { count: 3, total: 780_000 } },
    ],
    [
      'Taxeringsvärde 1 214 000 kr varav byggnadsvärde 698 000 kr och markvärde 516 000 kr (taxeringsår 2024).',
      {
        taxValues: { totalTaxValue: 1_214_000, mainProperty: 698_000, adjacentProperty: 516_000, year: 2024 },
      },
    ],
  ])('reads %s', (text, expected) => {
    expect(facts(text)).toEqual(expected);
  });

  it.each([
    'Huset har 2 rum på övervåningen.',
    'Tre sovrum, varav ett på 14 kvm.',
    'Altanen är 40 kvm och garaget 25 kvm.',
    'Gäststugan är ett fritidshus på 30 kvm.',
    'Det finns möjlighet att bygga ut till en boarea på 160 kvm.',
    'Huset har 5 rum och kök. Stugan har 2 rum och kök.',
    'Garaget byggdes 2004.',
    'Huset byggdes om 2010.',
    'Huset byggdes till 1998.',
    'Badrummet har tak av trä.',
    'Tidigare skedde uppvärmning med olja.',
    'Uppvärmning med bergvärme planeras.',
    'Uppvärmning ingår inte.',
    'Grannen har en tomt på 900 kvm.',
    'Köpet kan kräva nya pantbrev om 400 000 kr.',
    'Fasaden i norr vetter mot skogen.',
    'Priset sänktes med 200 000 kr.',
    'Området har 300 lägenheter med bostadsrätt.',
  ])('reads nothing in: %s', (text) => {
    expect(facts(text)).toEqual({});
  });

  it('quotes the sentence as it stands in the selling text', () => {
    const text = 'Ett hus vid sjön.\nTomten är 3\u00a0850 kvm, med brygga. Välkommen.';
    expect(readHomeProse(text).quotes).toEqual({ tomtarea: 'Tomten är 3\u00a0850 kvm, med brygga.' });
  });

  it('reads what sentences elsewhere on the page say of association, taxes and deeds', () => {
    const { listing, provenance } = extractListing(
      `<html><body><h1>Provgatan 9</h1><div class="description"><p>Ett hem nära vattnet med
      morgonljus i köket och lång utsikt över viken.</p></div><h2>Om föreningen</h2><p>Äkta bostadsrättsförening med 22 lägenheter. Föreningen
      äger marken. Överlåtelseavgift 1 433 kr. Pantsättningsavgift 573 kr.</p><h2>Inteckningar</h2><p>Det finns 2 pantbrev
      om 450 000 kr.</p><h2>Liknande bostäder</h2><p>Taxeringsvärde 9 000 000 kr. Bra.</p></body></html>`,
      'https://maklare.example/objekt/1',
    );
    expect(listing.associationFacts).toEqual({
      genuine: true,
      numberOfApartments: 22,
      ownsLand: true,
      transferFee: 1433,
      pledgeFee: 573,
    });
    expect(listing.mortgageDeeds).toEqual({ count: 2, total: 450_000 });
    expect(listing.taxValues).toBeUndefined();
    expect(provenance.associationFacts?.quote).toBeUndefined();
    expect(listing.description).toBe(
      'Ett hem nära vattnet med morgonljus i köket och lång utsikt över viken.',
    );
  });
});
