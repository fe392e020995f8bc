import { tail } from './common.js';

/** How adverts answer questions about land without a house and about the deal itself. */
export const dealAnswers: Readonly<Record<string, string>> = {
  'building-right': String.raw`byggrätt\p{L}*${tail}|detaljplan\p{L}*`,
  'no-building-obligation': String.raw`(?:inget|ingen|inga|utan|ej|fri\s+från)\s+(?:bygg(?:tvång|krav|nadskrav)|(?:husleverantörs|leverantörs)\p{L}*)|fritt\s+val\s+av\s+(?:hus|byggare|leverantör)\p{L}*`,
  /** `byggtvång inom två år`, `bunden till leverantör`. */
  'building-obligation': String.raw`bygg(?:tvång|krav|nadskrav)\p{L}*|bunden\s+till\s+(?:\p{L}+\s+)?(?:leverantör|husföretag|byggare)\p{L}*`,
  /** Water and sewage: `anslutningsavgiften är betald`. */
  'connection-paid': String.raw`anslutningsavgift\p{L}*[^.!?\n]{0,40}(?:betal|ingår|erlag)\p{L}*`,
  'ground-survey': String.raw`geotekni\p{L}*(?:${tail})?|mark(?:teknisk|under)\p{L}*(?:${tail})?`,
  'reason-to-sell': String.raw`(?:säljs|säljes|säljer)\s+(?:\p{L}+\s+){0,2}?(?:på\s+grund\s+av|pga|p\.g\.a\.|eftersom|för\s+att|då)${tail}|(?:samma\s+(?:ägare|familj)|i\s+(?:samma\s+)?familjens?\s+ägo)\s+(?:i|sedan)${tail}|(?:bott|ägt)\s+(?:här|huset|lägenheten)\s+(?:i|sedan)${tail}`,
  'possession-day': String.raw`tillträde\p{L}*(?:\s*:)?\s+(?:enligt|efter|tidigast|senast|snar|omgående|sker|kan|från|den|under|\d|i\s)${tail}|(?:omgående|snabbt|snart|flexibelt)\s+tillträde`,
  fixtures: String.raw`(?:vitvaror|möbler|gardiner|inventarier|lampor|maskiner|utemöbler)\p{L}*\s+(?:\p{L}+\s+){0,2}?(?:ingår|medföljer|följer\s+med)(?:\s+i\s+köpet)?|(?:ingår|medföljer)\s+i\s+köpet`,
};
