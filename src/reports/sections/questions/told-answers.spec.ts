import type { Listing } from '../../../scraping/listing.types.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { writeRulesReports } from '../../rules-analyst.js';

const flat: Listing = {
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  yearBuilt: 1961,
  price: 2_000_000,
  livingArea: 62,
};
const house: Listing = { ...flat, propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1958 };
const builtIn = (yearBuilt: number): Listing => ({ ...house, yearBuilt });

/** Every question that a buyer is shown of an advert with this text. */
const asked = (page: Listing, description: string): string[] =>
  writeRulesReports({
    listing: { ...page, description },
    images: [],
    disagreements: [],
    today,
  }).report.viewingQuestions.map(({ question }) => question);

const damp = 'Var kommer fukten ifrån, och är orsaken borta?';
const ground = 'Är fukten i grunden mätt, och finns protokoll?';
const crawl = 'Är fukten i grunden mätt, och går det att komma ner på visningen?';

describe('a question that another statement does not answer', () => {
  it.each([
    // A reading of damp says nothing of its cause.
    ['damp that was measured', flat, 'Förhöjd fukt uppmätt i badrummets vägg.', damp],
    ['damp in the cellar', house, 'Förhöjd fukt uppmätt i källarens vägg.', damp],
    // Mended is not measured dry.
    ['a mended leak', house, 'Läckan i köket lagades 2021.', 'Vad läckte, och mättes det torrt efteråt?'],
    ['a mended pipe', flat, 'En läcka i badrummet åtgärdades 2020.', 'mättes det torrt'],
    // Something else in the ground was measured, or nothing was.
    ['radon in the cellar', house, 'Radon är mätt i källaren till 110 Bq/m³.', ground],
    ['the size of the cellar', house, 'Källaren är uppmätt till 58 kvm.', ground],
    [
      'the duty to look',
      house,
      'Huset har källare. Köparens undersökningsplikt omfattar även vind, källare och grund.',
      ground,
    ],
    ['no measurement', house, 'Krypgrund. Fuktmätning av grunden har inte gjorts.', crawl],
    ['a measurement to come', house, 'Krypgrund. Fuktmätning av grunden ska göras.', crawl],
    // The name of a lease is no date.
    [
      'a leasehold since',
      flat,
      'Föreningen innehar marken med tomträtt sedan 1982.',
      'När räknas hyran för marken om, och vad väntas den bli?',
    ],
    [
      'white render',
      house,
      'Stommen är av lättbetong med vit puts.',
      'Är lättbetongen i väggarna vit eller blå?',
    ],
    [
      'a blue door',
      house,
      'Huset är av lättbetong och har blå dörr.',
      'Är lättbetongen i väggarna vit eller blå?',
    ],
    // The work itself is no look at it since.
    ['a renewed roof', house, 'Taket byttes 2009.', 'vem har varit uppe och sett på det sedan dess?'],
    ['a relaid roof', house, 'Taket är omlagt 2009.', 'vem har varit uppe och sett på det sedan dess?'],
    // One reading stands for the first question alone.
    [
      'a reading of a dehumidifier',
      house,
      'I krypgrunden sitter en avfuktare som visar 55 procent.',
      'Vad gör luften fuktig där, och vem har undersökt det?',
    ],
    // Damage and lean are no matter of age.
    [
      'a vault of a young house',
      builtIn(2018),
      'Huset har en jordkällare med stenvalv.',
      'Håller valvet i jordkällaren, och rinner vatten in?',
    ],
    [
      'a retaining wall of a young house',
      builtIn(2018),
      'Stödmur mot gatan.',
      'Lutar stödmuren, och har den dränering bakom?',
    ],
    [
      'roof windows of a young house',
      builtIn(2018),
      'Takfönster från 2018.',
      'Har det läckt runt takfönstren?',
    ],
    [
      'a pump of ten years',
      builtIn(2016),
      'Frånluftsvärmepump i huset.',
      'Hur gammal är frånluftspumpen, och är kompressorn bytt?',
    ],
    // One of two.
    [
      'one of two bathrooms',
      house,
      'Två badrum varav ett renoverat 2018.',
      'Vilket av badrummen är äldst, och hur gammalt är tätskiktet där?',
    ],
    [
      'a glazed shower',
      flat,
      'Badrummet har inglasad dusch. Balkong mot gården.',
      'När kontrollerades balkongen, och får jag glasa in den?',
    ],
    [
      'batteries on the balcony',
      flat,
      'P-plats finns på gården. Här laddar du batterierna på balkongen.',
      'ladda',
    ],
    ['pipes never filmed', flat, 'Stammarna byttes 2006. Stammarna är inte filmade.', 'filmats sedan dess?'],
    [
      'an insulated house on a slab',
      house,
      'Välisolerat hus på platta på mark.',
      'är plattan isolerad undertill?',
    ],
    ['a fee with a storeroom', flat, 'Avgiften är 4 200 kr inklusive förråd.', 'Vad ingår i avgiften'],
    // The next sentence and the next line are about something else.
    [
      'the year of the house',
      house,
      'Takfönster lyser upp huset. Det byggdes 1974.',
      'Hur gamla är takfönstren, och har det läckt runt dem?',
    ],
    [
      'the price on the next line',
      house,
      'Uppvärmning: Fjärrvärme\nUtgångspris: 3 495 000 kr',
      'Vad kostade fjärrvärmen förra året, och hur gammal är centralen?',
    ],
    [
      'new doors behind the laundry',
      flat,
      'Det finns gemensam tvättstuga. Nya entrédörrar 2021.',
      'Hur gamla är maskinerna i tvättstugan, och är det lätt att få tid?',
    ],
    // What stands between is of another thing.
    [
      'the permit of a carport',
      house,
      'Uterum från 2014, carport med bygglov.',
      'Har uterummet bygglov, och har taket läckt mot huset?',
    ],
    ['the year of a guest house', house, 'Träfasad och gästhus målat 2021.', 'När målades träfasaden'],
    [
      'a ventilation control',
      house,
      'Snyggt badrum med dusch, OVK godkänd 2021.',
      'Finns intyg för badrummet, och vad står det på golvbrunnen?',
    ],
    [
      'works that are not planned',
      flat,
      'Avgiften höjdes med 5 procent 2025 och inga större renoveringar är planerade.',
      'höjning',
    ],
    [
      'an agreement',
      house,
      'Fjärrvärme enligt avtalet med Fortum.',
      'Vad kostade fjärrvärmen förra året, och hur gammal är centralen?',
    ],
    ['a deck with sun to choose', house, 'Altan där du själv väljer sol eller skugga.', 'Vem byggde altanen'],
    ['a viewing to announce', house, 'Garage nära huset, som visas efter anmälan.', 'finns bygglov för det?'],
    ['a place in the street', flat, 'Parkering på gatan, egen uteplats.', 'Följer en plats för bilen med'],
    ['some windows', flat, 'Treglasfönster och nytt badrum.', 'Gäller treglas alla fönster?'],
    ['white corners', house, 'Huset är av lättbetong, vita knutar.', 'vit eller blå'],
    [
      'a film of the home',
      flat,
      'Stammarna byttes 2006. Bostaden är filmad, se länken.',
      'filmats sedan dess',
    ],
    [
      'a file to load',
      flat,
      'En egen p-plats ingår. Ladda ner årsredovisningen här.',
      'ladda en elbil på platsen',
    ],
    [
      'panes of two kinds',
      house,
      'Kopplade fönster på övervåningen, treglas isolerfönster nere.',
      'immigt mellan glasen',
    ],
    [
      'a rent since long',
      flat,
      'Avgälden är 14 000 kr, tomträtt sedan 1982.',
      'När räknas hyran för marken om, och vad väntas den bli?',
    ],
    [
      'a seller who bought of an estate',
      house,
      'Vi köpte huset av ett dödsbo 2012 och har bott här sedan dess. Sovrum mot gatan.',
      'Hur låter det i rummen mot gatan',
    ],
    ['an antique fireplace', house, 'Braskamin. Elen är besiktigad och godkänd 2021.', 'vad sa sotaren'],
    ['the papers of the wiring', flat, 'Badrummet gjordes om 2019, elen har intyg.', 'får jag se intygen'],
    ['a promise of service', house, 'Luftvärmepump som ska servas i höst.', 'när servades den'],
    [
      'a measurement at the neighbour',
      house,
      'Krypgrund. Grannen har mätt fukten i sin grund.',
      'Är fukten i grunden mätt',
    ],
    ['works that the others did', flat, 'Hiss. Grannföreningen bytte sin hiss 2019.', 'Hur gammal är hissen'],
    [
      'a villa of its own year',
      house,
      'Luftvärmepump. Den gula villan är från 1919.',
      'Hur gammal är luftvärmepumpen, och när servades den?',
    ],
    ['the year of the house that it is in', flat, 'Hiss finns i huset från 1961.', 'Hur gammal är hissen'],
    ['a relining', flat, 'Hiss. Relining 2019.', 'Hur gammal är hissen'],
    ['doors beside it', flat, 'Hiss och entrédörrar 2021.', 'Hur gammal är hissen'],
    ['a lift to come', flat, 'Hissen ska bytas 2027.', 'Hur gammal är hissen'],
    ['a roof beside it', house, 'Solceller och takomläggning 2019, betald.', 'är de betalda'],
    ['the permit of a shed', house, 'Uterum från 2014 och friggebod med bygglov.', 'Har uterummet bygglov'],
    ['no glazing', flat, 'Balkong som inte är inglasad.', 'får jag glasa in den'],
    ['no drain', house, 'Tvättstugan saknar golvbrunn.', 'Har tvättstugan golvbrunn'],
    ['two bathrooms of one year', house, 'Två badrum renoverades 2018.', 'Vilket av badrummen är äldst'],
    [
      'a rise that was not made',
      flat,
      'Avgiften höjdes 2025. Stambytet gjordes utan att avgiften höjdes.',
      'höjning',
    ],
    [
      'a fireplace declared',
      house,
      'Braskaminen är anmäld till kommunen 2015. Skorstenen är murad.',
      'Vad sa sotaren',
    ],
  ])('stays beside %s', (_, page, text, question) => {
    expect(asked(page, text).join('\n')).toContain(question);
  });
});

describe('a question that is told in part', () => {
  it.each([
    [
      house,
      'Tillbyggnaden uppfördes av en byggfirma.',
      'Vem byggde till huset',
      'Finns bygglov och slutbesked för tillbyggnaden?',
    ],
    [house, 'Tillbyggt 1998 med bygglov.', 'finns bygglov och slutbesked', 'Vem byggde till huset?'],
    [flat, 'Båtplats ingår.', 'Följer båtplatsen med', 'Vad kostar båtplatsen om året?'],
    [house, 'FTX, filtren byts årligen.', 'När byttes filtren', 'När rensades kanalerna till ventilationen?'],
    [house, 'Laddboxen ingår.', 'Ingår laddboxen', 'Vem installerade laddboxen?'],
    [
      flat,
      'Tvättmaskinen är inkopplad av en rörmokare.',
      'Vem kopplade in tvättmaskinen',
      'Står tvättmaskinen på tätt golv?',
    ],
    [
      flat,
      'Bredband ingår i avgiften.',
      'Vad kostar gruppavtalet',
      'När går gruppavtalet för bredband ut, och måste jag vara med?',
    ],
    [
      flat,
      'En egen p-plats ingår.',
      'Följer en plats för bilen med',
      'Går det att ladda en elbil på platsen?',
    ],
    [house, 'Uterummet har bygglov.', 'Har uterummet bygglov', 'Har uterummets tak läckt mot huset?'],
    [
      flat,
      'Tomträtt. Avgälden räknas om 2031.',
      'När räknas hyran för marken om',
      'Vad väntas hyran för marken bli?',
    ],
    [
      house,
      'Krypgrund. Fuktkvoten i krypgrunden mättes 2023 till 14 procent.',
      'Är fukten i grunden mätt, och går',
      'Går det att komma ner i grunden på visningen?',
    ],
    [house, 'Solcellerna är betalda.', 'är de betalda', 'Vad gav solcellerna förra året?'],
  ])('asks the rest: %#', (page, text, gone, rest) => {
    const questions = asked(page, text).join('\n');
    expect(questions).not.toContain(gone);
    expect(questions).toContain(rest);
  });
});

describe('a question that is told', () => {
  it.each([
    [house, 'Braskaminen godkändes vid sotning i oktober.', 'vad sa sotaren'],
    [house, 'Stommen är av lättbetong, den vita sorten.', 'vit eller blå'],
    [house, 'Stommen är av vit lättbetong.', 'vit eller blå'],
    [house, 'Taket är från 2009. Det kontrollerades i höstas.', 'sett på det sedan dess'],
    [house, 'Treglasfönster i hela huset.', 'Gäller treglas alla fönster'],
    [house, 'Platta på mark. Plattan är isolerad med cellplast.', 'är plattan isolerad'],
    [flat, 'Månadsavgiften 4 200 kr inkluderar värme och vatten.', 'Vad ingår i avgiften'],
    [flat, 'Avgiften höjdes 2025, och inga fler höjningar är beslutade.', 'är någon höjning beslutad'],
    [house, 'Två badrum, båda renoverade 2018.', 'Vilket av badrummen är äldst'],
    [flat, 'Balkongerna renoverades 2005 och besiktigades 2023.', 'när besiktigades'],
    [flat, 'Stammarna byttes 2006 och filmades i januari.', 'filmats sedan dess'],
    [
      house,
      'Fyra sovrum, två badrum (2018 och 2021, båda med intyg) och kök.',
      'Vilket av badrummen är äldst',
    ],
    [house, 'Två badrum, det stora gjort 2016, det lilla 2021.', 'Vilket av badrummen är äldst'],
    [
      flat,
      'Tomträttsavgälden är 12 400 kr och skrevs om 2021, så den gäller oförändrad till 2041.',
      'När räknas hyran för marken om',
    ],
    [house, 'Fjärrvärme. Fjärrvärmeväxlaren byttes 2020.', 'hur gammal är centralen'],
    [flat, 'I avgiften ingår värme, vatten och bredband.', 'Vad kostar gruppavtalet'],
    [
      house,
      'Badrummet i källaren gjordes 2020 av lokal VVS-firma, kvalitetsdokument finns.',
      'får jag se intygen',
    ],
    [flat, 'Helkaklat badrum från 2020, utfört av en firma med kvalitetsdokument.', 'får jag se intygen'],
    [flat, 'Badrummet gjordes om 2022 av en firma och dokument finns.', 'får jag se intygen'],
    [{ ...flat, yearBuilt: 2024 }, 'Balkong i söder.', 'När kontrollerades balkongen'],
  ])('is not put: %#', (page, text, gone) => {
    expect(asked(page, text).join('\n')).not.toContain(gone);
  });
});

describe('what is asked instead', () => {
  it('presumes no outcome that is not told', () => {
    const questions = asked(house, 'Förhöjd fukt uppmätt i källarens vägg.').join('\n');
    expect(questions).not.toMatch(/fukten (?:var|togs) bort/);
  });

  it('presumes no firm behind a bathroom', () => {
    const questions = asked(house, 'Badrummet gjordes 2021 av säljaren själv, intyg finns.').join('\n');
    expect(questions).not.toMatch(/firma/i);
  });

  it('asks of two bathrooms nothing that their papers tell', () => {
    const questions = asked(house, 'Två badrum (2018 och 2021, båda med intyg).').join('\n');
    expect(questions).toContain('Rinner vattnet mot brunnen i alla badrum?');
  });

  it('asks of the past damage of every home that tells of a mended one', () => {
    expect(asked(house, 'Läckan i köket lagades 2021.').join('\n')).toMatch(/skador/);
  });
});
