/**
 * How the parts of a house follow from its living area. Rules of thumb of our own reading, held against published examples:
 * byggahus.se counts 150 m² of facade for 120 m² on one and a half storeys and 34 m around a cellar of 8.5 × 8.5 m,
 * fonstertillverkare.se 17 windows and window doors in a villa.
 */
export const houseShape = {
  /** Roof area for each m² of ground, with its slope and eaves. */
  roof: 1.25,
  /** Metres around for each √m² of ground: a square has 4, a house twice as long as wide 4.24. */
  around: 4.2,
  /** Metres of wall to a storey. */
  storey: 2.7,
  /** Windows for each m² of living area. */
  windows: 0.12,
  /** Storeys of a house whose advert names none. */
  unknownStoreys: { least: 1, most: 2 },
  source: 'Vår egen tumregel, prövad mot exempel på byggahus.se och fonstertillverkare.se',
} as const;
