import {
  Entity,
  Formula,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Trigger,
  Unique,
} from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { User } from '../auth/user.entity.js';
import type { CreditKind } from '../billing/credit-entry.entity.js';
import { searchIndex } from '../shared/database/search-text.js';
import type { AnalysisResult, Verdict } from '../reports/analysis-result.schema.js';
import type { Listing, ListingUrl } from '../scraping/listing.types.js';
import { cardColumns } from './card-columns.js';
import type { HomeLimit } from './home-limit.js';
import { changeTriggers } from './change-triggers.js';
import { listOrderIndexes } from './list-orders.js';
import { paidKind } from './paid-kind.js';
import { withoutUnusedTexts } from './raw-listing-sql.js';
import type { AnalysisStatus, Analyst, RawListingData, ScrapingProgress } from './analysis.types.js';

/** An unfinished analysis that nothing has written to for so long may be started over by its owner; milliseconds. */
export const STALE_MS = 10 * 60_000;

export const unfinished = ['processing', 'scraped', 'analyzing'] as const satisfies readonly AnalysisStatus[];

const indexed: ClassDecorator = (entity) => {
  listOrderIndexes.forEach((index) => Index(index)(entity));
  changeTriggers.forEach((trigger) => Trigger(trigger)(entity));
};

/**
 * One buyer's analysis of one advert. The JSON documents are lazy: lists read the card columns only.
 * `attempt` counts what people asked for (start, retry); `run` counts workers that took it up and fences their
 * writes: only the newest run may write.
 */
@Entity({ tableName: 'analyses' })
@Unique({ properties: ['user', 'listingKey'] })
@Index({ properties: ['user', 'createdAt', 'id'] })
@Index({ properties: ['createdAt', 'id'] })
@Index(searchIndex('analyses', 'hemnet_url'))
@Index(searchIndex('analyses', 'address'))
@Index({
  name: 'analyses_failure_code_index',
  expression:
    'create index "analyses_failure_code_index" on "analyses" ("failure_code") where failure_code is not null',
})
@Index({ properties: ['status', 'updatedAt'] })
@Index({ properties: ['municipality', 'propertyType', 'tenure', 'createdAt'] })
@indexed
export class Analysis {
  @PrimaryKey({ type: 'uuid' })
  id: string = randomUUID();

  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user: User;

  /** The advert's canonical link, whatever the site; the name is the specification's. */
  @Property({ type: 'text' })
  hemnetUrl: string;

  @Property({ type: 'text' })
  listingKey: string;

  @Property({ type: 'text' })
  status: AnalysisStatus & Opt = 'processing';

  @Property({ type: 'boolean' })
  isPaid: boolean & Opt = false;

  /** Of the ledger: the kind of report that paid for it. */
  @Formula(({ id }) => paidKind(id), { type: 'text' })
  readonly paidKind?: CreditKind | null;

  @Property({ type: 'integer' })
  attempt: number & Opt = 1;

  @Property({ type: 'integer' })
  run: number & Opt = 0;

  @Property({ type: 'jsonb' })
  scrapingProgress: ScrapingProgress & Opt = { current_step: 'detecting_source' };

  @Property({ type: 'jsonb', nullable: true, lazy: true })
  rawListingData: RawListingData | null = null;

  /** Of the same, picked out by the database: the whole holds the texts of documents. */
  @Formula(({ rawListingData }) => `(${rawListingData} ->> 'energyClass')`, { type: 'text', lazy: true })
  readonly energyClass?: string | null;

  /** The same as a report's page needs it, see `withoutUnusedTexts`. */
  @Formula(({ rawListingData }) => withoutUnusedTexts(rawListingData), { type: 'jsonb', lazy: true })
  readonly listingForReport?: RawListingData | null;

  @Property({ type: 'jsonb', nullable: true, lazy: true })
  analysisResult: AnalysisResult | null = null;

  /** Stable machine word and Swedish text of what went wrong; only while failed. */
  @Property({ type: 'text', nullable: true })
  failureCode: string | null = null;

  @Property({ type: 'text', nullable: true })
  failureReason: string | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date & Opt = new Date();

  /** Start of the current attempt; what is unfinished long after it is beyond hope. */
  @Property({ type: 'timestamptz' })
  startedAt: Date & Opt = new Date();

  @Property({ type: 'timestamptz' })
  updatedAt: Date & Opt = new Date();

  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Property({ type: 'text', nullable: true })
  municipality: string | null = null;

  /** kr */
  @Property({ type: 'integer', nullable: true })
  price: number | null = null;

  /** kr/m² */
  @Property({ type: 'integer', nullable: true })
  pricePerSqm: number | null = null;

  /** kr/month */
  @Property({ type: 'integer', nullable: true })
  monthlyFee: number | null = null;

  /** kr/year */
  @Property({ type: 'integer', nullable: true })
  operatingCost: number | null = null;

  /** m² */
  @Property({ type: 'double', nullable: true })
  livingArea: number | null = null;

  @Property({ type: 'double', nullable: true })
  rooms: number | null = null;

  @Property({ type: 'text', nullable: true })
  propertyType: string | null = null;

  @Property({ type: 'text', nullable: true })
  tenure: string | null = null;

  /** Why a report can say less of it; null of an ordinary home, and while its kind is not known. */
  @Property({ type: 'text', nullable: true })
  homeLimit: HomeLimit | null = null;

  @Property({ type: 'integer', nullable: true })
  yearBuilt: number | null = null;

  /** SHA-256 of the leading picture. */
  @Property({ type: 'text', nullable: true })
  image: string | null = null;

  @Property({ type: 'integer' })
  photosCount: number & Opt = 0;

  @Property({ type: 'integer' })
  floorplansCount: number & Opt = 0;

  @Property({ type: 'text', nullable: true })
  verdict: Verdict | null = null;

  /** 0–100 */
  @Property({ type: 'integer', nullable: true })
  confidence: number | null = null;

  @Property({ type: 'integer', nullable: true })
  redFlagsCount: number | null = null;

  /** Titles of the result's red flags, kept by the database: what many results have in common is counted over these. */
  @Property({
    type: 'jsonb',
    nullable: true,
    lazy: true,
    generated: `(jsonb_path_query_array(analysis_result, '$."redFlags"[*]."title"'::jsonpath)) stored`,
  })
  readonly redFlagTitles?: readonly string[] | null;

  /** `green`, `yellow` or `red` for each item that was judged, kept by the database. */
  @Property({
    type: 'jsonb',
    nullable: true,
    lazy: true,
    generated: `(jsonb_path_query_array(analysis_result, '$."technicalSpecs".*."status"'::jsonpath)) stored`,
  })
  readonly technicalStatuses?: readonly string[] | null;

  /** The broker's own page as a portal's page named it: of use when the portal refuses us the next time. */
  @Property({ type: 'text', nullable: true })
  brokerLink: string | null = null;

  /** The figures of the card are what the link tells, until a page was read. */
  @Property({ type: 'boolean', default: false })
  factsFromLink: boolean & Opt = false;

  /** What writes the report of the current attempt, as its newest run is set up; null until it was taken up. */
  @Property({ type: 'text', nullable: true })
  analyst: Analyst | null = null;

  /** The current attempt passes by what earlier ones read and wrote, of whomever, and replaces it. */
  @Property({ type: 'boolean', default: false })
  isForced: boolean & Opt = false;

  /** Not its owner wanted the current attempt but somebody else: the owner does not pay for what was not asked for. */
  @Property({ type: 'boolean', default: false })
  isUnasked: boolean & Opt = false;

  /** Its owner chose the free preview of it although there may be reports left: it spends none when it is completed. */
  @Property({ type: 'boolean', default: false })
  wantsPreview: boolean & Opt = false;

  /** @param known what the link itself tells, shown until a page was read */
  constructor(user: User, link: ListingUrl, known: Listing = {}) {
    this.user = user;
    this.hemnetUrl = link.url;
    this.listingKey = link.key;
    Object.assign(this, cardColumns(known));
    this.factsFromLink = Object.keys(known).length > 0;
  }

  /** Somebody works on it, or did until a moment ago. */
  isUnderWay(now: Date): boolean {
    const isOver = this.status === 'failed' || this.status === 'completed';
    return !isOver && now.getTime() - this.updatedAt.getTime() <= STALE_MS;
  }

  /** There is a report that its owner has paid for; the JSON documents have to be read along. */
  holdsReport(): boolean {
    return this.isPaid && this.analysisResult !== null;
  }

  /**
   * Begins a new attempt from the link: what earlier ones saved is cleared, and their runs may no longer write. A report
   * that was paid for stays, with all that the row tells of its home, until the attempt has completed another.
   */
  startOver(now: Date, { isForced = false, isUnasked = false } = {}): void {
    this.isForced = isForced;
    this.isUnasked = isUnasked;
    this.attempt += 1;
    this.run += 1;
    this.status = 'processing';
    this.scrapingProgress = { current_step: 'detecting_source' };
    this.failureCode = null;
    this.failureReason = null;
    this.analyst = null;
    this.startedAt = now;
    this.updatedAt = now;
    if (this.holdsReport()) return;
    this.rawListingData = null;
    this.analysisResult = null;
    this.verdict = null;
    this.confidence = null;
    this.redFlagsCount = null;
    this.photosCount = 0;
    this.floorplansCount = 0;
  }
}
