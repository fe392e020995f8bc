import type { OpenedOutcome } from './document.types.js';
import { AppError } from '../shared/app-error.js';

/**
 * What was pasted is no link, or no link to an advert on a site we read (these texts are the specification's), or a
 * host that an operator named is none of ours.
 */
export class UnsupportedSite extends AppError {
  constructor(reason: 'not a url' | 'not an advert' | 'not a site', detail: string) {
    const userMessage = {
      'not a url': 'Måste vara en giltig URL',
      'not an advert': 'Måste vara en giltig bostadsannons-länk',
      'not a site': `Vi läser inga annonser på ${detail}.`,
    }[reason];
    super({
      code: 'unsupported_site',
      status: 422,
      userMessage,
      message: `${reason}: ${detail}`,
      errors: [{ path: 'url', message: userMessage }],
    });
  }
}

/** The advert has been taken down. */
export class ListingGone extends AppError {
  constructor(url: string) {
    super({
      code: 'listing_gone',
      status: 410,
      userMessage:
        'Annonsen är borttagen. Fråga mäklaren om bostaden är såld, eller prova länken till mäklarens egen sida.',
      message: `${url} is gone`,
    });
  }
}

/** A person is waiting: what a site asks us to wait longer than this is no wait but a refusal, milliseconds. */
const worthWaitingMs = 20_000;

/** The site asks us to slow down: a short wait costs no attempt, a long one is told at once. */
export class PageThrottled extends AppError {
  /** @param retryAfterMs as the site asked, 1 s to 10 min; a minute when it did not say. */
  constructor(url: string, retryAfterMs = 60_000) {
    const wait = Math.min(Math.max(retryAfterMs, 1000), 600_000);
    const minutes = Math.ceil(wait / 60_000);
    super({
      code: 'page_throttled',
      status: 503,
      retry: wait <= worthWaitingMs ? 'again' : 'never',
      retryAfterMs: wait,
      userMessage:
        wait <= worthWaitingMs
          ? 'Webbplatsen ber oss vänta. Analysen fortsätter av sig själv om en stund.'
          : `Webbplatsen ber oss vänta ${minutes === 1 ? 'en minut' : `${minutes} minuter`}. Lämna in annonsen själv, eller försök igen senare.`,
      message: `${url} asks us to slow down for ${wait} ms`,
    });
  }
}

/** The site shows a protection page instead of the advert. */
export class PageBlocked extends AppError {
  /**
   * @param service the protection service's name, for logs
   * @param isChallenge the answer's headers alone say so: what a browser would get is the same, and we solve none
   */
  constructor(
    url: string,
    reason: string,
    readonly service?: string,
    readonly isChallenge = false,
  ) {
    super({
      code: 'page_blocked',
      status: 502,
      userMessage:
        'Webbplatsen släpper inte in vår läsare. Prova med länken till mäklarens egen sida för samma bostad, eller lämna in sidan från din egen webbläsare.',
      message: `${url} is blocked: ${reason}${service ? ` (${service})` : ''}`,
    });
  }
}

/** The site's robots.txt asks programs like ours to leave this page alone. */
export class PageDisallowed extends AppError {
  constructor(url: string) {
    super({
      code: 'page_disallowed',
      status: 502,
      userMessage:
        'Webbplatsen tillåter inte att robotar läser sidan. Öppna den i din egen webbläsare och lämna in den därifrån.',
      message: `${url} is disallowed by robots.txt`,
    });
  }
}

/** The site has a fault of its own just now. */
export class PageUnavailable extends AppError {
  constructor(url: string, status: number) {
    super({
      code: 'page_unavailable',
      status: 502,
      retry: 'later',
      userMessage: 'Webbplatsen har tillfälliga problem. Försök igen om en stund.',
      message: `${url} answered ${status}`,
    });
  }
}

/** The page is no advert of one home: a search page, an article, a start page. */
export class NotAListing extends AppError {
  constructor(url: string) {
    super({
      code: 'not_a_listing',
      status: 422,
      userMessage:
        'Sidan är ingen annons för en enskild bostad. Öppna bostadens egen sida och kopiera länken därifrån.',
      message: `${url} holds no listing`,
    });
  }
}

/** An advert of premises that nobody lives in. */
export class NotAHome extends AppError {
  constructor(url: string) {
    super({
      code: 'not_a_home',
      status: 422,
      userMessage:
        'Annonsen gäller en lokal. Vi läser bara bostäder: hyresgäster, avkastning och moms kan vi inte bedöma, så ingen rapport är dragen.',
      message: `${url} advertises premises`,
    });
  }
}

/** An advert by its address whose facts stand where we do not find them: the site has changed. */
export class ListingChanged extends AppError {
  constructor(url: string) {
    super({
      code: 'listing_changed',
      status: 502,
      userMessage:
        'Vi känner inte igen sidans innehåll, troligen har webbplatsen gjorts om. Prova med länken till mäklarens egen sida.',
      message: `${url} does not state what an advert states`,
    });
  }
}

/** A page whose markup cannot be read within our caps of time and memory. */
export class PageUnreadable extends AppError {
  constructor(what: string, cause: unknown) {
    super({
      code: 'page_unreadable',
      status: 422,
      userMessage:
        'Sidan gick inte att läsa. Kopiera i stället sidans text och klistra in den, eller prova mäklarens egen sida.',
      message: `${what} could not be read`,
      cause,
    });
  }
}

/** Opening a file took more time or memory than it may have; that says nothing of the file beside many others. */
export class ReadingCutOff extends AppError {
  constructor(what: string, cause: unknown) {
    super({
      code: 'reading_cut_off',
      status: 422,
      userMessage:
        'Filen tog för lång tid eller för mycket minne att läsa. Försök igen om en stund, eller kopiera texten och klistra in den.',
      message: `The reading of ${what} was cut off`,
      cause,
    });
  }
}

/** What was handed in is no page, no PDF with text and no text. */
export class HandedInUnreadable extends AppError {
  constructor() {
    super({
      code: 'handed_in_unreadable',
      status: 422,
      userMessage:
        'Filen gick inte att läsa som text. Spara sidan som webbsida (.html eller .mhtml) eller PDF, eller kopiera sidans text och klistra in den.',
    });
  }
}

/** A document of the buyer that holds nothing we can read, by what is wrong with it. */
export class DocumentRefused extends AppError {
  constructor(readonly outcome: RefusedOutcome) {
    super({ code: 'document_refused', status: 422, userMessage: refusals[outcome] });
  }
}

export type RefusedOutcome = Exclude<OpenedOutcome, 'read' | 'not_pdf'>;
const refusals: Readonly<Record<RefusedOutcome, string>> = {
  scanned:
    'Dokumentet är inskannat: det är bara bilder av sidor, och vi gissar inte vad som står på dem. Fråga mäklaren eller föreningen efter en PDF med text, ofta finns den på föreningens webbplats.',
  unreadable: 'Filen är skadad och gick inte att öppna. Ladda ner den igen, eller be om en ny.',
  locked:
    'Dokumentet är låst med lösenord. Öppna det och skriv ut det som en ny PDF utan lösenord, och lägg till den.',
  word: 'Det är ett Word-dokument. Öppna det, välj Spara som PDF och lägg till PDF-filen.',
  picture: 'Det är en bild. Vi läser dokument som PDF med text; lägg till bilder av bostaden under bilderna.',
  too_large:
    'Dokumentet har fler sidor än de 120 som vi läser. Skriv ut de sidor som behövs, till exempel förvaltningsberättelsen och flerårsöversikten, som en ny PDF.',
};

/** It can be read but is no advert of one home, or too little of it. */
export class HandedInNoListing extends AppError {
  constructor() {
    super({
      code: 'handed_in_no_listing',
      status: 422,
      userMessage:
        'Vi hittar ingen bostadsannons i det du lämnade. Öppna annonsens egen sida, markera allt (adress, pris och fakta) och försök igen.',
    });
  }
}

/** The page is an advert of another home than the analysis is about. */
export class HandedInOtherHome extends AppError {
  constructor() {
    super({
      code: 'handed_in_other_home',
      status: 422,
      userMessage:
        'Sidan gäller en annan bostad än den här analysen. Starta en ny analys för den, eller lämna in rätt annons.',
    });
  }
}

/** Too many pages are being read just now. */
export class ReadingBusy extends AppError {
  constructor() {
    super({
      code: 'reading_busy',
      status: 503,
      retry: 'later',
      userMessage: 'Just nu läser vi många sidor. Försök igen om en stund.',
    });
  }
}
