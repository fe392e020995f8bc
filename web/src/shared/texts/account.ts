import { counted } from '../format/home.js';

const reports = (count: number) => counted(count, 'rapport', 'rapporter');

/** All words of the account page; those of the specification stand as it has them. */
export const accountTexts = {
  title: 'Mitt Konto',
  loading: 'Laddar ditt konto...',
  failed: { title: 'Kontot kunde inte hämtas', action: 'Försök igen' },
  email: 'E-post',
  memberSince: 'Medlem sedan',
  freeLeft: 'Gratis rapporter kvar',
  boughtLeft: 'Köpta rapporter kvar',
  empty: {
    title: 'Inga rapporter kvar',
    gives: 'En rapport ger dig:',
    parts: [
      'bedömningen med skälen och alla röda flaggor',
      'planritningen med styrkor och svagheter',
      'mäklarspråket översatt och det som saknas i annonsen',
      'priset jämfört med läget',
      '20 frågor att ta med till visningen',
    ],
    price: 'Du ser alltid priset innan du betalar.',
  },
  analyses: 'Mina analyser',
  prices: 'Se priser',
  signOut: 'Logga ut',
  purchases: {
    title: 'Dina köp',
    none: 'Du har inte köpt några rapporter än.',
    failed: 'Köpen kunde inte hämtas.',
    again: 'Försök igen',
    reports,
    paidBack: (amount: string) => `${amount} återbetalt`,
    onItsWay: (amount: string) => `${amount} på väg tillbaka`,
    status: {
      pending: 'Behandlas',
      completed: 'Betalt',
      refunded: 'Återbetalt',
      failed: 'Betalningen gick inte igenom, inget har dragits.',
      disputed: 'Betalningen är bestridd hos din bank',
      charged_back: 'Banken har gett tillbaka pengarna',
    },
    toReport: 'Till rapporten',
    receipt: 'Kvitto',
    receiptOf: (bought: string, day: string) => `för ${bought}, ${day} (öppnas i ny flik)`,
  },
  bought: {
    checking: 'Vi väntar på besked om din betalning...',
    confirmed: 'Betalningen är bekräftad. Rapporterna finns på ditt konto.',
    waiting:
      'Betalningen är inte bekräftad än. Vissa betalsätt tar en stund. Rapporterna läggs till så snart pengarna har kommit, även om du lämnar sidan.',
    failed: 'Betalningen gick inte igenom. Ingenting har dragits.',
    unknown: 'Vi kunde inte fråga om betalningen just nu.',
    again: 'Kontrollera igen',
  },
  withdrawal: {
    open: 'Ångra köp',
    title: 'Ångra köpet?',
    what: (count: number, amount: string | null) =>
      `${count === 1 ? 'Din oanvända rapport' : `Dina ${counted(count, 'oanvänd rapport', 'oanvända rapporter')}`} tas bort från kontot${amount ? `, och ${amount} betalas tillbaka på samma sätt som du betalade` : ''}.`,
    until: (day: string) => `Du kan ångra köpet till och med ${day}.`,
    keep: 'Behåll köpet',
    confirm: 'Ångra köpet',
    done: { title: 'Köpet är ångrat', text: 'Du får en bekräftelse till din e\u2011post.' },
    failed: 'Köpet kunde inte ångras',
  },
  signIns: {
    title: 'Inloggningar och lösenord',
    current: 'Den här enheten',
    used: (when: string) => `Användes senast ${when}`,
    unknown: 'Okänd enhet',
    end: 'Avsluta',
    ended: (device: string) => `${device} är utloggad`,
    endOthers: 'Avsluta alla andra',
    atMost:
      'Högst 50 enheter kan vara inloggade. Loggar du in på en till loggas den ut som har varit oanvänd längst.',
    endOthersWhat: 'Känner du inte igen en enhet? Avsluta alla andra och byt lösenord.',
    othersEnded: 'Alla andra enheter är utloggade',
    failed: 'Utloggningen gick inte',
    notFetched: 'Dina inloggningar kunde inte hämtas.',
    again: 'Försök igen',
    password: 'Byt lösenord',
    passwordWhat: 'Du loggas ut på alla andra enheter när du byter.',
  },
  newPassword: {
    title: 'Byt lösenord',
    what: 'Du loggas ut på alla andra enheter och får ett mejl om bytet.',
    rule: 'Minst 6 tecken, gärna flera ord. De vanligaste lösenorden går inte att välja.',
    password: 'Nuvarande lösenord',
    newPassword: 'Nytt lösenord',
    missing: 'Skriv ditt nuvarande lösenord.',
    short: 'Lösenordet måste vara minst 6 tecken',
    keep: 'Avbryt',
    confirm: 'Byt lösenord',
    done: { title: 'Lösenordet är bytt', text: 'Alla andra enheter är utloggade.' },
  },
  data: {
    title: 'Dina uppgifter',
    fetch: 'Hämta dina uppgifter',
    fetching: 'Samlar dina uppgifter...',
    fetchWhat:
      'Du får allt vi har sparat om dig i en fil: kontot, köpen, analyserna med rapporter och det du har lämnat in.',
    fetched: { title: 'Filen är hämtad', text: 'Du får också ett mejl om det.' },
    notFetched: 'Uppgifterna kunde inte hämtas',
    erase: 'Radera kontot',
    eraseWhat: 'Kontot, analyserna och rapporterna tas bort direkt och går inte att få tillbaka.',
    privacy: 'Vad vi sparar, varför och hur länge',
  },
  erasure: {
    title: 'Radera kontot?',
    loading: 'Räknar vad som tas bort...',
    retry: 'Försök igen',
    lost: (free: number, bought: number) =>
      `Du förlorar ${[
        ...(bought > 0 ? [counted(bought, 'köpt rapport', 'köpta rapporter')] : []),
        ...(free > 0 ? [counted(free, 'gratisrapport', 'gratisrapporter')] : []),
      ].join(' och ')} som du inte har använt.`,
    withdrawFirst:
      'Ett köp kan du fortfarande ångra, och få tillbaka pengarna. Gör det först, under Dina köp.',
    noRefund: 'De köptes för mer än 14 dagar sedan eller var en gåva, så inga pengar betalas tillbaka.',
    erased: 'Det här raderas direkt',
    account: 'kontot med e‑postadress och lösenord',
    analyses: (count: number) => counted(count, 'analys med sin rapport', 'analyser med sina rapporter'),
    handIns: (count: number) =>
      counted(
        count,
        'text, sida eller bild som du har lämnat in',
        'texter, sidor och bilder som du har lämnat in',
      ),
    sessions: (count: number) =>
      count > 1 ? `${count} inloggningar: du loggas ut överallt` : 'inloggningen: du loggas ut',
    checkouts: (count: number) =>
      count === 1 ? 'en öppen betalningssida, som stängs' : `${count} öppna betalningssidor, som stängs`,
    waiting:
      'En betalning behandlas av din bank och kan inte stoppas. Vänta gärna tills den är klar. Annars betalas pengarna tillbaka.',
    kept: 'Det här sparas, utan ditt namn och din adress',
    purchases: (count: number) =>
      `${counted(count, 'köp', 'köp')} i bokföringen, i sju år efter årets slut som lagen kräver`,
    ledger: 'hur många rapporter kontot har fått och använt, i sju år efter årets slut',
    device: 'en kontrollsumma som visar att enheten har fått sina gratisrapporter, i 24 månader',
    mailbox:
      'en kontrollsumma som visar att e‑postadressen har fått sina gratisrapporter, i 24 månader från att den fick dem',
    log: 'rader i vår logg om vad som hände och när, utan att någon kan se att de gäller dig',
    password: 'Skriv ditt lösenord för att bekräfta',
    missing: 'Skriv ditt lösenord.',
    keep: 'Behåll kontot',
    confirm: 'Radera kontot',
    failed: 'Kontot kunde inte raderas',
  },
  gone: {
    title: 'Kontot är raderat',
    text: 'Allt som fanns på kontot är borta, och du är utloggad överallt. Du får ett mejl som bekräftar det.',
    action: 'Till startsidan',
  },
} as const;
