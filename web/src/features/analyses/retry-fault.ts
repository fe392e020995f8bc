import { detailOf, isProblem } from '../../shared/api/problem.js';
import { analysesTexts } from '../../shared/texts/analyses.js';

/** Why an analysis could not be started over. */
export function retryFault(error: unknown): string {
  if (isProblem(error) && error.status === 401) return analysesTexts.signIn.retry;
  return detailOf(error, 'Kunde inte försöka igen');
}
