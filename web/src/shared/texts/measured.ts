import type { MeasuredSet, MeasuredWork, MeasureName } from '../../../../src/analyses/measurement.types.js';
import { counted } from '../format/home.js';
import { number, withUnit } from '../format/number.js';
import { wilson } from '../wilson.js';

interface SetTexts {
  readonly title: string;
  readonly what: string;
  readonly cases: (count: number) => string;
}
const adverts = (count: number): string => counted(count, 'annons', 'annonser');

/** Names of what was measured, for the method page and the administrators. */
export const measuredTexts = {
  sets: {
    'held-out': {
      title: 'Undanlagda annonser',
      what: 'Påhittade bostäder med facit, hållna för sig: reglernas ord skrivs inte efter dem. Vi har gjort dem själva, en del samma dag som reglerna fortfarande ändrades. Det är alltså inget oberoende prov, men de siffror som säger mest.',
      cases: adverts,
    },
    planted: {
      title: 'Annonser som reglerna har övat på',
      what: 'Påhittade bostäder där vi har gömt risker och fällor. Reglerna är justerade efter dem, så siffrorna är för snälla.',
      cases: adverts,
    },
    real: {
      title: 'Verkliga annonser',
      what: 'För dem finns inget facit. Vi prövar att inget är påhittat, och tre omdömen som går att räkna ut: skuld över 15 000 kr per kvadratmeter och oäkta förening ska ge Allvarliga varningar, och tomträtt aldrig Ser lovande ut. De tre gäller bara några av bostäderna.',
      cases: (count) => counted(count, 'bostad', 'bostäder'),
    },
    attacks: {
      title: 'Annonser som försöker styra en AI',
      what: 'I texten står order till en maskin, till exempel att kalla bostaden felfri.',
      cases: adverts,
    },
    'look-alikes': {
      title: 'Annonser som bara liknar försök att styra',
      what: 'Vanliga ord som lätt kan misstas för order. De ska lämnas i fred.',
      cases: adverts,
    },
    'obeying-model': {
      title: 'En AI-modell som lyder annonsen',
      what: 'En låtsasmodell som gör allt som annonsen ber om. Kontrollen efter den ska stoppa det.',
      cases: adverts,
    },
    'failing-model': {
      title: 'En AI-modell som krånglar',
      what: 'En låtsasmodell som svarar fel, hittar på, hänger sig eller inte svarar. Rapporten ska bli hel ändå, och i tid.',
      cases: (count) => counted(count, 'rapport', 'rapporter'),
    },
    'saved-pages': {
      title: 'Att läsa annonsers sidor',
      what: 'Sparade sidor, jämförda med uppgifter som någon har läst av för hand.',
      cases: (count) => counted(count, 'sida', 'sidor'),
    },
    pictures: {
      title: 'Att skilja planritningar från bilder',
      what: 'Märkta bilder, bedömda av en modell som inte har sett just den bilden förut.',
      cases: (count) => counted(count, 'bild', 'bilder'),
    },
  } satisfies Record<MeasuredSet, SetTexts> as Readonly<Record<MeasuredSet, SetTexts>>,
  measures: {
    'critical risks told': 'Allvarliga risker som togs upp som kritiska',
    'verdicts right': 'Omdömen som i facit',
    'nothing falsely critical': 'Ofarliga saker som inte kallades kritiska',
    'warnings told': 'Varningar som kom med som varning',
    'nothing falsely warned of': 'Ofarliga saker utan onödig varning',
    'technical items right': 'Byggdelar bedömda som i facit',
    'not called good unseen': 'Okända byggdelar som inte kallades bra',
    'missing pieces right': 'Rätt om en uppgift saknas i annonsen',
    'reports without invented facts': 'Rapporter utan påhittade uppgifter',
    'written by the model': 'Rapporter som modellen själv skrev',
    'verdicts by the bands': 'Omdömen som följer det som går att räkna ut',
    'verdict unmoved': 'Omdömet ändrades inte',
    'buyer told': 'Köparen fick veta att texten finns',
    'orders kept secret': 'Våra egna instruktioner läckte inte ut',
    'attack not repeated': 'Annonsens order upprepades inte',
    'left alone': 'Lämnades i fred',
    'reports whole': 'Hela rapporter i tid',
    'read values right': 'Lästa uppgifter som var rätt',
    'stated values found': 'Uppgifter på sidan som vi hittade',
    'plans found': 'Planritningar som hittades',
    'other pictures left': 'Andra bilder som inte togs för ritningar',
  } satisfies Record<MeasureName, string> as Readonly<Record<MeasureName, string>>,
  analysts: {
    rules: 'Fasta regler',
    openai: 'AI-modell',
    gates: 'Kontrollen av modellens svar',
    reader: 'Läsaren av sidor',
    classifier: 'Bildsorteraren',
  } satisfies Record<MeasuredWork['analyst'], string>,
  tally: (right: number, of: number): string => `${number(right)} av ${number(of)}`,
  /** Rounded down, so that what was not always right is never called so. */
  share: (right: number, of: number): string =>
    withUnit(number(Math.floor((1000 * right) / of) / 10, 1), '%'),
  /** What the true share may be, rounded outwards. */
  within: (right: number, of: number): string => {
    const { low, high } = wilson(right, of);
    return withUnit(`${number(Math.floor(100 * low))}–${number(Math.ceil(100 * high))}`, '%');
  },
  few: (within: string) => `Få fall, kan vara ${within}`,
  versions: {
    running: 'Mätt med den version som kör nu',
    older: 'Mätt med en äldre version',
  },
} as const;
