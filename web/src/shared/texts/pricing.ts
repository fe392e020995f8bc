import { counted } from '../format/home.js';
import { oreAsKr } from '../format/money.js';
import { number } from '../format/number.js';

/** All words of the price page; those of the specification stand as it has them. */
export const pricingTexts = {
  title: 'Priser',
  lead: 'Köp en rapport i taget eller flera tillsammans. Inget abonnemang, och en rapport du har låst upp är din för alltid.',
  example: 'Se exempelrapport',
  loading: 'Laddar priser...',
  failed: {
    title: 'Kunde inte ladda priser. Försök igen senare.',
    action: 'Försök igen',
  },
  noneTitle: 'Inget är till salu just nu',
  none: 'Titta in igen om en stund. Rapporter som du redan har köpt finns kvar.',
  popular: 'Populärast',
  save: (savePercent: number) => `Spara ${number(savePercent)}\u00a0%`,
  reports: (count: number) => counted(count, 'rapport', 'rapporter'),
  perReport: (ore: number) => `${oreAsKr(ore)} per rapport`,
  buy: 'Köp nu',
  vat: 'Alla priser är i svenska kronor och inkluderar moms. Du ser hela summan innan du betalar.',
  questionsTitle: 'Vanliga frågor',
  questions: [
    {
      question: 'Hur fungerar paketen?',
      answer:
        'Ett paket ger dig flera rapporter på en gång, till ett lägre pris för varje rapport. Varje analys använder en rapport, och rapporten dras först när analysen är klar.',
    },
    {
      question: 'Kan jag köpa fler senare?',
      answer:
        'Ja, när du vill. Det du köper läggs till det du har kvar, och paket går att köpa flera gånger.',
    },
    {
      question: 'Går oanvända rapporter ut?',
      answer:
        'Nej, oanvända rapporter går aldrig ut. De ligger kvar på ditt konto tills du använder dem, även om det dröjer till nästa bostadsköp.',
    },
    {
      question: 'Vad händer om en annons inte går att läsa?',
      answer: 'Då säger vi det, och du behåller din rapport. En analys som misslyckas kostar ingenting.',
    },
  ],
} as const;
