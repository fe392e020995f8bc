import type { Flag } from '../../facts/context.js';

/** How a finding stays whatever is answered: as money, as a work to do, as a damage to mend or as terms to live with. */
export const stays = ['money', 'work', 'damage', 'terms'] as const;
export type Stay = (typeof stays)[number];

/** Rules whose finding no answer removes. A name that ends with a hyphen stands for every rule that begins so. */
const rules: Readonly<Record<Stay, string>> = {
  money:
    'debt- interest- savings- low-savings loss losses-for-years fee-rise fee-likely-to-rise fee-held-down fee-high fee-very-high loans-due- association-loans association-deficit association-insolvency amortisation-suspended capital-contribution own-pipe-bill pipe-replacement-planned association-works-planned works-waiting water-fee-waiting connection-ahead connection-fees facility-trouble shared-facility-debt raised-deductible direct-electric-heating oil-heating rented-equipment equipment-rented rents-uncertain rent-dependent',
  work: 'past-life- near-end- stated-past-life original-condition pipes-old bathroom-worn home-worn roof-worn shell-worn electrical-old heating-old sewage-rejected sewage-poor toilet-without-sewer wet-room-rejected roof-leak',
  damage:
    'dry-rot wood-decay wood-pests rot-damage mould stated-moisture moisture-measured water-damage drying-under-way uninsured-damage moving-crack settlement-damage radon-high asbestos pcb blue-concrete harmful-material contaminated-ground water-unfit radon-in-water oil-tank',
  terms:
    'ground-lease ground-lease- leasehold-terms leased-ground lease-ending not-genuine-association association-not-genuine co-owned shared-ownership pre-emption buy-back cooperative-rental unusual-tenure rental-tenancy not-permanent cannot-be-lived-in conditions-of-living letting-bound somebody-stays tenant-stays room-not-granted easement easement-burdens shore-protection shore-flood landslide ground-hazard building-ban permission-refused protected-building plan-limits authority-order traffic-noise noise-near power-line power-near wind-power building-nearby building-near disturbing-neighbour summer-water single-stage-facade no-lift small-association new-production disclaimer sold-as-is forced-sale bank-doubt',
};

const rows = stays.map((stay) => [stay, rules[stay].split(' ')] as const);

/** How a flag stays; undefined where an answer or a paper can remove it, as what is unclear or contradicts itself. */
export const staysAs = ({ rule }: Pick<Flag, 'rule'>): Stay | undefined =>
  rows.find(([, named]) =>
    named.some((key) => (key.endsWith('-') ? rule.startsWith(key) : rule === key)),
  )?.[0];
