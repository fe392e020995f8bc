import { AppError } from '../app-error.js';

/** The address may not be fetched, by its own words: scheme, port, credentials, a host that is not allowed or not public. */
export class AddressRefused extends AppError {
  constructor(readonly reason: string) {
    super({
      code: 'address_refused',
      status: 422,
      userMessage: 'Adressen går inte att hämta. Kontrollera länken och försök igen.',
      message: `Refused to fetch: ${reason}`,
    });
  }
}

/** More than allowed: bytes on the wire or after decompression, or what `unit` names. */
export class ResponseTooLarge extends AppError {
  constructor(url: string, limit: number, unit = 'bytes') {
    super({
      code: 'response_too_large',
      status: 502,
      userMessage: 'Svaret från webbplatsen är för stort för att läsas.',
      message: `${url} answered with more than ${limit} ${unit}`,
    });
  }
}

/** What is fetched for one piece of work has reached its bytes; the answer that reached them may be small. */
export class AllowanceSpent extends AppError {
  constructor(url: string) {
    super({
      code: 'allowance_spent',
      status: 502,
      userMessage: 'Annonsen är för stor för att hämtas i sin helhet.',
      message: `${url} is not fetched: too many bytes have been fetched already`,
    });
  }
}

/** Redirects that lead nowhere. */
export class TooManyRedirects extends AppError {
  constructor(url: string) {
    super({
      code: 'too_many_redirects',
      status: 502,
      userMessage: 'Länken skickar vidare för många gånger. Prova med länken från adressfältet.',
      message: `${url} redirects too often`,
    });
  }
}

/** The whole answer did not come in time, or came too slowly to wait for. */
export class FetchTimeout extends AppError {
  constructor(url: string, timeoutMs: number, cause?: unknown, fault = 'took more than') {
    super({
      code: 'fetch_timeout',
      status: 504,
      retry: 'later',
      userMessage: 'Webbplatsen svarade inte i tid. Försök igen om en stund.',
      message: `${url} ${fault} ${timeoutMs} ms`,
      cause,
    });
  }
}

/** No connection, no such host, or one that is at an address of ours, a broken answer. */
export class FetchFailed extends AppError {
  constructor(url: string, cause: unknown) {
    super({
      code: 'fetch_failed',
      status: 502,
      retry: 'later',
      userMessage: 'Webbplatsen går inte att nå just nu. Försök igen om en stund.',
      message: `${url} could not be fetched: ${cause instanceof Error ? cause.message : String(cause)}`,
      cause,
    });
  }
}
