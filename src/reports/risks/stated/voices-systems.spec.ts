import { contextOf } from '../../facts/context.js';
import { radonFlags } from '../home/radon.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { textRiskFlags } from './text-risks.js';
import type { Listing } from '../../../scraping/listing.types.js';

const house: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1968 };
const flatInHouse: Listing = { propertyType: 'Kedjehus', tenure: 'Bostadsrätt', yearBuilt: 1974 };

const context = (description: string, listing: Listing) =>
  contextOf({ listing: { ...listing, description }, images: [], disagreements: [], today });
const found = (description: string, rule: string, listing = house) =>
  textRiskFlags(context(description, listing)).find((flag) => flag.rule === rule);

type Row = readonly [text: string, rule: string, severity: string | undefined];

describe('a fireplace that is not tested is not forbidden', () => {
  it.each<Row>([
    ['Kakelugnen är ej provtryckt.', 'fireplace-untested', 'notice'],
    ['Kakelugnen är ej provtryckt.', 'fireplace-ban', undefined],
    ['Öppna spisen är inte besiktigad.', 'fireplace-untested', 'notice'],
    ['Rökkanalen har inte provtryckts.', 'fireplace-untested', 'notice'],
    ['Kaminen är inte i bruk.', 'fireplace-untested', 'notice'],
    ['Eldstädernas status är okänd.', 'fireplace-untested', 'notice'],
    ['Murstocken ej provtryckt, säljaren har aldrig eldat.', 'fireplace-untested', 'notice'],
    ['Skorstenen är provtryckt 2023.', 'fireplace-untested', undefined],
    ['Kakelugnen är inte bara vacker, den är också provtryckt.', 'fireplace-untested', undefined],
    ['Sotaren har lagt eldningsförbud på kaminen, rökkanalen är otät.', 'fireplace-ban', 'warning'],
    ['Rökgången är otät enligt sotarens protokoll.', 'fireplace-ban', 'warning'],
    ['Kakelugnen är underkänd och får inte eldas i.', 'fireplace-ban', 'warning'],
    ['Kommunen har utfärdat eldningsförbud för gräs och löv.', 'fireplace-ban', undefined],
    ['Eldningsförbudet hävdes 2022.', 'fireplace-ban', undefined],
  ])('%s → %s %s', (text, rule, severity) => {
    expect(found(text, rule)?.severity).toBe(severity);
  });
});

it('calls a leaky flue no ban where none is told', () => {
  expect(found('Rökgången är otät enligt sotarens protokoll.', 'fireplace-ban')?.title).toBe(
    'Fel på eldstad eller rökkanal',
  );
  expect(found('Eldningsförbud råder, rökgången är otät.', 'fireplace-ban')?.title).toBe('Eldningsförbud');
});

describe('radon in water is another thing than radon in air', () => {
  it.each([
    ['Vattenprovet visade förhöjd halt radon och arsenik.', ['warning']],
    ['Radon i dricksvattnet 1 200 Bq/l.', ['warning']],
    ['Brunnsvattnet har en radonhalt på 1 450 Bq per liter.', ['warning']],
    ['Radon i vattnet: 640 Bq/l.', ['notice']],
    ['Vattenanalysen visar förhöjd radonhalt.', ['warning']],
    ['Hög radonhalt i brunnen.', ['warning']],
    ['Vattnet innehåller radon över gränsvärdet.', ['warning']],
    ['Radon 2 100 Bq/liter i vattnet enligt prov 2023.', ['warning']],
    ['Radon i dricksvattnet 40 Bq/l.', []],
    ['Vattenprovet visade ingen förhöjd radonhalt.', []],
    ['Kommunalt vatten. Radon i luften 90 Bq/m³.', []],
    ['Radonavskiljare är installerad i brunnen, efter åtgärden 30 Bq/l.', []],
  ])('%s', (text, severities) => {
    const flags = radonFlags(context(text, house));
    expect(flags.map((flag) => flag.severity)).toEqual(severities);
    expect(flags.every((flag) => flag.rule === 'radon-in-water')).toBe(true);
  });
});

describe('radon that was put right and never measured again', () => {
  it.each([
    ['Radon 420 Bq/m³ mättes 2008 och radonsug installerades 2009. Ingen ny mätning är gjord.', 'warning'],
    ['Radonhalten var 510 Bq/m³ 2012. Samma år sattes en radonsug in.', 'warning'],
    ['Mätning 2015 gav radon 380 Bq/m³. Radonbrunn är anlagd därefter.', 'warning'],
    ['Radon 300 Bq/m³ uppmättes 2010, huset radonsanerades 2011.', 'warning'],
    ['Radon 420 Bq/m³ uppmättes 2020. En radonsug bör installeras.', 'critical'],
    ['Radonsug från 2005. Mätning 2021: radon 420 Bq/m³.', 'critical'],
    ['Radon 420 Bq/m³ uppmättes 2020. Ingen radonsug är installerad.', 'critical'],
    ['Radon 420 Bq/m³ 2008, med radonsug 110 Bq/m³ 2010.', undefined],
  ])('%s → %s', (text, severity) => {
    expect(radonFlags(context(text, house))[0]?.severity).toBe(severity);
  });
});

describe('where mould grows', () => {
  it.each([
    ['Mikrobiell påväxt i krypgrunden enligt besiktning 2025.', 'Mögel i krypgrunden'],
    ['Vid besiktningen syntes mögel på råsponten.', 'Mögel på vinden'],
    ['Påväxt på takstolar och underlagstak.', 'Mögel på vinden'],
    ['Mögel i källaren.', 'Mögel i källaren'],
    ['Mögel bakom kaklet i badrummet.', 'Mögel i badrummet'],
    ['Mögel på vinden och i krypgrunden.', 'Mögel på vinden och i krypgrunden'],
    ['Mögel förekommer.', 'Mögel i huset'],
    ['Huset har krypgrund. Mögel på vinden.', 'Mögel på vinden'],
  ])('%s → %s', (text, title) => {
    expect(found(text, 'mould')?.title).toBe(title);
  });
});

describe('sewage, water and oil', () => {
  it.each<Row>([
    [
      'Fastigheten ska anslutas till kommunalt VA 2029, anslutningsavgiften beräknas till 310 000 kr.',
      'connection-ahead',
      'warning',
    ],
    [
      'Kommunen drar fram vatten och avlopp och huset kommer att anslutas senast 2028.',
      'connection-ahead',
      'warning',
    ],
    ['Kommunalt VA planeras till området 2027, avgift cirka 280 000 kr.', 'connection-ahead', 'warning'],
    ['Huset måste anslutas till det kommunala avloppet inom två år.', 'connection-ahead', 'warning'],
    ['Anslutning till kommunalt vatten och avlopp blir obligatorisk 2028.', 'connection-ahead', 'warning'],
    [
      'Utbyggnad av kommunalt VA pågår, anläggningsavgift tillkommer för köparen.',
      'connection-ahead',
      'warning',
    ],
    ['Huset anslöts till kommunalt VA 2019 och avgiften är betald.', 'connection-ahead', undefined],
    ['Kommunalt vatten och avlopp.', 'connection-ahead', undefined],
    ['Fiber planeras till området 2027.', 'connection-ahead', undefined],
    ['Köparen ska anslutas till föreningen.', 'connection-ahead', undefined],
    ['Oljetanken är kvar i källaren, ej sanerad.', 'oil-tank', 'warning'],
    ['Gammal oljecistern i källaren, aldrig rengjord eller anmäld.', 'oil-tank', 'warning'],
    ['Förmultningstoalett i huset.', 'toilet-without-sewer', 'notice'],
    ['Mulltoa och utedusch.', 'toilet-without-sewer', 'notice'],
    ['Förbränningstoa från 2019.', 'toilet-without-sewer', 'notice'],
    ['Mulltoan ersattes av WC 2020.', 'toilet-without-sewer', undefined],
    ['BDT-vatten leds till stenkista.', 'soakaway', 'warning'],
    ['Gråvattnet går till en stenkista bakom huset.', 'soakaway', 'warning'],
    ['Avlopp: BDT till stenkista.', 'soakaway', 'warning'],
    ['Dagvattnet leds till stenkista.', 'soakaway', undefined],
  ])('%s → %s %s', (text, rule, severity) => {
    expect(found(text, rule)?.severity).toBe(severity);
  });

  it('shows the sum of the connection as its proof', () => {
    const flag = found(
      'Fastigheten ska anslutas till kommunalt VA 2029, anslutningsavgiften beräknas till 310 000 kr.',
      'connection-ahead',
    );
    expect(flag?.evidence.map((item) => ('text' in item ? item.text : '')).join(' ')).toContain('310 000 kr');
  });
});

describe('remarks and parts that are worn out by the advert’s own words', () => {
  it.each<Row>([
    ['OVK genomförd med anmärkning.', 'ventilation-remark', 'notice'],
    ['OVK 2024, anmärkning på två fläktar.', 'ventilation-remark', 'notice'],
    ['Ventilationen fick anmärkningar vid OVK.', 'ventilation-remark', 'notice'],
    ['OVK ej godkänd.', 'ventilation-remark', 'warning'],
    ['OVK är underkänd sedan 2023.', 'ventilation-remark', 'warning'],
    ['Ventilationskontrollen är inte godkänd.', 'ventilation-remark', 'warning'],
    ['OVK utan anmärkning 2025.', 'ventilation-remark', undefined],
    ['OVK godkänd, tidigare anmärkning åtgärdad.', 'ventilation-remark', undefined],
    ['OVK genomförd utan några anmärkningar.', 'ventilation-remark', undefined],
    ['Taket har passerat sin tekniska livslängd.', 'stated-past-life', 'warning'],
    ['Värmepannan har nått slutet av sin livslängd.', 'stated-past-life', 'warning'],
    ['Avloppsstammarna har uppnått sin tekniska livslängd.', 'stated-past-life', 'warning'],
    ['Tätskiktets livslängd är passerad.', 'stated-past-life', 'warning'],
    ['Fönstren är uttjänta.', 'stated-past-life', 'warning'],
    ['Taket är i slutet av sin tekniska livslängd.', 'stated-past-life', 'warning'],
    ['Taket har lång livslängd kvar.', 'stated-past-life', undefined],
    ['Plåt har en livslängd på 50 år.', 'stated-past-life', undefined],
    ['Det uttjänta taket byttes 2021.', 'stated-past-life', undefined],
    ['Taket har inte passerat sin livslängd.', 'stated-past-life', undefined],
  ])('%s → %s %s', (text, rule, severity) => {
    expect(found(text, rule)?.severity).toBe(severity);
  });
});

describe('a house owned through an association', () => {
  it.each<Row>([
    ['Huset värms med oljepanna.', 'oil-heating', 'warning'],
    ['Platt tak med papp.', 'flat-roof', 'notice'],
    ['Eget avlopp, underkänt av kommunen.', 'sewage-rejected', 'critical'],
  ])('%s → %s %s', (text, rule, severity) => {
    expect(found(text, rule, flatInHouse)?.severity).toBe(severity);
    expect(found(text, rule, { ...flatInHouse, propertyType: 'Lägenhet' })).toBeUndefined();
  });
});

describe('a wall that was measured', () => {
  it.each([
    [
      'Enstegstätad fasad. Fuktmätning av väggarna gjordes 2021, protokoll finns.',
      /Läs protokollet .*2021.*5 år/u,
    ],
    ['Fasaden är enstegstätad, fuktmätt 2026 med protokoll.', /Läs protokollet/u],
    ['Enstegstätad puts. Ingen fuktmätning är gjord.', /^Köp inte utan fuktmätning/u],
    ['Enstegstätad puts. Källaren fuktmättes 2024.', /^Köp inte utan fuktmätning/u],
  ])('%s', (text, action) => {
    expect(found(text, 'single-stage-facade')?.action).toMatch(action);
  });
});
