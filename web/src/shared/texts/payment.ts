import { counted } from '../format/home.js';
import { number, percent } from '../format/number.js';

/** All words of the payment page, and those that buying shares with it; the specification's stand as it has them. */
export const paymentTexts = {
  title: 'Slutför köp',
  parent: 'Mina Analyser',
  loading: 'Laddar...',
  failed: 'Kunde inte starta betalning. Försök igen.',
  mustSignIn: 'Du måste vara inloggad för att betala.',
  mustAccept: 'Du måste acceptera villkoren för att fortsätta.',
  canceled: 'Betalningen avbröts. Du kan försöka igen när du är redo.',
  alreadyPaid: 'Denna rapport är redan betald!',
  notFound: 'Analysen hittades inte',
  notYours: 'Du kan endast betala för dina egna rapporter.',
  loadFailed: 'Kunde inte hämta analys',
  again: 'Försök igen',
  pay: (price: string) => `Betala ${price}`,
  next: 'Du kommer till betalsidan. Ingenting dras förrän du har godkänt köpet där.',
  terms: {
    accept: 'Jag godkänner',
    terms: 'användarvillkoren',
    and: 'och har läst',
    privacy: 'personuppgiftspolicyn',
    newTab: '(öppnas i ny flik)',
  },
  /** Of the terms page and the consent; what the server has since changed it refuses. */
  termsVersion: '2026-12-01',
  consent: 'Jag samtycker till att rapporten levereras direkt och vet att ångerrätten då upphör.',
  preview: {
    label: 'Förhandsvisning',
    figures: (confidence: number, flags: number) =>
      `${percent(confidence)} tillförlitlighet · ${counted(flags, 'röd flagga', 'röda flaggor')}`,
    hidden: (count: number) => `+ ${number(count)} fler i rapporten`,
    unjudged: (count: number) =>
      `${counted(count, 'mening', 'meningar')} i annonsen kunde vi inte bedöma. De står i rapporten, med frågor att ställa.`,
  },
  locked: {
    title: 'Låst tills rapporten är betald',
    /** Of a home that looks promising: the report is worth as much there. */
    promising: 'Bostaden ser lovande ut. Rapporten visar vad det bygger på, och vad du ändå ska fråga om.',
    reasons: 'Skälen till bedömningen, och belägget för varje röd flagga',
    missing: (count: number) =>
      `${counted(count, 'uppgift', 'uppgifter')} som saknas i annonsen, och vad det kan betyda för dig`,
    euphemisms: (count: number) => `${counted(count, 'mäklarord', 'mäklarord')} i klartext`,
    questions: (count: number) => `${counted(count, 'fråga', 'frågor')} att ställa om just den här bostaden`,
    sums: (count: number) => `${counted(count, 'belopp', 'belopp')} ur annonsen, utöver pris och avgift`,
    money: 'Priset, månadskostnaden och renoveringarna som väntar',
    pictures: 'Planritningen och bilderna, när annonsen har några',
    honest:
      'Rapporten bygger på annonsen och dess handlingar. Det de inte berättar står som okänt, och du får frågor att ställa om det.',
  },
  notReady: {
    title: 'Analysen är inte klar än',
    text: 'Du kan betala när den är färdig.',
    stay: 'Sidan visar förhandsvisningen så fort den är klar. Du kan lämna sidan under tiden.',
  },
  failedAnalysis: {
    title: 'Analysen misslyckades',
    text: (reason: string | null) =>
      `${reason ?? 'Något gick fel under analysen.'} Det finns inget att betala för.`,
  },
  toList: 'Mina Analyser',
  unlock: {
    title: 'Använd en rapport du har',
    act: 'Lås upp med 1 rapport',
    held: (count: number) =>
      `Du har ${counted(count, 'rapport', 'rapporter')} kvar. En upplåst rapport är din för alltid.`,
    failed: 'Kunde inte låsa upp rapporten',
    or: 'Eller betala för bara den här',
  },
  way: {
    held: (count: number) => `${counted(count, 'rapport', 'rapporter')} kvar`,
    unlock: 'Lås upp rapporten',
    pay: 'Till betalningen',
  },
  buyTitle: 'Betala för rapporten',
  price: {
    support: 'Kunde inte hämta priser. Kontakta support.',
    failed: 'Prissättningen kunde inte laddas. Försök igen senare.',
  },
  packages: 'Tittar du på flera bostäder? Se paketen',
  summary: {
    title: 'Din beställning',
    picture: 'Bild från annonsen',
    report: 'Fullständig rapport',
    total: 'Att betala',
    vat: 'inklusive moms',
  },
} as const;
