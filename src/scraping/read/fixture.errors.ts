import { AppError } from '../../shared/app-error.js';

/** A page could not be rid of everybody it names; it must not be kept. */
export class FixtureUnclean extends AppError {
  /** @param left what is still there, for the operator */
  constructor(
    url: string,
    readonly left: readonly string[],
  ) {
    super({
      code: 'fixture_unclean',
      status: 422,
      userMessage: 'Sidan kunde inte rensas från personuppgifter och sparades inte.',
      message: `${url} is not saved, because people would be left in it: ${left.slice(0, 10).join('; ')}`,
    });
  }
}
