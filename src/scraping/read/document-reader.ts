import { AppError } from '../../shared/app-error.js';
import { withinBytes } from '../../shared/http/byte-allowance.js';
import { FetchTimeout, ResponseTooLarge } from '../../shared/http/http.errors.js';
import { Turns } from '../../shared/turns.js';
import type { PageFetcher } from '../fetch/page-fetcher.js';
import type { DocumentKind, DocumentOutcome, GivenDocument, ReadDocument } from '../document.types.js';
import type { ListingDocument } from '../listing.types.js';
import { ReadingBusy } from '../scraping.errors.js';
import { documentKindOf } from './document-kind.js';
import type { PageReader } from './page-reader.js';

/** More documents than these tell a buyer's report nothing; those that hold figures come first. */
const mostDocuments = 8;
/** For fetching all documents of one advert, milliseconds: a report is waited for. Our own line for reading is not in it. */
const mostTime = 25_000;
/** The same in bytes: the pictures of the advert are fetched after them, and need their part. */
const mostBytes = 75_000_000;
/** Documents of one advert at once. */
const atOnce = 2;
/**
 * Documents of all adverts together that are on their way or waiting to be opened: each may hold 20 MB. One person has all
 * places but a quarter, enough for five adverts, and people take turns by the time that theirs took, so that slow hosts of
 * one delay nobody else.
 */
const allAtOnce = { all: 16, ofPerson: 12 };
/** After so many that did not come in their time, the others are not asked for: a silent host holds up other people. */
const mostSilent = 2;
/** Text of all documents of one home together, characters: it is stored with the home, and its reports rest on it. */
const mostCharacters = 1_000_000;

const order: Readonly<Record<DocumentKind, number>> = {
  'annual-report': 0,
  'energy-declaration': 1,
  inspection: 2,
  statutes: 3,
  other: 4,
  'floor-plan': 5,
};

/** Reads the documents that an advert links to. A document that cannot be had never fails anything: it says so. */
export class DocumentReader {
  private readonly places = new Turns(allAtOnce.all, allAtOnce.ofPerson);

  constructor(
    private readonly pages: PageFetcher,
    private readonly reader: PageReader,
  ) {}

  /**
   * The buyer's own and then the advert's in the order of use, at most eight.
   * @param own documents that were read before
   * @param options.lastTry leaves out what there was no turn to read
   * @throws ReadingBusy unless it is the last try, and the signal's reason
   */
  async readAll(
    documents: readonly ListingDocument[],
    own: readonly ReadDocument[],
    options: { signal: AbortSignal; lastTry?: boolean },
  ): Promise<ReadDocument[]> {
    const known = new Set<string>();
    const chosen = documents
      .filter(({ url }) => !known.has(url) && known.add(url))
      .toSorted((a, b) => order[documentKindOf(a.name)] - order[documentKindOf(b.name)])
      .slice(0, mostDocuments);
    const read = await withinBytes(mostBytes, () => this.readEach(chosen, options));
    return withinCharacters([...own, ...read]);
  }

  private readEach(
    chosen: readonly ListingDocument[],
    { signal, lastTry = false }: { signal: AbortSignal; lastTry?: boolean },
  ): Promise<ReadDocument[]> {
    const silence = new AbortController();
    const stop = AbortSignal.any([signal, silence.signal]);
    // From the first place: our own line is not in it.
    let deadline: AbortSignal | undefined;
    let silent = 0;
    const read = (document: ListingDocument) => {
      deadline ??= AbortSignal.timeout(mostTime);
      return this.readOne(document, { fetching: AbortSignal.any([stop, deadline]), opening: signal });
    };
    return new Turns(atOnce).each(chosen, (document) =>
      this.places
        .run(() => read(document), stop)
        .catch((error: unknown) => {
          if (error instanceof FetchTimeout && (silent += 1) >= mostSilent) silence.abort();
          // What our own line had no place for is there to be read.
          if (error instanceof ReadingBusy && !lastTry) throw error;
          return this.fault(document, error, signal);
        }),
    );
  }

  /** A buyer's own file. @throws ReadingBusy and the signal's reason */
  async readFile(name: string, bytes: Uint8Array, signal: AbortSignal): Promise<GivenDocument> {
    const document = { name, handedIn: true };
    return this.open(document, bytes, signal).catch((error: unknown) => {
      if (error instanceof ReadingBusy) throw error;
      return this.fault(document, error, signal);
    });
  }

  private async readOne(
    document: ListingDocument,
    signals: { readonly fetching: AbortSignal; readonly opening: AbortSignal },
  ): Promise<ReadDocument> {
    const { status, body } = await this.pages.fetchDocument(document.url, signals.fetching);
    if (status !== 200) return missed(document, status === 404 || status === 410 ? 'gone' : 'unreachable');
    return this.open(document, body, signals.opening);
  }

  private async open(
    document: Pick<ReadDocument, 'name' | 'url' | 'handedIn'>,
    bytes: Uint8Array,
    signal: AbortSignal,
  ): Promise<GivenDocument> {
    return { ...document, ...(await this.reader.openDocument(bytes, document.name, signal)) };
  }

  private fault(
    document: Pick<ReadDocument, 'name' | 'url' | 'handedIn'>,
    error: unknown,
    signal: AbortSignal,
  ): GivenDocument {
    signal.throwIfAborted();
    const outcome =
      error instanceof ResponseTooLarge
        ? 'too_large'
        : error instanceof AppError && error.code === 'page_unreadable'
          ? 'unreadable'
          : 'unreachable';
    return missed(document, outcome);
  }
}

/** A document of which nothing was read. */
function missed<Outcome extends DocumentOutcome>(
  document: Pick<ReadDocument, 'name' | 'url' | 'handedIn'>,
  outcome: Outcome,
) {
  return { ...document, kind: documentKindOf(document.name), outcome, pages: [] };
}

/** What there is no room for is left out whole: a part of an annual report would seem to lack its figures. */
function withinCharacters(documents: readonly ReadDocument[]): ReadDocument[] {
  let left = mostCharacters;
  return documents.map((document) => {
    const length = document.pages.reduce((sum, { length }) => sum + length, 0);
    if (length > left) return { ...document, outcome: 'too_large', pages: [] };
    left -= length;
    return document;
  });
}
