import type { Listing } from '../../../scraping/listing.types.js';
import { feeRises, pipePlans } from './plans.js';
import { contextOf } from '../../facts/context.js';
import { today } from '../../../../test/support/reports/adverts.js';

const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', monthlyFee: 5000, yearBuilt: 1962 };
const context = (description: string) =>
  contextOf({ listing: { ...flat, description }, images: [], disagreements: [], today });

describe('a second rise told with the first', () => {
  it.each([
    'Avgiften höjdes 12 % 2025 och ytterligare höjning om 6 % är beslutad till 2027.',
    'Månadsavgiften höjdes med 12 procent 2025, en höjning med 6 % av avgiften väntar 2027.',
    'Avgiften höjdes i fjol och en ny höjning på 6 procent är beslutad från januari 2027.',
  ])('is reckoned on its own share: %s', (text) => {
    const [flag] = feeRises(context(text));
    expect(flag?.severity).toBe('warning');
    expect(flag?.description).toMatch(/6\s% blir den omkring 5\s300\skr/u);
  });

  it.each([
    'Hyran för lokalerna får en höjning på 6 % 2027.',
    'Tomträttsavgälden får en höjning om 60 procent 2028 men avgiften ligger fast.',
    'Avgiften höjdes med en höjning om 12 % 2025.',
  ])('is none: %s', (text) => {
    expect(feeRises(context(text))).toEqual([]);
  });

  it('shows a clause once', () => {
    const [flag] = feeRises(context('Från januari 2027 höjs avgiften genom en avgiftshöjning på 6 %.'));
    const texts = flag?.evidence.flatMap((item) => (item.kind === 'quote' ? [item.text] : [])) ?? [];
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThan(0);
  });
});

describe('pipes that the meeting decided on', () => {
  it.each([
    'Vid årsstämman 2026 beslutades om stambyte i alla hus.',
    'Stämman beslutade i maj 2026 om stambyte.',
    'Vid extra stämma 2026 klubbades stambytet.',
  ])('are ahead: %s', (text) => {
    expect(pipePlans(context(text)).map((flag) => flag.rule)).toEqual(['pipe-replacement-planned']);
  });

  it.each(['Stambyte beslutades 2012 och genomfördes 2014.', 'Vid stambytet 2016 byttes allt.'])(
    'are behind: %s',
    (text) => {
      expect(pipePlans(context(text))).toEqual([]);
    },
  );
});
