import { networkUsers } from './network-rules.js';
import { readSources } from './source-files.js';

it('notices whatever reaches for the network past the guarded client', () => {
  expect(
    networkUsers({
      'src/scraping/a.ts': `import { request } from 'undici';`,
      'src/scraping/b.ts': `import https from 'node:https';`,
      'src/scraping/c.ts': `const page = await fetch(address);`,
      'src/scraping/d.ts': `const get = globalThis.fetch;`,
      'src/scraping/e.ts': `globalThis['fetch'](address);`,
      'src/scraping/f.ts': `const { connect } = await import('node:net');`,
      'src/scraping/g.ts': `new WebSocket(address);`,
      'src/scraping/h.ts': `import { chromium } from 'playwright';`,
      'src/reports/i.ts': `import OpenAI from 'openai';`,
      'src/reports/j.ts': `const options = { fetch };`,
      'src/image-tracking/k.ts': `export { lookup } from 'dns/promises';`,
    }),
  ).toEqual([
    'src/scraping/a.ts uses undici',
    'src/scraping/b.ts uses node:https',
    'src/scraping/f.ts uses node:net',
    'src/scraping/h.ts uses playwright',
    'src/reports/i.ts uses openai',
    'src/image-tracking/k.ts uses dns/promises',
    'src/scraping/c.ts uses fetch',
    'src/scraping/d.ts uses fetch',
    'src/scraping/e.ts uses fetch',
    'src/scraping/g.ts uses WebSocket',
    'src/reports/j.ts uses fetch',
  ]);
});

it('lets pass what only looks like it, and the named exceptions', () => {
  expect(
    networkUsers({
      'src/scraping/a.ts': `import type { AddressInfo } from 'node:net'; const page = await this.client.fetch(address);`,
      'src/scraping/b.ts': `class A { fetch(address: string) { return this.client.fetch(address); } }`,
      'src/scraping/c.ts': `import type { Browser } from 'playwright'; type F = typeof fetch;`,
      'src/scraping/d.ts': `const names = { fetch: 1 }; const text = 'fetch'; // fetch(address)`,
      'src/shared/http/guarded-client.ts': `import { request } from 'undici';`,
      'src/shared/llm/llm.service.ts': `import OpenAI from 'openai'; await fetch(input, init);`,
      'src/embedded/ports.ts': `import { createServer } from 'node:net';`,
      'src/scraping/e.spec.ts': `import { createServer } from 'node:http';`,
    }),
  ).toEqual([]);
});

it('holds in the house: one network client for everything that a stranger can name', () => {
  expect(networkUsers(readSources('src'))).toEqual([]);
});
