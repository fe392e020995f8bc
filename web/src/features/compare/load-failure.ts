import { isProblem } from '../../shared/api/problem.js';
import { compareTexts } from '../../shared/texts/compare.js';

/** What to tell of a comparison that could not be read: the server's own word where it knows why. */
export function loadFailure(error: unknown): string {
  const { unreadable, unexpected } = compareTexts.failed;
  if (!isProblem(error) || error.code === 'unexpected_answer') return unexpected;
  return error.status >= 500 ? unreadable : error.detail;
}
