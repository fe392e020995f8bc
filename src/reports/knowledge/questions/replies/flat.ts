import type { ReplyRow } from './reply.types.js';

/** What answers to the bank's questions about a flat tell. */
export const flatReplies: readonly ReplyRow[] = [
  [
    'bathroom',
    'En våtrumsfirma de senaste tio åren, med intyg.',
    'Säljaren själv, eller äldre än tjugo år.',
    'seller',
    'Vilket år gjordes badrummet, av vem, och finns intyg?',
  ],
  [
    'floor-drain',
    'En plastbrunn lika ny som golvet.',
    'En gammal brunn av gjutjärn.',
    'seller',
    'Är golvbrunnen bytt, och får jag lyfta på locket?',
  ],
  ['leaks', 'Nej, eller lagat med protokoll.', 'Ja, lagat bara på ytan.', 'seller board'],
  [
    'ventilation',
    'Ja, med datum.',
    'Anmärkningar kvar.',
    'board',
    'Är ventilationskontrollen, OVK, godkänd?',
  ],
  ['power', 'Jordat, jordfelsbrytare och ny central.', 'Ojordat eller proppskåp.', 'seller'],
  ['noise', 'Tyst, och grannen säger samma sak.', 'Musik, trafik eller steg.', 'seller'],
  ['daylight', 'Flera timmar sol i de rum du bor i.', 'Skymt, eller bara åt norr.', 'seller'],
  [
    'windows',
    'Alla går lätt, utan imma.',
    'Mjukt trä, drag eller imma mellan glasen.',
    'seller',
    'Får jag öppna alla fönster?',
  ],
  ['measured', 'Ja, med mätprotokoll.', 'Nej, siffran är gammal.', 'agent'],
  ['appliances', 'Nyare än tio år, med läckageskydd.', 'Gamla, och kopplade av säljaren.', 'seller'],
];
