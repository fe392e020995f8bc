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

/** Passing faults kept an advert's pictures away: all of them, or at least half and at least three. */
export class PicturesUnavailable extends AppError {
  constructor(missing: number, wanted: number) {
    super({
      code: 'pictures_unavailable',
      status: 502,
      retry: 'later',
      userMessage: 'Annonsens bilder går inte att hämta just nu. Försök igen om en stund.',
      message: `${missing} of ${wanted} pictures could not be fetched just now`,
    });
  }
}
