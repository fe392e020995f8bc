import type { Listing } from '../../../scraping/listing.types.js';
import { contextOf } from '../../facts/context.js';
import { radonFlags } from '../home/radon.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { textRiskFlags } from './text-risks.js';

const told = (description: string, more: Listing = {}) => {
  const context = contextOf({
    listing: { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1968, ...more, description },
    images: [],
    disagreements: [],
    today,
  });
  return [...textRiskFlags(context), ...radonFlags(context)];
};
const critical = (description: string, more: Listing = {}) =>
  told(description, more).flatMap((flag) => (flag.severity === 'critical' ? [flag.rule] : []));
const severity = (description: string, rule: string) =>
  told(description).find((flag) => flag.rule === rule)?.severity;
const wooden: Listing = { yearBuilt: 2002, structure: 'Trä' };

/** The same risks in the words of an inspector, a seller, an agency and a list of facts; and what only sounds like them. */
describe('constructions and materials in many voices', () => {
  it.each([
    'Huset har enstegstätad putsfasad.',
    'Fasaden är putsad direkt på cellplasten, någon luftspalt finns inte.',
    'Väggarna är byggda med träreglar, gips och 80 mm cellplast med tunnputs direkt på, utan luftspalt.',
    'Ytterväggar: regelstomme, mineralull, frigolit och puts utan ventilering bakom.',
    'Putsfasad (enstegstätad), ej åtgärdad.',
    'Putsen ligger direkt mot isoleringen.',
    'Putsad fasad utan ventilerad luftspalt bakom.',
    'Fasadtyp: odränerad puts på träregelvägg.',
    'Bakom putsen sitter isolerskivor av styrenplast direkt på regelverket.',
    'Vid besiktningen noterades att fasaden är utförd som en s.k. enstegsfasad.',
    'Konstruktionen är av den typ som domstolarna kallat enstegstätning.',
    'Ytterväggarna är uppförda enligt enstegsprincipen.',
    'Tunnputs på frigolit.',
    'Yttervägg: gips, reglar, cellplast, puts. Luftspalt saknas.',
    'Det är fråga om en oventilerad putsad vägg på träreglar.',
    'Fasaden: tunnputs på cellplast, ingen luftspalt.',
    'Huset är ett av dem som uppfördes med puts utanpå isoleringen, utan dränerande spalt.',
    'Putsen är applicerad direkt på frigolitskivorna.',
    'Ytterväggarna är enstegstätade enligt besiktningsmannen.',
    'Fasaden (ensteg) är inte undersökt.',
  ])('warns of render without an air gap: %s', (text) => {
    expect(critical(text, wooden)).toContain('single-stage-facade');
  });

  it.each([
    'Fasaden var enstegstätad men byggdes om till tvåstegstätad 2016.',
    'Den enstegstätade putsen revs 2018 och ersattes av en ventilerad fasad.',
    'Ej enstegstätad.',
    'Putsfasad med luftspalt, alltså ingen enstegstätning.',
    'Enstegstätad? Nej, fasaden är ventilerad.',
    'Huset hade från början en enstegstätad putsfasad. 2016 revs den och en ny med luftspalt monterades.',
    'Puts på tegel.',
    'Fasaden är putsad på lättbetong och kan inte vara enstegstätad.',
    'Grannhuset är enstegstätat, vårt har tegel.',
    'Putsfasaden byttes mot träpanel med luftspalt 2015.',
    'Till skillnad från många hus från tiden är fasaden tvåstegstätad.',
    'Leverantören bytte ut fasaden 2012 sedan den visat sig vara enstegstätad.',
    'Panelen är träpanel; grunden är isolerad med cellplast.',
    'Husets sockel är putsad på cellplast.',
    'Fasaden var enstegstätad från början; hela den putsade delen gjordes om 2014 med luftspalt.',
    'Tunnputs på ventilerad skiva med luftspalt.',
    'Ingen av fasaderna är enstegstätad.',
    'Garaget har puts på cellplast.',
    'Bolaget som byggde gjorde om alla enstegstätade fasader i området 2011, även vår.',
  ])('does not cry wolf over render without an air gap: %s', (text) => {
    expect(critical(text, wooden)).toEqual([]);
  });

  it.each([
    'Radon: 380 Bq/m3.',
    'Årsmedelvärdet för radon är 260.',
    'Vid mätning vintern 2023 uppmättes 450 Bq/m³ radon i källaren.',
    'Radonhalten överstiger gränsvärdet.',
    'Radon uppmätt till 310 Bq (2022), åtgärd ej gjord.',
    'Före radonsugen 180 Bq/m³, senaste mätningen visar 240 Bq/m³.',
    'Radonmätning 2021: 220 becquerel per kubikmeter.',
    'Radonvärdet ligger på 520 Bq/m³, vilket är över gränsen 200.',
    'Radon ca 1 100 Bq/m³ enligt mätning 2019.',
    'Huset har förhöjd radonhalt.',
    'Radonmätningen visade värden klart över referensnivån.',
    'Radon har mätts två gånger: 90 år 2012 och 290 Bq/m³ år 2024.',
    'Radon: 640.',
    'Enligt långtidsmätning ligger radonhalten på 270 Bq/kbm.',
    'Mätningen gav 410 becquerel, så en radonsug behövs.',
    'Radonhalten är dubbelt så hög som gränsvärdet.',
    'Radonfläkt installerades 2015 men mätningen 2023 visade fortfarande 330 Bq/m³.',
  ])('warns of radon: %s', (text) => {
    expect(critical(text)).toContain('radon-high');
  });

  it.each([
    'Radon: 60 Bq/m³.',
    'När vi flyttade in visade mätningen 540 Bq/m³. Vi installerade radonfläkt och nu är värdet 80 Bq/m³.',
    'Radon under gränsvärdet 200 Bq/m³.',
    'Granngården har radonhalten 310 Bq/m³.',
    'Radonmätt 2024 med godkänt resultat (110 Bq/m³).',
    'Radonhalten sänktes från 700 till 130 Bq/m³ sedan radonsug installerats.',
    'Radon? Ingen risk, 30 Bq/m³.',
    'Gränsen är 200 Bq/m³ och huset ligger på 120.',
    'Radon i vattnet 450 Bq/l, under gränsen för tjänligt vatten. Inomhus 50 Bq/m³.',
    'Radonhalt före åtgärd: 410 Bq/m³. Radonhalt efter åtgärd: 95 Bq/m³.',
    '2009 uppmättes 640 Bq/m³; efter att ventilationen byggts om mättes 140 Bq/m³ år 2011.',
    'Ingen förhöjd radonhalt.',
    'Den första mätningen visade 320, kontrollmätningen efter tätning 90 Bq/m³.',
    'Radonmätningen i garaget visade 900 Bq/m³ men i bostaden 70 Bq/m³.',
    'Mätningen från 2025 är godkänd, till skillnad mot den 2008 då radonhalten var för hög.',
    'Radon: 45.',
    'Radonhalten var 600 Bq/m³ innan radonsugen, därefter 70.',
    'Långtidsmätning av radon, 90 dagar, visade 110 Bq/m³.',
    'Gränsvärdet för radon, 200 Bq/m³, underskrids med god marginal.',
    'Radon mättes till 850 Bq/m³ 1998. Efter ny ventilation är halten 60 Bq/m³.',
  ])('does not cry wolf over radon: %s', (text) => {
    expect(critical(text)).toEqual([]);
  });

  it.each([
    'Asbestisoleringen i pannrummet är skadad.',
    'Rörisoleringen innehåller asbest och är trasig.',
    'Sprucken asbesthaltig rörisolering konstaterades i källaren, sanering krävs.',
    'Asbest: skadade rörböjar, ej sanerat.',
    'Vid besiktningen noterades lösa bitar av asbestisolering på golvet i pannrummet.',
    'Luftprov visade asbestfibrer i källaren.',
    'Isoleringen runt värmerören, som innehåller asbest, har gått sönder på flera ställen.',
    'Arbetsmiljöverket kräver att asbesten i källaren saneras.',
    'Rörböjarna har asbest som ligger öppet och dammar.',
    'Asbestskivorna i pannrummet är trasiga.',
    'Asbestisoleringen runt pannan har lossnat.',
    'Krossad eternit och asbestdamm konstaterades på vinden.',
  ])('warns of asbestos: %s', (text) => {
    expect(critical(text)).toContain('asbestos');
  });

  it.each([
    'Ingen asbest i huset.',
    'Asbest sanerades 2015 av behörig firma, intyg finns.',
    'Asbest? Nej, huset är inventerat.',
    'Asbestinventering 2022 utan fynd.',
    'Eternitfasaden byttes mot träpanel 2009.',
    'Asbestfritt enligt intyg.',
    'Huset kan innehålla asbest, vilket är vanligt för åldern.',
    'Grannens eternittak är sprucket.',
    'Asbest är borttaget ur hela huset 2018.',
    'Inga asbesthaltiga material påträffades vid inventeringen.',
    'Fri från asbest.',
  ])('does not cry wolf over asbestos: %s', (text) => {
    expect(critical(text)).toEqual([]);
  });

  it.each([
    'Elanläggningen har brister enligt elbesiktning.',
    'El: proppskåp och ojordade uttag.',
    'Elcentralen är underkänd.',
    'Ojordat i sovrummen.',
    'Elbesiktningen visade på flera fel som måste åtgärdas.',
    'Jordfelsbrytare saknas.',
    'Elen är gammal och brandfarlig enligt elektriker.',
    'Elinstallationerna uppfyller inte dagens säkerhetskrav.',
    'Vid elkontroll upptäcktes överhettade ledningar.',
    'Elanläggningen är inte säker och bör göras om.',
    'Elen: gamla proppar, inga jordade uttag.',
    'Elanläggningen fick tre anmärkningar vid kontrollen.',
    'Elcentralen är utdömd av elektrikern.',
    'Husets elinstallation bedöms som livsfarlig.',
    'Jordfelsbrytare finns inte.',
  ])('tells of faults in the electricity: %s', (text) => {
    expect(severity(text, 'electrical-remarks')).toBeDefined();
  });

  it.each([
    'Elen besiktades 2024 utan anmärkning.',
    'Alla uttag är jordade och jordfelsbrytare finns.',
    'Propparna byttes mot automatsäkringar 2010.',
    'Elbesiktning 2023: inga brister.',
    'Ojordade uttag byttes till jordade 2017.',
    'Elfel? Inga kända.',
    'Elanläggningens brister åtgärdades 2021, intyg finns.',
    'Elen är genomgången och utan fel.',
    'Elcentralen byttes 2021, därmed försvann de gamla propparna.',
    'Anmärkningarna på elen är åtgärdade.',
    'Elkontroll utförd u.a. 2025.',
    'Inga elfel finns.',
  ])('leaves electricity that is put right alone: %s', (text) => {
    expect(severity(text, 'electrical-remarks')).toBeUndefined();
  });

  it.each([
    'Garaget har eternittak.',
    'Förrådets tak är av eternit, huset har plåt.',
    'Ladan på tomten är klädd med eternit.',
    'Uthuset har asbesthaltiga skivor på taket.',
    'Gäststugans tak är av eternit.',
    'Carporten har korrugerad eternit.',
  ])('tells of eternit on other buildings as a notice: %s', (text) => {
    expect(severity(text, 'asbestos')).toBe('notice');
  });

  it.each([
    'Kakelfixet från 1968 innehåller asbest men är helt intakt.',
    'Asbest finns i ventilationskanalerna, oskadd.',
    'Svartlimmet under plattorna i hallen innehåller asbest.',
    'Fasadbeklädnad: eternit.',
  ])('warns of asbestos that is whole: %s', (text) => {
    expect(severity(text, 'asbestos')).toBe('warning');
  });
});
