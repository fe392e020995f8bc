import type { ReplyRow } from './reply.types.js';

/** What answers to the bank's questions about land without a house tell. */
export const landReplies: readonly ReplyRow[] = [
  ['zoning', 'Det du vill bygga ryms.', 'Mindre än du tänkt.', 'municipality'],
  ['building-obligation', 'Inga krav.', 'Byggtid eller bestämd byggare.', 'agent'],
  ['water-fees', 'Ja, med kvitto.', 'Nej: du betalar.', 'seller municipality'],
  ['own-water', 'Ja, kommunen har svarat.', 'Nej.', 'municipality'],
  ['power-connection', 'Kort, med skriftligt pris.', 'Långt, utan pris.', 'agent'],
  ['ground-survey', 'Ja, och marken bär.', 'Nej: räkna med sprängning eller pålar.', 'agent'],
  ['road-access', 'Rätten är skriven.', 'Bara en överenskommelse.', 'agent'],
  ['plot-easements', 'Nej.', 'Ja, där huset ska stå.', 'agent'],
  ['shoreline', 'Nej.', 'Ja.', 'municipality'],
  ['boundaries', 'Ja, du får gå längs dem.', 'Nej.', 'agent'],
  ['contamination', 'Skog eller åker.', 'Verkstad, deponi eller fyllning.', 'municipality seller'],
  ['stormwater', 'Rinner bort.', 'Blir stående där huset ska ligga.', 'seller'],
  ['noise-land', 'Nej.', 'Ja, och huset måste vändas.', 'municipality'],
  ['neighbour-plans', 'Lågt och långt bort.', 'Högt och nära.', 'municipality'],
  ['trees', 'Du, och de får fällas.', 'Någon annan.', 'seller'],
  ['plot-tax', 'Ja, med eget värde.', 'Inte än: det kan dröja.', 'agent', 'Är tomten avstyckad?'],
];
