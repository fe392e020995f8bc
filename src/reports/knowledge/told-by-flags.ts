import type { PartId } from './life-lengths.js';

/**
 * Flags as the keys of the tables below name them: by rule, by the beginning of a rule that ends in a hyphen, or by
 * `rule: title` where the rule tells several things.
 */
export interface FlagName {
  readonly rule: string;
  readonly title: string;
}

/** The value of each key that names the flag. */
export function valuesFor<Value>(table: ReadonlyMap<string, Value>, { rule, title }: FlagName): Value[] {
  const beginnings = [...rule.matchAll(/-/g)].map(({ index }) => rule.slice(0, index + 1));
  return [rule, `${rule}: ${title}`, ...beginnings].flatMap((key) => table.get(key) ?? []);
}

const table = (rows: readonly (readonly [keys: string, value: string])[]): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(([keys, value]) => keys.split(', ').map((key) => [key, value] as const)));

/** Facts of the checklist (`field`), divided by blanks, that a flag states by being there. */
export const factsOfFlag: ReadonlyMap<string, string> = table([
  ['past-life-roof, near-end-roof', 'roofYear'],
  ['past-life-drainage, near-end-drainage', 'drainage'],
  ['past-life-windows, near-end-windows', 'windows'],
  ['past-life-facade, near-end-facade, single-stage-facade, render-of-risk-years', 'facade'],
  ['past-life-pipes, near-end-pipes', 'pipes pipesYear'],
  ['past-life-electrical, near-end-electrical', 'electricalYear'],
  ['past-life-bathroom, near-end-bathroom', 'bathroomYear'],
  [
    'past-life-boiler, near-end-boiler, past-life-groundHeatPump, near-end-groundHeatPump, oil-heating, direct-electric-heating, heating-old: Oljepanna, heating-old: Direktverkande el',
    'heating',
  ],
  ['past-life-ventilation, near-end-ventilation', 'ventilation'],
  ['ventilation-remark', 'ventilation ovk'],
  [
    'crawl-space, battened-slab, basement-insulated-inside, risk-construction: Krypgrund, risk-construction: Platta på mark, risk-construction: Uppreglat golv på platta, risk-construction: Källarvägg isolerad inifrån',
    'foundation',
  ],
  [
    'past-life-sewage, near-end-sewage, sewage-rejected, sewage-exemption, soakaway, toilet-without-sewer, sewage-poor, connection-ahead, water-unfit, well-untested',
    'waterAndSewage plotWater',
  ],
  ['radon-high', 'radon'],
  ['energy-class-low', 'energyClass'],
  ['inspection-open: Anmärkning vid besiktning', 'inspection'],
  ['ground-lease, ground-lease-reset, leasehold-terms, leased-ground, lease-ending', 'landOwnership'],
  ['debt-high, debt-very-high', 'debtPerSqm'],
  ['low-savings, savings-very-low', 'savings'],
  ['not-genuine-association, may-become-not-genuine, association-not-genuine', 'genuine'],
  ['fee-rise, fee-rise-in-report', 'feeHistory'],
  [
    'maintenance-plan-missing, maintenance-plan-coming, works-waiting: Underhåll utan plan',
    'maintenancePlan',
  ],
]);

/** Parts, divided by blanks, that a flag says are worn, at fault or of a kind that fails: no claim may call them good. */
export const partsAtFault: ReadonlyMap<string, string> = table([
  ['roof-leak, roof-worn: Slitet eller skadat tak, past-life-roof', 'roof'],
  ['roof-worn: Skorsten med brister, past-life-chimney', 'chimney'],
  [
    'shell-worn: Sliten eller skadad fasad, single-stage-facade, magnesium-boards, past-life-facade',
    'facade',
  ],
  [
    'risk-construction: Fasad på en regelvägg utan luftspalt, risk-construction: Fuktsugande skivor i väggarna',
    'facade',
  ],
  ['shell-worn: Slitna fönster eller dörrar, past-life-windows', 'windows'],
  ['ground-worn: Gammal eller bristande dränering, past-life-drainage', 'drainage'],
  ['pipes-old, past-life-pipes', 'pipes'],
  ['electrical-old, electrical-remarks, past-life-electrical', 'electrical'],
  ['wet-room-rejected, bathroom-worn: Slitet badrum, past-life-bathroom', 'bathroom'],
  ['bathroom-worn: Slitet kök, past-life-kitchen', 'kitchen'],
  ['ventilation-remark, heating-old: Ventilation med brister, past-life-ventilation', 'ventilation'],
  [
    'heating-old: Gammal värmepump, heating-old: Gammal panna eller vedeldning, heating-old: Uppvärmning med brister',
    'boiler groundHeatPump heatPump',
  ],
  ['past-life-boiler', 'boiler'],
  ['past-life-groundHeatPump', 'groundHeatPump'],
  ['past-life-heatPump', 'heatPump'],
  ['sewage-rejected, sewage-poor: Avlopp med brister, past-life-sewage', 'sewage'],
]);

/** What a flag is about, where several rules tell of one thing. */
export const matterOfFlag: ReadonlyMap<string, string> = table([
  ['ground-lease, ground-lease-reset, leasehold-terms, leased-ground, lease-ending', 'land'],
  [
    'radon-high, radon-told: Tecken på hög radonhalt, radon-told: Radon som inte är mätt, radon-unmeasured',
    'radon',
  ],
  ['blue-concrete, radon-told: Byggnadssten som kan ge radon', 'blue-concrete'],
  ['asbestos, harmful-material: Material som kan innehålla asbest', 'asbestos'],
  ['pcb, harmful-material: PCB eller andra miljögifter i byggnaden', 'pcb'],
  ['casein-screed, harmful-material: Flytspackel som kan ge lukt och ohälsa', 'casein'],
  ['crawl-space, risk-construction: Krypgrund', 'crawl-space'],
  [
    'battened-slab, risk-construction: Uppreglat golv på platta, risk-construction: Platta på mark',
    'battened-slab',
  ],
  ['basement-insulated-inside, risk-construction: Källarvägg isolerad inifrån', 'basement-insulated-inside'],
  ['single-stage-facade, risk-construction: Fasad på en regelvägg utan luftspalt', 'single-stage-facade'],
  ['magnesium-boards, risk-construction: Fuktsugande skivor i väggarna', 'magnesium-boards'],
  ['flat-roof, risk-construction: Platt tak', 'flat-roof'],
  ['oil-heating, heating-old: Oljepanna', 'oil'],
  ['direct-electric-heating, heating-old: Direktverkande el', 'direct-electric'],
  ['fee-rise, fee-rise-in-report', 'fee-rise'],
  ['capital-contribution, one-off-levy', 'contribution'],
  ['contaminated-ground', 'contaminated-ground'],
  ['dry-rot, wood-decay: Hussvamp', 'dry-rot'],
  ['wood-pests, wood-decay: Insekter i trä', 'wood-pests'],
  ['settlement-damage, settlement-told: Sättningar', 'settlement'],
  ['disclaimer, sold-as-is: Friskrivning', 'disclaimer'],
  ['estate-sale, sold-as-is: Försäljning från dödsbo', 'estate'],
  ['forced-sale, sold-as-is: Tvångsförsäljning eller konkurs', 'forced-sale'],
  ['not-genuine-association, may-become-not-genuine, association-not-genuine', 'genuine'],
  ['vacant-premises, rents-uncertain: Tomma lokaler i föreningen', 'vacant-premises'],
  ['debt-high, debt-very-high, association-loans: Stora lån i föreningen', 'debt'],
  ['low-savings, savings-very-low, association-deficit: Lågt sparande i föreningen', 'savings'],
  ['past-life-electrical, electrical-old', 'electrical'],
  ['past-life-bathroom, bathroom-worn: Slitet badrum', 'bathroom'],
  ['past-life-roof, roof-worn: Slitet eller skadat tak', 'roof'],
  ['past-life-windows, shell-worn: Slitna fönster eller dörrar', 'windows'],
  ['past-life-drainage, ground-worn: Gammal eller bristande dränering', 'drainage'],
  ['past-life-pipes, pipes-old: Gamla eller skadade rör, pipes-old: Rör av gjutjärn', 'pipes'],
]);

/** The things that a flag is about, where other rules tell of them too. */
export const mattersOfFlag = (flag: FlagName): string[] => valuesFor(matterOfFlag, flag);

/** What a part of the home speaks for is no praise beside a flag of these. */
export const praiseAgainst: Readonly<Record<string, readonly string[]>> = {
  debt: ['debt', 'report-conflict-debt'],
  savings: ['savings', 'report-conflict-savings'],
  // Who owns polluted or moving ground pays for it.
  land: ['land', 'contaminated-ground', 'ground-hazard', 'landslide', 'settlement', 'unclear-ground'],
  radon: ['radon'],
  inspection: ['inspection-open: Försäljning utan besiktning'],
  'hidden-faults': ['inspection-open: Ingen försäkring mot dolda fel'],
  energy: ['energy-class-low'],
  water: ['connection-ahead', 'water-fee-waiting'],
};

/** Rules of flags beside which no list of done parts reassures: which part they mean is not sure. */
export const againstDoneParts: ReadonlySet<string> = new Set(['unclear-condition', 'unclear-damage']);

/** Matters of flags that say of this home what a risk of its year of build (`building-years.ts`) only thinks possible. */
export const insteadOfYearRisk: Readonly<Record<string, readonly string[]>> = {
  'blue-concrete-years': ['blue-concrete', 'radon'],
  'asbestos-years': ['asbestos'],
  'pcb-years': ['pcb'],
  'slab-years': ['battened-slab', 'casein', 'crawl-space', 'basement-insulated-inside'],
  'million-programme': ['pipes'],
  'single-stage-years': ['single-stage-facade', 'magnesium-boards'],
};

/** Parts that a risk of a year takes to be of that year. */
export const partOfYearRisk: Readonly<Record<string, PartId>> = { 'million-programme': 'pipes' };
