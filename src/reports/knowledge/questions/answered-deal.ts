import type { Answered } from './answered.types.js';

/** Answers about land without a house. */
export const plotAnswers: readonly Answered[] = [
  {
    id: 'zoning',
    told: 'building-right',
    ask: 'får jag läsa planen, och vad gäller för höjd och placering?',
    why: 'Planen avgör vad du får bygga, och den gäller före annonsen.',
  },
  {
    id: 'building-obligation',
    told: 'no-building-obligation',
    ask: 'står det i köpekontraktet?',
    why: 'Ett krav kan stå i kontraktet fast annonsen säger annat.',
  },
  {
    id: 'building-obligation',
    told: 'building-obligation',
    ask: 'inom vilken tid, och vad händer om jag inte hinner?',
    why: 'Byggkrav och bindning till en hustillverkare påverkar vad tomten är värd.',
  },
  {
    id: 'water-fees',
    told: 'connection-paid',
    ask: 'gäller det både vatten och avlopp, och finns kvittot?',
    why: 'Det som inte är betalt betalar du själv utöver priset.',
  },
  {
    id: 'ground-survey',
    told: 'ground-survey',
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
    told: 'reason-to-sell',
    ask: 'vad är gjort under tiden, och finns kvitton?',
    why: 'Nya ytskikt strax före en försäljning är värda en följdfråga.',
  },
  {
    id: 'access',
    told: 'possession-day',
    ask: 'vilken dag passar säljaren, och går den att flytta på?',
    why: 'Dubbla boendekostnader blir snabbt dyra.',
  },
  {
    id: 'fixtures',
    told: 'fixtures',
    ask: 'kan vi skriva in det i kontraktet, och vad tar säljaren med sig?',
    why: 'Det som inte står i kontraktet är svårt att kräva efteråt.',
  },
];
