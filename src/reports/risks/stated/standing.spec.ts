import type { Listing } from '../../../scraping/listing.types.js';
import { contextOf } from '../../facts/context.js';
import { radonFlags } from '../home/radon.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { textRiskFlags } from './text-risks.js';

const severities = (description: string, listing: Listing = {}) => {
  const context = contextOf({
    listing: { propertyType: 'Villa', tenure: 'Äganderätt', ...listing, description },
    images: [],
    disagreements: [],
    today,
  });
  return Object.fromEntries(
    [...textRiskFlags(context), ...radonFlags(context)].map((flag) => [flag.rule, flag.severity]),
  );
};

describe('damage that is there', () => {
  it.each([
    ['Källargolvet blir blött vid snösmältning.', 'stated-moisture'],
    ['Vi har problem med vatten i källaren varje vår.', 'stated-moisture'],
    ['Fuktindikering gav utslag i duschhörnan.', 'stated-moisture'],
    ['I trossbotten hittades svamp.', 'dry-rot'],
    ['Provsvaret löd Serpula lacrymans.', 'dry-rot'],
    ['Lägenheten har en ej slutreglerad fuktskada.', 'stated-moisture'],
    ['Asbestisoleringen på rören har gått sönder.', 'asbestos'],
    ['Trekammarbrunn utan efterföljande rening, vilket inte är tillåtet.', 'sewage-rejected'],
    ['Badrummet går inte att använda, det saknas tätskikt.', 'wet-room-rejected'],
    ['Badrum från 1979, ej godkänt ur försäkringssynpunkt.', 'wet-room-rejected'],
    ['Avloppet godkänns inte av kommunen.', 'sewage-rejected'],
    ['Enskild avloppsanläggning med utsläppsförbud.', 'sewage-rejected'],
    ['Kommunen kräver nytt avlopp.', 'sewage-rejected'],
    ['Pågående fuktutredning i källaren.', 'stated-moisture'],
    ['I källaren tränger vatten in vid kraftigt regn.', 'water-damage'],
    ['Under köksgolvet upptäcktes i våras en vattenskada. Uttorkning pågår.', 'water-damage'],
    ['Vattenskadan i hallen är anmäld men ännu inte åtgärdad.', 'water-damage'],
    ['Taket läcker kring skorstenen.', 'leak-mentioned'],
    ['Röret under diskbänken läckte i höstas och golvet är inte torkat.', 'leak-mentioned'],
    ['På vindens råspont syns påväxt av mikrobiell karaktär.', 'mould'],
    ['Vinden är möglig på norrsidan.', 'mould'],
    ['Besiktningsmannen noterade mögel i krypgrunden.', 'mould'],
    ['Syllen är rutten utmed västra väggen.', 'rot-damage'],
    ['Röta finns i bjälklaget mot källaren.', 'rot-damage'],
    ['Hussvamp har konstaterats i trossbotten.', 'dry-rot'],
    ['Ett svampangrepp i golvbjälkarna väntar på sanering.', 'dry-rot'],
    ['Förhöjda fuktvärden i badrumsväggen.', 'stated-moisture'],
    ['Källarens väggar har fuktgenomslag.', 'stated-moisture'],
    ['Golvet i gillestugan är fuktigt och källaren är blöt.', 'stated-moisture'],
    ['Fuktkvoten i syllen uppmättes till 23 procent.', 'moisture-measured'],
    ['Fuktkvot 22 % i blindbotten enligt protokollet.', 'moisture-measured'],
    ['Förhöjd fukt i syllen. Förslag på sanering finns men inga åtgärder är utförda.', 'stated-moisture'],
    ['Ett levande angrepp av husbock i takstolarna.', 'wood-pests'],
    ['Sättningar finns i grunden och den norra delen rör sig fortfarande.', 'settlement-damage'],
    ['Ytterväggarna är putsade på cellplast mot träreglar.', 'single-stage-facade'],
    ['Huset har odränerade putsade fasader.', 'single-stage-facade'],
    ['Fasaden består av tunnputs på isolering utan luftspalt.', 'single-stage-facade'],
    ['Rörisoleringen innehåller asbest och är trasig på flera ställen.', 'asbestos'],
    ['Asbest i pannrummet måste saneras innan rummet används.', 'asbestos'],
    ['Kommunen har dömt ut avloppet.', 'sewage-rejected'],
    ['Trekammarbrunnen från 1972 uppfyller inte dagens krav.', 'sewage-rejected'],
    ['Enskilt avlopp. Anläggningen är belagd med förbud mot utsläpp.', 'sewage-rejected'],
    ['Miljönämnden har förelagt om nytt avlopp senast 2027.', 'sewage-rejected'],
    ['Infiltrationen är ej godkänd.', 'sewage-rejected'],
    ['Duschrummet på nedre plan är underkänt.', 'wet-room-rejected'],
    ['Badrummet saknar tätskikt bakom kaklet.', 'wet-room-rejected'],
    ['Tätskiktet i badrummet är otätt.', 'wet-room-rejected'],
    ['Våtrummet uppfyller inte branschreglerna.', 'wet-room-rejected'],
  ])('is critical: %s', (text, rule) => {
    expect(severities(text)[rule]).toBe('critical');
  });

  it.each([
    ['Vattenskada i köket 2015, åtgärdad av försäkringsbolaget.', 'repaired-damage'],
    ['Mögel på vinden sanerades 2021.', 'repaired-damage'],
    ['Efter en fuktskada 2012 byttes golvet och källaren dränerades.', 'repaired-damage'],
    ['Läckaget 2017 är åtgärdat.', 'leak-mentioned'],
  ])('is a notice once it is mended: %s', (text, rule) => {
    expect(severities(text)).toEqual({ [rule]: 'notice' });
  });

  it.each([
    'Strandskyddet berör inte tomten.',
    'Det gamla avloppet var underkänt. Nytt minireningsverk 2022.',
    'Säljaren friskriver sig inte.',
    'Byggnadsförbud råder inte.',
    'Ett murket träd är fällt och rötterna från björken borttagna.',
    'Skadedjursavtal med Anticimex finns.',
    'Läckra detaljer och en läcker inredning.',
    'Vinden är inspekterad utan påväxt eller missfärgning.',
    'Husets skick är gott och ingen akut åtgärd behövs.',
    'Kommunalt avlopp. Förbud mot rökning på balkongen.',
    'Tidigare eternitfasad är utbytt mot träpanel 2010.',
    'Inga fukt- eller mögelskador har noterats.',
    'Huset har aldrig drabbats av vattenskada.',
    'Försäkring mot hussvamp och husbock ingår.',
    'Grannens vattenskada 2023 påverkade inte lägenheten.',
    'Köket är utfört vattenskadesäkert med läckagelarm.',
    'Radonfritt, torrt och välskött utan spår av röta.',
    'Avloppet är godkänt av kommunen 2021.',
    'Badrummet är godkänt och har våtrumsintyg.',
    'På tomten växer mossa, och taket tvättades från påväxt av alger 2024.',
    'Elanläggningen är besiktigad utan anmärkning.',
    'Fuktkvoten i syllen är 13 procent.',
    'Fasaden är putsad på lättbetong.',
    'Putsen är tvåstegstätad med luftspalt.',
    'Det går svamppromenader i skogen och möss i sagoboken.',
    'Hela avloppsledningen är filmad utan anmärkning.',
    'Skadedjursförsäkring via Anticimex.',
    'Ingen tvist och ingen friskrivning.',
    'Översvämningsrisken är låg enligt kommunen.',
    'Huset ligger utanför översvämningsområdet.',
    'Husets altan kräver inte bygglov.',
  ])('is not read into: %s', (text) => {
    expect(severities(text)).toEqual({});
  });
});

describe('constructions and materials', () => {
  it.each<[string, string, string | undefined, Listing?]>([
    ['Krypgrund.', 'crawl-space', 'warning'],
    ['Huset står på krypgrund. Fuktmätning i grunden 2025 visade normala värden.', 'crawl-space', 'notice'],
    ['Krypgrund med avfuktare.', 'crawl-space', 'notice'],
    ['Krypgrund, protokollet visar 14 procent fuktkvot.', 'crawl-space', 'notice'],
    ['Krypgrunden har aldrig fuktmätts. Badrummet är torrt.', 'crawl-space', 'warning'],
    ['Inneluftsventilerad krypgrund.', 'crawl-space', undefined],
    ['Gäststugan står på krypgrund.', 'crawl-space', undefined],
    ['Platta på mark med uppreglat golv.', 'battened-slab', 'warning'],
    ['Uppreglade golv, mätta och torra enligt besiktningen.', 'battened-slab', 'notice'],
    ['Källarens väggar är isolerade invändigt.', 'basement-insulated-inside', 'warning'],
    ['Källarens väggar är inte isolerade invändigt.', 'basement-insulated-inside', undefined],
    ['Golven är avjämnade med kaseinspackel.', 'casein-screed', 'warning'],
    ['Golven är avjämnade med kaseinfritt spackel.', 'casein-screed', undefined],
    ['Golven är inte spacklade med kaseinspackel.', 'casein-screed', undefined],
    ['Fasaden är putsad.', 'render-of-risk-years', 'warning', { yearBuilt: 2003, structure: 'Trä' }],
    ['Fasaden är putsad.', 'render-of-risk-years', undefined, { yearBuilt: 2003, structure: 'Lättbetong' }],
    ['Fasaden är putsad.', 'render-of-risk-years', undefined, { yearBuilt: 1962 }],
    ['Fasaden är putsad med luftspalt bakom.', 'render-of-risk-years', undefined, { yearBuilt: 2003 }],
    ['Eternitfasad i gott skick.', 'asbestos', 'warning'],
    ['Ingen asbest finns kvar i huset.', 'asbestos', undefined],
    ['Asbest inventerades vid stambytet och avlägsnades då.', 'asbestos', undefined],
    ['Garagets tak är av eternit.', 'asbestos', 'notice'],
    ['Grannens garage har eternittak.', 'asbestos', undefined],
    ['PCB finns i fogarna.', 'pcb', 'warning'],
    ['PCB-sanering utfördes 2014.', 'pcb', undefined],
    ['Stomme av blåbetong, radon mätt 2024 till 120 Bq/m³.', 'blue-concrete', 'notice'],
    ['Radon är inte mätt.', 'radon-unmeasured', 'warning', { structure: 'Lättbetong', yearBuilt: 1965 }],
    ['Radon är inte mätt.', 'radon-unmeasured', 'notice', { structure: 'Trä', yearBuilt: 1965 }],
    ['Oljepanna från 1998.', 'oil-heating', 'warning'],
    ['Oljepannan ersattes av bergvärme 2012.', 'oil-heating', undefined],
    ['Ojordade uttag på övre plan.', 'electrical-remarks', 'warning'],
    ['Jordfelsbrytare saknas.', 'electrical-remarks', 'warning'],
    ['Det råder eldningsförbud i kakelugnen.', 'fireplace-ban', 'warning'],
    ['Balkongen är avstängd på grund av rasrisk.', 'unsafe-part', 'warning'],
    ['Säljaren har renoverat badrummet själv.', 'wet-room-undocumented', 'warning'],
    ['Våtrumsintyg saknas för badrummet.', 'wet-room-undocumented', 'warning'],
  ])('%s: %s is %s', (text, rule, severity, listing = {}) => {
    expect(severities(text, listing)[rule]).toBe(severity);
  });
});

describe('water, law and people', () => {
  it.each<[string, string, string | undefined, Listing?]>([
    ['Avloppet underkändes 2014, ny anläggning byggdes 2016.', 'sewage-rejected', undefined],
    ['Bytt avlopp 2020. Tillstånd saknas inte.', 'sewage-rejected', undefined],
    ['Avloppet är på WC-dispens.', 'sewage-exemption', 'warning'],
    ['Vattenprovet var otjänligt.', 'water-unfit', 'warning'],
    ['Vattenprovet var tjänligt med anmärkning.', 'water-unfit', 'notice'],
    ['Vattnet är tjänligt utan anmärkning.', 'water-unfit', undefined],
    ['Brunnen sinar torra somrar.', 'water-unfit', 'warning'],
    ['Kommunalt sommarvatten.', 'summer-water', 'notice'],
    ['Fastigheten belastas av servitut för väg.', 'easement', 'warning'],
    ['Servitut för brygga finns.', 'easement', 'notice'],
    ['Inga servitut.', 'easement', undefined],
    ['Tomten omfattas av strandskydd.', 'shore-protection', 'warning'],
    ['Huset ligger inte inom strandskydd.', 'shore-protection', undefined],
    ['Tomten är avstyckad 2019 och ligger utanför strandskyddet.', 'shore-protection', undefined],
    [
      'Ägaren rev betongväggen i somras, och ritningar eller okej från styrelsen hanns aldrig med.',
      'wall-removed',
      'critical',
    ],
    ['Mittpartiet av hjärtväggen plockades bort sommaren 2018.', 'wall-removed', 'warning'],
    ['Den bärande väggen togs bort 2018 med konstruktörsintyg och anmälan.', 'wall-removed', undefined],
    ['Bärande vägg riven 2019. Handlingar saknas.', 'wall-removed', 'critical'],
    ['En icke bärande vägg revs 2015.', 'wall-removed', undefined],
    ['Öppningen är tagen i en lättvägg.', 'wall-removed', undefined],
    ['Ingen bärande vägg har rivits.', 'wall-removed', undefined],
    ['Altanen är uppförd utan bygglov.', 'permit-missing', 'warning'],
    ['Gäststugan är ett svartbygge.', 'permit-missing', 'warning'],
    ['Några handlingar hos kommunen finns inte för byggnaden.', 'permit-missing', 'warning'],
    ['Några handlingar finns inte för kaminen.', 'permit-missing', undefined],
    ['Slutbesked saknas för uterummet.', 'permit-missing', 'warning'],
    ['Huset används på ett interimistiskt slutbesked till mars.', 'interim-permit', 'critical'],
    ['Interimistiskt slutbesked ger rätt att ta huset i bruk till mars.', 'interim-permit', 'critical'],
    ['Slutbeskedet är ännu interimistiskt.', 'interim-permit', 'critical'],
    ['Interimistiskt slutbesked.', 'interim-permit', 'warning', { yearBuilt: 2026 }],
    ['Det interimistiska slutbeskedet ersattes av ett slutligt 2023.', 'interim-permit', undefined],
    ['Interimistiskt slutbesked 2021, slutbesked 2022.', 'interim-permit', undefined],
    ['Interimistiskt slutbesked gavs 2021. Ett slutligt slutbesked kom 2022.', 'interim-permit', undefined],
    ['Här får du bygga ut utan bygglov.', 'permit-missing', undefined],
    ['Byggnadsförbud gäller närmast vägen.', 'building-ban', 'warning'],
    ['Pågående tvist med grannen om gränsen.', 'dispute', 'warning'],
    ['Intyg för våtrummet finns tyvärr inte.', 'wet-room-undocumented', 'warning'],
    ['Intyg för våtrummet finns.', 'wet-room-undocumented', undefined],
    ['Grannens tvist om sin balkong slutade med att han fick sitt lov.', 'dispute', undefined],
    ['Tvisten slutade med att föreningen ska betala 8,6 miljoner.', 'dispute', 'warning'],
    ['Trekammarbrunnen får användas till sista september och sedan inte mer.', 'sewage-rejected', 'critical'],
    ['Avloppet får användas till tvätt och dusch.', 'sewage-rejected', undefined],
    ['Avloppet får användas till högst fem personer.', 'sewage-rejected', undefined],
    ['Trekammarbrunnen får användas till båda husen.', 'sewage-rejected', undefined],
    ['Förr eldades det olja, och tanken fick ligga kvar där nere under rabatten.', 'oil-tank', 'warning'],
    ['Oljan är borta men tanken fick ligga kvar.', 'oil-tank', 'notice'],
    ['Han fick Serpula lacrymans till svar och bytte två bjälkändar.', 'dry-rot', 'critical'],
    ['Köparen godtar friskrivning.', 'disclaimer', 'warning'],
    ['Säljs uthyrd, hyresgästen har besittningsskydd.', 'tenant-stays', 'critical'],
    ['Bostaden säljs av ett konkursbo.', 'forced-sale', 'warning'],
  ])('%s: %s is %s', (text, rule, severity, listing = {}) => {
    expect(severities(text, listing)[rule]).toBe(severity);
  });
});

describe('the surroundings', () => {
  it.each([
    ['Området översvämmades 2021.', 'shore-flood', 'warning'],
    ['Tomten ligger i ett skredriskområde.', 'landslide', 'warning'],
    ['Kommunen har kartlagt skredrisk i sluttningen.', 'landslide', 'warning'],
    ['Trafikbuller från E4:an hörs på altanen.', 'traffic-noise', 'notice'],
    ['Huset ligger intill järnvägen.', 'traffic-noise', 'notice'],
    ['Gångavstånd till järnvägsstationen.', 'traffic-noise', undefined],
    ['Bullerskydd finns mot vägen.', 'traffic-noise', undefined],
    ['En kraftledning går över tomten.', 'power-line', 'notice'],
    ['En vindkraftpark planeras två kilometer bort.', 'wind-power', 'notice'],
    ['Planerna på vindkraft avslogs 2023.', 'wind-power', undefined],
    ['De vindkraftverk som ritades in på berget fick slutligt nej 2022.', 'wind-power', undefined],
    ['Överklagandet av vindkraftverken avslogs 2023.', 'wind-power', 'notice'],
    ['Domstolen avslog byns överklagande av vindkraften.', 'wind-power', 'notice'],
    ['De vindkraftverk som syns i fjärran står nio kilometer bort.', 'wind-power', undefined],
    ['En vindkraftpark byggs 2,5 km norr om tomten.', 'wind-power', 'notice'],
    ['Kraftledningen passerar 4 km härifrån.', 'power-line', undefined],
    ['Kraftledningen ligger en halv mil bort.', 'power-line', undefined],
    ['Kraftledningen ligger 80 meter bort och det är tre kilometer till skolan.', 'power-line', 'notice'],
    ['Den kraftledning som förr gick över området är sedan 2015 nedlagd i mark.', 'power-line', undefined],
    ['En bergtäkt ligger norr om byn.', 'disturbing-neighbour', 'notice'],
    ['Skjutbanan bortom skogen har varit stängd i mer än tjugo år.', 'disturbing-neighbour', undefined],
    ['Grustäkten lades ned 2011.', 'disturbing-neighbour', undefined],
    ['Skjutbanan är stängd på söndagar.', 'disturbing-neighbour', 'notice'],
    ['Luftledningen, en högspänningsledning, grävdes ned 2014.', 'power-line', undefined],
    ['Marken är förorenad efter sågverket.', 'contaminated-ground', 'warning'],
    ['Marken är inte förorenad.', 'contaminated-ground', undefined],
    ['Området är högriskområde för radon.', 'radon-ground', 'notice'],
    ['En ny detaljplan tas fram för kvarteret.', 'building-nearby', 'notice'],
  ])('%s: %s is %s', (text, rule, severity) => {
    expect(severities(text)[rule]).toBe(severity);
  });
});

describe('damage of the past that may be over', () => {
  const flagOf = (description: string) =>
    textRiskFlags(
      contextOf({
        listing: { propertyType: 'Villa', tenure: 'Äganderätt', description },
        images: [],
        disagreements: [],
        today,
      }),
    ).find(({ rule }) => rule === 'water-damage');

  it('is a warning that says why it is none graver', () => {
    const flag = flagOf(
      'Källaren drabbades av vatteninträngning 2024; fuktmätning 2025 visade torra väggar.',
    );
    expect(flag?.severity).toBe('warning');
    expect(flag?.description).toContain('Annonsen berättar om en vattenskada');
    expect(flag?.description).toMatch(/har torkat, men inte allt som visar att det är över\.$/);
  });

  it('is critical where only something else is dry', () => {
    const flag = flagOf('Källaren drabbades av vatteninträngning 2025, tomten är torr och solig.');
    expect(flag?.severity).toBe('critical');
    expect(flag?.description).not.toContain('har torkat');
  });
});
