import * as cheerio from 'cheerio';
import { readFileSync } from 'node:fs';
import { readPage } from '../../src/scraping/read/read-page.js';
import { SiteRegistry } from '../../src/scraping/sites/registry.js';
import { fixturePages, ownPages } from '../support/page-server.js';
import type { Row } from './bench-table.js';
import { sampled, sized } from './effort.js';

/**
 * Characters. No site serves a smaller page: those are facts of our own making without the frame around them, which a
 * bare parse passes in a fraction of a millisecond. They are counted together and printed without a bar.
 */
const smallest = 30_000;
const rounds = sized(60, 1);
/** Of the real pages and of our own, in a smoke run. */
const fewPages = 3;

interface Timed {
  readonly name: string;
  readonly url: string;
  readonly html: string;
  oursMs: number;
  bareMs: number;
}

/**
 * Reading each saved page (all readers, links, pictures) beside one bare parse of the same HTML: one row a page, one
 * for all and one for small ones. The two are timed in turn, and the least of many rounds counts: what else the
 * machine does only adds to it.
 */
export function benchExtraction(): Row[] {
  const registry = new SiteRegistry(new Set(['exempelmaklaren.example']));
  const wanted = [...sampled(fixturePages(), fewPages), ...sampled(ownPages(), fewPages)];
  const pages = wanted.map(({ name, url, file }): Timed => {
    return { name, url, html: readFileSync(file, 'utf8'), oursMs: Infinity, bareMs: Infinity };
  });
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      page.oursMs = Math.min(
        page.oursMs,
        duration(() => readPage(page.html, page.url, registry)),
      );
      page.bareMs = Math.min(
        page.bareMs,
        duration(() => cheerio.load(page.html)),
      );
    }
  }
  const ordinary = pages.filter(({ html }) => html.length >= smallest);
  const small = pages.filter(({ html }) => html.length < smallest);
  return [
    ...ordinary.map((page) =>
      row(`read a page: ${page.name}, ${Math.round(page.html.length / 1024)} kB`, [page]),
    ),
    // Without the real pages there are small ones alone.
    ...(ordinary.length > 0 ? [row(`read all ${ordinary.length} of them`, ordinary)] : []),
    { ...row(`read ${small.length} pages below ${smallest / 1000} kB`, small), bar: undefined },
  ];
}

function row(what: string, pages: readonly Timed[]): Row {
  const sum = (key: 'oursMs' | 'bareMs') => pages.reduce((total, page) => total + page[key], 0);
  return {
    what,
    oursMs: sum('oursMs'),
    bareMs: sum('bareMs'),
    bare: 'cheerio.load of the same HTML',
    bar: 2,
  };
}

function duration(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
