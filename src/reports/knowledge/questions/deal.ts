import type { QuestionRow } from './question.types.js';

/** Questions about land without a house. */
export const plotQuestions: readonly QuestionRow[] = [
  [
    'zoning',
    'Vad säger detaljplanen om hur stort och högt jag får bygga?',
    'Utan plan krävs förhandsbesked. Läs handlingen själv hos kommunen.',
    'zoning permit-possible building-ban',
  ],
  [
    'building-obligation',
    'Finns krav på när jag måste bygga, eller vilken byggare jag ska välja?',
    'Byggkrav och bindning till en hustillverkare påverkar vad tomten är värd.',
  ],
  [
    'water-fees',
    'Är anslutningsavgiften för vatten och avlopp betald?',
    'Annars betalar du den själv utöver priset.',
    'waterAndSewage connection-fees',
  ],
  [
    'own-water',
    'Går det att borra brunn och få tillstånd för avlopp här?',
    'Ett nej från kommunen kan göra tomten obyggbar för permanent boende.',
    'waterAndSewage',
  ],
  [
    'power-connection',
    'Hur långt är det till el och fiber, och vad kostar anslutningen?',
    'Be nätbolaget om ett skriftligt besked.',
    'power',
  ],
  [
    'ground-survey',
    'Finns en markundersökning, och hur djupt är det till berg eller fast mark?',
    'Sprängning och pålning kan kosta mer än själva grunden.',
    'ground',
  ],
  [
    'road-access',
    'Vem äger vägen fram, och ingår rätten att använda den?',
    'Utan servitut eller samfällighet kan grannen säga nej.',
    'road',
  ],
  [
    'plot-easements',
    'Går ledningar, servitut eller allmän väg över tomten?',
    'De minskar ytan du får bygga på.',
    'road easement power-line',
  ],
  [
    'shoreline',
    'Gäller strandskydd, biotopskydd eller fornlämning på tomten?',
    'Ett skydd kan stoppa bygget helt.',
    'shore-protection building-ban',
  ],
  [
    'boundaries',
    'Är gränserna utmärkta, och stämmer de med kartan?',
    'Be att få gå runt tomten och se rören i marken.',
    'tomtarea',
  ],
  [
    'contamination',
    'Vad har marken använts till tidigare?',
    'Fyllning och gamla verksamheter kan betyda förorenad jord.',
    'ground contaminated-ground industrial-past',
  ],
  [
    'stormwater',
    'Var samlas vattnet vid snösmältning och skyfall?',
    'Besök tomten efter regn om du hinner.',
    'shore-flood',
  ],
  [
    'noise-land',
    'Finns väg, järnväg eller industri som begränsar var huset får stå?',
    'Buller kan styra både placering och fönster.',
    'traffic-noise wind-power',
  ],
  ['neighbour-plans', 'Vad får grannarna bygga, och kan det skymma?', 'Detaljplanen gäller även för dem.'],
  ['trees', 'Vem äger träden, och får de fällas?', 'Avverkning och stubbrytning är en egen kostnad.'],
  [
    'plot-tax',
    'Vad är taxeringsvärdet, och är tomten avstyckad?',
    'En tomt som inte är avstyckad än kan dröja och kosta mer.',
    'taxValue',
  ],
];

/** Questions 53–60 of the bank: the deal, whatever the home. */
export const dealQuestions: readonly QuestionRow[] = [
  [
    'why-selling',
    'Varför säljs bostaden, och hur länge har säljaren ägt den?',
    'Kort ägande och nya ytskikt är värt en följdfråga.',
    'estate-sale newly-renovated',
  ],
  [
    'bids',
    'Har bud lagts tidigare, och får jag se budlistan?',
    'Avhoppade köpare kan ha haft skäl.',
    'relisted',
  ],
  [
    'comparables',
    'Vad har liknande bostäder här slutat på det senaste året?',
    'Slutpriser säger mer än utgångspriser.',
    'price attractive-location starting-price price-conflict',
  ],
  [
    'access',
    'Vilket tillträde vill säljaren ha, och går det att flytta på?',
    'Dubbla boendekostnader blir snabbt dyra.',
    'tenant-stays',
  ],
  [
    'clauses',
    'Får jag ha med besiktningsklausul och lånevillkor i kontraktet?',
    'Klausulerna låter dig backa om något dyrt upptäcks.',
    'disclaimer stated-moisture original-condition mould dry-rot rot-damage water-damage settlement-damage',
  ],
  ['fixtures', 'Vad följer med i köpet?', 'Vitvaror, lampor och förrådsinredning är lätta att missförstå.'],
  [
    'unsaid',
    'Vad vill du som mäklare att jag ska veta som inte står i annonsen?',
    'Mäklaren måste berätta det den vet när du frågar.',
    'ai-instructions',
  ],
  [
    'documents',
    'Kan jag få alla handlingar skriftligt i dag?',
    'Muntliga besked är svåra att hävda i efterhand.',
  ],
];
