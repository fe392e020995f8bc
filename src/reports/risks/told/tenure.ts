import type { Risk } from './risk.js';

/** The right to the ground and to the home, and what one may do with it. */
export const tenureRisks: readonly Risk[] = [
  {
    id: 'leasehold-terms',
    tells: [
      { title: 'Tomträtt', kinds: ['land.leasehold', 'land.bought-free'] },
      { title: 'Tomträttsavgäld som ändras', kinds: ['land.leasehold-rent'] },
    ],
    category: 'Mark',
    severity: 'critical',
    description: 'Avgälden bestäms på nytt med jämna mellanrum och kan då stiga kraftigt.',
    action: 'Fråga vad avgälden är, när den ändras nästa gång och vad den väntas bli.',
  },
  {
    id: 'leased-ground',
    tells: [{ title: 'Hus på mark som någon annan äger', kinds: ['land.leased', 'tenure.movable'] }],
    category: 'Mark',
    severity: 'warning',
    description: 'Avtalet om marken kan sägas upp eller bli dyrare, och bostaden är svår att belåna.',
    action:
      'Läs arrendeavtalet och se hur länge det gäller, vad det kostar och om du har rätt att få det förlängt.',
  },
  {
    id: 'lease-ending',
    tells: [{ title: 'Arrende eller avtal om marken som går ut', kinds: ['land.lease-ends'] }],
    category: 'Mark',
    severity: 'critical',
    description: 'När avtalet om marken är slut kan du få flytta huset, betala mer eller lämna det.',
    action: 'Kräv ett skriftligt besked om förlängning och villkor innan du bjuder, och hör med banken.',
  },
  {
    id: 'shared-ownership',
    tells: [{ title: 'Köp av en andel', kinds: ['tenure.share'] }],
    category: 'Upplåtelseform',
    severity: 'critical',
    description:
      'Med en andel äger du tillsammans med andra, och utan avtal om vem som får använda vad kan varje delägare kräva försäljning.',
    action: 'Be om samäganderättsavtalet och fråga banken om den lånar ut på andelen.',
  },
  {
    id: 'unusual-tenure',
    tells: [
      { title: 'Blockhyra', kinds: ['tenure.block-lease'] },
      { title: 'Hyresrätt', kinds: ['tenure.rental'] },
      { title: 'Ombildning', kinds: ['tenure.conversion'] },
      { title: 'Ovanlig upplåtelseform', kinds: ['tenure.cooperative-rental', 'tenure.owner-flat'] },
    ],
    category: 'Upplåtelseform',
    severity: 'warning',
    description:
      'Villkoren för att bo, låna och sälja skiljer sig från en vanlig bostadsrätt eller ett eget hus.',
    action: 'Läs avtalet och stadgarna, och fråga banken vad den lånar ut på.',
  },
  {
    id: 'buy-back',
    tells: [
      { title: 'Annans rätt att köpa före eller tillbaka', kinds: ['tenure.first-right'] },
      { title: 'Bundet pris vid försäljning', kinds: ['tenure.no-growth'] },
    ],
    category: 'Upplåtelseform',
    severity: 'critical',
    description: 'När du säljer kan du få mindre för bostaden, eller inte själv välja vem som köper.',
    action: 'Läs villkoret i sin helhet och räkna på vad du får tillbaka när du säljer.',
  },
  {
    id: 'not-permanent',
    tells: [{ title: 'Ingen rätt till permanentboende', kinds: ['use.not-permanent'] }],
    category: 'Villkor för boendet',
    severity: 'critical',
    description:
      'Du kan inte räkna med att få bo där hela året eller skriva dig där, och det påverkar lån och värde.',
    action: 'Fråga kommunen eller upplåtaren vad som gäller för året-runt-boende.',
  },
  {
    id: 'conditions-of-living',
    tells: [
      { title: 'Åldersgräns', kinds: ['use.age-limit'] },
      { title: 'Skyldighet att bo i bostaden', kinds: ['use.duty-to-live'] },
      { title: 'Villkor för medlemskap', kinds: ['use.membership-conditions', 'use.company-banned'] },
      {
        title: 'Regler för dem som bor här',
        kinds: ['association.house-rules', 'association.member-duties'],
      },
    ],
    category: 'Villkor för boendet',
    severity: 'warning',
    description:
      'Uppfyller du inte villkoren kan du nekas medlemskap eller inte få använda bostaden som du tänkt.',
    action: 'Läs villkoren och kontrollera att alla som ska bo här uppfyller dem, nu och senare.',
  },
  {
    id: 'letting-bound',
    tells: [
      { title: 'Begränsad rätt att hyra ut', kinds: ['use.letting-restricted'] },
      { title: 'Bunden uthyrning', kinds: ['use.letting-pool'] },
    ],
    category: 'Villkor för boendet',
    severity: 'warning',
    description: 'Du kan inte fritt bestämma om, hur och till vem du hyr ut.',
    action:
      'Läs avtalet och se när du får använda bostaden själv, vem som får hyran och hur avtalet sägs upp.',
  },
  {
    id: 'somebody-stays',
    tells: [
      { title: 'Hyresgäst som bor kvar', kinds: ['use.tenant-stays'] },
      { title: 'Någon annans rätt att bo kvar', kinds: ['use.life-right'] },
    ],
    category: 'Villkor för boendet',
    severity: 'critical',
    description: 'Någon kan ha rätt att bo kvar efter köpet, ibland på livstid.',
    action: 'Läs avtalet och fråga när och hur rätten upphör, innan du räknar med att flytta in.',
  },
  {
    id: 'building-duty',
    tells: [{ title: 'Skyldighet att bygga', kinds: ['use.building-duty'] }],
    category: 'Avtal',
    severity: 'critical',
    description:
      'En skyldighet att bygga inom en viss tid eller med en viss leverantör kan ge vite eller återgång av köpet.',
    action: 'Läs villkoret och räkna på vad bygget kostar innan du bjuder.',
  },
  {
    id: 'easement-burdens',
    tells: [
      {
        title: 'Servitut eller annans rätt på fastigheten',
        kinds: ['easement.burdens', 'easement.benefits'],
      },
      { title: 'Arrende eller jakträtt på marken', kinds: ['right.tenant-farmer', 'right.hunting-fishing'] },
    ],
    category: 'Mark',
    severity: 'warning',
    description: 'Servitut, nyttjanderätter och arrenden följer med köpet och begränsar vad du kan göra.',
    action: 'Be om fastighetsutdrag och avtal, och se på kartan var rätten ligger.',
  },
  {
    id: 'facility-trouble',
    tells: [
      { title: 'Kostnad i samfälligheten', kinds: ['facility.debt', 'facility.shared'] },
      { title: 'Oklar rätt till gemensam väg eller anläggning', kinds: ['facility.none'] },
    ],
    category: 'Mark',
    severity: 'critical',
    description:
      'En samfällighets skulder och kommande arbeten betalas av delägarna, och utan andel eller avtal är din rätt att använda det gemensamma osäker.',
    action: 'Be om samfällighetens årsredovisning och det beslut som gäller, och fråga om kommande avgifter.',
  },
  {
    id: 'boundary-unclear',
    tells: [
      { title: 'Oklara gränser', kinds: ['property.boundary-unclear'] },
      { title: 'Avstyckning som återstår', kinds: ['property.subdivision'] },
    ],
    category: 'Mark',
    severity: 'critical',
    description: 'Det du ser på visningen kan höra till någon annan, eller ännu inte vara avstyckat.',
    action: 'Be om karta och förrättningsakt, och få gränsen utpekad före köp.',
  },
];
