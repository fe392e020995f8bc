import { isPreviewLimit, isProblem } from '../../shared/api/problem.js';
import { analysesTexts } from '../../shared/texts/analyses.js';
import { signInTexts } from '../../shared/texts/sign-in.js';

/**
 * What to say when an act on an analysis failed: the server's own words where it gave some.
 * @param otherwise said when it answered without a word
 * @param signIn said when the session is over
 */
export function actFault(
  error: unknown,
  { otherwise, signIn }: { readonly otherwise: string; readonly signIn: string },
): {
  readonly kind: 'error';
  readonly title: string;
  readonly text?: string;
  readonly action?: { readonly label: string; readonly to: string };
} {
  const { refused, unexpected } = analysesTexts.fault;
  if (!isProblem(error)) return { kind: 'error', title: unexpected };
  if (error.status === 0) {
    return { kind: 'error', title: unexpected, text: error.detail };
  }
  if (error.status === 401) return { kind: 'error', title: refused, text: signIn };
  const isWordless = error.code === 'unexpected_answer' || error.code === 'unreachable';
  return {
    kind: 'error',
    title: refused,
    text: isWordless ? otherwise : error.detail,
    ...(isPreviewLimit(error) ? { action: { label: analysesTexts.buy, to: '/pricing' } } : {}),
  };
}

/** Why an analysis could not be started over. */
export const retryFault = (error: unknown) =>
  actFault(error, { otherwise: analysesTexts.retry.failed, signIn: signInTexts.retry });

/** Why an analysis could not be taken away. */
export const deleteFault = (error: unknown) =>
  actFault(error, { otherwise: analysesTexts.delete.failed, signIn: signInTexts.delete });

/** Why an analysis could not be stopped. */
export const stopFault = (error: unknown) =>
  actFault(error, { otherwise: analysesTexts.stop.failed, signIn: signInTexts.stop });
