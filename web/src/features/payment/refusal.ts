import { isProblem } from '../../shared/api/problem.js';
import { paymentTexts as texts } from '../../shared/texts/payment.js';

/** What a buyer is told. */
export interface Refusal {
  readonly title: string;
  readonly text?: string;
}

/**
 * Why a checkout did not start.
 * @param missing what a 404 means: the analysis is not the buyer's own, or the product is no longer sold
 */
export function refusalOf(error: unknown, missing: string): Refusal {
  if (!isProblem(error)) return { title: texts.failed };
  if (error.status === 401) return { title: texts.mustSignIn };
  if (error.status === 403 || error.status === 404) return { title: missing };
  if (error.status === 409) return { title: error.detail };
  if (error.code === 'unexpected_answer' || error.detail === texts.failed) return { title: texts.failed };
  return { title: texts.failed, text: error.detail };
}
