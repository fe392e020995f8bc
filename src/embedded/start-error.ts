/** A start that cannot go on; the message says what is wrong and what to do, and is all that is shown. */
export class StartError extends Error {
  override name = 'StartError';
}
