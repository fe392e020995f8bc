import { contextOf } from '../../facts/context.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { textRiskFlags } from './text-risks.js';

const found = (description: string, rule: string, propertyType = 'Villa') =>
  textRiskFlags(
    contextOf({
      listing: { propertyType, tenure: 'Äganderätt', yearBuilt: 1968, description },
      images: [],
      disagreements: [],
      today,
    }),
  ).find((flag) => flag.rule === rule);

type Row = readonly [text: string, rule: string, severity: string | undefined];

describe('damage told by what stands around it', () => {
  it.each<Row>([
    ['Just nu går två avfuktare från saneringsföretaget i hallen.', 'drying-under-way', 'critical'],
    ['I badrummet surrar torkfläktar än så länge.', 'drying-under-way', 'critical'],
    ['Byggfläktarna står kvar i köket till dess att golvet är uttorkat.', 'drying-under-way', 'critical'],
    ['Skadefirmans avfuktare plockas bort efter visningen.', 'drying-under-way', 'critical'],
    ['En avfuktare står i krypgrunden och styrs av fukthalten.', 'drying-under-way', undefined],
    ['I källaren står en avfuktare som följer med.', 'drying-under-way', undefined],
    ['Torkfläkten i tvättstugan är ny.', 'drying-under-way', undefined],
    ['Huset har frånluftsfläktar i badrum och kök.', 'drying-under-way', undefined],
    ['Försäkringsbolaget har sagt nej till att ersätta skadan i badrummet.', 'uninsured-damage', 'critical'],
    ['Skadan under diskmaskinen ersätts inte av försäkringsbolaget.', 'uninsured-damage', 'critical'],
    ['Försäkringsbolaget avslog anspråket för vattenskadan.', 'uninsured-damage', 'critical'],
    ['Golvet i köket är uppbrutet och återställandet lämnas till köparen.', 'uninsured-damage', 'critical'],
    [
      'Badrummet är rivet efter läckan, och återställning görs av den som köper.',
      'uninsured-damage',
      'critical',
    ],
    ['Försäkringen nekade ersättning för fuktskadan i hallen.', 'uninsured-damage', 'critical'],
    ['Försäkringsbolaget betalar inte för skadan bakom duschen.', 'uninsured-damage', 'critical'],
    ['Vi fick avslag från försäkringsbolaget på vattenskadan.', 'uninsured-damage', 'critical'],
    ['Försäkringsbolaget ersatte hela skadan 2019.', 'uninsured-damage', undefined],
    ['Återställning av gräsmattan görs av säljaren efter grävning.', 'uninsured-damage', undefined],
    ['Dolda fel-försäkringen ersätter inte brister som står i protokollet.', 'uninsured-damage', undefined],
    ['Försäkringsbolaget nekade 2011, men skadan åtgärdades samma år.', 'uninsured-damage', undefined],
  ])('%s → %s %s', (text, rule, severity) => {
    expect(found(text, rule)?.severity).toBe(severity);
  });
});

describe('cracks that are watched', () => {
  it.each<Row>([
    ['Gipsplomben över sprickan i källaren har spruckit.', 'moving-crack', 'critical'],
    ['Över sprickan sattes två gipsmärken som båda gått av sedan i fjol.', 'moving-crack', 'critical'],
    ['Sprickmätaren på gaveln visar rörelse varje vinter.', 'moving-crack', 'critical'],
    ['Sprickan i norra gaveln har blivit bredare sedan vi flyttade in.', 'moving-crack', 'critical'],
    ['En spricka i grundmuren öppnar sig mer för varje vår.', 'moving-crack', 'critical'],
    ['Sprickor i källarväggen kommer tillbaka trots att vi lagar dem.', 'moving-crack', 'critical'],
    ['Sprickan längs fasaden växer.', 'moving-crack', 'critical'],
    ['Sprickan i sockeln har lagats men går upp igen.', 'moving-crack', 'critical'],
    ['Gipsplomberna från 2015 är hela.', 'moving-crack', undefined],
    ['Gipsplomben har inte spruckit på åtta år.', 'moving-crack', undefined],
    ['Murgröna växer över fasaden.', 'moving-crack', undefined],
    ['En spricka i bergknallen där det växer timjan.', 'moving-crack', undefined],
    ['Köksgolvet lutar en aning mot fönstret.', 'settlement-damage', 'notice'],
  ])('%s → %s %s', (text, rule, severity) => {
    expect(found(text, rule)?.severity).toBe(severity);
  });
});

describe('water that comes in with the rain', () => {
  it.each<Row>([
    ['Efter häftiga regn kan det tränga in vatten i källaren.', 'rain-water', 'warning'],
    ['Vid skyfall blir det blött på golvet i gillestugan.', 'rain-water', 'warning'],
    ['När snön smälter står det ibland vatten i pannrummet.', 'rain-water', 'warning'],
    ['Det kan komma in lite vatten i källaren vid ihållande regn.', 'rain-water', 'warning'],
    ['Vid snösmältning samlas vatten i tvättstugan.', 'rain-water', 'warning'],
    ['I matkällaren blir det vatten på golvet vid kraftig nederbörd.', 'rain-water', 'warning'],
    ['Vid riktigt kraftigt regn sipprar vatten fram i källarhörnet.', 'rain-water', 'warning'],
    ['Efter skyfall får vi pumpa vatten ur källaren.', 'rain-water', 'warning'],
    ['Vid regn kommer det inget vatten i källaren.', 'rain-water', undefined],
    ['Efter regn rinner vattnet från taket ner i tunnan vid garaget.', 'rain-water', undefined],
    ['Vid skyfall kom vatten i källaren 2014, dräneringen är omgjord 2015.', 'rain-water', 'notice'],
    ['Trots ny dränering 2015 kommer det in vatten i källaren vid regn.', 'rain-water', 'warning'],
    ['När regnet faller sitter man torrt i uterummet.', 'rain-water', undefined],
  ])('%s → %s %s', (text, rule, severity) => {
    expect(found(text, rule)?.severity).toBe(severity);
  });
});

describe('smell from the floor, in a house of any tenure', () => {
  it.each<Row>([
    ['En lukt från golvet i sovrummet har noterats.', 'damp-smell', 'warning'],
    ['Avvikande lukt förekommer i klädkammaren.', 'damp-smell', 'warning'],
    ['Det finns en svag lukt i hallen sedan sommaren.', 'damp-smell', 'warning'],
    ['Besiktningen noterade lukt i garderoben.', 'damp-smell', 'warning'],
    ['Viss lukt känns i källaren.', 'damp-smell', 'warning'],
    ['Mikrobiell lukt i krypgrunden.', 'damp-smell', 'warning'],
    ['Säljaren upplever lukt från krypgrunden på sommaren.', 'damp-smell', 'warning'],
    ['En speciell lukt kan kännas vid ytterväggarna.', 'damp-smell', 'warning'],
    ['Ingen avvikande lukt noterades.', 'damp-smell', undefined],
    ['Svag doft av syrener genom fönstret.', 'damp-smell', undefined],
    ['En svag lukt av nybakat bröd från bageriet.', 'damp-smell', undefined],
    ['Lukten från källaren är borta sedan 2020.', 'damp-smell', 'notice'],
    ['Uppreglad konstruktion på betongplattan.', 'battened-slab', 'warning'],
    ['Golven är uppreglade ovanpå platta på mark.', 'battened-slab', 'warning'],
  ])('%s → %s %s', (text, rule, severity) => {
    expect(found(text, rule)?.severity).toBe(severity);
  });

  it('tells of the floor and the smell together', () => {
    const flag = found('Uppreglat golv på platta. Lukt från golvet har noterats.', 'battened-slab');
    expect([flag?.weight, flag?.title]).toEqual([3, 'Uppreglat golv på betongplatta med lukt']);
  });
});

describe('names that only sound like trouble', () => {
  it.each<Row>([
    ['Ekan nere vid bryggan läcker, den följer inte med.', 'leak-mentioned', undefined],
    ['Regntunnan bakom uthuset läcker lite.', 'leak-mentioned', undefined],
    ['Yttertaket läcker vid takfönstret.', 'leak-mentioned', 'critical'],
    ['Statyn i parken kallas för Husbocken.', 'wood-pests', undefined],
    ['Baggen i hagen heter Husbock.', 'wood-pests', undefined],
    ['Insekter av den sort som kallas husbock har gett angrepp i takstolarna.', 'wood-pests', 'warning'],
    ['Asbest inventerades 2016 och det finns inget kvar.', 'asbestos', undefined],
    ['Asbest: undersökt, ingen kvar.', 'asbestos', undefined],
    ['Asbest finns kvar i pannrummet.', 'asbestos', 'warning'],
  ])('%s → %s %s', (text, rule, severity) => {
    expect(found(text, rule)?.severity).toBe(severity);
  });

  it('says that it is the roof that leaks', () => {
    expect(found('Yttertaket läcker vid takfönstret.', 'leak-mentioned')?.title).toBe('Ett tak som läcker');
  });
});

describe('a permission that was refused', () => {
  it.each<Row>([
    ['Ansökan om förhandsbesked fick avslag 2024.', 'permission-refused', 'critical'],
    ['Förhandsbesked för en villa har nekats av kommunen.', 'permission-refused', 'critical'],
    ['Byggnadsnämnden sade nej till bostadshus på tomten.', 'permission-refused', 'critical'],
    ['Länsstyrelsen avslog ansökan om bygglov.', 'permission-refused', 'critical'],
    ['Kommunen har sagt nej till bygglov här.', 'permission-refused', 'critical'],
    ['Bygglovet avslogs i våras.', 'permission-refused', 'critical'],
    ['Nämnden gav negativt förhandsbesked.', 'permission-refused', 'critical'],
    ['Avslag på bygglovsansökan 2025.', 'permission-refused', 'critical'],
    ['Tomten säljs utan byggrätt.', 'permission-refused', 'warning'],
    ['Byggrätt saknas.', 'permission-refused', 'warning'],
    ['Grannarnas överklagande av bygglovet avslogs.', 'permission-refused', undefined],
    ['Förhandsbesked nekades 2019 men beviljades 2024.', 'permission-refused', undefined],
    ['Byggnadsnämnden sade inte nej till två våningar.', 'permission-refused', undefined],
    ['Grannens bygglov avslogs.', 'permission-refused', undefined],
  ])('%s → %s %s', (text, rule, severity) => {
    expect(found(text, rule, 'Tomt')?.severity).toBe(severity);
  });

  it('weighs less for a house that stands', () => {
    expect(found('Bygglov för altanen avslogs.', 'permission-refused')?.severity).toBe('warning');
  });
});

describe('work that is begun', () => {
  it.each<Row>([
    ['Tillbyggnaden är inte färdig invändigt.', 'unfinished-work', 'warning'],
    ['En påbörjad renovering av övervåningen.', 'unfinished-work', 'warning'],
    ['I källaren återstår golv och ytskikt.', 'unfinished-work', 'warning'],
    ['Badrummet uppe är halvfärdigt.', 'unfinished-work', 'warning'],
    ['Vinden är delvis inredd och ännu inte klar.', 'unfinished-work', 'warning'],
    ['Ofärdig utbyggnad mot söder.', 'unfinished-work', 'warning'],
    ['På övervåningen återstår el, isolering och innertak.', 'unfinished-work', 'warning'],
    ['Köket står oavslutat.', 'unfinished-work', 'warning'],
    ['Renoveringen är färdig sedan 2022.', 'unfinished-work', undefined],
    ['Vinden är oinredd.', 'unfinished-work', undefined],
    ['Det återstår bara att flytta in.', 'unfinished-work', undefined],
    ['Grannens tillbyggnad är inte färdig.', 'unfinished-work', undefined],
  ])('%s → %s %s', (text, rule, severity) => {
    expect(found(text, rule)?.severity).toBe(severity);
  });
});
