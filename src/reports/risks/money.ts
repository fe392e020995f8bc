import type { Risk } from './risk.js';

const category = 'Föreningens ekonomi';

/** The association's money. */
export const moneyRisks: readonly Risk[] = [
  {
    id: 'association-insolvency',
    kinds: ['association.insolvency'],
    category,
    severity: 'critical',
    title: 'Betalningsproblem i föreningen',
    description:
      'Annonsen talar om att föreningen inte klarar sina betalningar. Går en förening i konkurs kan bostadsrätten bli en hyresrätt och insatsen gå förlorad.',
    action:
      'Köp inte förrän du har läst årsredovisningen och fått bankens och föreningens besked skriftligt.',
  },
  {
    id: 'developer-trouble',
    kinds: ['association.developer-trouble', 'new.delay'],
    category,
    severity: 'critical',
    title: 'Problem med byggherren eller bygget',
    description:
      'Det som byggherren inte gör klart, eller inte kan betala för, kan hamna på föreningen och dess medlemmar.',
    action: 'Fråga vad som återstår, vem som betalar och vilken säkerhet eller garanti som gäller.',
  },
  {
    id: 'auditor-remark',
    kinds: ['association.auditor-remark'],
    category,
    severity: 'critical',
    title: 'Anmärkning från revisorn',
    description:
      'En revisor som anmärker, avstyrker eller avgår säger att räkenskaperna eller skötseln av föreningen inte går att lita på.',
    action: 'Läs revisionsberättelsen och fråga styrelsen vad som är gjort sedan dess.',
  },
  {
    id: 'accounts-late',
    kinds: ['association.accounts-late'],
    category,
    severity: 'warning',
    title: 'Försenade eller bristfälliga räkenskaper',
    description:
      'Utan färska och riktiga siffror går det inte att veta vad föreningen är skyldig eller har råd med.',
    action: 'Be om den senaste årsredovisningen och vänta med bud tills du har läst den.',
  },
  {
    id: 'association-loans',
    kinds: ['association.debt', 'association.loans-reset', 'association.interest', 'association.new-loans'],
    category,
    severity: 'warning',
    isOfFigures: true,
    title: 'Stora eller dyrare lån i föreningen',
    description:
      'Räntan på föreningens lån betalas med avgifterna. Stora lån, nya lån och lån som ska förhandlas om kan höja avgiften.',
    action:
      'Fråga hur stora lånen är, när de ska villkorsändras och vad styrelsen räknar med för avgift efteråt.',
  },
  {
    id: 'amortisation-suspended',
    kinds: ['association.amortisation-suspended'],
    category,
    severity: 'warning',
    title: 'Uppskov med föreningens amortering',
    description: 'Skulden minskar inte, och när banken kräver amortering igen måste avgiften bära den.',
    action: 'Fråga hur länge uppskovet gäller och hur mycket avgiften höjs när amorteringen börjar.',
  },
  {
    id: 'bank-doubt',
    kinds: ['association.bank-doubt', 'tenure.no-pledge'],
    category: 'Lån',
    severity: 'critical',
    title: 'Svårt att få lån på bostaden',
    description:
      'Kan bostaden inte pantsättas, eller vill banken inte belåna föreningen, är det svårt både att köpa och att sälja.',
    action: 'Fråga din bank om den lånar ut till just den här bostaden innan du bjuder.',
  },
  {
    id: 'association-deficit',
    kinds: ['association.deficit', 'association.savings'],
    category,
    severity: 'warning',
    isOfFigures: true,
    title: 'Underskott eller lågt sparande i föreningen',
    description:
      'Det som inte sparas i dag betalas senare med högre avgift, nya lån eller uteblivet underhåll.',
    action: 'Läs de tre senaste årsredovisningarna och fråga hur det kommande underhållet ska betalas.',
  },
  {
    id: 'fee-rise',
    kinds: ['association.fee-raise'],
    category,
    severity: 'warning',
    title: 'Höjd avgift',
    description: 'Annonsen talar om en höjning av avgiften. Räkna din månadskostnad på den högre avgiften.',
    action: 'Fråga hur mycket avgiften höjs, från när, och om fler höjningar är beslutade eller väntas.',
  },
  {
    id: 'fee-held-down',
    kinds: ['association.fee-discount', 'association.fee-low', 'association.fee-cut'],
    category,
    severity: 'warning',
    title: 'Avgift som hålls nere för en tid',
    description:
      'En rabatt, ett stöd eller en inkomst som tar slut gör att avgiften stiger när den försvinner.',
    action: 'Fråga vad avgiften blir när det som håller den nere upphör, och när det sker.',
  },
  {
    id: 'capital-contribution',
    kinds: ['association.capital-contribution'],
    category,
    severity: 'critical',
    title: 'Extra inbetalning från medlemmarna',
    description:
      'En extra insats eller ett tillskott kommer utöver priset, ofta stora belopp som banken inte räknat med.',
    action: 'Fråga om belopp, betalningsdag och om säljaren betalar före tillträdet.',
  },
  {
    id: 'association-claim',
    kinds: ['association.tax-claim', 'association.dispute', 'association.arrears'],
    category,
    severity: 'critical',
    title: 'Krav eller tvist i föreningen',
    description:
      'En tvist, ett krav eller obetalda avgifter kan kosta föreningen, och därmed medlemmarna, mycket.',
    action: 'Fråga vad kravet gäller, hur mycket som står på spel och om pengar är avsatta.',
  },
  {
    id: 'association-not-genuine',
    kinds: ['association.not-genuine'],
    category,
    severity: 'critical',
    title: 'Oäkta förening, eller på väg att bli det',
    description:
      'I en oäkta förening beskattas medlemmarna för förmånen och vinsten hårdare, och priset blir lägre när du säljer.',
    action: 'Fråga styrelsen om föreningen räknas som privatbostadsföretag i år och nästa år.',
  },
  {
    id: 'rents-uncertain',
    kinds: ['association.rent-income', 'association.premises-vacant'],
    category,
    severity: 'warning',
    title: 'Osäkra hyresintäkter i föreningen',
    description:
      'Inkomster från lokaler, master eller hyresgäster håller nere avgiften bara så länge någon betalar dem.',
    action:
      'Fråga hur stor del av inkomsterna det är, när avtalen går ut och vad som händer med avgiften utan dem.',
  },
  {
    id: 'few-owners',
    kinds: ['association.unsold-flats', 'association.one-owner'],
    category: 'Föreningen',
    severity: 'critical',
    title: 'Osålda lägenheter, eller många med samma ägare',
    description:
      'En ägare med många röster styr föreningen, och betalar den inte får de andra bära kostnaderna.',
    action: 'Fråga hur många lägenheter det gäller, vem som äger dem och vem som betalar deras avgifter.',
  },
  {
    id: 'board-trouble',
    kinds: ['association.board-trouble'],
    category: 'Föreningen',
    severity: 'warning',
    title: 'Brister i föreningens styrning',
    description:
      'En förening utan fungerande styrelse kan inte besluta om underhåll, lån och avgifter i tid.',
    action: 'Fråga vem som sitter i styrelsen, hur länge och vem som sköter ekonomin.',
  },
  {
    id: 'insurance-refused',
    kinds: ['association.insurance-trouble', 'damage.uninsured'],
    category: 'Försäkring',
    severity: 'critical',
    title: 'Försäkring som inte gäller eller blir dyrare',
    description: 'Det som försäkringen inte täcker betalar ägaren, föreningen eller du.',
    action: 'Läs försäkringsbolagets beslut och fråga ditt eget bolag om det tecknar en försäkring.',
  },
  {
    id: 'space-sold',
    kinds: ['association.selling-space'],
    category: 'Föreningen',
    severity: 'warning',
    title: 'Nybygge eller försäljning av föreningens utrymmen',
    description:
      'Nya lägenheter på vinden, gården eller i lokaler betyder byggtid, och kan ta ljus, utsikt eller förråd.',
    action: 'Fråga vad som är beslutat, när det byggs och vad det betyder för just den här lägenheten.',
  },
  {
    id: 'own-upkeep',
    kinds: ['association.own-upkeep', 'association.fee-excluded'],
    category: 'Föreningen',
    severity: 'warning',
    title: 'Kostnader och skötsel utöver avgiften',
    description: 'Det som inte ingår i avgiften, eller som stadgarna lägger på medlemmen, är din kostnad.',
    action: 'Läs stadgarna och fråga vad det har kostat andra medlemmar.',
  },
  {
    id: 'works-waiting',
    kinds: ['association.works-planned', 'association.no-maintenance-plan', 'association.works-done'],
    category: 'Föreningen',
    severity: 'warning',
    title: 'Stora arbeten framöver, eller ingen plan för dem',
    description: 'Arbeten som ännu inte är betalda kommer på avgiften eller på nya lån.',
    action: 'Be om underhållsplanen och fråga hur arbetena ska betalas.',
  },
];
