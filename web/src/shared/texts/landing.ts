import { counted } from '../format/home.js';

/** All words of the first page; those of the specification stand as it has them. */
export const landingTexts = {
  title: 'Förstå bostaden före visningen',
  lead: 'Klistra in länken till en annons. På ungefär en minut får du veta vad du ska fråga, vad du ska kontrollera och vad det kan kosta, med belägg för varje påstående.',
  field: 'Länk till bostadsannonsen',
  example: 'Se exempelrapport',
  sites: 'Hemnet, Booli och de större mäklarna',
  start: (free: number | undefined) =>
    free
      ? `${counted(free, 'gratis rapport', 'gratis rapporter')} med ett konto, utan kort`
      : 'Börja gratis med ett konto, utan kort',
  price: {
    told: (single: string, packaged: string | null) =>
      `Sedan ${single} per rapport${packaged === null ? '' : `, i paket från ${packaged}`}`,
    untold: 'Vad en rapport kostar',
  },
  samplesFirst: 'Du skapar ett konto på vägen, och här räcker en påhittad e-postadress.',
  features: {
    title: 'Tre saker du har med dig till visningen',
    method: 'Så görs en rapport, och så bra går det',
    cards: [
      {
        icon: 'question',
        title: 'Vad du ska fråga',
        text: 'Minst 20 frågor till visningen, skrivna för just den här bostaden. De tre viktigaste står först.',
        label: 'Fråga mäklaren',
        sample: 'När spolades stammarna senast, och vad visade filmningen?',
      },
      {
        icon: 'quote',
        title: 'Vad annonsen inte säger',
        text: 'Mäklarspråk översatt till vanlig svenska, och en lista över det som saknas: byggår, stambyte, föreningens skuld.',
        label: '”Charmigt originalskick”',
        sample: 'Kök och bad kan vänta på renovering.',
      },
      {
        icon: 'coins',
        title: 'Vad det kan kosta',
        text: 'Priset mot läget, månadskostnaden med dagens låneregler och de renoveringar som väntar.',
        label: 'Nytt badrum',
        sample: '100 000–250 000 kr',
      },
    ],
  },
  faq: {
    title: 'Vanliga frågor',
    entries: [
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
          'Du börjar gratis. Därefter köper du en rapport eller ett paket. Du ser alltid priset innan du betalar. Köpta rapporter går aldrig ut, och en rapport du har betalat är din för alltid.',
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
    ],
  },
  closing: {
    title: 'Har du en visning på gång?',
    text: 'Läs rapporten på vägen dit.',
  },
  finding: {
    label: 'Så kan en rapport se ut',
    caption: 'Så kan det se ut. Påhittad bostad.',
    verdict: 'Allvarliga varningar',
    reason: 'Bra läge och planlösning, men marken hyrs och stammarna är gamla.',
    rows: [
      {
        icon: 'cross',
        tone: 'bad',
        severity: 'Kritisk',
        claim: 'Föreningen hyr marken',
        source: 'Annonsen',
        proof: '”Tomträtt, avgälden omförhandlas 2028.”',
      },
      {
        icon: 'warning',
        tone: 'watch',
        severity: 'Varning',
        claim: 'Stambyte kan vara nära',
        source: 'Byggår och livslängd',
        proof: '1968 + 50 år, och inget stambyte nämns',
      },
      {
        icon: 'quote',
        tone: 'plain',
        severity: 'Mäklarspråk',
        claim: '”Charmigt originalskick”',
        source: 'I klartext',
        proof: 'Kök och bad kan vänta på renovering',
      },
    ],
    askFirst: 'Fråga först:',
    question: 'Vad blir avgiften när tomträttsavgälden höjs?',
  },
} as const;
