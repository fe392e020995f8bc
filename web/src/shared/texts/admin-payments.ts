import { counted } from '../format/home.js';

/** All words of the administrators' page of purchases. */
export const adminPaymentsTexts = {
  loading: 'Laddar köpen...',
  failed: { title: 'Köpen kunde inte hämtas', action: 'Försök igen' },
  figures: {
    label: 'Köpen i siffror',
    revenue: { name: 'Total omsättning', what: 'utan återbetalt och förlorade tvister' },
    count: { name: 'Antal köp', what: 'som har betalats' },
    average: { name: 'Snitt per köp', what: 'före återbetalningar' },
    completed: { name: 'Genomförda köp', what: 'inte helt återbetalda' },
    none: '–',
  },
  search: 'Sök e-post, produkt eller nummer',
  clear: 'Rensa sökningen',
  filter: 'Visa',
  filters: {
    all: 'Alla köp',
    completed: 'Genomförda',
    pending: 'Påbörjade',
    waiting: 'Behandlas',
    failed: 'Misslyckade',
    expired: 'Avbrutna',
    refunded: 'Återbetalda',
    withdrawn: 'Ångrade',
    disputed: 'Med tvist',
    owed: 'Återbetalda efter användning',
    returned: 'Återbetalning i retur',
  },
  sort: 'Ordning',
  /** On narrow screens, where no column's head can be pressed. */
  sorts: {
    'created_at desc': 'Nyast först',
    'created_at asc': 'Äldst först',
    'amount_paid desc': 'Högst belopp först',
    'amount_paid asc': 'Lägst belopp först',
    'report_credits_granted desc': 'Flest rapporter först',
    'report_credits_granted asc': 'Minst rapporter först',
    'user_email asc': 'Användare A–Ö',
    'user_email desc': 'Användare Ö–A',
    'product_name asc': 'Produkt A–Ö',
    'product_name desc': 'Produkt Ö–A',
    'status asc': 'Status, pågående först',
    'status desc': 'Status, pågående sist',
  },
  table: 'Köp',
  columns: {
    user_email: 'Användare',
    product_name: 'Produkt',
    report_credits_granted: 'Rapporter',
    amount_paid: 'Belopp',
    status: 'Status',
    created_at: 'Skapad',
  },
  reports: (count: number) => counted(count, 'rapport', 'rapporter'),
  gone: 'Raderat konto',
  status: {
    pending: 'Påbörjat',
    waiting: 'Behandlas',
    completed: 'Genomfört',
    failed: 'Misslyckat',
    expired: 'Avbrutet',
    refunded: 'Återbetalt',
  },
  notPaid: 'inte betalt',
  reduced: (price: string) => `ordinarie ${price}`,
  paidBack: (amount: string) => `${amount} återbetalt`,
  onItsWay: (amount: string) => `${amount} ska betalas tillbaka`,
  returned: 'Återbetalningen kom tillbaka från banken',
  withdrawn: (count: number) => `Ångrat: ${counted(count, 'rapport', 'rapporter')}`,
  owed: (count: number) =>
    `${counted(count, 'återbetald rapport', 'återbetalda rapporter')} var redan ${count === 1 ? 'använd' : 'använda'}`,
  /** By the payment provider's words; those that begin with `warning` are questions of the bank that move no money. */
  dispute: {
    needs_response: 'Tvist: svar krävs',
    under_review: 'Tvist: granskas',
    won: 'Tvist: vunnen',
    lost: 'Tvist: förlorad',
    prevented: 'Tvist: avvärjd',
    warning_needs_response: 'Fråga från banken: svar krävs',
    warning_under_review: 'Fråga från banken: granskas',
    warning_closed: 'Fråga från banken: avslutad',
  } as Readonly<Record<string, string>>,
  otherDispute: (status: string) => `Tvist (${status})`,
  shown: (from: number, to: number, total: number): string => {
    const purchases = counted(total, 'köp', 'köp');
    return from === 1 && to === total ? purchases : `${from}–${to} av ${purchases}`;
  },
  pages: { label: 'Sidor', previous: 'Föregående', next: 'Nästa' },
  empty: {
    title: 'Inga köp än',
    text: (address: string) =>
      `Köpen visas här så snart någon går till betalningen. Har någon redan betalat? Kontrollera webhooken hos Stripe. Den ska gå till ${address}`,
    action: 'Kontrollera igen',
  },
  noMatch: {
    title: 'Inga köp hittades',
    text: 'Inget köp stämmer med sökningen och urvalet.',
    action: 'Visa alla köp',
  },
  noPage: {
    title: 'Så många köp finns det inte',
    text: 'Listan har blivit kortare, eller så har adressen ett för högt sidnummer.',
    action: 'Till första sidan',
  },
} as const;
