import { type FetchedPage, faultOf, refusalIn } from '../../src/scraping/fetch/page-judge.js';

/** Judges a page in this process: the pages are the tests' own. @throws as `faultOf` */
export function judgePage(page: FetchedPage): void {
  const refusal = refusalIn(page);
  if (refusal) throw faultOf(page, refusal);
}

/** The same for a fetcher of pages. */
export const judgeHere = (page: FetchedPage) => Promise.resolve(refusalIn(page));
