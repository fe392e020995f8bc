import { isCutOff, NoTurn, type Processes } from '../../shared/process-pool.js';
import { sharedProcesses } from '../../shared/shared-processes.js';
import { workerProgram } from '../../shared/worker-program.js';
import { PageUnreadable, ReadingBusy, ReadingCutOff } from '../scraping.errors.js';
import type { OpenedDocument } from './document-text.js';
import type { Fixture } from './fixture.js';
import { FixtureUnclean } from './fixture.errors.js';
import type { OpenedFile } from './handed-in-file.js';
import { isPdf } from './pdf-print.js';
import type { PageTask } from './page-worker.js';
import type { PageReading } from './read-page.js';
import type { PageLink } from '../search/page-links.js';
import type { FetchedPage, Refusal } from '../fetch/page-judge.js';
import type { RobotsRules } from '../fetch/robots-rules.js';

/** Caps of one task, beyond what any ordinary page needs. */
export const readingLimits = {
  /** Milliseconds of work, from when its turn came. */
  taskMs: 8_000,
  /**
   * Milliseconds of a PDF's first turn, which holds up other PDFs. Ordinary ones of a hundred pages take half a second; one
   * that takes longer begins anew behind those of others.
   */
  pdfFirstMs: 2_000,
  /** Milliseconds of its second turn: the longest annual reports take two or three seconds. */
  pdfMs: 8_000,
  /** Milliseconds of waiting for a turn: longer than a few pages that were made to take their whole time. */
  turnMs: 60_000,
  /** Characters; no advert goes on for longer. */
  characters: 12_000_000,
  /** Bytes that a process may hold in all, with what pdf.js unpacks: a fifth of it is the program. */
  memory: 700_000_000,
};

const program = workerProgram(import.meta.url, './page-worker');

function poolsOf({ taskMs, pdfMs, turnMs, memory }: typeof readingLimits) {
  // Whoever has pages or PDFs that take long leaves a process of each kind to the others.
  const usual = { turnMs, idleMs: 30_000, memory, ofPerson: 1 };
  return {
    pages: sharedProcesses(program, { ...usual, taskMs }),
    /** Two PDFs at a time and no more, for a small one may unpack to much; PDFs and pages do not wait for each other. */
    pdfs: sharedProcesses(program, { ...usual, taskMs: pdfMs, processes: 2 }),
  };
}

/** Of all readers with the usual limits. */
const usualPools = poolsOf(readingLimits);

/**
 * Reads pages in processes of their own: a long page never holds up the server, and one that was made to hang or to eat
 * memory ends with its process.
 */
export class PageReader {
  private readonly pages: Processes;
  private readonly pdfs: Processes;

  private readonly limits: typeof readingLimits;

  /**
   * @param mappedHosts hosts of SCRAPING_HOST_MAP, lower case
   * @param limits when other than those of all: then the reader has processes of its own
   */
  constructor(
    private readonly mappedHosts: readonly string[],
    limits?: typeof readingLimits,
  ) {
    const { pages, pdfs } = limits ? poolsOf(limits) : usualPools;
    this.limits = limits ?? readingLimits;
    this.pages = pages();
    this.pdfs = pdfs();
  }

  /** @throws PageUnreadable; the signal's reason when aborted */
  readHtml(content: string, url: string, signal: AbortSignal): Promise<PageReading> {
    return this.run('html', this.task(content, url), url, signal);
  }

  /** Text without markup. @throws as `readHtml` */
  readText(content: string, url: string, signal: AbortSignal): Promise<PageReading> {
    return this.run('text', this.task(content, url), url, signal);
  }

  /** What a robots.txt says to an agent about an address, see `robotsRules`. @throws as `readHtml` */
  readRobots(text: string, agent: string, address: string, signal: AbortSignal): Promise<RobotsRules> {
    return this.run('robots', [text, agent, address], 'robots.txt', signal);
  }

  /** The links of a page, see `linksOf`. @throws as `readHtml` */
  readLinks(html: string, url: string, signal: AbortSignal): Promise<PageLink[]> {
    return this.run('links', [html.slice(0, this.limits.characters), url], url, signal);
  }

  /** Why a page is not read as an advert's, see `refusalIn`. @throws as `readHtml` */
  judge(page: FetchedPage, signal: AbortSignal): Promise<Refusal | undefined> {
    const html = page.html.slice(0, this.limits.characters);
    return this.run('judge', { ...page, html }, page.url, signal);
  }

  /** The page fit to be kept, see `makeFixture`. @throws FixtureUnclean; else as `readHtml` */
  async makeFixture(content: string, url: string, signal: AbortSignal): Promise<Fixture> {
    const fixture = await this.run<Fixture>('fixture', this.task(content, url), url, signal);
    if (fixture.left.length > 0) throw new FixtureUnclean(url, fixture.left);
    return fixture;
  }

  /** What a saved file holds; undefined when that is no text. @throws ReadingCutOff; else as `readHtml` */
  open(bytes: Uint8Array, signal: AbortSignal): Promise<OpenedFile | undefined> {
    return this.runFile('open', bytes, bytes, 'a saved file', signal);
  }

  /** A document as text, page by page, see `openDocument`. @throws ReadingCutOff; else as `readHtml` */
  openDocument(bytes: Uint8Array, name: string, signal: AbortSignal): Promise<OpenedDocument> {
    return this.runFile('document', bytes, [bytes, name], 'a document', signal);
  }

  /** @param bytes the file that the task holds */
  private async runFile<T>(
    name: string,
    bytes: Uint8Array,
    task: unknown,
    what: string,
    signal: AbortSignal,
  ): Promise<T> {
    if (!isPdf(bytes)) return this.run(name, task, what, signal);
    const { pdfFirstMs, pdfMs } = this.limits;
    const open = (taskMs: number) => this.pdfs.run<T>(name, task, signal, { taskMs });
    try {
      return await open(Math.min(pdfFirstMs, pdfMs)).catch((error: unknown) => {
        if (signal.aborted || !isCutOff(error)) throw error;
        // In a new process, without what others left in the memory of the first.
        return open(pdfMs);
      });
    } catch (error) {
      signal.throwIfAborted();
      throw isCutOff(error) ? new ReadingCutOff(what, error) : faultOf(what, error);
    }
  }

  /** Throws away what it is at, and ends the processes once all who share them are done. */
  async close(): Promise<void> {
    await Promise.all([this.pages.close(), this.pdfs.close()]);
  }

  private task(content: string, url: string): PageTask {
    return { content: content.slice(0, this.limits.characters), url, mappedHosts: this.mappedHosts };
  }

  private async run<T>(name: string, task: unknown, what: string, signal: AbortSignal): Promise<T> {
    try {
      return await this.pages.run<T>(name, task, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw faultOf(what, error);
    }
  }
}

const faultOf = (what: string, error: unknown): Error =>
  error instanceof NoTurn ? new ReadingBusy() : new PageUnreadable(what, error);
