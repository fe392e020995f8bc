import type { Listing } from '../../../scraping/listing.types.js';
import { writeRulesReports } from '../../rules-analyst.js';

const today = new Date('2026-11-21T12:00:00Z');
const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1962 };
const house: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1962 };
/** As the rules found it, before claims that contradict each other go. */
const specs = (home: Listing, description: string) =>
  writeRulesReports({ listing: { ...home, description }, images: [], disagreements: [], today }).draft
    .technicalSpecs;

it.each([
  [flat, 'Stambyte är genomfört 2009 i kök men återstår i badrum.', 'plumbingAndElectrical'],
  [flat, 'Stambyte utfördes 2009 i kök. I badrummen återstår stambytet.', 'plumbingAndElectrical'],
  [house, 'Fönstren byttes 2010 mot gatan, mot gården är de från 1962.', 'windows'],
  [house, 'Elen är delvis omdragen 2005, resten är original från 1962.', 'plumbingAndElectrical'],
  [house, 'Taket är delvis omlagt 2018.', 'roof'],
  [house, 'Fasaden är omputsad mot gatan 2018.', 'facade'],
  [house, 'Gatufasaden putsades om 2018.', 'facade'],
  [house, 'Fönstren byttes 2018 på gårdssidan.', 'windows'],
  [house, 'Elen är omdragen i köket 2015.', 'plumbingAndElectrical'],
  [house, 'Hälften av fönstren är bytta 2018.', 'windows'],
  [flat, 'Föreningen har beslutat att skjuta upp stambytet från 2020 till 2030.', 'plumbingAndElectrical'],
] as const)('calls nothing good of which only a part is done: %#', (home, text, item) => {
  expect(specs(home, text)[item]?.status).not.toBe('green');
});

it('says what is done and that the rest may be older, with both places', () => {
  expect(specs(house, 'Huset är fint. Taket är delvis omlagt 2018.').roof).toMatchObject({
    status: 'yellow',
    reason: expect.stringMatching(/bara till en del/) as string,
  });
});

it.each([
  [house, 'Fönstren byttes 2010. Golven är original från 1962.', 'windows'],
  [house, 'Fönstren byttes 2010 och köket är delvis renoverat 2015.', 'windows'],
  [house, 'Ny elcentral i källaren 2015.', 'plumbingAndElectrical'],
  [house, 'Fönstren byttes 2018 mot både gatan och gården.', 'windows'],
  [house, 'Samtliga fönster mot gatan och runtom byttes 2018.', 'windows'],
  [house, 'Fönstren byttes 2018, altanen vetter mot söder.', 'windows'],
  [house, 'Fasaden putsades om 2018 i ursprunglig kulör.', 'facade'],
  [house, 'Alla fönster är bytta 2010. Resten av huset är välskött.', 'windows'],
] as const)('lets the rest of the home be: %#', (home, text, item) => {
  expect(specs(home, text)[item]?.status).toBe('green');
});
