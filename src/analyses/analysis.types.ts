import type { AnalysisResult, Severity, TechnicalItem, Verdict } from '../reports/analysis-result.schema.js';
import type { HomeLimit } from './home-limit.js';
import type { ImageTrackingData, TrackedImage } from '../image-tracking/image-tracking.types.js';
import type { DocumentReading } from '../reports/reports.types.js';
import type { ReadDocument } from '../scraping/document.types.js';
import type { Capture, CaptureStep, Disagreement, Listing, Provenance } from '../scraping/listing.types.js';

export type AnalysisStatus = 'processing' | 'scraped' | 'analyzing' | 'completed' | 'failed';

/** What writes reports. */
export type Analyst = AnalysisResult['meta']['analyst'];

/** Column `scraping_progress`. */
export interface ScrapingProgress {
  readonly current_step: CaptureStep;
}

/** Column `raw_listing_data`: the listing, where it came from and what became of its pictures. */
export interface RawListingData extends Listing {
  readonly provenance?: Provenance;
  readonly disagreements?: readonly Disagreement[];
  /** The advert's address as its site states it. */
  readonly canonicalUrl?: string;
  /** Which source gave the pictures: the portal's name, or `broker`. */
  readonly source?: string;
  /** Pages that belong to the advert but could not be read. */
  readonly unread?: Capture['unread'];
  /** What the buyer handed in took part. */
  readonly handedIn?: boolean;
  /** The portal refused us and the broker's page was found by search. */
  readonly foundBySearch?: boolean;
  /** What came of the documents, the advert's and the buyer's own. */
  readonly readDocuments?: readonly ReadDocument[];
  readonly imageTrackingData?: ImageTrackingData;
  /** Kept pictures in the advert's order. */
  readonly trackedImages?: readonly TrackedImage[];
}

/** What a waiting person sees: 0–100, the step's machine word and its Swedish text. */
export interface ProgressView {
  readonly percent: number;
  readonly step: string;
  readonly message: string;
  /** What writes the report of the current attempt; null until somebody works on it. */
  readonly analyst: Analyst | null;
  /** The link is a portal's, whose pages lead to the broker's own; false of a broker's link. */
  readonly isPortal: boolean;
  /** What was found so far, for instance `23 bilder, 1 planritning`. */
  readonly found?: string;
}

/** Figures of one card; prices kr (fields named `Kr`), areas m². Null when unknown. */
export interface AnalysisCard {
  readonly id: string;
  readonly hemnetUrl: string;
  readonly status: AnalysisStatus;
  readonly progress: ProgressView;
  readonly isPaid: boolean;
  /** By which report, one that was given or one that was bought; null while it is not paid for. */
  readonly paidWith: 'free' | 'bought' | null;
  /** Its owner chose the free preview: it spends none of the reports that are left. */
  readonly wantsPreview: boolean;
  readonly createdAt: string;
  /** When the current attempt began: later than `createdAt` where it was tried again or its report is made anew. */
  readonly startedAt: string;
  /** Swedish: why it failed, or, of a completed one, why its report could not be made anew; else null. */
  readonly failureReason: string | null;
  /** The error's stable code, with a reason only; `page_blocked` and its like can be helped by handing in the page. */
  readonly failureCode: string | null;
  /** The figures are what the link itself tells; no page was read yet. */
  readonly factsFromLink: boolean;
  readonly address: string | null;
  readonly municipality: string | null;
  readonly priceKr: number | null;
  readonly pricePerSqmKr: number | null;
  readonly monthlyFeeKr: number | null;
  /** kr/year */
  readonly operatingCostKr: number | null;
  readonly livingArea: number | null;
  readonly rooms: number | null;
  readonly propertyType: string | null;
  readonly tenure: string | null;
  /** Why a report can say less of it than of a home that is bought to live in; null of an ordinary home. */
  readonly homeLimit: HomeLimit | null;
  readonly yearBuilt: number | null;
  /** Hex SHA-256 of the leading picture, served as `/api/images/{sha256}`. */
  readonly image: string | null;
  readonly verdict: Verdict | null;
  /** 0–100 */
  readonly confidence: number | null;
  readonly redFlagsCount: number | null;
}

/**
 * A whole result as it is read: without `meta.tokens` and `meta.cost`, which are for operators. Its owner is not told
 * whether it was written earlier for somebody else: of `generatedAt` the day in Stockholm (`YYYY-MM-DD`) alone, on which
 * the owner was given it.
 */
export type ReadResult = Omit<AnalysisResult, 'meta'> & {
  readonly meta: Omit<AnalysisResult['meta'], 'tokens' | 'cost'>;
};

/** How a report was made, for people and for machines (article 50 of the AI act, 2024/1689). */
export interface MadeBy {
  /** `AI-genererad analys` or `Regelbaserad analys`. */
  readonly label: string;
  /** IPTC's word for it, an address. */
  readonly digitalSourceType: string;
}

/** What an unpaid owner may read of the result. */
export interface AnalysisPreview {
  readonly verdict: Verdict;
  /** First sentence of the reason. */
  readonly verdictReason: string;
  readonly confidence: number;
  readonly redFlagsCount: number;
  /** Titles of at most three. */
  readonly redFlagTitles: readonly string[];
  /** Sentences of the advert that nobody judged; 0 in reports from before it was looked for. */
  readonly unjudgedCount: number;
  /** How much is missing from the advert that may cost the buyer; never what. */
  readonly missingCount: number;
  /** Broker's words that the report explains. */
  readonly euphemismsCount: number;
  /** Questions about this home alone; in reports from before they were told apart, all. */
  readonly questionsCount: number;
  /** Sums of money that the advert names beside the price and the fee. */
  readonly sumsCount: number;
}

/** GET /api/analyses/:id and the answer of POST /api/analyses. */
export interface AnalysisView extends AnalysisCard {
  readonly preview: AnalysisPreview | null;
  /** How what the preview tells was made; null while there is none. */
  readonly madeBy: MadeBy | null;
}

/** GET /api/analyses */
export interface AnalysisPage {
  readonly items: readonly AnalysisCard[];
  readonly nextCursor: string | null;
}

/** The listing as the report page reads it: our stored pictures instead of the advert's addresses. */
export interface ReportListing extends Omit<Listing, 'images' | 'floorplans'> {
  readonly photos: readonly StoredPicture[];
  readonly plans: readonly StoredPicture[];
  /** Addresses of pages that belong to the advert but could not be read. */
  readonly unread: readonly string[];
  /** Pictures of the advert that could not be fetched or decoded. */
  readonly unreadPictures: number;
  /** Pictures for which the account had no room; absent when there are none. */
  readonly picturesWithoutRoom?: number;
  /** What the buyer handed in took part. */
  readonly handedIn: boolean;
  /** The portal refused us and the broker's page was found by search. */
  readonly foundBySearch: boolean;
  /** Fields that only the link tells. */
  readonly fromLink: readonly string[];
  readonly disagreements: readonly Disagreement[];
  readonly readDocuments: readonly ReportDocument[];
}

/** What came of a document and what was read out of it; its text stays with us. */
export interface ReportDocument
  extends Pick<ReadDocument, 'name' | 'kind' | 'outcome' | 'url'>, DocumentReading {
  /** The buyer's own. */
  readonly handedIn: boolean;
}
export interface StoredPicture {
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** GET /api/analyses/:id/report */
export interface ReportView {
  readonly analysis: AnalysisCard;
  readonly listing: ReportListing;
  readonly result: ReadResult;
  /** Another when `result` is: by it an objection tells which report was read. */
  readonly revision: string;
  /** Null of results of earlier times, which do not tell. */
  readonly madeBy: MadeBy | null;
  readonly access: 'paid' | 'admin';
  readonly isOwner: boolean;
}

/** What became of one worker's run at an analysis; people ask for attempts, and an attempt may take several runs. */
export interface AnalysisAttempt {
  readonly id: string;
  /** From 1. */
  readonly attempt: number;
  /** From 1, over all attempts. */
  readonly run: number;
  readonly startedAt: string;
  /** Null while it runs, or when its process was killed. */
  readonly endedAt: string | null;
  readonly outcome: 'completed' | 'failed' | 'retried' | 'superseded' | 'lost' | null;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  /** Milliseconds by step: `capture`, `images`, `report`; a step that was saved before is absent. */
  readonly timings: Readonly<Record<string, number>>;
  /** `input` includes the cached ones; null when no model answered. */
  readonly tokens: NonNullable<AnalysisResult['meta']['tokens']> | null;
  /** US dollars; null when no tokens were taken or nobody knows their price. */
  readonly costUsd: number | null;
}

/** GET /api/analyses/:id/raw: everything about an analysis, for operators. */
export interface RawAnalysis {
  readonly analysis: AnalysisCard;
  /** The error's stable code, as the analysis has its reason. */
  readonly failureCode: string | null;
  /** Null until something was read. */
  readonly rawListingData: RawListingData | null;
  /** Null until it is completed. */
  readonly analysisResult: AnalysisResult | null;
  /** In the order they ran. */
  readonly attempts: readonly AnalysisAttempt[];
}

/**
 * Server-sent events of GET /api/analyses/events. `changed` tells the client to read an analysis, whose card is too large
 * for an event; `reset` to read everything anew.
 */
export type AnalysisEvent =
  | { readonly type: 'insert' | 'update'; readonly analysis: AnalysisCard }
  | { readonly type: 'delete'; readonly id: string }
  | { readonly type: 'changed'; readonly id: string }
  | { readonly type: 'reset' };

/** What homes of one kind cost: those that were analysed, with a price. */
export interface PriceFigures {
  readonly count: number;
  readonly lowestPriceKr: number;
  readonly highestPriceKr: number;
  readonly averagePriceKr: number;
  readonly averagePricePerSqmKr: number | null;
  /** Of kr/m²; null when there is too little to tell or the change is below 5 %. */
  readonly trend: { readonly direction: 'up' | 'down'; readonly percent: number } | null;
}

/** GET /api/analyses/stats: the figures of /home over the user's own analyses. */
export interface AnalysisStats {
  readonly total: number;
  readonly thisWeek: number;
  /** Whole percent; null without completed analyses. */
  readonly averageConfidence: number | null;
  readonly latest: readonly AnalysisCard[];
  /**
   * Over completed analyses with a price, by kind, for a flat is not compared with a house; null of a kind that none is of.
   * Homes of other kinds are in neither.
   */
  readonly priceInsights: { readonly flats: PriceFigures | null; readonly houses: PriceFigures | null };
  readonly riskOverview: {
    readonly totalRedFlags: number;
    readonly verdicts: Readonly<Record<Verdict, number>>;
    /** Whole percent of judged technical items; null when none is judged. */
    readonly technical: { readonly green: number; readonly yellow: number; readonly red: number } | null;
    /** What at least two homes share: at most five, most common first. Only from paid reports; `count` is of homes. */
    readonly commonProblems: readonly { readonly title: string; readonly count: number }[];
  };
}

/** GET /api/analyses/compare; `locked` columns are unpaid and carry no more than the preview. */
export interface ComparedProperty {
  readonly id: string;
  readonly locked: boolean;
  readonly address: string | null;
  readonly image: string | null;
  readonly verdict: Verdict | null;
  readonly verdictReason: string | null;
  readonly madeBy: MadeBy | null;
  readonly redFlags: readonly {
    readonly title: string;
    readonly description: string | null;
    readonly severity: Severity | null;
  }[];
  readonly redFlagsCount: number;
  readonly criticalFlagsCount: number | null;
  readonly priceKr: number | null;
  readonly pricePerSqmKr: number | null;
  readonly monthlyFeeKr: number | null;
  readonly operatingCostKr: number | null;
  /** The report's sums, null when it could not reckon them and in locked columns. kr/month for two borrowers. */
  readonly monthlyCostKr: number | null;
  /** What is paid once beside the price: the costs of the purchase and what the advert says is decided. */
  readonly oneOffCostKr: number | null;
  /** Works of the next ten years. */
  readonly tenYearsKr: { readonly min: number; readonly max: number } | null;
  readonly confidence: number | null;
  readonly confidenceExplanation: string | null;
  readonly livingArea: number | null;
  readonly rooms: number | null;
  readonly constructionYear: number | null;
  readonly propertyType: string | null;
  readonly tenure: string | null;
  readonly energyClass: string | null;
  readonly missingInfoCount: number | null;
  readonly euphemismsCount: number | null;
  /** Sentences of the advert that nobody judged; null in reports from before it was looked for. */
  readonly unjudgedCount: number | null;
  readonly technicalSpecs: Partial<
    Record<TechnicalItem, { readonly status: 'green' | 'yellow' | 'red'; readonly reason?: string }>
  > | null;
}
