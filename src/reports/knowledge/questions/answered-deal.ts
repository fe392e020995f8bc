import type { Answered } from './answered.types.js';

const tail = String.raw`[^.!?\n]{0,60}(?<=[\p{L}\d])`;

/** Answers about land without a house. */
export const plotAnswers: readonly Answered[] = [
  {
    id: 'zoning',
    text: String.raw`byggrätt\p{L}*${tail}|detaljplan\p{L}*`,
    ask: 'får jag läsa planen, och vad gäller för höjd och placering?',
    why: 'Planen avgör vad du får bygga, och den gäller före annonsen.',
  },
  {
    id: 'building-obligation',
    text: String.raw`(?:inget|ingen|inga|utan|ej|fri\s+från)\s+(?:bygg(?:tvång|krav|nadskrav)|(?:husleverantörs|leverantörs)\p{L}*)|fritt\s+val\s+av\s+(?:hus|byggare|leverantör)\p{L}*`,
    denial: true,
    ask: 'står det i köpekontraktet?',
    why: 'Ett krav kan stå i kontraktet fast annonsen säger annat.',
  },
  {
    id: 'building-obligation',
    text: String.raw`bygg(?:tvång|krav|nadskrav)\p{L}*|bunden\s+till\s+(?:\p{L}+\s+)?(?:leverantör|husföretag|byggare)\p{L}*`,
    ask: 'inom vilken tid, och vad händer om jag inte hinner?',
    why: 'Byggkrav och bindning till en hustillverkare påverkar vad tomten är värd.',
  },
  {
    id: 'water-fees',
    text: String.raw`anslutningsavgift\p{L}*[^.!?\n]{0,40}(?:betal|ingår|erlag)\p{L}*`,
    ask: 'gäller det både vatten och avlopp, och finns kvittot?',
    why: 'Det som inte är betalt betalar du själv utöver priset.',
  },
  {
    id: 'ground-survey',
    text: String.raw`geotekni\p{L}*(?:${tail})?|mark(?:teknisk|under)\p{L}*(?:${tail})?`,
    ask: 'får jag läsa den, och vad säger den om grundläggningen?',
    why: 'Sprängning och pålning kan kosta mer än själva grunden.',
  },
  {
    id: 'plot-tax',
    field: ['taxValues.totalTaxValue', 'att taxeringsvärdet är {} kr'],
    ask: 'är tomten avstyckad?',
    why: 'En tomt som inte är avstyckad än kan dröja och kosta mer.',
  },
];

/** Answers about the deal itself. */
export const dealAnswers: readonly Answered[] = [
  {
    id: 'why-selling',
    text: String.raw`(?:säljs|säljes|säljer)\s+(?:\p{L}+\s+){0,2}?(?:på\s+grund\s+av|pga|p\.g\.a\.|eftersom|för\s+att|då)${tail}|(?:samma\s+(?:ägare|familj)|i\s+(?:samma\s+)?familjens?\s+ägo)\s+(?:i|sedan)${tail}|(?:bott|ägt)\s+(?:här|huset|lägenheten)\s+(?:i|sedan)${tail}`,
    ask: 'vad är gjort under tiden, och finns kvitton?',
    why: 'Nya ytskikt strax före en försäljning är värda en följdfråga.',
  },
  {
    id: 'access',
    text: String.raw`tillträde\p{L}*(?:\s*:)?\s+(?:enligt|efter|tidigast|senast|snar|omgående|sker|kan|från|den|under|\d|i\s)${tail}|(?:omgående|snabbt|snart|flexibelt)\s+tillträde`,
    ask: 'vilken dag passar säljaren, och går den att flytta på?',
    why: 'Dubbla boendekostnader blir snabbt dyra.',
  },
  {
    id: 'fixtures',
    text: String.raw`(?:vitvaror|möbler|gardiner|inventarier|lampor|maskiner|utemöbler)\p{L}*\s+(?:\p{L}+\s+){0,2}?(?:ingår|medföljer|följer\s+med)(?:\s+i\s+köpet)?|(?:ingår|medföljer)\s+i\s+köpet`,
    ask: 'kan vi skriva in det i kontraktet, och vad tar säljaren med sig?',
    why: 'Det som inte står i kontraktet är svårt att kräva efteråt.',
  },
];
