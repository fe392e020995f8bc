import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AnalysisResult } from '../reports/analysis-result.schema.js';
import type { RawListingData } from './analysis.types.js';
import { Leases } from './leases.js';
import { withoutLinkFacts } from './raw-listing.js';
import { StoredReport } from './stored-report.entity.js';

/** How long another's reading of the same advert, or its report, is waited for; more than either mostly takes. */
const waits = { captureMs: 45_000, reportMs: 80_000 } as const;
/** Whoever reads an advert or writes a report may stand in line behind its own other homes: then whoever waits does it. */
const MOST_IN_LINE_MS = 3_000;
const UNUSED_DAYS = 30;

interface Wanted {
  readonly signal: AbortSignal;
  /** What is there is passed by, and replaced by what is made. */
  readonly isForced: boolean;
}

/**
 * Identical adverts are read and analysed once, whoever pastes them. Only for what is public: an analysis that its
 * buyer handed something in for must not come here at all.
 */
@Injectable()
export class Reuse {
  constructor(
    private readonly em: EntityManager,
    private readonly leases: Leases,
  ) {}

  /**
   * The advert as its pages were read within the keep time, without what a link tells, or as `read` reads it now. It is
   * kept for who asks by the address that was read, and for who asks by the one that the site states for the advert:
   * whoever makes up words in a link is the only one to be given what is read by it.
   * @param address of the advert, as recognised
   * @param wanted.keepMinutes 0 for never
   * @throws what `read` throws, and the signal's reason
   */
  async capture(
    address: string,
    { keepMinutes, ...wanted }: Wanted & { keepMinutes: number },
    read: () => Promise<RawListingData>,
  ): Promise<{ value: RawListingData; isFound: boolean }> {
    if (keepMinutes === 0) return { value: await read(), isFound: false };
    return this.leases.once(
      `capture:${address}`,
      { signal: wanted.signal, maxWaitMs: waits.captureMs, mostInLineMs: MOST_IN_LINE_MS },
      async () => (wanted.isForced ? null : this.findCapture(address, keepMinutes)),
      async () => {
        const raw = await read();
        if (isWorthSharing(raw)) await this.keepCapture([raw.canonicalUrl ?? address, address], raw);
        return raw;
      },
    );
  }

  /**
   * The report stored under a key of `ReportsService.keyOf`, marked as reused, or else what `write` writes. A report
   * that the rules wrote in a model's stead is given and not stored.
   * @throws what `write` throws, and the signal's reason
   */
  async report(key: string, wanted: Wanted, write: () => Promise<AnalysisResult>): Promise<AnalysisResult> {
    const started = performance.now();
    const { value, isFound } = await this.leases.once(
      `report:${key}`,
      { signal: wanted.signal, maxWaitMs: waits.reportMs, mostInLineMs: MOST_IN_LINE_MS },
      async () => (wanted.isForced ? null : this.findReport(key)),
      async () => {
        const result = await write();
        if (result.meta.fallbackReason === null) {
          await this.em.fork().upsert(StoredReport, new StoredReport(key, result, new Date()));
        }
        return result;
      },
    );
    if (!isFound) return value;
    const executionTimeMs = Math.round(performance.now() - started);
    const givenAt = new Date().toISOString();
    return {
      ...value,
      meta: { ...value.meta, reused: true, givenAt, tokens: null, cost: null, executionTimeMs },
    };
  }

  /** Removes what nobody will be given any more. @param keepMinutes of adverts */
  async purge(keepMinutes: number): Promise<void> {
    const em = this.em.fork();
    await em.execute('delete from shared_captures where captured_at < now() - make_interval(mins => ?)', [
      keepMinutes,
    ]);
    await em.execute('delete from stored_reports where used_at < now() - make_interval(days => ?)', [
      UNUSED_DAYS,
    ]);
    await em.execute('delete from leases where held_until < now()');
  }

  private async keepCapture(addresses: readonly string[], raw: RawListingData): Promise<void> {
    const shared = JSON.stringify(withoutLinkFacts(raw));
    for (const address of new Set(addresses)) {
      await this.em.fork().execute(
        `insert into shared_captures (listing_key, raw, captured_at) values (?, ?::jsonb, now())
         on conflict (listing_key) do update set raw = excluded.raw, captured_at = excluded.captured_at`,
        [address, shared],
      );
    }
  }

  /** Its age is told by the database's clock alone: two machines may differ by days. */
  private async findCapture(address: string, keepMinutes: number): Promise<RawListingData | null> {
    const [found] = await this.em.fork().execute<{ raw: RawListingData }[]>(
      `select raw from shared_captures
        where listing_key = ? and captured_at > now() - make_interval(mins => ?)`,
      [address, keepMinutes],
    );
    return found?.raw ?? null;
  }

  private async findReport(key: string): Promise<AnalysisResult | null> {
    const [found] = await this.em
      .fork()
      .execute<{ result: AnalysisResult }[]>(
        'update stored_reports set used_at = now() where key = ? returning result',
        [key],
      );
    return found?.result ?? null;
  }
}

/**
 * A reading that lacks a page, a document or a picture that another time may be had or most of its pictures, or holds what
 * a buyer gave, serves its own analysis alone. What is gone is gone for whoever asks next.
 */
function isWorthSharing({
  handedIn = false,
  unread = [],
  images = [],
  trackedImages = [],
  imageTrackingData,
  readDocuments = [],
}: RawListingData): boolean {
  const isWhole =
    unread.length === 0 &&
    readDocuments.every(({ outcome }) => outcome !== 'unreachable') &&
    !imageTrackingData?.filterDecisions.some(({ mayComeLater }) => mayComeLater);
  return !handedIn && isWhole && trackedImages.length * 2 >= images.length;
}
