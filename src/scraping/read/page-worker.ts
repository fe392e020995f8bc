import { guardProcess } from '../../shared/guard-process.js';
import { storable } from '../../shared/storable.js';
import { SiteRegistry } from '../sites/registry.js';
import { bounded } from './bounded.js';
import { type Fixture, makeFixture } from './fixture.js';
import { openDocument, type OpenedDocument } from './document-text.js';
import { openFile, type OpenedFile } from './handed-in-file.js';
import { type PageReading, readPage, readText } from './read-page.js';
import { type FetchedPage, type Refusal, refusalIn } from '../fetch/page-judge.js';
import { linksOf, type PageLink } from '../search/page-links.js';
import { robotsRules, type RobotsRules } from '../fetch/robots-rules.js';

guardProcess();

/** The tasks of the processes that read pages; see `PageReader`. */
export interface PageTask {
  readonly content: string;
  readonly url: string;
  readonly mappedHosts: readonly string[];
}

/** Whatever a page holds, what is read of it can be stored and shown. */
const storableOf = (reading: PageReading): PageReading => storable(bounded(reading));

export function html({ content, url, mappedHosts }: PageTask): PageReading {
  return storableOf(readPage(content, url, new SiteRegistry(new Set(mappedHosts))));
}

export function text({ content, url, mappedHosts }: PageTask): PageReading {
  return storableOf(readText(content, url, new SiteRegistry(new Set(mappedHosts))));
}

export function fixture({ content, url, mappedHosts }: PageTask): Fixture {
  return makeFixture(content, url, new SiteRegistry(new Set(mappedHosts)));
}

export function judge(page: FetchedPage): Refusal | undefined {
  return refusalIn(page);
}

export function links([html, url]: [string, string]): PageLink[] {
  return linksOf(html, url);
}

export function robots([text, agent, address]: [string, string, string]): RobotsRules {
  return robotsRules(text, agent, address);
}

export function open(bytes: Uint8Array): Promise<OpenedFile | undefined> {
  return openFile(bytes);
}

export async function document([bytes, name]: [Uint8Array, string]): Promise<OpenedDocument> {
  return storable(await openDocument(bytes, name));
}
