/** When a question of the bank makes sense; all that is given must hold. */
interface Fit {
  /** Not of a house younger than so many years: nothing in it can be old. */
  readonly notWithin?: number;
  /** Only of a house built before this year. */
  readonly builtBefore?: number;
  /** Only where the advert tells of it. */
  readonly needs?: 'cellar';
}

/** By the ids of the bank; a question that stands here not fits every home of its kind. */
export const fits: Readonly<Record<string, Fit>> = {
  roof: { notWithin: 15 },
  attic: { notWithin: 5 },
  facade: { notWithin: 10 },
  windows: { notWithin: 15 },
  drainage: { notWithin: 15 },
  basement: { needs: 'cellar' },
  'moisture-damage': { notWithin: 3 },
  leaks: { notWithin: 3 },
  claims: { notWithin: 3 },
  // Asbestos was banned in new buildings by 1982 (sanering-asbest.se).
  asbestos: { builtBefore: 1983 },
  electricity: { notWithin: 20 },
  power: { notWithin: 20 },
  plumbing: { notWithin: 20 },
  pipes: { notWithin: 25 },
  shell: { notWithin: 15 },
  heating: { notWithin: 8 },
  'water-heater': { notWithin: 10 },
  bathroom: { notWithin: 10 },
  'house-bathroom': { notWithin: 10 },
  'floor-drain': { notWithin: 15 },
  appliances: { notWithin: 8 },
  alterations: { notWithin: 5 },
  'house-walls': { notWithin: 5 },
};
