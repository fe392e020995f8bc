import type { Risk } from './risk.js';

/** The right to the ground and to the home, and what one may do with it. */
export const tenureRisks: readonly Risk[] = [
  {
    id: 'leasehold-terms',
    kinds: ['land.leasehold', 'land.leasehold-rent', 'land.bought-free'],
    category: 'Mark',
    severity: 'warning',
    title: 'Tomträtt med avgäld som ändras',
    description: 'Avgälden bestäms på nytt med jämna mellanrum och kan då stiga kraftigt.',
    action: 'Fråga vad avgälden är, när den ändras nästa gång och vad den väntas bli.',
  },
  {
    id: 'leased-ground',
    kinds: ['land.leased', 'land.lease-ends', 'tenure.movable'],
    category: 'Mark',
    severity: 'critical',
    title: 'Hus på mark som någon annan äger',
    description:
      'På arrende eller ofri grund gäller det som står i avtalet: det kan sägas upp, bli dyrare och är svårt att belåna.',
    action:
      'Läs arrendeavtalet: hur länge det gäller, vad det kostar och om du har rätt att få det förlängt.',
  },
  {
    id: 'shared-ownership',
    kinds: ['tenure.share'],
    category: 'Upplåtelseform',
    severity: 'critical',
    title: 'Köp av en andel',
    description:
      'Med en andel äger du tillsammans med andra, och utan avtal om vem som får använda vad kan varje delägare kräva försäljning.',
    action: 'Be om samäganderättsavtalet och fråga banken om den lånar ut på andelen.',
  },
  {
    id: 'unusual-tenure',
    kinds: [
      'tenure.block-lease',
      'tenure.rental',
      'tenure.conversion',
      'tenure.cooperative-rental',
      'tenure.owner-flat',
    ],
    category: 'Upplåtelseform',
    severity: 'warning',
    title: 'Ovanlig upplåtelseform',
    description:
      'Villkoren för att bo, låna och sälja skiljer sig från en vanlig bostadsrätt eller ett eget hus.',
    action: 'Läs avtalet och stadgarna, och fråga banken vad den lånar ut på.',
  },
  {
    id: 'buy-back',
    kinds: ['tenure.first-right', 'tenure.no-growth'],
    category: 'Upplåtelseform',
    severity: 'critical',
    title: 'Begränsad rätt att sälja eller behålla värdeökningen',
    description: 'Någon har rätt att köpa före andra eller köpa tillbaka, eller så är priset bundet.',
    action: 'Läs villkoret i sin helhet och räkna på vad du får tillbaka när du säljer.',
  },
  {
    id: 'not-permanent',
    kinds: ['use.not-permanent'],
    category: 'Villkor för boendet',
    severity: 'critical',
    title: 'Ingen rätt till permanentboende',
    description:
      'Du kan inte räkna med att få bo där hela året eller skriva dig där, och det påverkar lån och värde.',
    action: 'Fråga kommunen eller upplåtaren vad som gäller för året-runt-boende.',
  },
  {
    id: 'conditions-of-living',
    kinds: [
      'use.age-limit',
      'use.duty-to-live',
      'use.membership-conditions',
      'use.company-banned',
      'association.house-rules',
      'association.member-duties',
    ],
    category: 'Villkor för boendet',
    severity: 'warning',
    title: 'Villkor för vem som får bo här',
    description:
      'Uppfyller du inte villkoren kan du nekas medlemskap eller inte få använda bostaden som du tänkt.',
    action: 'Läs villkoren och kontrollera att alla som ska bo här uppfyller dem, nu och senare.',
  },
  {
    id: 'letting-bound',
    kinds: ['use.letting-restricted', 'use.letting-pool'],
    category: 'Villkor för boendet',
    severity: 'warning',
    title: 'Begränsad eller bunden uthyrning',
    description:
      'Du kan inte fritt hyra ut, eller måste hyra ut genom ett bestämt bolag och på dess villkor.',
    action: 'Läs avtalet: när du får använda bostaden själv, vem som får hyran och hur avtalet sägs upp.',
  },
  {
    id: 'somebody-stays',
    kinds: ['use.tenant-stays', 'use.life-right'],
    category: 'Villkor för boendet',
    severity: 'critical',
    title: 'Någon annans rätt att bo eller vara kvar',
    description: 'En hyresgäst eller någon med nyttjanderätt står kvar efter köpet, ibland på livstid.',
    action: 'Läs avtalet och fråga när och hur rätten upphör, innan du räknar med att flytta in.',
  },
  {
    id: 'building-duty',
    kinds: ['use.building-duty'],
    category: 'Avtal',
    severity: 'warning',
    title: 'Skyldighet att bygga',
    description:
      'En skyldighet att bygga inom en viss tid eller med en viss leverantör kan ge vite eller återgång av köpet.',
    action: 'Läs villkoret och räkna på vad bygget kostar innan du bjuder.',
  },
  {
    id: 'easement-burdens',
    kinds: ['easement.burdens', 'right.tenant-farmer', 'right.hunting-fishing', 'easement.benefits'],
    category: 'Mark',
    severity: 'warning',
    title: 'Någon annans rätt på fastigheten',
    description: 'Servitut, nyttjanderätter och arrenden följer med köpet och begränsar vad du kan göra.',
    action: 'Be om fastighetsutdrag och avtal, och se på kartan var rätten ligger.',
  },
  {
    id: 'facility-trouble',
    kinds: ['facility.debt', 'facility.none', 'facility.shared'],
    category: 'Mark',
    severity: 'warning',
    title: 'Kostnad eller oklar rätt till gemensam väg eller anläggning',
    description:
      'En samfällighets skulder och kommande arbeten betalas av delägarna, och utan andel eller avtal är rätten osäker.',
    action: 'Be om samfällighetens årsredovisning och det beslut som gäller, och fråga om kommande avgifter.',
  },
  {
    id: 'boundary-unclear',
    kinds: ['property.boundary-unclear', 'property.subdivision'],
    category: 'Mark',
    severity: 'warning',
    title: 'Oklara gränser eller oklar omfattning',
    description: 'Det du ser på visningen kan höra till någon annan, eller ännu inte vara avstyckat.',
    action: 'Be om karta och förrättningsakt, och få gränsen utpekad före köp.',
  },
];
