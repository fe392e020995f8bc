import type { Risk } from './risk.js';

const category = 'Föreningens ekonomi';

/** The association's money. */
export const moneyRisks: readonly Risk[] = [
  {
    id: 'association-insolvency',
    tells: [{ title: 'Betalningsproblem i föreningen', kinds: ['association.insolvency'] }],
    category,
    severity: 'critical',
    description:
      'Annonsen talar om att föreningen inte klarar sina betalningar. Går en förening i konkurs kan bostadsrätten bli en hyresrätt och insatsen gå förlorad.',
    action:
      'Köp inte förrän du har läst årsredovisningen och fått bankens och föreningens besked skriftligt.',
  },
  {
    id: 'developer-trouble',
    tells: [
      { title: 'Problem med byggherren', kinds: ['association.developer-trouble'] },
      { title: 'Försenat bygge', kinds: ['new.delay'] },
    ],
    category,
    severity: 'critical',
    description:
      'Det som byggherren inte gör klart, eller inte kan betala för, kan hamna på föreningen och dess medlemmar.',
    action: 'Fråga vad som återstår, vem som betalar och vilken säkerhet eller garanti som gäller.',
  },
  {
    id: 'auditor-remark',
    tells: [{ title: 'Anmärkning från revisorn', kinds: ['association.auditor-remark'] }],
    category,
    severity: 'critical',
    description:
      'En revisor som anmärker, avstyrker eller avgår säger att räkenskaperna eller skötseln av föreningen inte går att lita på.',
    action: 'Läs revisionsberättelsen och fråga styrelsen vad som är gjort sedan dess.',
  },
  {
    id: 'accounts-late',
    tells: [{ title: 'Försenade eller bristfälliga räkenskaper', kinds: ['association.accounts-late'] }],
    category,
    severity: 'warning',
    description:
      'Utan färska och riktiga siffror går det inte att veta vad föreningen är skyldig eller har råd med.',
    action: 'Be om den senaste årsredovisningen och vänta med bud tills du har läst den.',
  },
  {
    id: 'association-loans',
    tells: [
      { title: 'Stora lån i föreningen', kinds: ['association.debt'] },
      { title: 'Föreningslån som ska villkorsändras', kinds: ['association.loans-reset'] },
      { title: 'Föreningens räntekostnader', kinds: ['association.interest'] },
      { title: 'Nya lån i föreningen', kinds: ['association.new-loans'] },
    ],
    category,
    severity: 'warning',
    isOfFigures: true,
    description: 'Medlemmarna betalar räntan på föreningens lån, så avgiften kan höjas.',
    action:
      'Fråga hur stora lånen är, när de ska villkorsändras och vad styrelsen räknar med för avgift efteråt.',
  },
  {
    id: 'amortisation-suspended',
    tells: [{ title: 'Uppskov med föreningens amortering', kinds: ['association.amortisation-suspended'] }],
    category,
    severity: 'warning',
    description: 'Skulden minskar inte, och när banken kräver amortering igen måste avgiften bära den.',
    action: 'Fråga hur länge uppskovet gäller och hur mycket avgiften höjs när amorteringen börjar.',
  },
  {
    id: 'bank-doubt',
    tells: [
      { title: 'Bankens tvekan inför föreningen', kinds: ['association.bank-doubt'] },
      { title: 'Bostad som inte går att pantsätta', kinds: ['tenure.no-pledge'] },
    ],
    category: 'Lån',
    severity: 'critical',
    description:
      'Kan bostaden inte pantsättas, eller vill banken inte belåna föreningen, är det svårt både att köpa och att sälja.',
    action: 'Fråga din bank om den lånar ut till just den här bostaden innan du bjuder.',
  },
  {
    id: 'association-deficit',
    tells: [
      { title: 'Underskott i föreningen', kinds: ['association.deficit'] },
      { title: 'Lågt sparande i föreningen', kinds: ['association.savings'] },
    ],
    category,
    severity: 'warning',
    isOfFigures: true,
    description:
      'Det som inte sparas i dag betalas senare med högre avgift, nya lån eller uteblivet underhåll.',
    action: 'Läs de tre senaste årsredovisningarna och fråga hur det kommande underhållet ska betalas.',
  },
  {
    id: 'fee-rise',
    tells: [{ title: 'Höjd avgift', kinds: ['association.fee-raise'] }],
    category,
    severity: 'warning',
    isOfFigures: true,
    description: 'Annonsen talar om en höjning av avgiften. Räkna din månadskostnad på den högre avgiften.',
    action: 'Fråga hur mycket avgiften höjs, från när, och om fler höjningar är beslutade eller väntas.',
  },
  {
    id: 'fee-held-down',
    tells: [
      { title: 'Avgift som hålls nere av en rabatt', kinds: ['association.fee-discount'] },
      { title: 'Avgift som hålls nere för en tid', kinds: ['association.fee-low', 'association.fee-cut'] },
    ],
    category,
    severity: 'warning',
    description: 'Det som i dag håller nere avgiften kan ta slut, och då stiger den.',
    action: 'Fråga vad avgiften blir när det som håller den nere upphör, och när det sker.',
  },
  {
    id: 'capital-contribution',
    tells: [{ title: 'Extra inbetalning från medlemmarna', kinds: ['association.capital-contribution'] }],
    category,
    severity: 'critical',
    description:
      'En extra insats eller ett tillskott kommer utöver priset, ofta stora belopp som banken inte räknat med.',
    action: 'Fråga om belopp, betalningsdag och om säljaren betalar före tillträdet.',
  },
  {
    id: 'association-claim',
    tells: [
      { title: 'Skattekrav på föreningen', kinds: ['association.tax-claim'] },
      { title: 'Föreningens tvist', kinds: ['association.dispute'] },
      { title: 'Obetalda avgifter i föreningen', kinds: ['association.arrears'] },
    ],
    category,
    severity: 'critical',
    description: 'Sådant kan bli dyrt för föreningen, och då är det medlemmarna som betalar.',
    action: 'Fråga vad kravet gäller, hur mycket som står på spel och om pengar är avsatta.',
  },
  {
    id: 'association-not-genuine',
    tells: [{ title: 'Oäkta förening, eller på väg att bli det', kinds: ['association.not-genuine'] }],
    category,
    severity: 'critical',
    description:
      'I en oäkta förening beskattas medlemmarna för förmånen och vinsten hårdare, och priset blir lägre när du säljer.',
    action: 'Fråga styrelsen om föreningen räknas som privatbostadsföretag i år och nästa år.',
  },
  {
    id: 'rents-uncertain',
    tells: [
      { title: 'Osäkra hyresintäkter i föreningen', kinds: ['association.rent-income'] },
      { title: 'Tomma lokaler i föreningen', kinds: ['association.premises-vacant'] },
    ],
    category,
    severity: 'warning',
    description:
      'Inkomster från lokaler, master eller hyresgäster håller nere avgiften bara så länge någon betalar dem.',
    action:
      'Fråga hur stor del av inkomsterna det är, när avtalen går ut och vad som händer med avgiften utan dem.',
  },
  {
    id: 'few-owners',
    tells: [
      { title: 'Osålda lägenheter', kinds: ['association.unsold-flats'] },
      { title: 'Många lägenheter med samma ägare', kinds: ['association.one-owner'] },
    ],
    category: 'Föreningen',
    severity: 'critical',
    description:
      'En ägare med många röster styr föreningen, och betalar den inte får de andra bära kostnaderna.',
    action: 'Fråga hur många lägenheter det gäller, vem som äger dem och vem som betalar deras avgifter.',
  },
  {
    id: 'board-trouble',
    tells: [{ title: 'Brister i föreningens styrning', kinds: ['association.board-trouble'] }],
    category: 'Föreningen',
    severity: 'critical',
    description:
      'En förening utan fungerande styrelse kan inte besluta om underhåll, lån och avgifter i tid.',
    action: 'Fråga vem som sitter i styrelsen, hur länge och vem som sköter ekonomin.',
  },
  {
    id: 'insurance-refused',
    tells: [
      { title: 'Problem med föreningens försäkring', kinds: ['association.insurance-trouble'] },
      { title: 'Skada som försäkringen inte täcker', kinds: ['damage.uninsured'] },
    ],
    category: 'Försäkring',
    severity: 'critical',
    description: 'Det som försäkringen inte täcker får du betala själv eller genom avgiften.',
    action: 'Läs försäkringsbolagets beslut och fråga ditt eget bolag om det tecknar en försäkring.',
  },
  {
    id: 'space-sold',
    tells: [
      { title: 'Nybygge eller försäljning av föreningens utrymmen', kinds: ['association.selling-space'] },
    ],
    category: 'Föreningen',
    severity: 'warning',
    description:
      'Nya lägenheter på vinden, gården eller i lokaler betyder byggtid, och kan ta ljus, utsikt eller förråd.',
    action: 'Fråga vad som är beslutat, när det byggs och vad det betyder för just den här lägenheten.',
  },
  {
    id: 'own-upkeep',
    tells: [
      { title: 'Egen skötsel utöver avgiften', kinds: ['association.own-upkeep'] },
      { title: 'Kostnad som inte ingår i avgiften', kinds: ['association.fee-excluded'] },
    ],
    category: 'Föreningen',
    severity: 'warning',
    description: 'Det som inte ingår i avgiften, eller som stadgarna lägger på medlemmen, är din kostnad.',
    action: 'Läs stadgarna och fråga vad det har kostat andra medlemmar.',
  },
  {
    id: 'works-waiting',
    tells: [
      {
        title: 'Stora arbeten framöver i föreningen',
        kinds: ['association.works-planned', 'association.works-done'],
      },
      { title: 'Underhåll utan plan', kinds: ['association.no-maintenance-plan'] },
    ],
    category: 'Föreningen',
    severity: 'critical',
    description: 'Arbeten som inte är betalda än höjer avgiften eller kräver nya lån.',
    action: 'Be om underhållsplanen och fråga hur arbetena ska betalas.',
  },
];
