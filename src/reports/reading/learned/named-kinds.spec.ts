import { riskById } from '../../risks/told/risks.js';
import { kindNamedIn } from './named-kinds.js';

describe('a kind that the words name', () => {
  it.each([
    ['Under bottenplattan går avloppet i gjutjärn.', 'Rör av gjutjärn'],
    ['Huset har gjutjärnsstammar från byggåret.', 'Rör av gjutjärn'],
    ['Toaletten går i baklås varje höst.', 'Gamla eller skadade avloppsrör'],
    ['Spolbilen brukar vara på plats samma dag.', 'Gamla eller skadade avloppsrör'],
    ['Vi har fått ringa spolbil flera gånger.', 'Gamla eller skadade avloppsrör'],
    ['Under natten är nivån 66 dB mot järnvägen.', 'Buller från järnvägen'],
    ['Under trallen har tätskiktet gett med sig.', 'Läcka'],
    ['Man bilade upp plattan där ett vattenrör brustit.', 'Läcka'],
    ['Ritningar till byggnadsnämnden blev det aldrig tid till.', 'Saknat bygglov eller annat tillstånd'],
    ['Uterummet är ännu inte anmält till kommunen.', 'Saknat bygglov eller annat tillstånd'],
    ['Ombyggnaden till bostad har aldrig prövats.', 'Saknat bygglov eller annat tillstånd'],
    ['Elva bostäder har ännu inte funnit sin köpare.', 'Osålda lägenheter'],
    ['Huset har så vitt säljaren vet aldrig dränerats.', 'Gammal eller bristande dränering'],
    ['Utvändig dränering har aldrig utförts.', 'Gammal eller bristande dränering'],
    ['Locket hör till den gamla tankens påfyllning.', 'Oljetank'],
    ['Nivån är 66 decibel mot stambanan.', 'Buller från järnvägen'],
    ['Från motorvägen är nivån 63 dBA.', 'Buller från vägen'],
    ['Åkern är utarrenderad med besittningsskydd.', 'Arrende eller jakträtt på marken'],
  ])('%s: %s', (sentence, title) => {
    expect(kindNamedIn(sentence)?.title).toBe(title);
  });

  it.each([
    'Avloppet av gjutjärn byttes 2019.',
    'Spisen är av gjutjärn.',
    'Alla bostäder är sålda.',
    'Tätskiktet är från 2019.',
    'Husets dränering är från 2012.',
    'Den gamla tankens påfyllning grävdes upp 2004.',
    'Ljudet vid fönstret är dämpat.',
    'Arrendet av åkern har upphört.',
    'Marken är inte utarrenderad.',
    'Uterummet är anmält till kommunen.',
    'Det har aldrig varit stopp i avloppet.',
    'Stammarna spolas med spolbil vart tredje år.',
    'Spolbil har inte behövts.',
    'Rören har aldrig brustit.',
    'Nya fönster med 45 dB dämpning mot vägen.',
    'Ljudnivån mot järnvägen är under 55 dB.',
  ])('none: %s', (sentence) => {
    expect(kindNamedIn(sentence)).toBeUndefined();
  });

  it('is one of the risks that are told', () => {
    for (const sentence of ['Avloppet är av gjutjärn.', 'Åkern är utarrenderad.']) {
      const { risk, title } = kindNamedIn(sentence)!;
      expect(riskById(risk).tells.map((one) => one.title)).toContain(title);
    }
  });
});
