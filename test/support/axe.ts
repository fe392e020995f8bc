import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A rule that the page breaks, and where (CSS selectors, three at most). */
export interface AxeViolation {
  readonly id: string;
  readonly at: readonly string[];
}

/**
 * What axe finds in the page as it stands, by its usual rules. Our pages hold no frames, so axe runs in the page alone,
 * which takes a fifth of the time of the package that looks into frames.
 * @param rules those that are wanted instead
 * @param within the part that is looked at (CSS selector), else all
 */
export async function axeViolations(
  page: Page,
  rules?: readonly string[],
  within?: string,
): Promise<readonly AxeViolation[]> {
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
  return page.evaluate<AxeViolation[]>(`(async () => {
    const { violations } = await axe.run(${within ? JSON.stringify(within) : 'document'}, ${JSON.stringify(options)});
    return violations.map(({ id, nodes }) => ({ id, at: nodes.slice(0, 3).map(({ target }) => target.join(' ')) }));
  })()`);
}
