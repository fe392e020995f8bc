import type { Listing } from '../../../scraping/listing.types.js';
import { findings } from '../../sections/findings.js';
import { today } from '../../../../test/support/reports/adverts.js';

const villa: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1968 };
const plot: Listing = { propertyType: 'Tomt', tenure: 'Äganderätt' };
const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1952 };
const found = (listing: Listing, description: string) =>
  findings({ listing: { ...listing, description }, images: [], disagreements: [], today });
type Row = [Listing, string, string | undefined];
const severityOf = (listing: Listing, description: string, rule: string) =>
  found(listing, description).flags.find((flag) => flag.rule === rule)?.severity;

describe('poisoned ground', () => {
  it.each<Row>([
    [villa, 'Marken är förorenad efter en gammal bensinmack.', 'warning'],
    [plot, 'Jordprover visar arsenik i marken.', 'critical'],
    [villa, 'Fastigheten är upptagen i EBH-registret, MIFO klass 2.', 'warning'],
    [villa, 'Marken är förorenad av kreosot och kommunen kräver sanering.', 'critical'],
    [plot, 'Här låg en deponi och jorden måste saneras innan bygget börjar.', 'critical'],
    [villa, 'Marken behöver efterbehandlas enligt länsstyrelsen.', 'critical'],
    [plot, 'Markproverna visade inga föroreningar.', undefined],
    [villa, 'Altanen är byggd av tryckimpregnerat virke.', undefined],
    [villa, 'Kommunen saknar uppgift om förorenad mark.', undefined],
    [villa, 'Bensinstation och mataffär ligger en kilometer bort.', undefined],
  ])('%o %s → %s', (listing, text, severity) => {
    expect(severityOf(listing, text, 'contaminated-ground')).toBe(severity);
  });
});

describe('money that the members pay in', () => {
  it.each<Row>([
    [flat, 'Stämman har beslutat om ett kapitaltillskott på 165 000 kr per lägenhet.', 'critical'],
    [flat, 'Ett kapitaltillskott om 40 000 kr ska betalas i höst.', 'warning'],
    [flat, 'Kapitaltillskottet på 62 000 kr betalas av köparen.', 'critical'],
    [flat, 'En extra insats på 230 000 kronor kommer att tas ut i mars.', 'critical'],
    [flat, 'Medlemmarna ska skjuta till 25 000 kr var till hissen.', 'warning'],
    [flat, 'Kapitaltillskottet på 150 000 kr förfaller i maj. Säljaren betalar det.', 'notice'],
    [
      flat,
      'Då pengar saknas i kassan har stämman beslutat att varje bostadsrätt skjuter till 145 000 kronor.',
      'critical',
    ],
    [flat, 'Inga kapitaltillskott planeras.', undefined],
    [flat, 'Frivilligt kapitaltillskott kan betalas en gång om året.', undefined],
    [flat, 'Kapitaltillskottet 2019 betalades av säljaren och gick till amortering.', undefined],
    [flat, 'Köparen har rätt till avdrag för kapitaltillskott som ska tas upp i deklarationen.', undefined],
  ])('%o %s → %s', (listing, text, severity) => {
    expect(severityOf(listing, text, 'capital-contribution')).toBe(severity);
  });
});

describe('what an authority demands', () => {
  it.each<Row>([
    [villa, 'Byggnadsnämnden har utfärdat ett föreläggande om att muren ska sänkas.', 'critical'],
    [villa, 'Bastun ska rivas senast 30 juni 2027.', 'critical'],
    [villa, 'Ägaren är förelagd vid vite att ta bort sjöboden.', 'critical'],
    [villa, 'Strandskyddsdispens saknas för bryggan.', 'critical'],
    [villa, 'Kommunen har beslutat om rivning av gäststugan.', 'critical'],
    [flat, 'Föreningen har fått ett föreläggande om brandskyddet.', 'warning'],
    [villa, 'Det finns inga förelägganden mot fastigheten.', undefined],
    [villa, 'Föreläggandet från 2015 är upphävt.', undefined],
    [villa, 'Fastigheten intill stranden har ett föreläggande att riva bryggan.', 'critical'],
    [villa, 'I villan mitt emot bor den som anmälde; vi har fått föreläggande att riva altanen.', 'critical'],
    [villa, 'Huset bredvid kyrkan har fått ett vitesföreläggande.', 'critical'],
    [villa, 'Huset bredvid har fått ett vitesföreläggande.', undefined],
    [villa, 'Grannen har fått ett föreläggande om sitt plank.', undefined],
    [villa, 'Vi river gärna skjulet före tillträdet.', undefined],
  ])('%o %s → %s', (listing, text, severity) => {
    expect(severityOf(listing, text, 'authority-order')).toBe(severity);
  });
});

describe('rooms that are not granted', () => {
  it.each<Row>([
    [flat, 'Vindsrummet på 18 kvm ingår inte i upplåtelsen.', 'critical'],
    [flat, 'Källarrummet är inrett men har aldrig upplåtits.', 'critical'],
    [flat, 'Det inglasade uterummet omfattas inte av bostadsrätten.', 'critical'],
    [flat, 'Loftet används som sovrum enligt muntlig överenskommelse med styrelsen.', 'critical'],
    [flat, 'Enligt lägenhetsförteckningen är ytan bara 52 kvm.', 'critical'],
    [flat, 'Uteplatsen ingår inte i upplåtelsen.', 'warning'],
    [flat, 'Garageplats ingår inte i upplåtelsen.', undefined],
    [flat, 'Källarrummet ingår i upplåtelsen.', undefined],
    [flat, 'Föreningen har råvind som inte är upplåten.', undefined],
  ])('%o %s → %s', (listing, text, severity) => {
    expect(severityOf(listing, text, 'room-not-granted')).toBe(severity);
  });
});

describe('the bill of a replacement of pipes', () => {
  it.each<Row>([
    [
      flat,
      'Vid stambytet betalar medlemmen badrummets ytskikt. Medlemmen betalar själv 140 000 kr för badrummet.',
      'critical',
    ],
    [flat, 'Stambytet bekostas av medlemmarna med 60 000 kr per badrum.', 'warning'],
    [flat, 'Under stambytet får du själv betala nytt badrum, cirka 210 000 kr.', 'critical'],
    [flat, 'Bostadsrättshavaren svarar själv för badrummet vid stambytet.', 'warning'],
    [flat, 'Egenkostnaden vid stambytet blir 45 000 kr.', 'warning'],
    [flat, 'Stambytet är betalt av föreningen och medlemmarna betalar inget.', undefined],
    [flat, 'Bostadsrättshavaren svarar för badrummet enligt stadgarna.', undefined],
    [flat, 'Vid stambytet kan du välja annat kakel på egen bekostnad.', undefined],
  ])('%o %s → %s', (listing, text, severity) => {
    expect(severityOf(listing, text, 'own-pipe-bill')).toBe(severity);
  });

  it.each<Row>([
    [flat, 'De boende evakueras i tolv veckor.', 'warning'],
    [flat, 'Det går inte att bo i lägenheten under arbetet.', 'warning'],
    [flat, 'Du måste flytta ut tillfälligt medan rören byts.', 'warning'],
    [villa, 'Huset är obeboeligt tills köket är klart.', 'warning'],
    [flat, 'Föreningen ordnar ersättningsbostad under tre månader.', 'warning'],
    [flat, 'Stambytet sker utan evakuering.', undefined],
    [flat, 'Ingen behöver flytta ut under arbetet.', undefined],
    [flat, 'Man kan inte bo bättre än så här.', undefined],
  ])('a time away: %o %s → %s', (listing, text, severity) => {
    expect(severityOf(listing, text, 'cannot-be-lived-in')).toBe(severity);
  });
});

describe('a deductible that the insurer has raised', () => {
  it.each<Row>([
    [flat, 'Försäkringsbolaget har höjt självrisken efter tre vattenskador.', 'warning'],
    [flat, 'Självrisken i föreningens försäkring är höjd till 250 000 kr.', 'warning'],
    [flat, 'Självrisken vid vattenskada är tre prisbasbelopp.', 'warning'],
    [flat, 'Föreningens nya försäkring har en självrisk på 120 tkr.', 'warning'],
    [flat, 'Självrisken är 200 000 kr och debiteras den medlem vars badrum läcker.', 'critical'],
    [flat, 'Självrisken vid läckage, fyra basbelopp, betalas av bostadsrättshavaren.', 'critical'],
    [flat, 'Självrisken har fördubblats. Medlemmen betalar den om skadan börjar i lägenheten.', 'warning'],
    [flat, 'Fastighetsförsäkringen är förnyad med förhöjd självrisk.', 'notice'],
    [flat, 'Självrisken vid vattenskada är 1,5 basbelopp.', undefined],
    [flat, 'Självrisken är ett basbelopp.', undefined],
    [flat, 'Skadan reglerades 2019, självrisk 3 000 kr.', undefined],
    [flat, 'Självrisken har inte höjts sedan 2015.', undefined],
    [flat, 'Självrisken sänktes till 20 000 kr när rören var bytta.', undefined],
    [flat, 'Avgiften höjs med 2 %, självrisken är 20 000 kr.', undefined],
    [flat, 'Grannföreningens självrisk är höjd till 200 000 kr.', undefined],
    [flat, 'Dolda fel-försäkring ingår, med höjd självrisk.', undefined],
    [villa, 'Försäkringsbolaget har höjt självrisken till 200 000 kr.', undefined],
  ])('%o %s → %s', (listing, text, severity) => {
    expect(severityOf(listing, text, 'raised-deductible')).toBe(severity);
  });
});

describe('a well with salt or without water', () => {
  it.each<Row>([
    [villa, 'Brunnen tar slut i augusti.', 'warning'],
    [villa, 'Vattnet i brunnen blir bräckt framåt hösten.', 'warning'],
    [villa, 'Dricksvattnet är något salt.', 'warning'],
    [villa, 'Brunnen är ofta torr i juli.', 'warning'],
    [villa, 'Förhöjd kloridhalt i brunnsvattnet.', 'warning'],
    [villa, 'Brunnen har aldrig sinat.', undefined],
    [villa, 'Bad i salt vatten från egen brygga i viken.', undefined],
    [villa, 'Poolen har saltvattenpool-system.', undefined],
  ])('%o %s → %s', (listing, text, severity) => {
    expect(severityOf(listing, text, 'water-unfit')).toBe(severity);
  });
});

describe('a home sold as it stands', () => {
  it.each<Row>([
    [villa, 'Försäljningen sker i befintligt skick.', 'warning'],
    [villa, 'Villan överlåts i det skick den befinner sig.', 'warning'],
    [villa, 'Säljaren frånsäger sig allt ansvar för fel.', 'warning'],
    [villa, 'Köparen godtar samtliga fel och brister.', 'warning'],
    [villa, 'Huset säljs som det är.', 'warning'],
    [villa, 'Huset är i gott skick.', undefined],
    [villa, 'Köket är i ursprungligt men fint skick.', undefined],
    [villa, 'Säljaren friskriver sig inte.', undefined],
  ])('%o %s → %s', (listing, text, severity) => {
    expect(severityOf(listing, text, 'disclaimer')).toBe(severity);
  });
});

it.each<[Listing, string, RegExp]>([
  [flat, 'Ett kapitaltillskott på 165 000 kr ska betalas i maj.', /tillskottet för lägenheten/],
  [flat, 'Vindsrummet på 18 kvm ingår inte i upplåtelsen.', /står i upplåtelseavtalet/],
  [flat, 'Egenkostnaden vid stambytet blir 45 000 kr.', /Vad betalar föreningen vid stambytet/],
  [villa, 'Bastun ska rivas senast 30 juni 2027.', /läsa myndighetens beslut/],
  [flat, 'De boende evakueras i tolv veckor.', /Vilka veckor/],
])('asks once about it: %o %s', (listing, text, question) => {
  const asked = found(listing, text).questions.filter((one) => question.test(one.question));
  expect(asked).toHaveLength(1);
});
