import type { ClauseTable } from './clause.types.js';

const electricityOfExhaustPump = [
  'Hur mycket el drar frånluftsvärmepumpen på ett år?',
  'En faktura.',
  'Elpatronen går ofta.',
  'seller',
  'heating',
] as const;
const underlayOfTiles = [
  'Går det att se undersidan av taket från vinden?',
  'Ja, och träet är ljust.',
  'Mörka fläckar.',
  'seller inspector',
] as const;

/** What is asked of how the house is built and heated. */
export const buildingClauses: ClauseTable = {
  'Är stockarna närmast grunden friska, och vem har känt på dem?': {
    clauses: [['named sillLogs'], ['named sillLogs']],
    then: [
      [
        'Hur många centimeter är det mellan marken och nedersta stocken?',
        'Minst två decimeter runt om.',
        'Jorden når träet.',
        'seller inspector',
      ],
    ],
  },
  'Är väggen mot slänten fuktmätt, och vart rinner vattnet?': {
    clauses: [
      ['named dampMeasured'],
      [
        '-',
        'Vart rinner vattnet från slänten?',
        'Det leds bort från huset.',
        'Marken lutar mot huset.',
        'seller inspector',
      ],
    ],
  },
  'Varför sitter det en avfuktare där, och vad visar den?': {
    clauses: [
      [
        '-',
        'Vad gör luften fuktig där, och vem har undersökt det?',
        'En fuktsakkunnig, med utlåtande.',
        'Ingen: avfuktaren döljer orsaken.',
        'seller inspector',
      ],
      ['reading'],
    ],
  },
  'Vem byggde till huset, och finns bygglov och slutbesked?': {
    clauses: [
      ['maker', 'Vem byggde till huset?', 'En firma, med kvitton.', 'Säljaren själv.', 'seller'],
      [
        'permit',
        'Finns bygglov och slutbesked för tillbyggnaden?',
        'Båda papperen finns.',
        'Inga papper.',
        'seller municipality',
        'planning',
      ],
    ],
    then: [
      [
        'Hur är tillbyggnaden tätad mot den äldre delen?',
        'Plåt eller fog som går att se, och torrt inne.',
        'Fläckar i skarven.',
        'seller inspector',
      ],
    ],
  },
  'Har inredningen av vinden bygglov, och hur är taket isolerat?': {
    clauses: [
      ['permit'],
      [
        '-',
        'Hur är taket isolerat över den inredda vinden?',
        'Luftspalt under taket.',
        'Isolering utan luft.',
        'seller inspector',
        'attic',
      ],
    ],
  },
  'När målades plåttaket, och är skarvarna täta?': {
    clauses: [
      ['upkeep'],
      [
        '-',
        'Är plåttakets skarvar täta, och syns rost?',
        'Täta, utan rost.',
        'Fläckar på vinden.',
        'seller inspector',
        'roof shell',
      ],
    ],
  },
  'Hur gammal är pappen under betongpannorna?': {
    clauses: [['age']],
    then: [underlayOfTiles],
  },
  'När målades träfasaden, och var är panelen sämst?': {
    clauses: [
      ['upkeep'],
      [
        '-',
        'Var är träpanelen sämst, och går luften fritt bakom den?',
        'Den är hård överallt, med luft bakom.',
        'Mjuk nertill eller åt söder.',
        'seller inspector',
        'facade shell',
      ],
    ],
  },
  'Hur gammal är luftvärmepumpen, och när servades den?': {
    notWithin: 5,
    clauses: [
      [
        'age',
        'Hur gammal är luftvärmepumpen?',
        'Yngre än tio år.',
        'Äldre: räkna med en ny.',
        'seller',
        'heating',
      ],
      [
        'care',
        'När servades luftvärmepumpen, och når värmen alla rum?',
        'Det senaste året, och ja.',
        'Aldrig, eller elementen går ändå.',
        'seller',
        'heating',
      ],
    ],
    then: [
      [
        'Hur många rum når luftvärmepumpen, och hur kallt blir det längst bort?',
        'De flesta, och skillnaden är liten.',
        'Elementen går ändå.',
        'seller',
        'heating',
      ],
    ],
  },
  'Hur många timmar har luft-vattenpumpen gått, och när servades den?': {
    clauses: [
      [
        '-',
        'Hur många timmar har luft-vattenpumpen gått?',
        'Displayen visar det.',
        'Ingen vet, eller elpatronen går ofta.',
        'seller',
        'heating',
      ],
      ['care'],
    ],
  },
  'Hur gammal är frånluftspumpen, och är kompressorn bytt?': {
    clauses: [
      [
        'age',
        'Hur gammal är frånluftspumpen?',
        'Yngre än tio år.',
        'Lika gammal som huset.',
        'seller',
        'heating',
      ],
      [
        'age of compressor',
        'Är kompressorn i frånluftsvärmepumpen bytt, och hur mycket el drar den?',
        'Bytt eller ny, med fakturor.',
        'Elpatronen går ofta.',
        'seller',
        'heating',
      ],
    ],
    then: [electricityOfExhaustPump],
  },
  'Hur gammal är bergvärmens kompressor, och hur djupt är hålet?': {
    notWithin: 8,
    clauses: [
      [
        'age',
        'Hur gammal är bergvärmens kompressor?',
        'Yngre än tio år.',
        'Lika gammal som anläggningen.',
        'seller',
        'heating',
      ],
      [
        '-',
        'Hur djupt är borrhålet till bergvärmen, och finns borrprotokoll?',
        'Ett djup, med protokoll.',
        'Ingen vet.',
        'seller',
        'heating',
      ],
    ],
  },
  'Vad kostade fjärrvärmen förra året, och hur gammal är centralen?': {
    clauses: [
      ['cost', 'Vad kostade fjärrvärmen förra året?', 'En faktura.', 'En gissning.', 'seller', 'heating'],
      [
        'age of heatCentral',
        'Hur gammal är fjärrvärmecentralen?',
        'Yngre än femton år.',
        'Äldre: räkna med en ny.',
        'seller',
        'heating',
      ],
    ],
    then: [
      [
        'När servades fjärrvärmecentralen, och blir huset varmt överallt?',
        'De senaste åren, och ja.',
        'Aldrig, eller kalla rum.',
        'seller',
        'heating',
      ],
    ],
  },
  'Hur gamla är elementen, och har något rör till dem läckt?': {
    clauses: [
      ['age'],
      [
        '-',
        'Har något rör till elementen läckt, och blir alla varma upptill?',
        'Nej, och ja.',
        'Lagade skarvar, eller kalla element.',
        'seller',
      ],
    ],
  },
  'Fungerar golvvärmen överallt där den ligger, och är den el eller vatten?': {
    clauses: [
      [
        '-',
        'Fungerar golvvärmen överallt där den ligger?',
        'Ja, och du får känna efter.',
        'En slinga är död.',
        'seller',
      ],
      ['beside heatWater'],
    ],
  },
  'Är braskaminen anmäld till kommunen, och vad sa sotaren senast?': {
    clauses: [
      ['permit', 'Är braskaminen anmäld till kommunen?', 'Anmäld, med besked.', 'Inte anmäld.', 'seller'],
      [
        'approval',
        'Vad sa sotaren senast om braskaminen?',
        'Inget att anmärka, med protokoll.',
        'Eldningsförbud, eller aldrig kontrollerad.',
        'seller',
        'chimney',
      ],
    ],
  },
  'Får jag se sotarens protokoll för kakelugnen?': { clauses: [['approval']] },
  'Får jag se protokollet från provtryckningen av öppna spisen?': { clauses: [['approval']] },
  'Får jag se sotarens protokoll för vedspisen?': { clauses: [['approval']] },
  'Vad gav solcellerna förra året, och är de betalda?': {
    clauses: [
      ['-', 'Vad gav solcellerna förra året?', 'En siffra.', 'Ingen har räknat.', 'seller board'],
      ['paid'],
    ],
    instead: [
      [
        'hired',
        'Går avtalet om solcellerna över på mig, och vad kostar det att lösa ut?',
        'Ja, och ett belopp.',
        'Du tar över ett avtal som löper i många år.',
        'seller',
      ],
    ],
  },
  'Hur mycket vatten ger brunnen i timmen, och hur gammal är pumpen?': {
    clauses: [
      [
        '-',
        'Hur mycket vatten ger brunnen i timmen, och har den sinat någon sommar?',
        'En mätning, och aldrig.',
        'Ingen vet, eller det räcker inte en torr sommar.',
        'seller',
      ],
      ['age of pump'],
    ],
  },
  'Vilka garantier gäller än, och vem svarar om byggaren är borta?': {
    clauses: [
      ['until'],
      [
        '-',
        'Går garantierna över på mig, och vem svarar om byggaren är borta?',
        'Ja, och ett försäkringsbolag.',
        'Nej, eller ingen.',
        'agent',
      ],
    ],
  },
  'Hur gamla är takfönstren, och har det läckt runt dem?': {
    notWithin: 10,
    clauses: [
      ['age'],
      [
        '-',
        'Har det läckt runt takfönstren?',
        'Nej, torrt runt om.',
        'Fläckar i karmen eller i taket intill.',
        'seller inspector',
      ],
    ],
  },
  'Är lättbetongen i väggarna vit eller blå?': { clauses: [['beside stoneColour']] },
  'Hur är luften i sovrummen på morgonen, och går ventilerna att öppna?': {
    clauses: [
      ['lived'],
      [
        '-',
        'Går alla ventiler för luft att öppna?',
        'Ja, alla.',
        'Några är igensatta.',
        'agent',
        'ventilation',
      ],
    ],
  },
  'När byttes filtren i aggregatet, och när rensades kanalerna?': {
    clauses: [
      ['care of filter', 'När byttes filtren i aggregatet?', 'I år.', 'Ingen vet.', 'seller', 'ventilation'],
      [
        'care of duct',
        'När rensades kanalerna till ventilationen?',
        'De senaste åren.',
        'Aldrig.',
        'seller board',
        'ventilation',
      ],
    ],
    then: [
      [
        'Är luftflödena injusterade, och får jag se protokollet?',
        'Ja, med ett protokoll.',
        'Aldrig injusterade.',
        'seller board',
        'ventilation',
      ],
    ],
  },
  'Drar frånluftsfläkten i badrummet, och när rensades kanalerna?': {
    clauses: [
      [
        '-',
        'Drar frånluftsfläkten i badrummet?',
        'Ja, den suger fast ett papper.',
        'Den står stilla eller låter.',
        'seller',
        'ventilation',
      ],
      ['care of duct'],
    ],
  },
  'Gäller treglas alla fönster?': {
    clauses: [['extent']],
    then: [['Har något fönster fått imma mellan glasen?', 'Nej.', 'Flera.', 'seller', 'windows']],
  },
  'Hur mycket hörs ovanifrån genom bjälklaget av trä?': { clauses: [['lived']] },
  'Drar det från gavelväggen på vintern, och är den isolerad?': {
    clauses: [
      ['lived'],
      ['-', 'Är gavelväggen isolerad?', 'Ja.', 'Kall vägg, eller fläckar bakom möbler.', 'agent'],
    ],
  },
};
