import type { LegalText } from './legal.js';
import { provider } from './provider.js';

const mail = `[${provider.email}](mailto:${provider.email})`;

export const privacyText: LegalText = {
  title: 'Personuppgiftspolicy',
  version: '2026-11-30',
  earlier: [
    { version: '2026-11-29', href: '/legal/privacy-2026-11-29.html' },
    { version: '2026-11-28', href: '/legal/privacy-2026-11-28.html' },
    { version: '2026-11-23', href: '/legal/privacy-2026-11-23.html' },
    { version: '2026-11-22', href: '/legal/privacy-2026-11-22.html' },
  ],
  updated: 'Senast uppdaterad: 30 november 2026',
  lead: 'Här står vilka uppgifter vi har om dig, varför, hur länge och vem mer som ser dem. Kort sagt: vi sparar det som behövs för ditt konto, dina analyser och dina köp. Vi säljer ingenting och spårar dig inte.',
  sections: [
    {
      id: 'ansvarig',
      title: 'Vem som ansvarar',
      blocks: [
        `Den som driver ${provider.name} är personuppgiftsansvarig enligt dataskyddsförordningen (GDPR). Du når oss på ${mail}.`,
      ],
    },
    {
      id: 'uppgifter',
      title: 'Vad vi sparar',
      blocks: [
        {
          list: [
            'Konto: din e-postadress, när kontot skapades och bekräftades, och ditt lösenord i en form som inte går att läsa tillbaka (Argon2id).',
            'Inloggningar: en kontrollsumma för varje inloggning, när den började och slutar gälla, och namnet på din webbläsare som den själv uppger det.',
            'Engångslänkar i mejl: en kontrollsumma och hur länge länken gäller.',
            'Analyser: länkarna du har klistrat in, annonsens uppgifter och bilder, rapporten, och hur arbetet med den gick.',
            'Det du själv lämnar in: av en sida eller text sparas bara uppgifterna om bostaden, aldrig sidan, eftersom den kan innehålla ditt namn. Av handlingar sparas texten, och dina egna bilder sparas som de är.',
            'Fel du anmäler i en rapport: vilket påstående det gäller, vad som är fel och det du skriver. Av felet kan vi göra ett testfall för våra rapporter, och då tar vi först bort det som säger vem någon är.',
            'Rapporter och köp: vilka rapporter du har fått, köpt och använt, och hur många förhandsvisningar du har gjort på en dag. Om du köper något också belopp, tid, betalningens nummer och ditt samtycke till direkt leverans. Kortuppgifter får vi aldrig.',
            'Enhet: en kontrollsumma av ett slumpat nummer som din webbläsare håller. Skickar webbläsaren inget nummer används i stället en kontrollsumma av IP-adress och webbläsarens namn.',
            'Loggar: vad som har gjorts med kontot, till exempel att uppgifterna hämtades eller raderades, och hur tjänsten har svarat. Där står kontots nummer, aldrig ditt namn, din e-postadress eller din IP-adress.',
            'Meddelanden: det du skriver till oss.',
          ],
        },
        'Vi ber inte om personnummer, adress eller telefonnummer. Vi mäter inte vilka sidor du besöker och följer dig inte mellan webbplatser.',
      ],
    },
    {
      id: 'andamal',
      title: 'Varför, och med vilken rätt',
      blocks: [
        {
          table: {
            head: ['Ändamål', 'Rättslig grund'],
            rows: [
              [
                'Ge dig kontot, analyserna och rapporterna, och skicka de mejl som hör till',
                'Avtalet med dig, artikel 6.1 b',
              ],
              ['Ta betalt, ge kvitto och betala tillbaka', 'Avtalet med dig, artikel 6.1 b'],
              ['Spara bokföring', 'Lagkrav i bokföringslagen, artikel 6.1 c'],
              ['Svara på ångrade köp och reklamationer', 'Lagkrav i konsumentlagarna, artikel 6.1 c'],
              [
                'Ge gratis rapporter en gång per enhet och e-postadress, inom en gräns för varje IP-nät och e-postdomän, och hålla dagens gräns för förhandsvisningar',
                'Berättigat intresse av att tjänsten inte missbrukas, artikel 6.1 f',
              ],
              [
                'Hindra att någon gissar lösenord, och hitta fel',
                'Berättigat intresse av en säker tjänst, artikel 6.1 f',
              ],
              [
                'Visa vad vi har gjort med konton, uppgifter och köp',
                'Berättigat intresse av att kunna svara för det, artikel 6.1 f',
              ],
              [
                'Rätta det som är fel i rapporterna, när du anmäler det',
                'Berättigat intresse av att rapporterna stämmer, artikel 6.1 f',
              ],
              ['Svara när du skriver till oss', 'Berättigat intresse av att hjälpa dig, artikel 6.1 f'],
            ],
          },
        },
        'Uppgifterna om kontot och betalningen behövs för avtalet. Utan dem kan du läsa de öppna sidorna men inte analysera eller köpa. Vi använder inte samtycke som grund och skickar ingen reklam.',
      ],
    },
    {
      id: 'andra',
      title: 'Uppgifter om andra än dig',
      blocks: [
        'En annons kan nämna mäklarens namn och byrå och visa en bostads adress och bilder. Vi läser det som är öppet publicerat, för att köpare ska kunna bedöma bostaden (berättigat intresse, artikel 6.1 f). Vi söker inte efter uppgifter om säljaren och lägger inte upp register över personer.',
        `Är du säljare, mäklare eller boende och vill invända, skriv till ${mail} och nämn annonsens länk.`,
      ],
    },
    {
      id: 'mottagare',
      title: 'Vem mer som ser uppgifterna',
      blocks: [
        'Andra köpare ser aldrig dina analyser, vad du har lämnat in eller att du har läst en annons. En öppen annons och den rapport som bara bygger på den kan användas igen för nästa köpare som klistrar in samma länk. Ingenting där säger vem som frågade först.',
        'De här hjälper oss, och får bara det som behövs:',
        {
          list: [
            'Driftleverantör, som håller servrarna.',
            'E-postleverantör, som skickar våra mejl till dig.',
            'Stripe (Stripe Payments Europe, Ltd., Irland), när du köper. Stripe tar emot dina betaluppgifter och är själv ansvarig för dem.',
            'Leverantör av AI-modell, OpenAI eller en annan med samma slags modell, när rapporten skrivs med en sådan. Annonsens uppgifter, iakttagelser ur handlingar och upp till tolv bilder av bostaden skickas, också sådana som du har lämnat in. Ditt namn, din e-postadress och ditt konto skickas aldrig med, och vi begär att inget sparas. En rapport som är märkt ”Regelbaserad analys” är skriven utan AI-modell.',
            'Söktjänst, när en bostadsportal inte låter oss läsa annonsen. Då söker vi mäklarens sida på bostadens gata och ort, utan något om dig.',
          ],
        },
        'Webbplatserna vi läser ser vår server, inte dig. Myndigheter får uppgifter bara när lagen kräver det. Vi säljer eller lånar aldrig ut uppgifter.',
      ],
    },
    {
      id: 'utanfor-eu',
      title: 'Överföring utanför EU',
      blocks: [
        `En del leverantörer, till exempel Stripe och OpenAI, kan behandla uppgifter i USA. Det sker då med stöd av EU-kommissionens beslut om adekvat skyddsnivå (EU–US Data Privacy Framework) eller kommissionens standardavtalsklausuler, artikel 45 och 46. Skriv till ${mail} om du vill veta vilka leverantörer vi har just nu eller läsa klausulerna.`,
      ],
    },
    {
      id: 'lagring',
      title: 'Hur länge vi sparar',
      blocks: [
        {
          table: {
            head: ['Uppgift', 'Tid'],
            rows: [
              [
                'Konto, rapporter kvar och gjorda förhandsvisningar',
                'Tills kontot raderas. Om e-postadressen inte bekräftas raderas kontot efter en vecka, eller när den senaste länken i ett mejl har gått ut om det är senare',
              ],
              [
                'Analyser, rapporter, det du har lämnat in och fel du har anmält',
                'Tills du tar bort analysen eller kontot raderas; bilderna försvinner inom några timmar därefter',
              ],
              [
                'Inloggning',
                'Gäller i högst 30 dagar efter senaste användning; utgångna rensas inom ett par dygn',
              ],
              [
                'Engångslänkar',
                'Gäller i 48 timmar (bekräfta adress) eller 1 timme (nytt lösenord); använda och utgångna rensas inom ett par dygn',
              ],
              ['Anonyma uppgifter: enhetens kontrollsumma och när den fick gratis rapporter', '24 månader'],
              [
                'Raderade konton: en kontrollsumma av e-postadressen och när den fick gratis rapporter, om du själv raderade kontot',
                '24 månader efter de gratis rapporterna',
              ],
              ['Köp och kvitton (bokföring)', '7 år efter räkenskapsårets slut'],
              [
                'Räkning av inloggningsförsök och andra anrop, med kontrollsummor av e-postadress, konto och IP-nät',
                'Högst 1 timme',
              ],
              [
                'Räkning av nya konton från samma IP-nät eller e-postdomän, för gratis rapporter, med kontrollsummor av nätet och domänen',
                'Högst 24 timmar',
              ],
              [
                'Räkning av hur många megabyte du lämnar in, med kontrollsummor av kontot och IP-nätet',
                'Högst 24 timmar',
              ],
              [
                'Platser du har loggat in från, som kontrollsummor av e-postadress och IP-nät, så att andras gissningar inte stänger ute dig',
                '30 dagar',
              ],
              ['Öppna annonser som har lästs, utan koppling till dig', 'Normalt 6 timmar, högst en vecka'],
              [
                'Rapporter om öppna annonser, utan koppling till dig',
                '30 dagar efter att de senast användes',
              ],
              [
                'Driftlogg med tid, anrop och nummer på konto och analys, utan namn, e-postadress och IP-adress',
                'Högst 30 dagar, eller så länge ett fel söks',
              ],
              [
                'Logg över vad som har gjorts med konton, analyser och köp, med nummer i stället för namn',
                'Så länge tjänsten finns; ett raderat kontos nummer leder ingenstans',
              ],
              [
                'Det du skriver till oss',
                'Tills ärendet är klart, och så länge någon kan ha krav som gäller det',
              ],
            ],
          },
        },
        'Raderar du kontot försvinner allt som hör till det direkt. Kvar blir bokföringen, loggen och kontrollsummorna av enheten och e-postadressen, så länge som tabellen säger och utan att någon kan läsa ur dem vem du är. Adressens kontrollsumma används bara för att gratis rapporter ska ges en gång. I säkerhetskopior kan det raderade finnas kvar i högst 35 dagar.',
      ],
    },
    {
      id: 'sakerhet',
      title: 'Hur vi skyddar uppgifterna',
      blocks: [
        'Lösenord och inloggningar sparas som kontrollsummor, så att den som ser databasen inte kan logga in som du. Inloggningen ligger i en kaka som inga skript kan läsa. Filer och sidor som lämnas in läses avskilt och med gränser. Skulle något ändå hända som rör dig berättar vi det, och anmäler det till myndigheten när lagen kräver det.',
      ],
    },
    {
      id: 'beslut',
      title: 'Automatiska beslut och profilering',
      blocks: [
        'Rapporten bedömer en bostad, inte dig. Vi gör inga profiler och fattar inga automatiska beslut som har rättsliga följder för dig eller på liknande sätt påverkar dig i betydande grad (artikel 22).',
      ],
    },
    {
      id: 'rattigheter',
      title: 'Dina rättigheter',
      blocks: [
        'Du har rätt att:',
        {
          list: [
            'få veta vilka uppgifter vi har om dig och få en kopia',
            'få fel rättade',
            'få uppgifter raderade, utom dem som lagen kräver att vi sparar',
            'få användningen begränsad medan en fråga utreds',
            'invända mot det som bygger på berättigat intresse',
            'få ut det du själv har lämnat i ett format som en dator kan läsa',
          ],
        },
        'På [Mitt Konto](/account) hämtar du själv en kopia av allt vi har om dig, i ett format som en dator kan läsa, och där raderar du kontot. Analyser tar du bort under Mina Analyser.',
        `För allt annat skriver du till ${mail}, helst från adressen som kontot har. Det kostar ingenting och vi svarar inom en månad.`,
        'Är du inte nöjd kan du klaga hos [Integritetsskyddsmyndigheten](https://www.imy.se/), IMY, Box 8114, 104 20 Stockholm, imy@imy.se.',
      ],
    },
    {
      id: 'andringar',
      title: 'När policyn ändras',
      blocks: [
        'Dagens lydelse finns alltid här, med datum överst. Ändrar vi något som har betydelse för dig får du veta det med e-post minst 30 dagar innan det börjar gälla. Tidigare lydelser finns längst ner på sidan.',
      ],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      blocks: [
        `Frågor om personuppgifter: ${mail}. Vad som sparas i din webbläsare står i [kakpolicyn](/cookies), och avtalet i [användarvillkoren](/terms).`,
      ],
    },
  ],
};
