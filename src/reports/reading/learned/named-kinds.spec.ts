import { riskById } from '../../risks/told/risks.js';
import { kindNamedIn, tellsBreakage } from './named-kinds.js';

describe('a kind that the words name', () => {
  it.each([
    ['Under bottenplattan går avloppet i gjutjärn.', 'Rör av gjutjärn'],
    ['Huset har gjutjärnsstammar från byggåret.', 'Rör av gjutjärn'],
    ['Toaletten går i baklås varje höst.', 'Gamla eller skadade avloppsrör'],
    ['Spolbilen brukar vara på plats samma dag.', 'Gamla eller skadade avloppsrör'],
    ['Vi har fått ringa spolbil flera gånger.', 'Gamla eller skadade avloppsrör'],
    ['Avloppet svämmar över utan förvarning.', 'Gamla eller skadade avloppsrör'],
    [
      'Vi har aldrig haft stopp i avloppet i köket, men toaletten svämmar över varje vår.',
      'Gamla eller skadade avloppsrör',
    ],
    ['Avloppet svämmar över trots att det spolas varje år.', 'Gamla eller skadade avloppsrör'],
    ['Stopp i avloppet har inte kunnat avhjälpas.', 'Gamla eller skadade avloppsrör'],
    ['Avloppsrören är av gjutjärn och inte bytta.', 'Rör av gjutjärn'],
    ['Avloppet är av gjutjärn, köket är bytt.', 'Rör av gjutjärn'],
    ['Stopp i avloppet är inte ovanligt.', 'Gamla eller skadade avloppsrör'],
    ['Stopp i toaletten har inträffat, och ingen har filmat rören.', 'Gamla eller skadade avloppsrör'],
    ['Vi har inte bytt rören men har fått ringa spolbil fyra gånger.', 'Gamla eller skadade avloppsrör'],
    ['Spolbilen har varit här tre vintrar i rad.', 'Gamla eller skadade avloppsrör'],
    ['Rensbil kommer varje höst.', 'Gamla eller skadade avloppsrör'],
    ['Tätskiktet har släppt bakom duschen, något intyg har vi inget.', 'Läcka'],
    ['Värmeröret brast i januari, och ingen har lagat golvet.', 'Läcka'],
    ['Trots tilläggsisolering mäts 65 dB från motorvägen.', 'Buller från vägen'],
    ['Högst upp i huset mäts 68 dB från stambanan.', 'Buller från järnvägen'],
    ['Under förmiddagarna uppmäts 68 dBA från järnvägen.', 'Buller från järnvägen'],
    ['Ljudnivån från vägen är 65 dB, vilket inte understiger riktvärdet.', 'Buller från vägen'],
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
    'Avloppsrören är inte av gjutjärn.',
    'Avloppet svämmade aldrig över, och det spolas varje år.',
    'Stopp i avloppet har inte förekommit sedan rören byttes.',
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
    'Vi har aldrig haft något stopp i avloppet.',
    'Stopp i avloppet har aldrig inträffat.',
    'Fasaden mot vägen ligger på 52 dB och underskrider riktvärdet.',
    'Glasen mot järnvägen dämpar 42 dB.',
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

describe('breakage beside an old part', () => {
  it.each([
    'Rören av gjutjärn är genomrostade.',
    'Avloppen är korroderade och har stora hål.',
    'Ledningen har gått av under plattan.',
    'Källarväggen buktar inåt.',
    'I krypgrunden står vatten.',
  ])('is told: %s', (sentence) => expect(tellsBreakage(sentence)).toBe(true));

  it.each([
    'Avloppsrören för spillvatten är av gjutjärn från 1962.',
    'Diskbänken är rostfri och stammarna från 1962.',
  ])('is not: %s', (sentence) => expect(tellsBreakage(sentence)).toBe(false));
});
