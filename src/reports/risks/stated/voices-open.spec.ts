import type { Listing } from '../../../scraping/listing.types.js';
import { contextOf } from '../../facts/context.js';
import { radonFlags } from '../home/radon.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { textRiskFlags } from './text-risks.js';

const told = (description: string) => {
  const listing: Listing = {
    propertyType: 'Villa',
    tenure: 'Äganderätt',
    yearBuilt: 1968,
    description,
  };
  const context = contextOf({ listing, images: [], disagreements: [], today });
  return [...textRiskFlags(context), ...radonFlags(context)];
};
const critical = (description: string) =>
  told(description).flatMap((flag) => (flag.severity === 'critical' ? [flag.rule] : []));

/** Damage that is left open, damage that is closed, and damage of others. */
describe('open and closed damage', () => {
  it.each([
    [
      'Huset har eternit på fasaden. Tre skivor mot vägen är avslagna och bitarna ligger i gruset.',
      'asbestos',
    ],
    ['Eternittaket är sprucket vid skorstenen.', 'asbestos'],
    ['Det sitter spruckna eternitplattor på norrsidan.', 'asbestos'],
    ['Torkfläktarna står ännu i badrummet efter läckan.', 'drying-under-way'],
    ['Uttorkning av golvet pågår efter att diskmaskinen läckt.', 'drying-under-way'],
    [
      'Golvet i hallen är upprivet efter en läcka i oktober och ingen har börjat återställa det.',
      'drying-under-way',
    ],
    ['I syllen uppmättes 26 procent fukt. Ingen åtgärd är vidtagen.', 'moisture-measured'],
    ['Mätning i bjälklaget gav fuktkvot 23 %, och utredning rekommenderas.', 'moisture-measured'],
    ['Fuktmätning i reglarna visade 22 procent i våras.', 'moisture-measured'],
    ['Kommunen har underkänt flera avlopp i byn, även vårt.', 'sewage-rejected'],
    ['Badrummet underkändes 2019 och är inte ombyggt.', 'wet-room-rejected'],
    ['Läcka i år under diskbänken, golvet är bytt men väggen är fortfarande blöt.', 'stated-moisture'],
  ])('warns: %s', (text, rule) => {
    expect(critical(text)).toContain(rule);
  });

  it.each([
    'Eternitfasad i fint skick utan sprickor.',
    'Eternitfasaden är hel. Ett källarfönster är sprucket.',
    'Eternitplattorna som var trasiga byttes 2019.',
    'Avfuktaren i krypgrunden går fortfarande utan problem.',
    'Torkningen pågick 2016 och är sedan länge avslutad.',
    'Fuktkvoten i syllen är 13 procent.',
    'Radonmätning rekommenderas, halter över 400 Bq/m³ bör åtgärdas.',
    'Grannarna nedanför fick sina avlopp utdömda i våras. Vårt är godkänt 2020.',
    'Kommunen underkände tre år i rad flera avlopp längre upp i backen. Vår anläggning är från 2019.',
    'Miljökontoret har dömt ut många brunnar, men den på tomten är från 2021 och godkänd.',
    'Badrummet från 1985 dömdes ut 2019 och revs; det nya är från 2020.',
    'Badrummet är från 2021. Köket är inte godkänt av svärmor.',
  ])('does not cry wolf: %s', (text) => {
    expect(critical(text)).toEqual([]);
  });

  it.each([
    'En vattenskada 2016 i köket: golvet lades nytt, torkprotokoll finns.',
    'Fuktskadan i hallen 2012 är avslutad hos försäkringsbolaget, och kontrollmätning visade torrt.',
    'Läcka under diskbänken 2018, golv bytt och uttorkningsprotokoll bifogas.',
    'Ett rör läckte 2015; parketten byttes, torrt intyg finns och ärendet är stängt.',
  ])('tells of closed damage as a notice: %s', (text) => {
    const flags = told(text);
    expect(flags.map((flag) => flag.severity)).toEqual(['notice']);
  });

  it.each([
    ['Huset står på torpargrund.', 'Torpargrund'],
    ['Huset står på krypgrund.', 'Krypgrund'],
  ])('names the ground as the advert does: %s', (text, title) => {
    expect(told(text).find((flag) => flag.rule === 'crawl-space')?.title).toBe(title);
  });
});
