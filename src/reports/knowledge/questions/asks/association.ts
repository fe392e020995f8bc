import type { AskRow } from './ask.types.js';

/** What to ask of a finding about the association, its money and its ground, by the finding's rule. */
export const associationAsks: Readonly<Record<string, readonly AskRow[]>> = {
  'debt-high': [
    [
      'Vilka nya lån räknar styrelsen med de närmaste fem åren?',
      'Inga, och underhållsplanen visar hur arbetena betalas med sparande.',
      'Nya lån är på väg, eller ingen vet.',
      'board',
      'debt',
    ],
    [
      'Hur mycket amorterar föreningen varje år?',
      'Ett fast belopp varje år, så att skulden minskar.',
      'Ingenting, eller bara när det blir pengar över.',
      'board',
    ],
  ],
  'debt-very-high': [
    [
      'Vad blir avgiften om föreningens ränta stiger en procentenhet?',
      'En siffra från styrelsen, som du har råd med.',
      'Att ingen har räknat på det.',
      'board',
      'debt',
    ],
    [
      'Lånar din bank ut till den här föreningen utan förbehåll?',
      'Ja, skriftligt, efter att banken har läst årsredovisningen.',
      'Banken tvekar eller vill ha större kontantinsats.',
      'bank',
    ],
  ],
  'interest-sensitive': [
    [
      'Vilken ränta har föreningens lån i dag, och när löper de ut?',
      'Lånen löper ut vid olika tider och ligger redan nära dagens ränta.',
      'Det mesta löper ut samtidigt, från en låg ränta.',
      'board',
      'fixation loans-bound',
    ],
  ],
  'interest-very-sensitive': [
    [
      'Hur mycket höjs avgiften när lånen läggs om till dagens ränta?',
      'Styrelsen har räknat och höjningen är redan gjord.',
      'Höjningen återstår, eller ingen vet hur stor den blir.',
      'board',
      'fixation loans-bound',
    ],
  ],
  'loans-due-soon': [
    [
      'Vad blir räntan på lånen som läggs om i år, och räcker avgiften?',
      'Ny ränta är avtalad och ryms i dagens avgift.',
      'Avgiften måste höjas, eller beslutet är inte taget.',
      'board',
      'fixation loans-bound',
    ],
  ],
  'loans-due-very-soon': [
    [
      'Hur mycket stiger avgiften när den stora delen av lånen läggs om?',
      'En höjning som redan är beslutad och som du har räknat med.',
      'Att styrelsen avvaktar.',
      'board',
      'fixation loans-bound',
    ],
  ],
  'low-savings': [
    [
      'Vad ska göras i huset de närmaste åren, och räcker sparandet till det?',
      'Inget stort de närmaste tio åren, eller så finns pengarna.',
      'Stora arbeten väntar och ska betalas med lån eller höjd avgift.',
      'board',
      'savings maintenance-plan',
    ],
  ],
  'savings-very-low': [
    [
      'Hur ska nästa stora arbete i huset betalas när sparandet är så lågt?',
      'En plan med belopp och årtal.',
      'Med lån eller höjd avgift, eller ”det löser sig”.',
      'board',
      'savings maintenance-plan',
    ],
  ],
  loss: [
    [
      'Vad beror föreningens förlust på, och kommer den igen?',
      'Avskrivningar eller ett engångsarbete, med plus i kassan.',
      'Driften kostar mer än avgifterna ger.',
      'board',
    ],
  ],
  'losses-for-years': [
    [
      'Hur ser kassaflödet ut om man räknar bort avskrivningarna?',
      'Plus alla tre åren.',
      'Minus, eller så lånar föreningen till driften.',
      'board',
    ],
  ],
  'fee-rise': [
    [
      'Är fler avgiftshöjningar beslutade eller inräknade i budgeten?',
      'Nej, och budgeten för nästa år går ihop.',
      'Ja, eller att styrelsen avvaktar räntan.',
      'board',
      'fee-history fee-first-years',
    ],
    [
      'Gäller avgiften i annonsen före eller efter höjningen?',
      'Efter, och mäklaren visar avin.',
      'Före: då är månadskostnaden högre än annonsen säger.',
      'agent',
    ],
  ],
  'fee-likely-to-rise': [
    [
      'Hur går budgeten ihop med en så låg avgift och så stora lån?',
      'Stora andra inkomster som är säkra, visade i årsredovisningen.',
      'Genom att underhåll skjuts upp.',
      'board',
      'fee-history',
    ],
  ],
  'fee-conflict': [
    [
      'Vilken avgift står på den senaste avin?',
      'En siffra, och du får se avin.',
      'Att den högre siffran gäller.',
      'agent seller',
    ],
  ],
  'fee-text-conflict': [
    [
      'Annonsen har två avgifter: vilken gäller i dag?',
      'En siffra, och du får se avin.',
      'Att den högre siffran gäller.',
      'agent seller',
    ],
  ],
  'rent-dependent': [
    [
      'När löper de största hyresavtalen ut, och är något uppsagt?',
      'Långa avtal med stabila hyresgäster.',
      'Ett stort avtal löper ut snart eller är uppsagt.',
      'board',
      'premises',
    ],
  ],
  'vacant-premises': [
    [
      'Hur mycket hyra saknas för de tomma lokalerna, och i hur många månader?',
      'Ett litet belopp, och en ny hyresgäst har skrivit på.',
      'Ett stort hål i budgeten utan ny hyresgäst.',
      'board',
      'premises empty-premises',
    ],
  ],
  'small-association': [
    [
      'Vem sköter ekonomin, och har alla betalat sina avgifter?',
      'En anlitad förvaltare, och inga obetalda avgifter.',
      'Grannarna på fritiden, eller någon som släpar efter.',
      'board',
      'few-members',
    ],
  ],
  'not-genuine-association': [
    [
      'Vad blir skatten för mig varje år och när jag säljer, i kronor?',
      'Ett skriftligt räkneexempel för den här lägenheten.',
      '”Det märks knappt”, utan siffror.',
      'agent board',
      'genuine genuine-new',
    ],
    [
      'Är ett beslut taget om att bli äkta, och när i så fall?',
      'Ja, med årtal och vad som ska ändras.',
      'Nej: räkna med oäkta även när du säljer.',
      'board',
    ],
  ],
  'may-become-not-genuine': [
    [
      'Hur nära gränsen ligger föreningen, och vad gör styrelsen åt det?',
      'God marginal i årets beräkning.',
      'På gränsen, och inget är gjort.',
      'board',
      'genuine genuine-new',
    ],
  ],
  'no-association-figures': [
    [
      'Varför finns inga siffror om föreningen, och får jag årsredovisningen i dag?',
      'Du får den direkt.',
      'Den är inte klar eller kommer efter budgivningen.',
      'agent',
      'figures debt savings which-association',
    ],
  ],
  'pipe-replacement-planned': [
    [
      'Vad blir avgiften efter stambytet, och vad betalar jag själv?',
      'Beslut med belopp per månad och per lägenhet.',
      'Att det inte är räknat på.',
      'board',
      'pipes',
    ],
    [
      'Hur länge går det inte att använda badrum och kök under stambytet?',
      'Antal veckor, och var du kan duscha.',
      'Att ingen vet.',
      'board',
    ],
  ],
  'association-works-planned': [
    [
      'Är arbetet upphandlat, och hur mycket höjer det avgiften?',
      'Fast pris och en höjning du vet beloppet på.',
      'Inget pris än.',
      'board',
      'works-ahead',
    ],
  ],
  'maintenance-plan-missing': [
    [
      'När ska en underhållsplan göras, och vad sätts av varje år?',
      'Den är beställd, och avsättningen är utskriven i budgeten.',
      'Ingen plan är på väg.',
      'board',
      'maintenance-plan upkeep-plan joint-plan',
    ],
  ],
  'maintenance-plan-coming': [
    [
      'När är underhållsplanen klar, och vad vet styrelsen redan?',
      'Ett datum och en lista på det största.',
      'Att den har dröjt i flera år.',
      'board',
      'maintenance-plan upkeep-plan',
    ],
  ],
  'ground-lease': [
    [
      'När räknas hyran för marken om, och vad väntas den bli?',
      'Årtal och en siffra att räkna med.',
      'Snart, och ingen har räknat på det.',
      'board landowner',
      'ground-lease land-lease ground-lease-new',
    ],
    [
      'Går marken att köpa fri, och till vilket pris?',
      'Ja, med pris och hur det skulle betalas.',
      'Nej, eller att frågan inte är ställd.',
      'board landowner',
    ],
  ],
  'ground-lease-reset': [
    [
      'Vad blir den nya avgälden i kronor per månad för den här bostaden?',
      'En siffra från styrelsen eller kommunen.',
      'Att det får man se.',
      'board landowner',
      'ground-lease land-lease ground-lease-new',
    ],
    [
      'Har styrelsen höjt avgiften för den nya avgälden än?',
      'Ja, hela ökningen ligger redan i avgiften.',
      'Nej: höjningen återstår.',
      'board',
    ],
  ],
  'new-production': [
    [
      'Vilken bank eller försäkring garanterar förskottet om bygget stannar?',
      'Ett intyg med belopp och datum.',
      'Att det inte behövs.',
      'developer',
      'advance-secured',
    ],
    [
      'När får jag lämna avtalet om inflyttningen blir sen?',
      'En dag som står i avtalet.',
      'Först efter lång tid, eller aldrig.',
      'developer',
      'handover delay',
    ],
  ],
  'association-share': [
    [
      'Vilket andelstal har lägenheten, och stämmer det med lägenhetsförteckningen?',
      'Samma tal i båda.',
      'Olika tal, eller att ingen vet.',
      'board',
    ],
  ],
  'association-conflict': [
    [
      'Vilken förening är det, och vilket organisationsnummer har den?',
      'Ett namn och nummer som stämmer med årsredovisningen.',
      'Två föreningar, eller en som är på väg att delas.',
      'agent',
      'which-association',
    ],
  ],
  'cooperative-rental': [
    [
      'När och av vem betalas insatsen tillbaka, och räknas den upp?',
      'Bestämd tid och summa enligt stadgarna.',
      'När nästa hyresgäst har betalat.',
      'board',
      'deposit-back',
    ],
  ],
  'rental-tenancy': [
    [
      'Vad avser beloppet i annonsen, när det är en hyresrätt?',
      'Hyra eller en laglig deposition.',
      'Betalning för kontraktet: det är förbjudet.',
      'agent',
      'landlord',
    ],
  ],
  'capital-contribution': [
    [
      'Betalar säljaren tillskottet före tillträdet, och skrivs det i kontraktet?',
      'Ja, med belopp och datum.',
      'Nej: lägg hela summan till priset.',
      'seller agent',
      'contribution',
    ],
    [
      'Är det här den enda inbetalningen, eller väntas fler?',
      'Den enda, enligt stämmans beslut.',
      'Fler är på väg, eller ingen vet.',
      'board',
    ],
  ],
  'own-pipe-bill': [
    [
      'Hur stor är min egen räkning vid stambytet, och när ska den betalas?',
      'Ett belopp enligt stämmans beslut, eller att säljaren står för det.',
      'Att det beror på vad man väljer.',
      'board seller',
      'own-pipe-bill',
    ],
  ],
  'raised-deductible': [
    [
      'Vem betalar självrisken vid en vattenskada i min lägenhet?',
      'Föreningen, upp till hela beloppet.',
      'Medlemmen: fråga ditt eget bolag om det täcks.',
      'board insurer',
      'deductible',
    ],
  ],
  'cannot-be-lived-in': [
    [
      'Vilka veckor går det inte att bo här, och vem betalar boendet då?',
      'Bestämda veckor, och någon annan betalar.',
      'Oklart hur länge, och du betalar själv.',
      'board seller',
      'weeks-away',
    ],
  ],
  'room-not-granted': [
    [
      'Hur många kvadratmeter står i upplåtelseavtalet?',
      'Samma yta som i annonsen.',
      'Mindre: räkna priset på den ytan.',
      'board agent',
      'granted-area measured',
    ],
  ],
  'lift-stopped': [
    [
      'Hur länge har hissen stått, och när är den lagad?',
      'Ett datum och en beställd reparation.',
      'Delar saknas, eller den ska bytas helt.',
      'board',
    ],
  ],
  'no-lift': [
    [
      'Finns ett beslut om hiss, och vad skulle den kosta per lägenhet?',
      'Nej, och du klarar trapporna även om tio år.',
      'Ja, och den betalas med höjd avgift.',
      'board',
      'no-lift which-floor',
    ],
  ],
  'unclear-association': [
    [
      'vad gör det med avgiften?',
      'Inget, och styrelsen kan visa det i budgeten.',
      'Du hänvisas till protokoll som du inte får se.',
      'board',
    ],
  ],
  dispute: [
    [
      'Vad gäller tvisten, hur mycket kan den kosta och vem betalar?',
      'Ett litet belopp, eller försäkringen tar det.',
      'Ett stort belopp som medlemmarna eller du får stå för.',
      'board seller',
      'trouble',
    ],
  ],
};
