import type { Listing } from '../../../scraping/listing.types.js';
import { findings } from '../../sections/findings.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { heaviest, type Told } from '../../../../test/support/reports/heaviest.js';

const flat: Listing = {
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  yearBuilt: 1965,
  livingArea: 70,
  monthlyFee: 4800,
  association: 'Brf Granen',
};

describe('debt from loans and an area told apart', () => {
  it.each<Told>([
    ['Föreningen har lån på 96 Mkr. Den sammanlagda bostadsytan är 5 200 kvm.', 'critical'],
    ['Banklånen uppgår till 61 miljoner kronor och föreningens boyta är 3 100 kvm.', 'critical'],
    ['Brf Granen har 4 000 kvm bostadsrättsyta. Skulden till banken är 74 000 000 kr.', 'critical'],
    ['Fastighetslån: 82,5 mkr. Bostadsrättsyta: 4 890 kvm.', 'critical'],
    ['Föreningen är skyldig banken 45 miljoner, fördelat på 2 600 kvadratmeter bostadsyta.', 'critical'],
    ['Föreningen har lån på 20 Mkr. Den sammanlagda bostadsytan är 5 200 kvm.', undefined],
    ['Grannföreningen har lån på 90 Mkr och 4 000 kvm bostadsyta.', undefined],
    ['Fastigheten är värderad till 90 miljoner och bostadsytan är 4 000 kvm.', undefined],
    ['Totalt har föreningen 133 Mkr i lån och 7 050 kvm upplåten bostadsyta.', 'critical'],
    ['Föreningens lån summerar till 52 400 000 kr. Upplåten yta: 2 980 kvm.', 'critical'],
    ['Bygget kostade 133 Mkr och rymmer 7 050 kvm.', undefined],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(flat, text, ['debt-very-high', 'debt-high'])).toBe(severity);
  });
});

describe('a fee that goes up by a share', () => {
  it.each<Told>([
    ['Avgiften räknas upp med 28 % den 1 april 2027.', 'critical'],
    ['Från årsskiftet justeras månadsavgiften med 25 procent för att täcka räntorna.', 'critical'],
    ['Styrelsen har beslutat att höja årsavgiften 35 % från och med juli 2027.', 'critical'],
    ['Den 1 februari 2027 räknar föreningen upp årsavgifterna med 24 %.', 'critical'],
    ['Till följd av räntan blir avgiften 40 % högre efter nyår.', 'critical'],
    ['Avgiften höjs med 5 % i januari 2027.', 'warning'],
    ['Från mars 2027 justeras avgiften med 8 %.', 'warning'],
    ['Inför 2027 räknas avgifterna upp med 6 procent.', 'warning'],
    ['Avgiften justerades med 22 % 2023.', undefined],
    ['Avgiften räknas inte upp under 2027.', undefined],
    ['Grannföreningen höjer avgiften med 30 % nästa år.', undefined],
    ['Avgiften justeras ner med 10 % från mars 2027.', undefined],
    ['Medlemmarna får räkna med att avgiften skrivs upp 30 % vid årsskiftet.', 'critical'],
    [
      'Efter beslut i oktober blir det en uppräkning av månadsavgifterna med 22 procent från februari 2027.',
      'critical',
    ],
    ['Vid halvårsskiftet 2027 justerar styrelsen avgiften med 4 %.', 'warning'],
    ['Någon justering av avgiften är inte planerad.', undefined],
    ['Avgiften justerades upp med 20 % i januari 2025.', undefined],
    ['Avgiften räknas fram efter andelstal, 1,2 % för denna lägenhet.', undefined],
    ['Hyran för garaget höjs med 25 % 2027.', undefined],
    ['Avgiften har inte justerats på fem år och ligger 20 % under snittet.', undefined],
    ['Föreningen har aviserat en avgiftsjustering uppåt på 26 % inför 2027.', 'critical'],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(flat, text, ['fee-rise'])).toBe(severity);
  });
});

describe('losses in the words of bookkeeping', () => {
  it.each<Told>([
    ['De tre senaste åren har slutat på minus 0,8, 1,1 och 1,6 miljoner kronor för föreningen.', 'warning'],
    ['Föreningens resultat: -450 tkr 2023, -610 tkr 2024 och -700 tkr 2025.', 'warning'],
    ['Boksluten har varit röda fyra år i följd.', 'warning'],
    ['Bokslutet 2025 stannade på minus 1,2 Mkr.', 'notice'],
    ['Föreningen har inte gått minus något år.', undefined],
    ['Minus 12 grader i vintras och ändå varmt i lägenheten, tre år i rad.', undefined],
    ['Grannföreningen har gått back tre år i rad.', undefined],
    [
      'Föreningen har redovisat förluster på 400 000, 700 000 och 900 000 kr de tre senaste räkenskapsåren.',
      'warning',
    ],
    ['Tre bokslut i rad har hamnat under nollan.', 'warning'],
    ['Överskott tre år i rad.', undefined],
    ['Resultatet 2025 blev 450 000 kr i överskott.', undefined],
    ['Temperaturen på året går från minus 20 till plus 30 och elen kostar 400 kr.', undefined],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(flat, text, ['loss', 'losses-for-years'])).toBe(severity);
  });
});

describe('losses in a row', () => {
  it.each<Told>([['Föreningen har visat minus tre år i rad.', 'warning']])('%s → %s', (text, severity) => {
    expect(heaviest(flat, text, ['losses-for-years'])).toBe(severity);
  });
});

describe('an income of rents', () => {
  it.each<Told>([
    ['Lokalerna står för 45 % av intäkterna.', 'warning'],
    ['Nästan hälften av föreningens inkomster kommer från butikerna i gatuplan.', 'warning'],
    ['Två femtedelar av intäkterna är lokalhyror.', 'warning'],
    ['Mer än hälften av intäkterna kommer från hyresgästerna i gatuplanet.', 'warning'],
    ['Lokalerna ger 4 % av intäkterna.', undefined],
    ['Gymmet och matbutiken bidrar med 52 procent av föreningens intäkter.', 'warning'],
    ['Närmare hälften av pengarna in till föreningen är hyror från lokaler.', 'warning'],
    [
      'Hälften av lägenheterna har balkong och avgifterna är föreningens enda intäkter utöver hyror för tre garage.',
      undefined,
    ],
  ])('%s → %s', (text, severity) => {
    expect(
      heaviest(flat, text, ['rent-dependent', 'may-become-not-genuine', 'not-genuine-association']),
    ).toBe(severity);
  });
});

describe('an association that is not genuine', () => {
  it.each<Told>([
    ['Föreningen räknas inte som privatbostadsföretag.', 'critical'],
    ['Skatteverket ser föreningen som ett oäkta bostadsföretag.', 'critical'],
    ['Marmorn i entrén är oäkta men föreningen är gedigen.', undefined],
    ['Stuckaturen är oäkta, det erkänner vi, och pärlorna i kristallkronan likaså.', undefined],
    ['Kaminen i salongen är oäkta och bara till för syns skull.', undefined],
    ['Bebådaren, en oäkta orkidé, står kvar i fönstret. Föreningen är äkta.', undefined],
    ['I skattehänseende är föreningen inget privatbostadsföretag.', 'critical'],
    ['Den oäkta björnfällen framför brasan ingår.', undefined],
    ['Tyvärr är den en oäkta förening.', 'critical'],
    ['Brf Granen, 32 lägenheter, oäkta.', 'critical'],
    ['Persiennerna är av oäkta trä.', undefined],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(flat, text, ['not-genuine-association'])).toBe(severity);
  });
});

describe('an income of rents told as a part', () => {
  it('repeats the words of the advert, which no per cent stands for', () => {
    const description = 'Butikerna svarar för nästan hälften av föreningens intäkter.';
    const { flags } = findings({ listing: { ...flat, description }, images: [], disagreements: [], today });
    expect(flags.find(({ rule }) => rule === 'rent-dependent')?.description).toMatch(
      /^Hyresintäkterna är nästan hälften av intäkterna enligt annonsen\./,
    );
  });
});
