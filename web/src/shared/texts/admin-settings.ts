import { counted } from '../format/home.js';

/** All words of the administrators' page of settings. */
export const adminSettingsTexts = {
  loading: 'Laddar inställningarna...',
  failed: 'Inställningarna kunde inte hämtas',
  save: 'Spara',
  useDefault: (value: string) => `Använd standard, ${value}`,
  saved: 'Sparat',
  notSaved: 'Kunde inte spara inställningar',
  /** Beneath a field whose value is not saved; what holds or what is wrong follows. */
  unsaved: 'Inte sparat.',
  holds: (value: string) => `Nu gäller ${value}.`,
  isDefault: 'Standard.',
  changed: (when: string) => `Ändrad ${when}.`,
  outOfRange: (isWhole: boolean, min: string, max: string) =>
    `Ange ett ${isWhole ? 'heltal' : 'tal'} från ${min} till ${max}.`,
  settings: {
    free_reports_count: {
      title: 'Gratis rapporter per ny användare',
      text: 'Gäller bara den som registrerar sig från och med nu. Den som redan har ett konto behåller det den har.',
      unit: 'rapporter',
    },
    report_cost_ceiling_usd: {
      title: 'Kostnadstak per rapport',
      text: 'Så mycket får AI-modellen kosta för en rapport. En rapport som kan bli dyrare skrivs av reglerna i stället.',
      unit: 'US-dollar',
    },
    report_keep_minutes: {
      title: 'Så länge återanvänds en läst annons',
      text: 'Klistrar någon annan in samma annons inom den här tiden läses den inte om. Noll betyder att den alltid läses om.',
      unit: 'minuter',
    },
    model_prices: {
      title: 'Modellpriser',
      text: 'Bara för modeller som inte finns i vår egen tabell, eller som kostar dig något annat. US-dollar för en miljon tokens.',
    },
  },
  prices: {
    model: 'Modell',
    input: 'Indata',
    cachedInput: 'Cachad indata',
    output: 'Utdata',
    of: (column: string, row: number) => `${column}, rad ${row}`,
    add: 'Lägg till modell',
    remove: (model: string) => (model ? `Ta bort ${model}` : 'Ta bort raden'),
    none: 'Inga egna priser.',
    wrong:
      'Ange ett namn utan mellanslag och tre priser från 0 för varje modell. Varje modell får stå en gång.',
    holds: (count: number) => `Nu gäller ${counted(count, 'eget pris', 'egna priser')}.`,
  },
  products: {
    title: 'Produkter och priser',
    text: 'Namn, beskrivning och pris sätts hos Stripe. Varje produkt hittas genom prisets lookup key, och ett nytt pris tar över den gamla prisets nyckel. Vad som säljs, i vilken ordning och hur många rapporter det ger bestäms på kommandoraden. Ändringar syns inom fem minuter.',
    commands: [
      ['npx app-cli products list', 'visar allt som säljs och har sålts'],
      ['npx app-cli products add package-10-reports --reports 10', 'börjar sälja ett paket'],
      ['npx app-cli products retire package-10-reports', 'slutar sälja det; det som är köpt står kvar'],
    ],
    sold: 'Säljs just nu',
    columns: { name: 'Produkt', key: 'Lookup key', reports: 'Rapporter', price: 'Pris' },
    nothing: 'Ingenting säljs just nu.',
    failed: 'Priserna kunde inte hämtas från Stripe.',
    retry: 'Försök igen',
  },
  danger: {
    title: 'Riskzon',
    text: 'En användare som tas bort försvinner med alla sina analyser och rapporter. Det går inte att ångra. Du ser vad som raderas innan du bekräftar.',
    action: 'Till användarna',
  },
} as const;
