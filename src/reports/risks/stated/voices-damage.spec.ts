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

/** The same risks in the words of an inspector, a seller, an agency and a list of facts; and what only sounds like them. */
describe('damage in many voices', () => {
  it.each([
    'Vid besiktningen noterades förhöjda fuktvärden i källarens ytterväggar.',
    'I badrummets golv mättes fukt upp vid dörröppningen, orsaken är inte klarlagd.',
    'Vinden: påväxt på råspont, ej åtgärdad.',
    'Säljaren uppger att det kommer in vatten i källaren vid skyfall.',
    'Besiktningsmannen fann mögelpåväxt på undersidan av blindbotten.',
    'Fukt i krypgrund. Åtgärd krävs.',
    'Det är rötskador i syllen på norrsidan.',
    'Konstaterad röta i takstol, se protokoll.',
    'Vi har haft en läcka från tvättmaskinen i september och golvet är fortfarande blött.',
    'I grunden luktar det mögel och proverna från Anozona visade kraftig påväxt av mikroorganismer.',
    'Taket läcker vid skorstenen.',
    'Trossbotten har angripits av hussvamp enligt Anticimex.',
    'Källargolvet är vått efter regn.',
    'Vattenskadan i köket från i våras är anmäld men inte åtgärdad.',
    'Bakom panelen i gillestugan är väggen svart av mögel.',
    'Köpare upplyses om att huset är fuktskadat.',
    'Enligt överlåtelsebesiktningen föreligger fuktskada i bjälklaget under duschen.',
    'Det droppar från taket i hallen när snön smälter.',
    'Tyvärr har det börjat mögla bakom skivorna på vinden.',
    'Källartrappan: inträngande vatten. Orsak: dränering.',
    'I källaren rinner det in vatten varje vår.',
    'Golvbjälkarna i köket är mjuka av röta.',
    'Nederdelen av panelen och syllen har ruttnat.',
    'Utlåtandet anger skada av fukt i bottensyllen mot garaget, ej avhjälpt.',
    'Bakom duschväggen har vi hittat mögel som vi inte hunnit ta tag i.',
    'Källare: fuktig, salpeter, unken lukt.',
    'Regnar det mycket blir källargolvet blött.',
    'Takfoten är murken och behöver bytas ut.',
  ])('warns of moisture, mould and rot: %s', (text) => {
    expect(critical(text)).not.toEqual([]);
  });

  it.each([
    'Fukt? Nej.',
    'Fuktskador: inga.',
    'Mögel: nej. Röta: nej.',
    'Vid besiktningen noterades inga tecken på fukt eller mögel.',
    'Fuktmätning utförd 2025 utan anmärkning.',
    'Källaren är helt torr.',
    'Vattenskada i badrummet 2012, reglerad via försäkringsbolaget och helt återställd.',
    'En läcka i köket 2018 åtgärdades av fackman och golvet byttes.',
    'Dolda fel-försäkring som täcker fukt, mögel och röta medföljer.',
    'Garagets tak läckte tills i fjol.',
    'Grannens villa drabbades av hussvamp 2010.',
    'Granntomtens sommarstuga hade mögel och är riven.',
    'Fasaden är tvättad mot alger och mossa.',
    'Huset är byggt för att slippa fuktproblem.',
    'Den gamla pannan läckte, därför byttes den 2019.',
    'Kök med läcker design och utsikt.',
    'Vi har aldrig sett en droppe vatten i källaren.',
    'Fuktindikering i våtrum utan utslag.',
    'Besiktning: u.a. vad gäller fukt.',
    'Ingen fukt, ingen påväxt, inga lukter.',
    'När vi köpte 2014 fanns det röta i två fönster; de byttes 2015.',
    'Vinden hade mögel när vi flyttade in. Anozona sanerade 2019, och råsponten är kontrollerad och ren sedan dess.',
    'Vindens råspont är ljus och fri från påväxt.',
    'Det ruttna staketet mot gatan får köparen byta.',
    'Fukt och mögel: inget att anmärka enligt utlåtandet.',
    'Läckaget vid takfönstret 2016 bekostades av försäkringen, nya plåtar monterades.',
    'Vi har inte haft några problem med vare sig fukt eller mögel under våra 30 år.',
    'Efter översvämningen 2014 i grannkvarteret drog kommunen om dagvattnet; vår källare klarade sig.',
    'Stammen av björken är rutten men den tas ned före tillträdet.',
  ])('does not cry wolf over moisture, mould and rot: %s', (text) => {
    expect(critical(text)).toEqual([]);
  });

  it.each([
    'Avlopp: 3-kammarbrunn, ej godkänd.',
    'Avlopp: enskilt, underkänt 2024.',
    'Avloppet är utdömt.',
    'Kommunen har förbjudit utsläpp från trekammarbrunnen.',
    'Med avloppet är det sämre ställt: regionen har efter tillsyn 2025 underkänt anläggningen och förbjudit utsläpp av wc-vatten från den 1 juni 2027.',
    'Enligt miljökontoret uppfyller infiltrationen inte dagens krav.',
    'Köparen måste anlägga nytt avlopp senast 2028.',
    'Det enskilda avloppet saknar tillstånd.',
    'Miljönämnden har meddelat förbud mot fortsatt användning av avloppsanläggningen.',
    'Trekammarbrunnen dömdes ut vid tillsynen i våras.',
    'Avloppet får inte användas efter årsskiftet.',
    'Föreläggande om åtgärd av enskilt avlopp finns.',
    'Avloppsanläggningen bedöms ha bristfällig rening och ska åtgärdas före 2027 enligt kommunens beslut.',
    'Vid inventeringen fick avloppet rött, vilket betyder att det ska göras om.',
    'Eget avlopp, inte godkänt för wc.',
    'VA: enskilt avlopp (ej godk).',
    'Miljöförvaltningen har bedömt att anläggningen för avlopp inte längre får tas i bruk.',
    'Avlopp via tvåkammarbrunn till dike, otillåtet enligt kommunen.',
    'Vi fick anmärkning på avloppet: ny infiltration ska vara klar 2027.',
    'Gråvattnet leds orenat till diket, vilket kommunen har förbjudit.',
  ])('warns of own sewage: %s', (text) => {
    expect(critical(text)).toContain('sewage-rejected');
  });

  it.each([
    'Avlopp: trekammarbrunn med infiltration, godkänd 2019.',
    'Det gamla avloppet underkändes 2017 och ersattes av ett minireningsverk 2018.',
    'Avloppet underkändes 2016. Ny markbädd anlades 2017 och är godkänd.',
    'Avloppsanläggningen är inte underkänd och inga förelägganden finns.',
    'Anslutet till kommunalt avlopp sedan 2015; den gamla brunnen får inte användas.',
    'Grannens avlopp är underkänt.',
    'Är avloppet godkänt? Ja, 2020.',
    'Avlopp: godkänt. Badrum: nytt 2020. Eldningsförbud i kakelugnen.',
    'Förbud mot hästar råder på tomten. Avlopp till kommunalt nät.',
    'Kommunen godkände avloppet 2021 utan anmärkning.',
    'Avloppet är inte bara godkänt utan nybyggt 2023.',
    'Avloppet spolades och filmades 2024 utan anmärkning.',
    'Reningsverket godkändes vid tillsyn i maj och inga åtgärder krävs.',
    'Vattenprovet underkändes 2015 men är tjänligt sedan filtret byttes; avloppet är kommunalt.',
    'Får avloppet användas för wc? Javisst, tillståndet gäller wc och bdt.',
    'Infiltrationen från 2018 godkändes utan villkor.',
    'Tidigare avlopp var ej godkänt, nu finns minireningsverk från 2021 med tillstånd.',
    'Avloppet godkänt för fem personer.',
    'Sotaren underkände kaminen. Avloppet är nytt.',
    'Kommunen kräver ingen åtgärd av avloppet.',
  ])('does not cry wolf over own sewage: %s', (text) => {
    expect(critical(text)).toEqual([]);
  });

  it.each([
    'Badrum: plastmatta, ej godkänt.',
    'Plastmattan i duschen är sprucken och tätskiktet bedöms inte fungera.',
    'Badrummet uppfyller inte dagens krav på tätskikt.',
    'Våtrummet underkändes vid besiktningen.',
    'Tätskiktet i duschen är uttjänt och måste göras om.',
    'Duschen saknar tätskikt.',
    'Enligt protokollet bedöms badrummets tätskikt ha förlorat sin funktion.',
    'Det äldre badrummet är inte i duschbart skick.',
    'Säljaren avråder från att duscha i badrummet i källaren.',
    'Badrummet är utdömt av försäkringsbolaget.',
    'Läckage från golvbrunnen i badrummet har konstaterats.',
    'Golvbrunnen i badrummet är otät.',
    'I tvättstugan har mattan släppt och tätskiktet är trasigt.',
    'Badrum 1 nytt 2019. Badrum 2 ej godkänt som våtrum.',
    'Vid besiktning konstaterades att badrummet inte är fackmannamässigt utfört och att vatten tränger ut under klinkern.',
    'Duschrummet får inte användas förrän det är åtgärdat.',
    'Duschen i källaren är inte vattentät.',
    'Besiktningsmannen underkände tätskiktet i nedre badrummet.',
    'Badrum övre plan: tätskikt otätt vid brunn.',
    'Badrummet måste rivas ut, mattan har släppt och vatten tränger ned.',
    'Badrummet är i sådant skick att det inte bör användas.',
  ])('warns of wet rooms: %s', (text) => {
    expect(critical(text)).not.toEqual([]);
  });

  it.each([
    'Badrummet är godkänt, intyg finns.',
    'Tidigare underkänt badrum renoverades 2020 med intyg.',
    'Badrum? Godkänt 2021.',
    'Badrummet är inte gammalt, det är från 2022.',
    'Besiktningen fann inga otätheter i våtrum.',
    'Garagets dusch är inte godkänd.',
    'Badrummet har våtrumsintyg, köket är inte renoverat.',
    'Det finns inga underkända våtrum.',
    'Kaklet är inte enligt dagens mode men tätskiktet är från 2019.',
    'Badrummet läckte 2009, gjordes om i grunden 2010 och har intyg.',
    'Inga krav på åtgärder i badrum.',
    'Ett badrum som får användas precis som det är.',
    'Badrummet byggdes av behörig firma, tätskiktet är godkänt och dokumenterat.',
    'Gamla badrummet var inte godkänt, det nya från 2022 har våtrumsintyg.',
    'Inget badrum är underkänt.',
    'Toaletten på nedre plan får inte förväxlas med badrummet.',
  ])('does not cry wolf over wet rooms: %s', (text) => {
    expect(critical(text)).toEqual([]);
  });
});
