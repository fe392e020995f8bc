import { AppError } from '../shared/app-error.js';

/** What was pasted is no link, or no link to an advert on a site we read. The texts are the specification's. */
export class UnsupportedSite extends AppError {
  constructor(reason: 'not a url' | 'not an advert', detail: string) {
    const userMessage =
      reason === 'not a url' ? 'Måste vara en giltig URL' : 'Måste vara en giltig bostadsannons-länk';
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

/** The site asks us to slow down: not our turn yet, which costs no attempt. */
export class PageThrottled extends AppError {
  /** @param retryAfterMs as the site asked, 1 s to 10 min; a minute when it did not say. */
  constructor(url: string, retryAfterMs = 60_000) {
    super({
      code: 'page_throttled',
      status: 503,
      retry: 'again',
      retryAfterMs: Math.min(Math.max(retryAfterMs, 1000), 600_000),
      userMessage: 'Webbplatsen ber oss vänta. Analysen fortsätter av sig själv om en stund.',
      message: `${url} asks us to slow down`,
    });
  }
}

/** The site shows a protection page instead of the advert. */
export class PageBlocked extends AppError {
  constructor(url: string, reason: string) {
    super({
      code: 'page_blocked',
      status: 502,
      userMessage:
        'Webbplatsen släpper inte in vår läsare. Prova med länken till mäklarens egen sida för samma bostad.',
      message: `${url} is blocked: ${reason}`,
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
