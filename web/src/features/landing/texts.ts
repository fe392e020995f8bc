import type { IconName } from '../../shared/ui/icon.js';

export const features: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[] =
  [
    {
      icon: 'question',
      title: 'Vad du ska fråga',
      text: 'Minst 20 frågor till visningen, skrivna för just den här bostaden. De tre viktigaste står först.',
    },
    {
      icon: 'quote',
      title: 'Vad annonsen inte säger',
      text: 'Mäklarspråk översatt till vanlig svenska, och en lista över det som saknas: byggår, stambyte, föreningens skuld.',
    },
    {
      icon: 'coins',
      title: 'Vad det kan kosta',
      text: 'Priset mot läget, månadskostnaden med dagens låneregler och de renoveringar som väntar.',
    },
  ];

export const faq: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'Hur går det till?',
    answer:
      'Du klistrar in länken till en annons. Vi läser annonsen, mäklarens egen sida och bilderna, och skriver en rapport. Det tar ungefär en minut, och du kan lämna sidan under tiden.',
  },
  {
    question: 'Hur vet jag att det stämmer?',
    answer:
      'Varje påstående i rapporten har sitt belägg: meningen i annonsen, bilden, tabellen eller uträkningen. Tryck på ”Varför?” för att se det. Det vi inte kan belägga skriver vi inte, och det annonsen inte säger står som okänt.',
  },
  {
    question: 'Vilka annonser kan ni läsa?',
    answer:
      'Annonser på Hemnet och Booli och på de större mäklarnas egna sidor. Om en annons inte går att läsa säger vi det, och då kostar det ingenting.',
  },
  {
    question: 'Vad kostar det?',
    answer:
      'Som ny får du gratis rapporter. Därefter köper du en rapport eller ett paket. Du ser alltid priset innan du betalar. Köpta rapporter går aldrig ut, och en rapport du har betalat är din för alltid.',
  },
  {
    question: 'Ersätter rapporten en besiktning?',
    answer:
      'Nej. Rapporten bygger på annonsen och hjälper dig att fråga rätt och välja vilka visningar som är värda att gå på. Köpare av hus har undersökningsplikt, och den kräver att du eller en besiktningsman ser huset.',
  },
  {
    question: 'Vem ser mina analyser?',
    answer: 'Bara du. Dina analyser hör till ditt konto, och du kan ta bort dem när du vill.',
  },
];
