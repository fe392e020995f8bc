import { readLink } from '../link-facts.js';
import type { Capture, Extraction, ListingUrl, Provenance } from '../listing.types.js';
import { leadsElsewhere } from '../merge-sources.js';
import { HandedInNoListing, HandedInOtherHome, HandedInUnreadable } from '../scraping.errors.js';
import type { SiteRegistry } from '../sites/registry.js';
import type { PageReader } from './page-reader.js';

/** A saved file of any kind, or the copied text of a page. */
export type HandedInSource = { readonly file: Uint8Array } | { readonly text: string };

/** What a saved page told by itself; the address is null where the file does not tell where it was saved from. */
export type SavedPage = Omit<Capture, 'url'> & { readonly url: string | null };

/** A reserved name: the address of a saved page that does not tell its own. */
const nowhere = 'https://okand-sida.invalid/';

/** Reads what a buyer hands in by the same extraction as any page; only the facts are kept, the page is forgotten. */
export class HandedInReader {
  constructor(
    private readonly registry: SiteRegistry,
    private readonly reader: PageReader,
  ) {}

  /**
   * @param link the advert that the analysis is about
   * @throws HandedInUnreadable, HandedInNoListing, HandedInOtherHome, PageUnreadable
   */
  async read(link: ListingUrl, source: HandedInSource, signal: AbortSignal): Promise<Extraction> {
    const { content, kind, url } = await this.open(source, signal);
    if (content.trim() === '') throw new HandedInUnreadable();
    const address = this.addressOf(url, link);
    const reading =
      kind === 'html'
        ? await this.reader.readHtml(content, address, signal)
        : await this.reader.readText(content, address, signal);
    if (!reading.isListing) throw new HandedInNoListing();
    if (leadsElsewhere(readLink(link).listing, reading.listing)) throw new HandedInOtherHome();
    return { listing: reading.listing, provenance: marked(reading.provenance) };
  }

  /**
   * Reads a saved page that belongs to no analysis.
   * @throws HandedInUnreadable, HandedInNoListing, PageUnreadable
   */
  async readAlone(file: Uint8Array, address: string | undefined, signal: AbortSignal): Promise<SavedPage> {
    const { content, kind, url } = await this.open({ file }, signal);
    const from = address ?? url ?? nowhere;
    const reading =
      kind === 'html'
        ? await this.reader.readHtml(content, from, signal)
        : await this.reader.readText(content, from, signal);
    if (!reading.isListing) throw new HandedInNoListing();
    const { listing, provenance } = reading;
    const source = this.registry.find(from)?.site ?? 'broker';
    const page = { url: from, listing, provenance, disagreements: [], source };
    return from === nowhere ? withoutNowhere(page) : page;
  }

  private async open(source: HandedInSource, signal: AbortSignal) {
    if ('text' in source) return { kind: 'text', content: source.text, url: undefined } as const;
    const opened = await this.reader.open(source.file, signal);
    if (!opened) throw new HandedInUnreadable();
    return { url: undefined, ...opened };
  }

  /** The page's own address decides who reads it, but only when it is an advert we know; else it is the link's. */
  private addressOf(url: string | undefined, link: ListingUrl): string {
    const found = url === undefined ? undefined : this.registry.find(url);
    if (!found) return link.url;
    const isOther = found.key !== link.key && kindOf(found.key) === kindOf(link.key);
    if (isOther) throw new HandedInOtherHome();
    return found.url;
  }
}

/** What a key names before its number: portals number one home in several ways (`annons-`, `bostad-`, `salda-`). */
function kindOf(key: string): string {
  return key.replace(/(?<!\d)\d+$/, '');
}

function marked(provenance: Provenance): Provenance {
  return Object.fromEntries(
    Object.entries(provenance).map(([field, origin]) => [field, { ...origin, handedIn: true }]),
  );
}

/** Without the address that only stood in: `url` is null, and what stood at a relative address leads nowhere. */
function withoutNowhere(page: Capture): SavedPage {
  const isNowhere = (value: unknown) => typeof value === 'string' && value.startsWith(nowhere);
  return JSON.parse(JSON.stringify(page), (key, value: unknown) => {
    if (Array.isArray(value)) return value.filter((item: { url?: unknown } | null) => item?.url !== null);
    if (!isNowhere(value)) return value;
    return key === 'url' ? null : undefined;
  }) as SavedPage;
}
