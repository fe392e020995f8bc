import { askSearchService } from '../../src/scraping/search/search-service.js';
import { codeOf, reasonOf } from '../reason.js';
import { ok, since, unknown, wrong, type Given, type Probe } from './finding.js';

const name = 'search';

export const searchProbe: Probe = {
  name,
  reads: ['SEARCH_URL'],
  async look({ config, signal }: Given) {
    if (config.searchUrl === undefined)
      return [ok(name, "not used: without SEARCH_URL only brokers' own lists are looked through")];
    const { host } = new URL(config.searchUrl);
    const start = performance.now();
    try {
      const results = await askSearchService(config.searchUrl, 'lägenhet till salu', signal);
      return [ok(name, `${host}, ${results.length} results in ${since(start)}`)];
    } catch (error) {
      if (signal.aborted) throw error;
      const found = `${host}: ${reasonOf(error)}`;
      const isSilent = codeOf(error) !== undefined || /answered (429|5\d\d)/.test(found);
      return [
        isSilent
          ? unknown(
              name,
              found,
              'start it, or set SEARCH_URL right; meanwhile homes are looked for without it',
            )
          : wrong(name, found, "let SEARCH_URL name a SearXNG's /search, with json among its search.formats"),
      ];
    }
  },
};
