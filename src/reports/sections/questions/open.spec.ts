import type { Listing } from '../../../scraping/listing.types.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { contextOf } from '../../facts/context.js';
import { askOf } from '../../knowledge/questions/asks/ask.types.js';
import { things } from '../../knowledge/questions/things/things.js';
import type { ThingId } from '../../reading/wordings/things/things.js';
import type { Candidate } from './candidate.js';
import { openQuestions } from './open.js';

const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1961 };
const house: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1958 };

const candidate: Candidate = {
  kind: 'bank',
  covers: [],
  turns: false,
  stake: 1,
  category: '',
  question: '',
  context: '',
  good: 'Ja.',
  bad: 'Nej.',
  whom: ['seller'],
  evidence: [],
};

/** What is asked of an advert instead of a question; the question itself where it stays, null where nothing is. */
function askedOf(
  page: Listing,
  text: string,
  { question, ...rest }: Partial<Candidate> & { question: string },
): string | null {
  const description = text.replaceAll('*', '');
  const context = contextOf({ listing: { ...page, description }, images: [], disagreements: [], today });
  const start = text.indexOf('*');
  const end = text.lastIndexOf('*') - 1;
  const evidence =
    start < 0
      ? []
      : [{ kind: 'quote' as const, field: 'description', start, end, text: description.slice(start, end) }];
  const [left] = openQuestions(context, [{ ...candidate, evidence, ...rest, question }]);
  return left?.question ?? null;
}

const ofThing = (id: ThingId): string => askOf(things.get(id)!.ask).question;

describe('a question about a thing that the advert names', () => {
  it.each<[ThingId, string]>([
    ['lift', 'Hissen är moderniserad 2018 och går till alla plan.'],
    ['lift', 'Hissarna byttes i fjol.'],
    ['lift', 'Hiss installerades för sex år sedan.'],
    ['sharedParking', 'I priset ingår en egen parkeringsplats på gården.'],
    ['sharedParking', 'Bilplats hyrs av föreningen, kötid ett år.'],
    ['sharedParking', 'Till bostaden hör en p-plats med laddning.'],
    ['sharedGarage', 'Garaget har lediga platser.'],
    ['sharedCharger', 'Laddplatser finns, lediga just nu.'],
    ['glazedBalcony', 'Balkongens inglasning har bygglov från 2009.'],
    ['balcony', 'Den inglasade balkongen vetter mot parken.'],
    ['balcony', 'Balkongerna renoverades 2021 av föreningen.'],
    ['storeroom', 'Ett förråd på vinden ingår.'],
    ['bikes', 'Det låsta cykelrummet når du från gården.'],
    ['broadband', 'Bredband ingår i avgiften.'],
    ['guestFlat', 'Gästlägenheten bokas för 250 kr natten.'],
    ['fireStove', 'Braskaminen besiktigades av sotaren i mars utan anmärkning.'],
    ['tiledStove', 'Kakelugnen är godkänd för eldning.'],
    ['heatRecovery', 'FTX-aggregatet får nytt filter varje höst.'],
    ['heatRecovery', 'FTX från 2016, filtren byts årligen.'],
    ['airPump', 'En luftvärmepump från 2020 värmer bottenvåningen.'],
    ['airWaterPump', 'Luft/vattenvärmepumpen servades i våras.'],
    ['groundPump', 'Bergvärmen installerades 2012.'],
    ['exhaustPump', 'Frånluftsvärmepumpen är från byggåret.'],
    ['districtHeat', 'Fjärrvärmen kostade 18 200 kr förra året.'],
    ['floorHeat', 'Vattenburen golvvärme i hela huset.'],
    ['solarPanels', 'Solcellerna är betalda och ger 6 000 kWh.'],
    ['aircrete', 'Stommen är av lättbetong, den vita sorten.'],
    ['extension', 'Huset är tillbyggt 1998 med bygglov.'],
    ['extension', 'Tillbyggnaden uppfördes av en byggfirma.'],
    ['conservatory', 'Uterummet har bygglov och slutbesked.'],
    ['guestHouse', 'Gästhuset är anmält, slutbesked finns.'],
    ['charger', 'Laddboxen är monterad av en behörig elektriker.'],
    ['privateRoad', 'Vägföreningen tar 1 900 kr om året.'],
    ['jointFacility', 'Samfälligheten planerar inga höjningar.'],
    ['boatPlace', 'En båtplats ingår.'],
    ['boatPlace', 'Båtplats kan hyras i viken.'],
    ['subdivided', 'Tomten är avstyckad 1994.'],
    ['drilledWell', 'Brunnen är borrad, pumpen byttes 2022.'],
    ['woodFront', 'Träpanelen målades 2023.'],
    ['timber', 'Huset är timrat, och två syllstockar byttes 2015.'],
    ['warranty', 'Garantitiden löper till 2030.'],
    ['firstOwners', 'Första ägaren säljer, slutbesiktningen är utan anmärkning.'],
    ['ownLaundry', 'Tvättstugan har golvbrunn och klinker.'],
    ['washingMachine', 'Tvättmaskinen är inkopplad av en rörmokare.'],
    ['guestToilet', 'Gästtoaletten gjordes om 2019.'],
  ])('is not put where it tells the answer: %s, %s', (id, text) => {
    const page = things.get(id)!.only === 'property' ? house : flat;
    expect(askedOf(page, text, { kind: `thing ${id}`, question: ofThing(id) })).not.toBe(ofThing(id));
  });

  it.each<[ThingId, string]>([
    ['lift', 'Hiss finns. Taket lades om 2019.'],
    ['lift', 'Hissen servades 2024.'],
    ['sharedParking', 'Parkering finns på gatan intill.'],
    ['sharedGarage', 'Under huset ligger ett garage.'],
    ['balcony', 'Balkongen vetter mot söder, fönstren byttes 2020.'],
    ['storeroom', 'Förråd finns i källaren.'],
    ['bikes', 'Föreningen har cykelrum.'],
    ['broadband', 'Fiber och bredband är draget i huset.'],
    ['fireStove', 'Braskaminen står i hörnet, badrummet är från 2018 med intyg.'],
    ['heatRecovery', 'FTX-aggregatet är från 2016.'],
    ['airWaterPump', 'Luft/vattenvärmepump från 2015.'],
    ['airWaterPump', 'Luft/vattenvärmepumpen är inte servad.'],
    ['roofWindows', 'Takfönster mot norr, taket är från 2011.'],
    ['districtHeat', 'Fjärrvärme.'],
    ['floorHeat', 'Golvvärme.'],
    ['floorHeat', 'Golvvärme i badrum och hall.'],
    ['solarPanels', 'Solceller på södra taket.'],
    ['aircrete', 'Stommen är av lättbetong.'],
    ['parquet', 'Parkett i alla rum.'],
    ['parquet', 'Ekparketten slipades i våras.'],
    ['piers', 'Huset står på plintar.'],
    ['piers', 'Huset vilar på plintar med luft under hela bjälklaget.'],
    ['extension', 'Huset är tillbyggt 1998.'],
    ['conservatory', 'Uterummet byggdes 2014, garaget har bygglov.'],
    ['charger', 'Laddbox vid carporten.'],
    ['drilledWell', 'Egen brunn, djup och god.'],
    ['woodFront', 'Fasad av trä, taket målades 2023.'],
    ['timber', 'Huset är timrat med synliga stockar inne.'],
    ['ownLaundry', 'Tvättstugan ligger i källaren. Badrummet har golvbrunn.'],
    ['sauna', 'Bastu intill badrummet.'],
    ['fireStove', 'Grannens kamin är godkänd. Braskaminen värmer vardagsrummet.'],
  ])('is put where it leaves the answer open: %s, %s', (id, text) => {
    const page = things.get(id)!.only === 'property' ? house : flat;
    expect(askedOf(page, text, { kind: `thing ${id}`, question: ofThing(id) })).toBe(ofThing(id));
  });
});

describe('a question after what the advert says', () => {
  it.each([
    ['*Badrummet är från 2021*, med våtrumsintyg.', 'får jag se intygen för tätskiktet?'],
    ['*Elen är från 1998*, och jordade uttag finns bara i köket.', 'finns jordade uttag i alla rum?'],
    ['*Stammarna byttes 2006* och filmades i januari.', 'har avloppet filmats sedan dess?'],
    ['*Taket lades om 2018*, betalt med fondens pengar.', 'är det betalt eller lånat?'],
    ['*Taket är från 2009*. Det kontrollerades i höstas.', 'vem har varit uppe och sett på det sedan dess?'],
    ['*Avgiften höjdes 2025*, och inga fler höjningar är beslutade.', 'är någon höjning beslutad?'],
    ['*Radon mättes 2021*, protokoll finns.', 'får jag se mätprotokollet?'],
  ])('is not put where the sentence goes on to tell it: %s', (text, ask) => {
    const left = askedOf(house, text, { question: `Annonsen säger ”…”: ${ask}` });
    expect(left ?? '').not.toContain(`: ${ask}`);
  });

  it.each([
    ['*Badrummet är från 2021*, köket har intyg.', 'får jag se intygen för tätskiktet?'],
    ['*Elen är från 1998*.', 'finns jordade uttag i alla rum?'],
    ['*Stammarna byttes 2006*.', 'har avloppet filmats sedan dess?'],
    [
      '*Taket är från 2009*, fasaden kontrollerades i höstas.',
      'vem har varit uppe och sett på det sedan dess?',
    ],
    ['*Avgiften höjdes 2025*.', 'är någon höjning beslutad?'],
    ['*Radon mättes 2021*.', 'får jag se mätprotokollet?'],
    ['*Fönster kopplade från 1958*, kittade i fjol.', 'vilka går trögt eller är immiga?'],
    ['*Avlopp från 2016* med kommunens tillstånd.', 'vad säger kommunen vid ett ägarbyte?'],
    ['*Avlopp från 2016*, servat varje år.', 'vad säger kommunen vid ett ägarbyte?'],
    ['*Badrummet är från 2008*, städat varje vecka.', 'har det läckt eller lagats sedan dess?'],
  ])('is put where it does not: %s', (text, ask) => {
    expect(askedOf(house, text, { question: `Annonsen säger ”…”: ${ask}` })).toContain(`: ${ask}`);
  });
});

describe('a question of the bank', () => {
  it.each([
    ['Avgiften, 5 100 kr, omfattar värme och vatten.', 'Vad ingår i avgiften, och vad betalar jag själv?'],
    [
      'Krypgrunden kontrollerades, fuktkvoten var 14 procent.',
      'Är fukten i grunden mätt, och finns protokoll?',
    ],
    ['Fasaden målades om 2022.', 'När underhölls fasaden senast, och var är den sämst?'],
    ['Elcentral med jordfelsbrytare.', 'Får jag öppna elcentralen, och finns jordfelsbrytare?'],
    ['Diskmaskinen står på tråg.', 'Är det torrt under diskbänken, och finns läckageskydd?'],
    ['Krypgrunden är torr.', 'Vilken luftfuktighet visar mätaren i grunden i dag?'],
  ])('is not put where the advert answers it, or names nothing of the kind: %s', (text, question) => {
    expect(askedOf(house, text, { question, isOfBank: true })).not.toBe(question);
  });

  it.each([
    ['Avgiften är 5 100 kr.', 'Vad ingår i avgiften, och vad betalar jag själv?'],
    ['Krypgrunden är torr. Fukten är inte mätt.', 'Är fukten i grunden mätt, och finns protokoll?'],
    ['Fasaden är av puts. Staketet målades 2022.', 'När underhölls fasaden senast, och var är den sämst?'],
    ['Elen är från 1958.', 'Får jag öppna elcentralen, och finns jordfelsbrytare?'],
    ['Köket har diskmaskin.', 'Är det torrt under diskbänken, och finns läckageskydd?'],
    ['I krypgrunden sitter en avfuktare.', 'Vilken luftfuktighet visar mätaren i grunden i dag?'],
  ])('is put where it is open: %s', (text, question) => {
    expect(askedOf(house, text, { question, isOfBank: true })).toBe(question);
  });
});

describe('what cannot apply', () => {
  it('is no question of noise to an agent where an estate sells', () => {
    const question = 'Hur låter det i rummen mot gatan en vardagsmorgon?';
    expect(askedOf(flat, 'Ett dödsbo säljer.', { question, whom: ['agent'] })).toBeNull();
    expect(askedOf(flat, 'Paret som säljer flyttar söderut.', { question })).toBe(question);
  });

  it('is no follow-up to the answered first question that the advert answers, too', () => {
    const row = { kind: 'thing sharedParking', question: ofThing('sharedParking') };
    expect(askedOf(flat, 'En egen p-plats ingår, för 400 kr i månaden.', row)).toBe(
      'Går det att ladda en elbil på platsen?',
    );
  });
});

describe('a warning', () => {
  const question = 'Är marken provtagen, och vem ansvarar för den?';
  const text = '*Marken provtogs 2019 och halterna var höga.*';

  it('asks what its sentence leaves open', () => {
    expect(askedOf(flat, text, { question, isOfFlag: true })).toBe(
      'Vad visade proverna av marken, och vem ansvarar för den?',
    );
  });

  it('keeps its question where nothing else is left to ask', () => {
    const alone = 'får jag se kommunens tillstånd?';
    const told = '*Avlopp från 2016* med kommunens tillstånd.';
    expect(askedOf(house, told, { question: alone, isOfFlag: true })).toBe(alone);
    expect(askedOf(house, told, { question: alone })).toBeNull();
  });
});
