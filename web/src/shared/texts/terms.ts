import type { LegalText } from './legal.js';
import { provider } from './provider.js';

const mail = `[${provider.email}](mailto:${provider.email})`;

export const termsText: LegalText = {
  title: 'Användarvillkor',
  version: '2026-12-01',
  earlier: [
    { version: '2026-11-29', href: '/legal/terms-2026-11-29.html' },
    { version: '2026-11-28', href: '/legal/terms-2026-11-28.html' },
    { version: '2026-11-23', href: '/legal/terms-2026-11-23.html' },
    { version: '2026-11-22', href: '/legal/terms-2026-11-22.html' },
  ],
  updated: 'Senast uppdaterad: 1 december 2026',
  lead: `Det här är avtalet mellan dig och ${provider.name} när du använder tjänsten. Vi har försökt skriva så att det går att läsa. Är något oklart, fråga oss innan du köper.`,
  sections: [
    {
      id: 'tjansten',
      title: 'Vad tjänsten är',
      blocks: [
        `${provider.name} läser bostadsannonser åt dig som funderar på att köpa. Du klistrar in länken till en annons och får en rapport: en bedömning, röda flaggor, det som saknas i annonsen, mäklarspråket i klartext, priset, kommande kostnader och frågor att ställa på visningen. Varje påstående har sitt belägg, så att du kan kontrollera det.`,
        'Rapporten är ett stöd när du ska fråga, jämföra och bestämma dig. Beslutet är ditt.',
      ],
    },
    {
      id: 'inte',
      title: 'Vad tjänsten inte är',
      blocks: [
        'Rapporten bygger på annonsen, mäklarens sida, bilder och handlingar. Ingen har varit på plats. Den är därför inte:',
        {
          list: [
            'en besiktning, och den uppfyller inte köparens undersökningsplikt',
            'en värdering av bostaden',
            'juridisk eller ekonomisk rådgivning, eller ett lånebesked',
            'ett uttalande från säljaren, mäklaren eller föreningen, som vi inte företräder',
          ],
        },
        'Gå på visningen, läs handlingarna och anlita en besiktningsman eller annan sakkunnig när det behövs.',
      ],
    },
    {
      id: 'konto',
      title: 'Ditt konto',
      blocks: [
        'För att analysera en bostad behöver du ett konto med en e-postadress som är din och ett lösenord. Du ska vara minst 18 år eller ha din vårdnadshavares tillåtelse. Kontot är personligt: dela inte lösenordet, och säg till oss om någon annan kan ha fått det.',
        'Du kan sluta när du vill. Enskilda analyser tar du bort under Mina Analyser. Hela kontot raderar du på [Mitt Konto](/account). Då försvinner också rapporter som du inte har använt, så använd eller ångra dem först.',
      ],
    },
    {
      id: 'anvandning',
      title: 'Hur du använder tjänsten',
      blocks: [
        'Du får använda tjänsten för dina egna bostadsaffärer och visa en rapport för dem du köper tillsammans med eller tar råd av. Du ansvarar för att:',
        {
          list: [
            'länken leder till en riktig bostadsannons på en av de webbplatser som vi läser',
            'du har rätt att lämna in de sidor, bilder och handlingar som du själv laddar upp',
            'inte kringgå begränsningar, till exempel genom flera konton eller enheter för att få fler gratis rapporter',
            'inte hämta innehåll med automatiska verktyg, störa tjänsten eller söka vägar runt dess skydd',
            'inte sälja eller publicera rapporter, eller ge ut dem för att vara något annat än vad de är',
          ],
        },
        'Bryter du mot detta på ett sätt som inte är obetydligt får vi stänga av kontot. Du får veta varför och kan svara. Köpta rapporter som du inte har använt betalar vi då tillbaka, om du inte har köpt dem på bedrägligt sätt.',
      ],
    },
    {
      id: 'gratis',
      title: 'Gratis rapporter och förhandsvisningar',
      blocks: [
        'Ett nytt konto kan få ett antal gratis rapporter. Antalet kan ändras för nya konton, men det du redan har fått behåller du. Gratis rapporter ges en gång för varje enhet och en gång för varje e-postadress, också om adressen skrivs på ett annat sätt, till exempel med ett tillägg efter ett plustecken. I samma nätverk, eller med adresser på samma e-postdomän, kan många nya konton få dem, men inte hur många som helst på ett dygn, och du kan behöva bekräfta din e-postadress först. De används före de köpta och kan inte bytas mot pengar.',
        'Du kan göra upp till 5 gratis förhandsvisningar om dagen: när dina rapporter är slut, och när du väljer bara förhandsvisningen. En förhandsvisning visar bedömningen och några röda flaggor. Dagen räknas i svensk tid.',
        'Analyserar du samma annons igen får du din tidigare analys, utan ny kostnad.',
      ],
    },
    {
      id: 'rapporter',
      title: 'Köpta rapporter',
      blocks: [
        'Varje analys använder en rapport, om du inte väljer bara förhandsvisningen. Rapporten dras först när analysen är klar. En analys som misslyckas, eller som du avbryter, kostar ingen rapport. En betald rapport kan du komplettera med egna sidor, bilder och handlingar utan ny kostnad, fem gånger om dagen och 25 gånger totalt.',
        'Köpta rapporter går aldrig ut och du kan köpa fler ovanpå dem du har. En rapport som du har betalat har du tillgång till för alltid, det vill säga så länge tjänsten finns och du har kvar ditt konto. Lägger vi ner tjänsten får du veta det minst 90 dagar i förväg, så att du hinner spara dina rapporter, och du får tillbaka pengarna för köpta rapporter som du inte har använt.',
      ],
    },
    {
      id: 'priser',
      title: 'Priser och betalning',
      blocks: [
        'Priserna är i svenska kronor och inkluderar moms. De står på [prissidan](/pricing), och du ser alltid hela summan innan du betalar. Ett nytt pris gäller bara nya köp.',
        'Du betalar hos vår betalleverantör Stripe med de betalsätt som visas där. Kortuppgifterna når aldrig oss. Du får en bekräftelse och ett kvitto med e-post. Inget abonnemang följer med köpet.',
      ],
    },
    {
      id: 'angerratt',
      title: 'Leverans och ångerrätt',
      blocks: [
        'Som konsument har du 14 dagars ångerrätt från dagen då du köpte, enligt lagen (2005:59) om distansavtal och avtal utanför affärslokaler.',
        'En rapport är digitalt innehåll som levereras direkt. Före betalningen samtycker du till det och bekräftar att du vet vad det betyder:',
        {
          list: [
            'Köper du en rapport om en viss bostad upphör ångerrätten när rapporten har låsts upp.',
            'Köper du rapporter att använda senare upphör ångerrätten för varje rapport när du använder den. Rapporter som du inte har använt kan du ångra inom 14 dagar.',
          ],
        },
        `Enklast ångrar du på [Mitt Konto](/account): välj Ångra köp vid köpet, läs vad det betyder och bekräfta. Du kan också meddela oss på ${mail} eller använda [ångerblanketten](#angerblankett) nedan. Skriv vilket köp det gäller; några skäl behöver du inte ange. Vi bekräftar att vi har fått meddelandet och betalar tillbaka utan dröjsmål, senast inom 14 dagar, till det betalsätt du använde. Ur ett paket betalar vi tillbaka den del av priset som de oanvända rapporterna motsvarar.`,
      ],
    },
    {
      id: 'angerblankett',
      title: 'Ångerblankett',
      blocks: [
        'Blanketten i bilagan till lagen (2005:59). Fyll i och skicka den bara om du vill ångra ett köp.',
        {
          list: [
            `Till ${provider.name}, ${provider.email}:`,
            'Jag/vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) avtal om köp av följande rapporter:',
            'Beställdes den:',
            'Konsumentens/konsumenternas namn:',
            'Konsumentens/konsumenternas adress:',
            'Konsumentens/konsumenternas underskrift (endast om blanketten lämnas in på papper):',
            'Datum:',
          ],
        },
        '(*) Stryk det som inte är tillämpligt.',
      ],
    },
    {
      id: 'ai',
      title: 'Analyser som skrivs av AI',
      blocks: [
        'Rapporter skrivs av fasta regler och, när det anges, med hjälp av en AI-modell. De är märkta ”AI-genererad analys” eller ”Regelbaserad analys”, på sidan, i utskriften och i filen, också så att datorer kan läsa märkningen (artikel 50 i EU:s AI-förordning, 2024/1689). Också en väl kontrollerad AI kan missförstå en text eller en bild. Därför visar vi belägget, och det som inte kan beläggas tas bort.',
        'Upptäcker du ett fel vill vi veta det. Är felet vårt och av betydelse rättar vi rapporten eller ger dig en ny rapport att använda.',
      ],
    },
    {
      id: 'kallor',
      title: 'Källor och rättigheter',
      blocks: [
        'Texter, bilder och planritningar i en annons tillhör den som har gjort dem. Vi visar dem i din rapport för att du ska kunna kontrollera vad den bygger på. Annonser kan vara fel eller ändras efter att vi har läst dem; rapporten säger när den gjordes.',
        'Rapportens egen text får du använda fritt för dina bostadsaffärer. Det du själv lämnar in förblir ditt. Vi använder det bara till din analys.',
      ],
    },
    {
      id: 'ansvar',
      title: 'Om något är fel',
      blocks: [
        'Vi ansvarar för att tjänsten är fackmässigt gjord och stämmer med det vi har lovat, enligt konsumentköplagen (2022:260) och annan tvingande lag. Är något fel har du rätt till avhjälpande, prisavdrag eller, om felet inte är ringa, att häva köpet. Du kan också ha rätt till skadestånd. Vi ansvarar för fel som visar sig inom tre år från leveransen. Meddela oss inom skälig tid efter att du har märkt felet; inom två månader är alltid i tid.',
        'Vi ansvarar inte för att uppgifterna i en annons är riktiga, för fel i bostaden eller för det beslut du fattar. Vi kan inte lova att varje annons går att läsa eller att tjänsten alltid är igång. Inget i de här villkoren begränsar rättigheter som du har enligt tvingande lag, eller vårt ansvar vid uppsåt eller grov vårdslöshet.',
      ],
    },
    {
      id: 'tvist',
      title: 'Klagomål och tvist',
      blocks: [
        `Skriv först till ${mail}. Vi svarar så snart vi kan, senast inom 14 dagar.`,
        'Blir vi inte överens kan du vända dig till [Allmänna reklamationsnämnden](https://www.arn.se/), ARN, Box 174, 101 23 Stockholm. Nämndens prövning kostar ingenting, och vi medverkar i den. Vägledning får du av [Hallå konsument](https://www.hallakonsument.se/) och din kommuns konsumentvägledare. Har du köpt från ett annat EU-land hjälper [Konsument Europa](https://www.konsumenteuropa.se/). EU:s plattform för tvistlösning på nätet stängdes den 20 juli 2025.',
      ],
    },
    {
      id: 'andringar',
      title: 'När villkoren ändras',
      blocks: [
        'Vi kan behöva ändra villkoren, till exempel när lagen eller tjänsten ändras. Ändringar som har betydelse för dig meddelar vi med e-post minst 30 dagar innan de börjar gälla. Vill du inte godta dem kan du avsluta ditt konto och få tillbaka pengarna för köpta rapporter som du inte har använt. För ett köp gäller de villkor som du godkände då. Ändras villkoren godkänner du dem på nytt vid nästa köp. Tidigare lydelser finns längst ner på sidan.',
      ],
    },
    {
      id: 'lag',
      title: 'Tillämplig lag',
      blocks: [
        'Svensk lag gäller. En tvist kan prövas av allmän domstol i Sverige. Bor du i ett annat EU-land behåller du det skydd som tvingande lag där ger dig, och du får väcka talan där du bor.',
        'Hur vi behandlar personuppgifter står i [personuppgiftspolicyn](/privacy), och vad som sparas i din webbläsare i [kakpolicyn](/cookies).',
      ],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      blocks: [`${provider.name}, e-post: ${mail}. Vi läser allt och svarar på svenska eller engelska.`],
    },
  ],
};
