import type { AskRow } from './ask.types.js';

/** What to ask of a finding about how a home is built and equipped, by the finding's rule. */
export const buildingAsks: Readonly<Record<string, readonly AskRow[]>> = {
  'wet-room-rejected': [
    [
      'Vad anmärktes på våtrummet, och är golvet fuktmätt?',
      'Mätt torrt, och anmärkningen gällde en detalj.',
      'Tätskiktet underkändes: räkna med ett nytt badrum.',
      'seller agent',
      'bathroom house-bathroom',
    ],
  ],
  'wet-room-undocumented': [
    [
      'Vem lade tätskiktet i badrummet, och finns bilder från arbetet?',
      'En våtrumsfirma, med kvitto och bilder.',
      'Säljaren själv, eller ingen vet.',
      'seller',
      'bathroom house-bathroom',
    ],
  ],
  'original-condition': [
    [
      'Vad måste göras först om jag flyttar in, och finns pris på det?',
      'En kort lista med offerter.',
      'Allt, och ingen har räknat på det.',
      'seller agent',
      'bathroom house-bathroom',
    ],
  ],
  'stated-past-life': [
    [
      'När måste den gamla delen bytas, och finns en offert?',
      'Den fungerar, är servad och har ett pris.',
      'Den krånglar redan.',
      'seller',
    ],
  ],
  'ventilation-remark': [
    [
      'Vad anmärktes på ventilationen, och när är det rättat?',
      'Rättat, med ett nytt godkänt protokoll.',
      'Det återstår, och ingen vet vad det kostar.',
      'board seller',
      'ventilation',
    ],
  ],
  'single-stage-facade': [
    [
      'Är väggarna fuktmätta genom putsen, och får jag läsa rapporten?',
      'Mätta på många ställen de senaste åren och torra.',
      'Inte mätta, eller fukt på något ställe.',
      'seller board',
      'facade',
    ],
    [
      'Är fasaden ombyggd någonstans, och vad kostade det?',
      'Ja, hela, med garanti.',
      'Bara en sida, eller ingen.',
      'seller board',
    ],
  ],
  'render-of-risk-years': [
    [
      'Finns en luftspalt bakom putsen?',
      'Ja, enligt ritning eller intyg.',
      'Nej eller vet inte: mät fukten före kontrakt.',
      'seller inspector',
      'facade',
    ],
  ],
  'crawl-space': [
    [
      'Är fukten i grunden mätt, och går det att komma ner på visningen?',
      'Mätt under sommaren och torr, och luckan är öppen.',
      'Aldrig mätt, eller luckan går inte att öppna.',
      'seller',
      'foundation',
    ],
    [
      'Vilken luftfuktighet visar mätaren i grunden i dag?',
      'Ett lågt värde, även om sommaren.',
      'Ingen mätare finns, eller det luktar när luckan öppnas.',
      'seller',
    ],
  ],
  'battened-slab': [
    [
      'Är golvet öppnat mot ytterväggen, och vad syntes?',
      'Ja, torrt trä enligt protokoll.',
      'Aldrig öppnat, eller mörkt trä.',
      'seller inspector',
      'foundation',
    ],
  ],
  'casein-screed': [
    [
      'Är golvspacklet provtaget, och är något golv utbytt?',
      'Provtaget utan kasein, eller bytt med kvitto.',
      'Inte provtaget, och det luktar.',
      'seller board',
    ],
  ],
  'basement-insulated-inside': [
    [
      'Är fukten mätt bakom källarväggens panel?',
      'Mätt och torr, med protokoll.',
      'Ingen har tittat bakom.',
      'seller inspector',
      'basement',
    ],
  ],
  'finished-basement': [
    [
      'Är fukten mätt bakom källarens väggar och golv?',
      'Mätt och torr, med protokoll.',
      'Ingen har tittat bakom.',
      'seller inspector',
      'basement',
    ],
  ],
  'wall-removed': [
    [
      'Vem räknade på väggen som togs bort, och är det anmält?',
      'En konstruktör, och anmält.',
      'Ingen, eller papperen är borta.',
      'seller',
      'house-walls alterations',
    ],
  ],
  'magnesium-boards': [
    [
      'Är skivorna i väggarna utbytta, och vem betalade?',
      'Utbytta runt hela huset, med intyg.',
      'De sitter kvar.',
      'board seller',
      'panels',
    ],
  ],
  'electrical-remarks': [
    [
      'Vad kostar det att rätta elen, och har en elektriker lämnat pris?',
      'En offert på bordet.',
      '”Det har alltid fungerat.”',
      'seller',
      'power electricity',
    ],
  ],
  'electrical-self-made': [
    [
      'Vilket elföretag har kontrollerat det som drogs i egen regi?',
      'Ett namngivet företag, med protokoll.',
      'Inget: beställ en elbesiktning före kontrakt.',
      'seller',
      'power electricity wiring-checked',
    ],
  ],
  'fireplace-ban': [
    [
      'Vad anmärkte sotaren på, och vad kostar det att laga?',
      'En liten åtgärd, med pris.',
      'Hela rökgången måste göras om.',
      'seller',
      'chimney',
    ],
  ],
  'fireplace-untested': [
    [
      'När provtrycktes rökgången senast, och får den eldas i?',
      'De senaste åren, med protokoll.',
      'Aldrig, eller ingen vet.',
      'seller',
      'chimney',
    ],
  ],
  'direct-electric-heating': [
    [
      'Hur många kilowattimmar el går det åt om året, enligt fakturorna?',
      'Tre års fakturor på bordet.',
      'En uppskattning, eller ett år när ingen bodde där.',
      'seller',
      'heating',
    ],
  ],
  'oil-heating': [
    [
      'Vad kostade oljan förra året, och när kontrollerades tanken?',
      'Kvitton och ett kontrollprotokoll.',
      'Tanken är okontrollerad.',
      'seller',
      'heating',
    ],
  ],
  'oil-tank': [
    [
      'Är oljetanken tömd, rengjord och avanmäld hos kommunen?',
      'Ja, med intyg.',
      'Nej: du får betala saneringen om den läcker.',
      'seller municipality',
      'oil-tank',
    ],
  ],
  'rented-equipment': [
    [
      'Hur länge binder hyresavtalet, och vad kostar det att lösa ut?',
      'Kort tid kvar, eller säljaren löser det.',
      'Många år, och avtalet följer med dig.',
      'seller',
      'rented-things',
    ],
  ],
  'flat-roof': [
    [
      'Vilket år lades tätskiktet på det platta taket?',
      'De senaste tio åren, med garanti.',
      'Okänt, eller vatten blir stående.',
      'seller board',
      'flat-roof roof',
    ],
  ],
  dormers: [
    [
      'Har det läckt runt takkuporna, och hur gamla är plåtarna?',
      'Nya plåtar och torrt inne.',
      'Fläckar i taket intill kuporna.',
      'seller',
      'dormers',
    ],
  ],
  'roof-leak': [
    [
      'Var kom vattnet in genom taket, och vad är bytt sedan dess?',
      'Orsaken är funnen, lagad och torkad med protokoll.',
      'Lagat från utsidan utan mätning på vinden.',
      'seller',
      'roof roof-leak',
    ],
  ],
  'sewage-rejected': [
    [
      'Till vilket datum måste avloppet vara omgjort, och vad kostar det?',
      'Säljaren gör det före tillträdet.',
      'Snart, och du betalar.',
      'municipality seller',
      'sewage',
    ],
  ],
  'sewage-exemption': [
    [
      'När går dispensen för avloppet ut, och vad krävs sedan?',
      'Långt fram, och kommunen har svarat skriftligt.',
      'Inom några år: räkna med en ny anläggning.',
      'municipality seller',
      'sewage',
    ],
  ],
  'sewage-renewed': [
    [
      'Får jag se kommunens godkännande av det nya avloppet?',
      'Ja, med datum.',
      'Nej: då kan kravet stå kvar.',
      'seller municipality',
      'sewage',
    ],
  ],
  soakaway: [
    [
      'Har stenkistan tillstånd, och vad kräver kommunen vid ett ägarbyte?',
      'Tillstånd och inget nytt krav.',
      'Inget tillstånd: räkna med ett nytt avlopp.',
      'municipality seller',
      'sewage',
    ],
  ],
  'toilet-without-sewer': [
    [
      'Får huset ha vattentoalett enligt kommunen, och vad krävs?',
      'Ja, med tillstånd i handen.',
      'Nej, eller först efter en ny anläggning.',
      'municipality seller',
      'sewage',
    ],
  ],
  'water-unfit': [
    [
      'Vad kostar det att få bra vatten, och är ett filter provat?',
      'Ett nytt prov som är tjänligt efter filtret.',
      'Ny brunn krävs, eller ingen har provat.',
      'seller',
      'sewage well-sample',
    ],
  ],
  'well-untested': [
    [
      'Får jag ett färskt vattenprov före budet, och har brunnen sinat?',
      'Tjänligt prov, och vatten hela sommaren.',
      'Inget prov, eller torrt i augusti.',
      'seller',
      'well-sample',
    ],
  ],
  'summer-water': [
    [
      'Vilka månader är vattnet på, och vad gör man resten av året?',
      'Från april till oktober, och det räcker för dig.',
      'Kortare än du tänkt bo här.',
      'seller',
      'sewage',
    ],
  ],
  'one-off-levy': [
    [
      'Vem betalar engångskostnaden, du som säljer eller jag, och skrivs det i kontraktet?',
      'Säljaren, med belopp och datum.',
      'Jag: lägg hela summan till priset.',
      'seller agent',
      'contribution',
    ],
    [
      'Är det här den enda inbetalningen, eller väntas fler?',
      'Den enda, enligt beslutet.',
      'Fler är på väg, eller ingen vet.',
      'seller',
    ],
  ],
  'connection-ahead': [
    [
      'När ska anslutningen till kommunalt vatten betalas, och av vem?',
      'Säljaren, eller ett känt belopp och år.',
      'Du, snart, med en taxa som höjs.',
      'municipality seller',
      'sewage water-fees',
    ],
  ],
  'connection-fees': [
    [
      'Vad blir anslutningsavgifterna tillsammans, enligt årets taxa?',
      'Skriftliga belopp för vatten, el och fiber.',
      'Ungefär, eller enligt fjolårets taxa.',
      'municipality agent',
      'water-fees power-connection',
    ],
  ],
  'energy-class-low': [
    [
      'Vilka åtgärder föreslår energideklarationen, och är någon gjord?',
      'Några billiga, och de är gjorda.',
      'Stora arbeten på väggar eller värme.',
      'seller board',
      'energy',
    ],
  ],
  'energy-class-conflict': [
    [
      'Vilken energiklass står i den senaste deklarationen?',
      'Den bättre, med årtal.',
      'Den sämre.',
      'agent',
      'energy which-class',
    ],
  ],
  'blue-concrete': [
    [
      'I vilka väggar sitter blåbetongen, och vad gav mätningen där?',
      'Mätt under vintern och långt under gränsvärdet.',
      'Inte mätt.',
      'seller',
      'radon asbestos',
    ],
  ],
  'radon-unmeasured': [
    [
      'Kan säljaren mäta radon före tillträdet?',
      'Ja, med avtal om vem som betalar om värdet är högt.',
      'Nej.',
      'seller',
      'radon',
    ],
  ],
  'radon-high': [
    [
      'Var i huset mättes det höga radonvärdet, och var kom radonet ifrån?',
      'Källan är känd och en åtgärd är prissatt.',
      'Ingen har letat efter källan.',
      'seller',
      'radon',
    ],
    [
      'Vem betalar radonåtgärden, och mäts det om efteråt?',
      'Säljaren, med ny mätning.',
      'Du, utan ny mätning.',
      'seller agent',
    ],
  ],
  'radon-in-water': [
    [
      'Finns radonavskiljare för vattnet, och när provades det sist?',
      'Ja, med prov under gränsen.',
      'Nej.',
      'seller',
      'radon',
    ],
  ],
  'radon-ground': [
    [
      'Är radon mätt inne, när marken kan avge det?',
      'Ja, under vintern, och under gränsvärdet.',
      'Nej.',
      'seller',
      'radon',
    ],
  ],
  asbestos: [
    [
      'Var sitter asbesten, och är något skadat eller sågat i?',
      'Hel, känd och lämnad i fred.',
      'Skadad, eller ingen har undersökt den.',
      'seller inspector',
      'asbestos',
    ],
  ],
  pcb: [
    [
      'Är PCB inventerat och sanerat, och får jag läsa rapporten?',
      'Sanerat, med rapport till kommunen.',
      'Återstår: kostnaden hamnar på avgiften.',
      'board',
      'asbestos',
    ],
  ],
  'unfinished-work': [
    [
      'Vad återstår av arbetet, och finns ritning och lov?',
      'En lista med pris, och lovet gäller.',
      'Ingen vet vad som är gjort bakom ytan.',
      'seller',
    ],
  ],
  'unsafe-part': [
    [
      'Vad får inte användas, och vad kostar det att göra säkert?',
      'En offert, och säljaren tar kostnaden.',
      'Ingen har räknat på det.',
      'seller board',
      'damaged-part',
    ],
  ],
  'original-conflict-': [
    [
      'Vad är kvar från början, när annonsen säger både original och renoverat?',
      'Kvitto som visar exakt vad som är bytt.',
      'Bara ytan är ny.',
      'seller',
      'what-was-replaced',
    ],
  ],
  'past-life-roof': [
    [
      'Har taket läckt, och hur ser det ut från vinden?',
      'Torrt på vinden, och besiktigat de senaste åren.',
      'Mörka fläckar på vinden, eller en lagning varje vår.',
      'seller inspector',
      'roof attic',
    ],
    [
      'Har säljaren tagit in pris på ett nytt tak?',
      'Ja, och du får se offerten.',
      'Nej: ta in pris före budet.',
      'seller',
    ],
  ],
  'near-end-roof': [
    [
      'När kontrollerades taket senast, och hur länge tros det hålla?',
      'En takläggare har varit uppe det senaste året.',
      'Ingen har varit uppe.',
      'seller',
      'roof',
    ],
  ],
  'past-life-bathroom': [
    [
      'Är badrummets tätskikt original, och är golvet fuktmätt?',
      'Mätt torrt, och du räknar ändå med ett byte.',
      'Omätt, eller plattor som låter ihåliga.',
      'seller',
      'bathroom house-bathroom floor-drain',
    ],
    [
      'Betalar försäkringen en skada i ett så gammalt badrum?',
      'Ja, enligt bolaget.',
      'Bara en del: åldersavdraget kan ta resten.',
      'insurer',
    ],
  ],
  'near-end-bathroom': [
    [
      'Är golvbrunnen lika ny som badrummet, och är golvet fuktmätt?',
      'Ja, med intyg, och mätt torrt.',
      'Gammal brunn under nytt kakel, eller omätt.',
      'seller',
      'bathroom house-bathroom floor-drain',
    ],
  ],
  'past-life-kitchen': [
    [
      'Läcker något under diskbänken, och finns läckageskydd?',
      'Torrt, med skydd under maskinerna.',
      'Uppsvälld skåpbotten.',
      'seller',
      'appliances',
    ],
  ],
  'near-end-kitchen': [
    [
      'Vilka vitvaror är bytta, och finns läckageskydd?',
      'De flesta, med skydd under.',
      'Inga.',
      'seller',
      'appliances',
    ],
  ],
  'past-life-pipes': [
    [
      'När är de gamla stammarna filmade, och vad visade filmen?',
      'De senaste åren, utan sprickor.',
      'Aldrig filmade.',
      'board seller',
      'pipes plumbing',
    ],
    [
      'Är ett byte beslutat, och vad gör det med avgiften?',
      'Beslutat och betalt med sparande.',
      'Väntar, och ska lånas till.',
      'board seller',
    ],
  ],
  'near-end-pipes': [
    [
      'Står stammarna i underhållsplanen, och vilket år?',
      'Ja, med årtal och pengar.',
      'Inte med i planen.',
      'board seller',
      'pipes plumbing',
    ],
  ],
  'past-life-electrical': [
    [
      'Är ledningarna i väggarna från början, eller bara centralen bytt?',
      'Ledningarna är omdragna, med intyg.',
      'Tygklädda eller ojordade ledningar är kvar.',
      'seller',
      'electricity power',
    ],
  ],
  'near-end-electrical': [
    [
      'När gjordes den senaste elbesiktningen?',
      'De senaste åren, utan anmärkning.',
      'Aldrig.',
      'seller',
      'electricity power',
    ],
  ],
  'past-life-drainage': [
    [
      'Luktar det i källaren, och är väggarna fuktmätta?',
      'Torrt, mätt och utan färg som släpper.',
      'Saltutslag, lukt eller färg som flagnar.',
      'seller inspector',
      'drainage basement',
    ],
    [
      'Finns en offert på ny dränering runt huset?',
      'Ja, och du får se den.',
      'Nej: ta in pris före budet.',
      'seller',
    ],
  ],
  'near-end-drainage': [
    [
      'Är dräneringen spolad och inspekterad sedan den lades?',
      'Ja, via brunnarna, med kvitto.',
      'Brunnar saknas.',
      'seller',
      'drainage',
    ],
  ],
  'past-life-windows': [
    [
      'Vilka fönster är mjuka i träet eller immiga mellan glasen?',
      'Inga: de är målade och justerade.',
      'Flera, och ingen har pris på byte.',
      'seller board',
      'windows shell',
    ],
  ],
  'near-end-windows': [
    [
      'När målades fönstren senast, och vem betalar nästa gång?',
      'Nyligen.',
      'Länge sedan, och du betalar.',
      'seller board',
      'windows shell',
    ],
  ],
  'past-life-facade': [
    [
      'När målades eller lagades fasaden senast, och var är den sämst?',
      'Nyligen, och söderväggen är hel.',
      'Murket trä eller sprickor mot söder.',
      'seller board',
      'facade shell',
    ],
  ],
  'near-end-facade': [
    [
      'Vad återstår av fasaden, och finns ett pris?',
      'Bara målning.',
      'Byte av panel eller puts.',
      'seller board',
      'facade shell',
    ],
  ],
  'past-life-heatPump': [
    [
      'Värmer pumpen fortfarande vid tio minusgrader?',
      'Ja, servad varje år.',
      'Den går dåligt eller låter.',
      'seller',
      'heating',
    ],
  ],
  'near-end-heatPump': [
    ['När servades luftvärmepumpen senast?', 'Förra året, med kvitto.', 'Aldrig.', 'seller', 'heating'],
  ],
  'past-life-groundHeatPump': [
    [
      'Hur många timmar har kompressorn gått, och vad säger larmminnet?',
      'Servad, få larm, och borrhålet kan användas igen.',
      'Täta starter eller larm.',
      'seller',
      'heating',
    ],
  ],
  'near-end-groundHeatPump': [
    [
      'Vad kostar en ny pump i samma borrhål, och är den servad?',
      'Servad, och ett pris finns.',
      'Elpatronen går in ofta.',
      'seller',
      'heating',
    ],
  ],
  'past-life-boiler': [
    [
      'Vad skulle ersätta den gamla pannan, och vad kostar det?',
      'En offert på nytt system.',
      'Ingen har tänkt på det.',
      'seller',
      'heating',
    ],
  ],
  'near-end-boiler': [
    [
      'När servades pannan senast, och hur gammal är tanken eller beredaren?',
      'Varje år, med protokoll.',
      'Ingen vet.',
      'seller',
      'heating water-heater',
    ],
  ],
  'past-life-ventilation': [
    [
      'Är ventilationens fläktar bytta, och är kanalerna rensade?',
      'Ja, med OVK eller kvitto.',
      'Original och dammiga kanaler.',
      'seller board',
      'ventilation',
    ],
  ],
  'near-end-ventilation': [
    [
      'När rensades ventilationens kanaler, och finns reservdelar?',
      'De senaste åren, och delar finns.',
      'Aggregatet tillverkas inte längre.',
      'seller board',
      'ventilation',
    ],
  ],
  'past-life-sewage': [
    [
      'Vad säger kommunen om det gamla avloppet vid ett ägarbyte?',
      'Tillståndet gäller, skriftligt.',
      'Det ska göras om.',
      'municipality seller',
      'sewage',
    ],
  ],
  'near-end-sewage': [
    [
      'När besiktigades avloppet senast, och av vem?',
      'De senaste åren, av kommunen.',
      'Aldrig.',
      'seller municipality',
      'sewage',
    ],
  ],
  'past-life-balcony': [
    [
      'Är balkongerna besiktigade, och när ska de lagas?',
      'Besiktigade och godkända.',
      'Ska lagas, med höjd avgift.',
      'board',
      'shell',
    ],
  ],
  'near-end-balcony': [
    [
      'Står balkongerna i underhållsplanen, och vilket år?',
      'Ja, med pengar avsatta.',
      'Inte med.',
      'board',
      'shell',
    ],
  ],
  'past-life-chimney': [
    [
      'Är skorstenen provtryckt, och får alla eldstäder användas?',
      'Ja, med protokoll.',
      'Nej eller vet inte.',
      'seller',
      'chimney',
    ],
  ],
  'near-end-chimney': [
    [
      'När gjorde sotaren sin brandskyddskontroll?',
      'De senaste åren, utan anmärkning.',
      'Länge sedan.',
      'seller',
      'chimney',
    ],
  ],
};
