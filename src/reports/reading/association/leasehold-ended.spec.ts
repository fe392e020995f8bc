import type { Listing } from '../../../scraping/listing.types.js';
import { heaviest, type Told } from '../../../../test/support/reports/heaviest.js';

const cabin: Listing = { propertyType: 'Fritidshus', yearBuilt: 1971, livingArea: 80 };
const villa: Listing = {
  propertyType: 'Villa',
  tenure: 'Äganderätt',
  yearBuilt: 1958,
  livingArea: 130,
  price: 3_000_000,
};

describe('a lease of the land that comes to its end, of a cabin', () => {
  it.each<Told>([
    ['Marken arrenderas. Avtalet är uppsagt av markägaren till den 1 juni 2028.', 'critical'],
    ['Tomten arrenderas av stiftet, som har meddelat att arrendet inte förlängs efter 2027.', 'critical'],
    [
      'Huset står på arrendetomt. Arrendet upphör den 31 december 2027 och markägaren vill inte förnya.',
      'critical',
    ],
    ['Jordägaren har sagt upp arrendet för avflyttning 2029.', 'critical'],
    ['Arrendekontraktet är uppsagt och frågan ligger hos arrendenämnden.', 'critical'],
    ['Vi arrenderar tomten av godset. I fjol kom en uppsägning av avtalet, den prövas nu.', 'critical'],
    ['Tomten arrenderas till 2061 och avtalet förlängs automatiskt om det inte sägs upp.', 'warning'],
    ['Arrendet gäller till 2027 och förlängs med tio år i taget.', 'warning'],
    ['Arrendetomt, avtalet kan sägas upp senast ett år före periodens slut.', 'warning'],
    ['Båtplatsen arrenderas och avtalet är uppsagt till 2028. Egen tomt.', undefined],
    ['Arrendet är uppsagt av kommunen med verkan från 1 maj 2028.', 'critical'],
    ['Arrendetiden går ut 2027 och ägaren av marken tänker bygga själv.', 'critical'],
    [
      'Marken under stugan arrenderas av skogsbolaget, och i mars kom brevet om att arrendet avslutas nästa höst.',
      'critical',
    ],
    ['Arrendet löper på tjugofem år från 2018 med rätt till förlängning.', 'warning'],
    ['Arrendetomt. Arrendet är inte uppsagt och löper till 2040.', 'warning'],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(cabin, text, ['ground-lease', 'ground-lease-reset'])).toBe(severity);
  });
});

describe('a lease of the land that comes to its end, of a house', () => {
  it.each<Told>([
    ['Åkern arrenderas ut till en bonde, vars avtal är uppsagt till mars 2027.', undefined],
    ['Ägd tomt, arrendet sades upp när vi friköpte 2010.', undefined],
  ])('%s → %s', (text, severity) => {
    expect(heaviest(villa, text, ['ground-lease', 'ground-lease-reset'])).toBe(severity);
  });
});
