import { counted } from '../format/home.js';
import { percent } from '../format/number.js';

/** What is said of analyses on more than one page; the specification's words stand as it has them. */
export const analysesTexts = {
  ready: { title: 'Analys klar!', action: 'Visa rapport' },
  /** An analysis that somebody was waiting for has failed. */
  notReady: {
    title: 'Analysen misslyckades',
    text: (address: string | null, reason: string | null): string =>
      [address ? `${address}.` : '', reason ?? 'Försök igen, eller öppna kortet i Mina Analyser.']
        .join(' ')
        .trim(),
  },
  /** A report that was to be made anew stands as it was. */
  notRenewed: {
    title: 'Rapporten kunde inte uppdateras',
    text: (address: string | null, reason: string): string =>
      `${address ? `${address}. ` : ''}${reason} Den tidigare rapporten finns kvar.`,
  },
  retry: {
    action: 'Försök igen',
    fetching: 'Försök hämta igen',
    done: {
      title: 'Försöker igen',
      text: 'Analysen har startats om. Du får ett meddelande när den är klar.',
    },
    failed: 'Kunde inte försöka igen',
  },
  stop: {
    action: 'Avbryt analysen',
    /** For those who cannot see which card the button stands on. */
    name: (home: string) => `Avbryt analysen av ${home}`,
    ask: {
      title: 'Avbryta den nya rapporten?',
      text: 'Rapporten som du redan har finns kvar som den är.',
      keep: 'Fortsätt',
    },
    done: { title: 'Analysen är stoppad', text: 'Du kan starta om den när du vill.' },
    renewalDone: { title: 'Den nya rapporten är stoppad', text: 'Den tidigare finns kvar.' },
    failed: 'Kunde inte avbryta analysen',
  },
  /** Where the day's previews are used up. */
  buy: 'Köp rapport',
  delete: {
    action: 'Ta bort',
    /** For those who cannot see which card the button stands on. */
    name: (home: string) => `Ta bort ${home}`,
    ask: {
      title: 'Ta bort analysen?',
      text: 'Den kan inte hämtas tillbaka.',
      paid: 'Rapporten är betald. Den kan inte hämtas tillbaka, och en ny av samma bostad kostar en rapport till.',
      cancel: 'Avbryt',
    },
    done: { title: 'Borttagen', text: 'Analysen har tagits bort' },
    failed: 'Kunde inte ta bort analysen',
  },
  /** `refused`: the server said no; `unexpected`: no answer of it came. */
  fault: { refused: 'Fel', unexpected: 'Ett fel uppstod' },
  card: {
    paid: 'Betald',
    /** Opened by a report that was given. */
    free: 'Gratis rapport',
    unpaid: 'Kräver betalning',
    unknownAddress: 'Okänd adress',
    unknownMunicipality: 'Okänd kommun',
    noPrice: 'Pris saknas',
    area: 'Boarea',
    rooms: 'Storlek',
    pricePerSqm: 'Pris/m²',
    monthlyFee: 'Avgift/mån',
    operatingCost: 'Drift/år',
    redFlags: (count: number) => counted(count, 'röd flagga', 'röda flaggor'),
    confidence: (value: number) => `${percent(value)} tillförlitlighet`,
    failed: 'Misslyckades',
    /** By its owner. */
    stopped: 'Stoppad',
    failedText: 'Analysen kunde inte slutföras. Försök igen eller kontakta support om problemet kvarstår.',
    advert: 'Öppna annonsen',
    handIn: 'Lämna in annonsen',
    /** Of a paid report that stands while another attempt is under way, or after one that was not finished. */
    renewing: 'Rapporten görs om. Den tidigare kan läsas under tiden.',
    notRenewed: 'Rapporten kunde inte uppdateras. Den tidigare finns kvar.',
    fresh: 'Ny analys',
    started: (ago: string) => `Startad ${ago}`,
    progressOf: (address: string) => `Analys av ${address}`,
  },
} as const;
