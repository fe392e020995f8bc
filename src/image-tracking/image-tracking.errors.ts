import { AppError } from '../shared/app-error.js';

/** No picture is stored under the name, or the name is no SHA-256. */
export class ImageNotFound extends AppError {
  constructor(name: string) {
    super({
      code: 'image_not_found',
      status: 404,
      userMessage: 'Bilden finns inte.',
      message: `No stored picture ${name.slice(0, 80)}`,
    });
  }
}

/** The place where pictures lie does not answer, or has no room: it says nothing of the picture. */
export class ImageStoreUnavailable extends AppError {
  constructor(cause: unknown) {
    super({
      code: 'image_store_unavailable',
      status: 503,
      retry: 'when-back',
      retryAfterMs: 10_000,
      userMessage: 'Bilderna går inte att nå just nu. Försök igen om en stund.',
      message: `The picture store failed: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`,
      cause,
    });
  }
}

/** Passing faults kept an advert's pictures away: all of them, or at least half and at least three. */
export class PicturesUnavailable extends AppError {
  /** @param retryAfterMs the longest that a host of theirs asked us to wait, when one did */
  constructor(missing: number, wanted: number, retryAfterMs?: number) {
    super({
      code: 'pictures_unavailable',
      status: 502,
      retry: 'later',
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      userMessage: 'Annonsens bilder går inte att hämta just nu. Försök igen om en stund.',
      message: `${missing} of ${wanted} pictures could not be fetched just now`,
    });
  }
}

/** An uploaded file is no picture that can be used; says what is wrong with it. */
export class PictureRefused extends AppError {
  /** @param fault Swedish, without its full stop */
  constructor(
    readonly fault: string,
    cause?: unknown,
  ) {
    super({
      code: 'picture_refused',
      status: 422,
      userMessage: `Bilden går inte att använda. ${fault}.`,
      cause,
    });
  }
}

/** Too many pictures wait to be read. */
export class PicturesBusy extends AppError {
  constructor() {
    super({
      code: 'pictures_busy',
      status: 503,
      retry: 'later',
      userMessage: 'Just nu läser vi många bilder. Försök igen om en stund.',
    });
  }
}
