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
