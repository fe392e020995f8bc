import type { Listing } from '../../../scraping/listing.types.js';
import { contextOf } from '../../facts/context.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { textRiskFlags } from './text-risks.js';

const told = (description: string, more: Listing = {}) =>
  textRiskFlags(
    contextOf({
      listing: { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1968, ...more, description },
      images: [],
      disagreements: [],
      today,
    }),
  );
const found = (text: string, rule: string) => told(text).find((flag) => flag.rule === rule);

describe('work that the seller did', () => {
  it.each([
    ['Badrummet är renoverat i egen regi 2016.', 'Badrum eller våtrum gjort i egen regi'],
    ['Badrum: eget arbete 2015.', 'Badrum eller våtrum gjort i egen regi'],
    ['Badrum och altan är byggda av ägarna själva.', 'Badrum eller våtrum gjort i egen regi'],
    ['Vi har själva renoverat badrummet.', 'Badrum eller våtrum gjort i egen regi'],
    ['Tvättstugan är kaklad av säljaren själv 2019.', 'Badrum eller våtrum gjort i egen regi'],
    ['Badrummet är från 2016, utfört i egen regi.', 'Badrum eller våtrum gjort i egen regi'],
    ['Badrum nere (egen regi 2011).', 'Badrum eller våtrum gjort i egen regi'],
    ['Våtrumsintyg saknas för badrummet.', 'Badrum utan intyg'],
    ['Badrummet är gjort med eget arbete och saknar våtrumsintyg.', 'Badrum utan intyg'],
  ])('is told of a wet room as the advert tells it: %s', (text, title) => {
    expect(found(text, 'wet-room-undocumented')).toMatchObject({ title, severity: 'warning' });
  });

  it('says of work in own hands nothing of papers that nobody spoke of', () => {
    const flag = found('Badrummet är renoverat i egen regi 2016.', 'wet-room-undocumented');
    expect(`${flag?.title} ${flag?.description}`).not.toMatch(/saknar intyg|utan intyg|utan dokument/iu);
  });

  it.each([
    'Badrummet är helkaklat. Huset är byggt av säljaren själv 1985.',
    'Badrummet är helkaklat och huset är byggt av säljaren själv 1985.',
    'Säljaren själv bor kvar till sommaren. Badrum med dusch.',
    'Säljaren själv använder badrummet på nedre plan dagligen.',
    'Badrummet renoverades av fackman, köket i egen regi.',
    'Altanen är byggd i egen regi. Badrum från 2004.',
    'Badrummet har inte renoverats i egen regi utan av behörig firma.',
    'Badrummet är gjort i egen regi av behörig plattsättare med våtrumsintyg.',
    'Kom och se badrummet själv!',
  ])('is not told of a wet room that nobody said it of: %s', (text) => {
    expect(found(text, 'wet-room-undocumented')).toBeUndefined();
  });

  it.each([
    'Elen är dragen av säljaren själv.',
    'Elinstallationerna är gjorda i egen regi.',
    'El: eget arbete 2012.',
  ])('is told of the wiring: %s', (text) => {
    expect(found(text, 'electrical-self-made')).toMatchObject({
      severity: 'warning',
      title: 'El dragen i egen regi',
    });
  });

  it.each([
    'Elen är dragen av säljaren själv som är behörig elektriker.',
    'Altanen är byggd i egen regi. Elen är ny 2015.',
    'Elen drogs om av firma, panelen i egen regi.',
    'Säljaren själv betalar elen direkt till bolaget.',
  ])('is not told of the wiring: %s', (text) => {
    expect(found(text, 'electrical-self-made')).toBeUndefined();
  });
});

describe('the wiring', () => {
  it.each([
    ['Elcentral med proppar.', 'notice', 'Äldre elcentral med proppar'],
    ['Äldre proppskåp i hallen.', 'notice', 'Äldre elcentral med proppar'],
    ['Elcentral med skruvsäkringar.', 'notice', 'Äldre elcentral med proppar'],
    ['Tygklädda elledningar i delar av huset.', 'warning', 'Äldre elledningar'],
    ['Uttagen är ojordade i sovrummen.', 'warning', 'Ojordade eluttag'],
    ['Jordfelsbrytare saknas.', 'warning', 'El utan jordfelsbrytare'],
    ['Elbesiktning 2024 visade brister i jordning.', 'warning', 'Anmärkning på elen'],
    ['Proppskåp, och elbesiktningen gav en anmärkning på elcentralen.', 'warning', 'Anmärkning på elen'],
  ])('is called what it is: %s', (text, severity, title) => {
    expect(found(text, 'electrical-remarks')).toMatchObject({ severity, title });
  });

  it.each([
    'Propparna är bytta till automatsäkringar 2015.',
    'Inga proppar, utan automatsäkringar.',
    'Elcentralen med proppskåp byttes 2018 till automatsäkringar.',
    'Elcentral med automatsäkringar och jordfelsbrytare.',
  ])('gives no sign: %s', (text) => {
    expect(found(text, 'electrical-remarks')).toBeUndefined();
  });
});

type Row = readonly [text: string, rule: string, severity: string | undefined];

describe('rights, contracts and debts that follow the home', () => {
  it.each<Row>([
    ['Solcellerna är leasade.', 'rented-equipment', 'warning'],
    ['Solcellerna hyrs av Eon, avtalet följer med.', 'rented-equipment', 'warning'],
    ['Värmepumpen är hyrd och avtalet tas över av köparen.', 'rented-equipment', 'warning'],
    ['Hyrd bergvärmepump, 1 200 kr i månaden.', 'rented-equipment', 'warning'],
    ['Vitvarorna är leasade.', 'rented-equipment', 'warning'],
    ['Leasingavtal på solcellsanläggningen övertas.', 'rented-equipment', 'warning'],
    ['Egenägda solceller från 2021.', 'rented-equipment', undefined],
    ['Solcellerna är inte leasade utan köpta.', 'rented-equipment', undefined],
    ['Solcellspanelerna köptes loss från leasingbolaget 2023.', 'rented-equipment', undefined],
    ['Ny värmepump, garaget hyrs av kommunen.', 'rented-equipment', undefined],
    ['Stuga med vitvaror som hyrs ut på sommaren.', 'rented-equipment', undefined],
    ['Solceller hyrs inte utan ägs.', 'rented-equipment', undefined],
    ['Samfälligheten lånar ut verktyg.', 'shared-facility-debt', undefined],
    ['Kommunens förköpsrätt avskaffades 2010.', 'pre-emption', undefined],
    ['Grannen har förköpsrätt enligt avtal.', 'pre-emption', 'warning'],
    ['Hembudsskyldighet gäller enligt stadgarna.', 'pre-emption', 'warning'],
    ['Förköpsrätt för medlemmarna enligt stadgarna.', 'pre-emption', 'warning'],
    ['Ingen förköpsrätt finns.', 'pre-emption', undefined],
    ['Huset säljs utan hembudsklausul.', 'pre-emption', undefined],
    ['Fastigheten är samägd mellan tre syskon.', 'co-owned', 'notice'],
    ['Huset ägs av tre syskon tillsammans.', 'co-owned', 'notice'],
    ['Till salu är en ideell andel av fastigheten.', 'co-owned', 'warning'],
    ['Fastigheten är inte samägd.', 'co-owned', undefined],
    ['Bryggan är samägd med grannen.', 'co-owned', undefined],
    ['Samägd väg fram till tomten.', 'co-owned', undefined],
    ['Källarvåningen är uthyrd till en hyresgäst.', 'tenant-stays', 'warning'],
    ['Lägenheten är uthyrd t.o.m. augusti.', 'tenant-stays', 'warning'],
    ['Hyresgästen flyttade ut i mars.', 'tenant-stays', undefined],
    ['Huset är inte uthyrt.', 'tenant-stays', undefined],
    ['I gatuplanet finns en hyresgäst, en bokhandel.', 'tenant-stays', 'warning'],
    ['Uthyrningsdel med egen ingång ger extra inkomst.', 'tenant-stays', undefined],
    ['Garaget är uthyrt till grannen.', 'tenant-stays', undefined],
    ['Vägföreningen har ett lån på 2 miljoner kronor.', 'shared-facility-debt', 'notice'],
    ['Samfällighetsföreningen har lån på 85 000 kr per hushåll för fiber.', 'shared-facility-debt', 'notice'],
    ['Skuld i gemensamhetsanläggningen: 40 000 kr per andel.', 'shared-facility-debt', 'notice'],
    ['Gemensamhetsanläggningen är skuldfri.', 'shared-facility-debt', undefined],
    ['Vägföreningen har inga lån.', 'shared-facility-debt', undefined],
    ['Vägföreningens lån är slutbetalt 2020.', 'shared-facility-debt', undefined],
    ['Servitut för grannens infart över tomten.', 'easement', 'warning'],
    ['Servitut finns och kommunens ledning korsar tomten.', 'easement', 'warning'],
    ['Grannen har rätt att köra över tomten.', 'easement', 'warning'],
    ['Inga servitut belastar fastigheten.', 'easement', undefined],
    ['Servitut ger huset rätt till väg över grannens mark.', 'easement', 'notice'],
    ['Huset är k-märkt.', 'protected-building', 'notice'],
    ['Fastigheten är q-märkt i detaljplanen.', 'protected-building', 'notice'],
    ['Byggnaden är kulturmärkt och har rivningsförbud.', 'protected-building', 'notice'],
    ['Huset är ett byggnadsminne sedan 1988.', 'protected-building', 'warning'],
    ['Villan förklarades som byggnadsminne 1994.', 'protected-building', 'warning'],
    ['Huset är inte k-märkt.', 'protected-building', undefined],
    ['K-märkningen upphävdes 2015.', 'protected-building', undefined],
    ['Från tomten ser du kyrkan, ett byggnadsminne från 1300-talet.', 'protected-building', undefined],
  ])('%s → %s %s', (text, rule, severity) => {
    expect(found(text, rule)?.severity).toBe(severity);
  });
});

describe('a tenant in the house of an association', () => {
  const inFlat = (text: string) =>
    told(text, { propertyType: 'Lägenhet', tenure: 'Bostadsrätt' }).find(
      ({ rule }) => rule === 'tenant-stays',
    );

  it.each([
    'I gatuplanet finns en enda hyresgäst, en bokhandel som funnits där sedan 1974.',
    'I husets bottenvåning finns en hyresgäst, ett bageri som öppnar klockan fyra.',
  ])('is the association’s where it is a shop: %s', (text) => {
    expect(inFlat(text)).toBeUndefined();
  });

  it.each([
    'I bottenvåningen finns en hyresgäst, en student.',
    'I gatuplanet bor en hyresgäst.',
    'I lägenheten finns en hyresgäst, en frisör.',
    'I gatuplanet finns en hyresgäst, en bokhandel. I lägenheten bor en hyresgäst.',
  ])('may stay where it is in the home: %s', (text) => {
    expect(inFlat(text)?.severity).toBe('warning');
  });
});
