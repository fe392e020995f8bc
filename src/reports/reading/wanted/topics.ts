/** Clauses that are answered where the advert names their noun at all; words by the id in `topic-words.ts`. */
const naming = {
  earthBreaker: /^finns jordfelsbrytare|jordade uttag och jordfelsbrytare/,
  leakGuard: /^finns läckageskydd/,
  drain: /^har (?:tvättstugan|gästtoaletten) golvbrunn/,
  filmed: /^har avloppet filmats|^är avloppet filmat/,
  glazing: /glasa in/,
  stoneColour: /vit eller blå/,
  slabInsulation: /plattan isolerad/,
  subdivision: /^är avstyckningen klar/,
  boundary: /^var går den nya gränsen/,
  paneBetween: /immigt mellan glasen|immiga|imma mellan glasen/,
  feeContent: /^vad ingår i avgiften/,
  locked: /cykelrummet låst/,
  bikePlace: /en cykel till plats/,
  chargingPlace: /ladda(?: en elbil)? (?:där|på platsen)/,
  heatWater: /^är den el eller vatten/,
  pest: /^vilka skadedjur/,
  hours: /^vilka tider hörs/,
  foundationKind: /^vilken grund har/,
  sillLogs: /^är stockarna närmast/,
  finalInspection: /^vad anmärktes vid slutbesiktningen/,
  finalPermit: /^gäller bygglovet/,
  ownsLand: /^äger föreningen marken/,
  freeBuy: /att köpa fri$/,
  dried: /^mättes det torrt|lagade skadan är torr|^är skadan i huset lagad/,
  bills: /^får jag se fakturan/,
  fruit: /^vilka fruktträd bär/,
} as const;

/** Clauses that want something told of their noun, whatever else the question is about. */
const nouns = {
  filter: /filtren/,
  duct: /kanalerna/,
  compressor: /kompressorn/,
  wellPump: /^hur gammal är pumpen/,
  earthing: /jordade uttag/,
  whiteGoods: /vitvaror/,
  groundMoisture: /fukten i grunden/,
  front: /fasaden|panelen|åtgärdades fasad|^när underhölls den|^var är den sämst/,
  parking: /plats för bilen|parkeringsplats/,
  chargingPlace: /laddplats/,
  feeRise: /höjning av avgiften|beslutat om avgiften/,
  fuseBox: /när byttes elcentralen|gammal är elcentralen/,
  roof: /^vilket år lades taket/,
  landRent: /hyran för marken/,
  fireplaceRecord: /sotarens senaste/,
  bathroomPaper: /intyg för badrummet/,
} as const;

/** Questions that presuppose a thing: asked only where the advert names it. */
const presupposed = {
  groundMeter: /mätaren i grunden/,
  boiler: /^vilket år är pannan/,
  liftNamed: /stannar hissen/,
  moistureReport: /fuktutredningen/,
} as const;

export type TopicId = keyof typeof naming | keyof typeof nouns | keyof typeof presupposed;

const first =
  <Id extends TopicId>(table: Readonly<Record<Id, RegExp>>) =>
  (clause: string): Id | undefined =>
    (Object.entries(table) as [Id, RegExp][]).find(([, sign]) => sign.test(clause))?.[0];

/** What answers a clause by being named. */
export const answeredByNaming = first(naming);
/** What a clause is about. */
export const nounOf = first(nouns);
/** What must be named for a clause to make sense. */
export const presupposes = first(presupposed);
