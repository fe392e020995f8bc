import type { LegalText } from './legal.js';
import { provider } from './provider.js';

const mail = `[${provider.email}](mailto:${provider.email})`;

export const cookiesText: LegalText = {
  title: 'Kakpolicy',
  version: '2026-11-28',
  earlier: [
    { version: '2026-11-23', href: '/legal/cookies-2026-11-23.html' },
    { version: '2026-11-22', href: '/legal/cookies-2026-11-22.html' },
  ],
  updated: 'Senast uppdaterad: 28 november 2026',
  lead: 'Vi sparar bara det som tjänsten behöver för att fungera som du ber den. Inget spårar dig, inget mäter dig och inget kommer från någon annan. Därför finns ingen ruta att klicka bort.',
  sections: [
    {
      id: 'vad',
      title: 'Vad kakor och lokal lagring är',
      blocks: [
        'En kaka (cookie) är en kort text som en webbplats sparar i din webbläsare och får tillbaka vid nästa besök. Lokal lagring liknar en kaka men skickas inte med av sig själv. Sessionslagring är densamma, men försvinner när du stänger fliken. Sparade filer är sådant som webbläsaren kan visa utan uppkoppling.',
        'Enligt lagen (2022:482) om elektronisk kommunikation krävs ditt samtycke, utom för det som är nödvändigt för en tjänst som du själv har bett om. Allt nedan är av det slaget.',
      ],
    },
    {
      id: 'kakor',
      title: 'Kakor',
      blocks: [
        'De sätts först när du loggar in. Över en krypterad anslutning börjar de två första namnen med __Secure-.',
        {
          table: {
            head: ['Namn', 'Vad den gör', 'Hur länge'],
            rows: [
              [
                'refresh_token',
                'Håller dig inloggad. Kan inte läsas av skript och byts vid varje användning.',
                '30 dagar efter senaste användning, eller tills du loggar ut',
              ],
              [
                'picture_token',
                'Låter webbläsaren visa bilderna i dina rapporter, och inget annat. Kan inte läsas av skript.',
                '30 dagar efter senaste användning, eller tills du loggar ut',
              ],
              ['sidebar_state', 'Minns om sidomenyn är öppen.', '7 dagar'],
            ],
          },
        },
      ],
    },
    {
      id: 'lokal-lagring',
      title: 'Lokal lagring',
      blocks: [
        'Ligger kvar tills den tas bort enligt tabellen, eller tills du rensar webbläsaren.',
        {
          table: {
            head: ['Namn', 'Vad den gör', 'Hur länge'],
            rows: [
              [
                'visningsklar.session',
                'Minns vem som är inloggad: kontots nummer, e-postadress och om du är administratör. Öppnar inget i sig.',
                'Tills du loggar ut',
              ],
              [
                'visningsklar.device',
                'Ett slumpat nummer, så att gratis rapporter ges en gång för varje enhet. Säger inget om dig.',
                'Tills du rensar webbläsaren',
              ],
              [
                'visningsklar.pending-link',
                'Länken du ville analysera innan du hade ett konto.',
                'Gäller i 24 timmar; tas bort när analysen startar',
              ],
              [
                'visningsklar.theme',
                'Ditt val av ljust eller mörkt utseende.',
                'Tills du väljer ”som enheten”',
              ],
              [
                'report-ticks:…',
                'Frågorna du har bockat av i en rapport. Lämnar inte din webbläsare.',
                'Tills du rensar webbläsaren',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'sparade-filer',
      title: 'Sparade filer',
      blocks: [
        'Så att du kan läsa dina rapporter även där det saknas täckning. Sparas först när du är inloggad, och aldrig för någon annan än dig.',
        {
          table: {
            head: ['Namn', 'Vad den gör', 'Hur länge'],
            rows: [
              [
                'visningsklar.report:…',
                'Rapporterna som du senast har öppnat, högst 20, med de bilder som har visats.',
                'Tills du loggar ut, inloggningen går ut eller någon annan loggar in',
              ],
              [
                'visningsklar.app',
                'Tjänstens egna sidor, skript och typsnitt. Säger inget om dig.',
                'Byts när tjänsten uppdateras; ligger annars kvar tills du rensar webbläsaren',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'sessionslagring',
      title: 'Sessionslagring',
      blocks: [
        'Försvinner när du stänger fliken.',
        {
          table: {
            head: ['Namn', 'Vad den gör'],
            rows: [
              ['visningsklar.analyze:…', 'Hindrar att samma annons börjar analyseras två gånger.'],
              [
                'visningsklar.chosen-link',
                'Minns vilken länk du själv har tryckt på att analysera, så att ingen annan sida kan starta en analys åt dig.',
              ],
              [
                'visningsklar.hand-in:…',
                'Behåller länk och text som du håller på att lämna in, om telefonen stänger sidan.',
              ],
              [
                'visningsklar.typed-link:…',
                'Behåller det du har skrivit i länkfältet, om du måste logga in igen.',
              ],
              [
                'visningsklar.scroll-places',
                'Minns hur långt ner du hade läst, när du går tillbaka eller laddar om en sida.',
              ],
              [
                'visningsklar.reloaded-for-update',
                'Minns att sidan har laddats om efter en uppdatering, så att det sker bara en gång.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'andra',
      title: 'Andra webbplatser',
      blocks: [
        'När du betalar kommer du till Stripes betalsida. Den har egna kakor, enligt [Stripes kakpolicy](https://stripe.com/se/legal/cookies-policy). På våra egna sidor finns inga kakor eller skript från andra.',
      ],
    },
    {
      id: 'valja',
      title: 'Om du vill ta bort dem',
      blocks: [
        'Logga ut så försvinner inloggningens kakor och de sparade rapporterna. Resten tar du bort i webbläsarens inställningar, oftast under Integritet eller Webbplatsdata. Du kan också stänga av kakor helt. De öppna sidorna fungerar ändå, men du kan inte hålla dig inloggad.',
      ],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      blocks: [
        `Frågor om kakor: ${mail}. Hur vi behandlar personuppgifter i övrigt står i [personuppgiftspolicyn](/privacy).`,
      ],
    },
  ],
};
