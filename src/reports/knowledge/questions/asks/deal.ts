import type { AskRow } from './ask.types.js';

/** What to ask of a finding about the deal, or where the advert says two things, by the finding's rule. */
export const dealAsks: Readonly<Record<string, readonly AskRow[]>> = {
  disclaimer: [
    [
      'Vad är det säljaren friskriver sig från, och varför?',
      'Bara sådant som redan är känt och prissatt.',
      'Allt, utan skäl.',
      'agent',
      'inspection',
    ],
    [
      'Får jag besiktiga innan jag skriver på?',
      'Ja, med tid för det.',
      'Nej, eller först efteråt.',
      'agent',
      'clauses',
    ],
  ],
  'estate-sale': [
    [
      'Vem i dödsboet kan svara på frågor om bostaden?',
      'Någon som har bott där eller skött den.',
      'Ingen: besiktiga mer.',
      'agent',
      'why-selling no-answers',
    ],
  ],
  'forced-sale': [
    [
      'Vilka villkor gäller, och får jag komma in och besiktiga?',
      'Ja, före budet.',
      'Köp osett, utan ansvar för fel.',
      'agent',
      'why-selling no-answers',
    ],
  ],
  'tenant-stays': [
    [
      'Har hyresgästen sagt upp avtalet, skriftligt och med datum?',
      'Ja, och flyttar före tillträdet.',
      'Nej: avtalet kan gälla mot dig.',
      'seller agent',
      'tenant access',
    ],
    [
      'Vad betalar hyresgästen, och vem har rätt till hyran efter köpet?',
      'Ett avtal på bordet.',
      'Muntligt avtal.',
      'seller',
    ],
  ],
  'pre-emption': [
    [
      'Vem har förköpsrätt, och finns ett skriftligt nej?',
      'Ett undertecknat nej.',
      'Frågan är inte ställd.',
      'agent',
      'right-to-buy',
    ],
  ],
  'co-owned': [
    [
      'Skriver alla ägare på, och säljs hela bostaden?',
      'Ja, alla, på samma dag.',
      'Någon är borta eller säger nej.',
      'agent',
      'all-owners',
    ],
  ],
  'price-conflict': [
    [
      'Vilket pris gäller, och när ändrades det?',
      'Det lägre, och skälet är tydligt.',
      'Det högre, eller ingen förklaring.',
      'agent',
      'which-price',
    ],
  ],
  'price-per-sqm-conflict': [
    [
      'Vilken yta är priset per kvadratmeter räknat på?',
      'Den uppmätta boarean.',
      'En större yta än boarean.',
      'agent',
      'measured house-measured',
    ],
  ],
  'area-conflict': [
    [
      'Vilken av ytorna är uppmätt, och får jag se mätprotokollet?',
      'Ett protokoll enligt svensk standard.',
      'Ingen är mätt: räkna på den mindre.',
      'agent',
      'measured house-measured',
    ],
  ],
  'operating-cost-conflict': [
    [
      'Vad kostade el, värme och vatten förra året, post för post?',
      'Fakturor som går att räkna ihop.',
      'En uppskattning.',
      'seller',
      'which-cost heating',
    ],
  ],
  'room-conflict': [
    [
      'Vilka rum har fönster och är godkända som bostadsrum?',
      'Alla som räknas i annonsen.',
      'Något är en klädkammare eller källare.',
      'agent',
      'house-walls alterations',
    ],
  ],
  'year-conflict': [
    [
      'Vilket byggår står i fastighetsregistret?',
      'Det senare, och du får se det.',
      'Det tidigare: räkna rör och grund från då.',
      'agent',
      'which-year',
    ],
  ],
  'floor-conflict': [
    [
      'Vilken våning är det, och stannar hissen där?',
      'Samma våning som i annonsen.',
      'En halvtrappa till.',
      'agent',
      'which-floor',
    ],
  ],
  'lift-conflict': [
    [
      'Stannar hissen på rätt plan, och hur många trappsteg återstår?',
      'Inga.',
      'En halvtrappa, eller ingen hiss.',
      'agent',
      'which-floor',
    ],
  ],
  'tenure-conflict': [
    [
      'Vad köper jag: bostadsrätt, äganderätt eller något annat?',
      'Ett utdrag ur registret.',
      'Mäklaren är osäker.',
      'agent',
      'which-tenure',
    ],
  ],
  'source-conflict-': [
    [
      'Två källor säger olika: vilken uppgift gäller?',
      'Ett papper som visar det.',
      'Att det inte spelar någon roll.',
      'agent',
      'which-year which-price which-cost which-tenure',
    ],
  ],
  'report-conflict-': [
    [
      'Annonsen och årsredovisningen säger olika: vilken siffra är färskast?',
      'Årsredovisningens, och skillnaden förklaras.',
      'Ingen kan förklara den.',
      'board agent',
    ],
  ],
  'ai-instructions': [
    [
      'Varför står det text i annonsen som är skriven för en AI?',
      'Ett misstag som rättas.',
      'Ingen förklaring: lita inte på annonsen.',
      'agent',
      'unsaid',
    ],
  ],
  'unclear-agreement': [
    [
      'vad innebär det för mig, och var står det?',
      'Inget som kostar, och du får läsa det.',
      'Något du inte får läsa före budet.',
      'agent',
    ],
  ],
  'unclear-money': [
    [
      'vad kostar det mig, och hur länge?',
      'Ett belopp och ett slutdatum.',
      'Ett öppet åtagande.',
      'agent board',
    ],
  ],
};
