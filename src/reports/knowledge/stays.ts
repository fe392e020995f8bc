import { type FlagName, valuesFor } from './told-by-flags.js';

/** How a finding stays whatever is answered: as money, as a work to do, as a damage to mend or as terms to live with. */
export const stays = ['money', 'work', 'damage', 'terms'] as const;
export type Stay = (typeof stays)[number];

/** Works inside the home, by the flag that says that they are to be done, and what is redone, to stand in a sentence. */
export const redone: ReadonlyMap<string, string> = new Map([
  ['original-condition', 'mycket i bostaden'],
  ['home-worn: Slitage eller behov av renovering', 'det som är slitet'],
  ['bathroom-worn: Slitet badrum', 'badrummet'],
  ['bathroom-worn: Slitet kök', 'köket'],
  ['bathroom-worn: Slitna ytskikt', 'ytskikten'],
  ['electrical-old', 'elen'],
]);

/**
 * Flags whose finding no answer removes, as `told-by-flags.ts` names them. Not here is what may be harmless or mended: that
 * is for an answer to tell.
 */
const keys: Readonly<Record<Stay, readonly string[]>> = {
  money: [
    ...'debt- interest- savings- low-savings loss losses-for-years fee-rise fee-rise-in-report fee-likely-to-rise fee-held-down loans-due- association-loans association-deficit association-insolvency amortisation-suspended capital-contribution one-off-levy own-pipe-bill pipe-replacement-planned association-works-planned works-waiting water-fee-waiting connection-ahead connection-fees facility-trouble shared-facility-debt raised-deductible direct-electric-heating oil-heating rented-equipment equipment-rented rents-uncertain rent-dependent'.split(
      ' ',
    ),
    'heating-old: Oljepanna',
    'heating-old: Direktverkande el',
    'heating-old: Dyr uppvärmning',
  ],
  work: ['past-life-', ...redone.keys()],
  damage: [
    ...'stated-past-life roof-worn roof-leak shell-worn sewage-rejected wet-room-rejected dry-rot wood-decay wood-pests rot-damage mould stated-moisture moisture-measured water-damage drying-under-way uninsured-damage moving-crack settlement-damage radon-high contaminated-ground water-unfit radon-in-water oil-tank'.split(
      ' ',
    ),
    'asbestos: Skadad eternit',
    'asbestos: Skadad asbest',
    'heating-old: Gammal värmepump',
    'heating-old: Uppvärmning med brister',
    'heating-old: Ventilation med brister',
    'home-worn: Slitet garage eller uthus',
    'home-worn: Pool med brister',
    'home-worn: Hiss med brister',
    'insurance-refused: Skada som försäkringen inte täcker',
    'pipes-old: Gamla eller skadade rör',
    'pipes-old: Gamla eller skadade avloppsrör',
    'sewage-poor: Avlopp med brister',
    'water-in: Vatten utifrån',
  ],
  terms: [
    ...'asbestos ground-lease ground-lease- leasehold-terms leased-ground lease-ending not-genuine-association may-become-not-genuine association-not-genuine few-owners insurance-refused co-owned shared-ownership pre-emption buy-back cooperative-rental unusual-tenure rental-tenancy not-permanent cannot-be-lived-in conditions-of-living letting-bound somebody-stays tenant-stays room-not-granted easement easement-burdens shore-protection shore-flood landslide ground-hazard building-ban permission-refused protected-building plan-limits authority-order traffic-noise noise-near power-line power-near wind-power building-nearby building-near disturbing-neighbour summer-water toilet-without-sewer single-stage-facade no-lift small-association new-production disclaimer sold-as-is forced-sale bank-doubt'.split(
      ' ',
    ),
    'heating-old: Gammal panna eller vedeldning',
    'sewage-poor: Tidsbegränsat tillstånd för avloppet',
    'sewage-poor: Enskilt avlopp',
  ],
};

/** How each of them stays, by its key. */
export const stayOf: ReadonlyMap<string, Stay> = new Map(
  stays.flatMap((stay) => keys[stay].map((key) => [key, stay] as const)),
);

/** Titles of those rules that an answer can remove: what is only suspected, and what is said to be mended. */
export const removable: ReadonlySet<string> = new Set([
  'contaminated-ground: Misstänkt förorening i marken',
  'contaminated-ground: Mark som har sanerats',
  'radon-high: Radon över gränsvärdet före en åtgärd',
]);

/** How a flag stays; undefined where an answer or a paper can remove it, as what is unclear or contradicts itself. */
export function staysAs({ rule, title }: FlagName): Stay | undefined {
  const named = `${rule}: ${title}`;
  if (removable.has(named)) return undefined;
  return stayOf.get(named) ?? valuesFor(stayOf, { rule, title })[0];
}
