import type { ReadDocument } from '../scraping/document.types.js';
import type { Disagreement, Listing } from '../scraping/listing.types.js';
import type { TrackedImage } from '../image-tracking/image-tracking.types.js';
import type { AnalysisResult } from './analysis-result.schema.js';

/** What a report is written from; it knows nothing of users, payments or stored analyses. */
export interface ReportInput {
  readonly listing: Listing;
  /** In the advert's order. */
  readonly images: readonly TrackedImage[];
  readonly disagreements: readonly Disagreement[];
  /** The association's annual report and other papers, of the advert or of the buyer. */
  readonly documents?: readonly ReadDocument[];
  /** What adverts of the same kind and place ask; absent while there are too few. */
  readonly ownPrices?: OwnPriceLevel;
}

/** Asking prices of the adverts that we have read ourselves: no home of theirs can be told from it. */
export interface OwnPriceLevel {
  readonly municipality: string;
  /** As the adverts word it: `Lägenhet`. */
  readonly propertyType: string;
  /** kr/m², the one in the middle. */
  readonly medianPerSqm: number;
  /** Different adverts. */
  readonly adverts: number;
  /** First and last month, `YYYY-MM`. */
  readonly from: string;
  readonly to: string;
}

export const promptTemplateIds = ['default-v1', 'unbiased-v1'] as const;
export type PromptTemplateId = (typeof promptTemplateIds)[number];

/** One way to ask the model, as operators see it. */
export interface PromptTemplateView {
  readonly id: PromptTemplateId;
  /** Swedish. */
  readonly name: string;
  readonly description: string;
  /** The one that buyers' reports are written with. */
  readonly isActive: boolean;
  /** The instructions, as the model reads them. */
  readonly system: string;
  /** Whether the model is told what the rules make of the home before it judges itself. */
  readonly showsRuleVerdict: boolean;
  /** Hex SHA-256 over everything the template sends that is its own. */
  readonly digest: string;
}

/** What a report is unsure of: its confidence in words, and what it says is missing, heaviest first. */
export interface Uncertainties {
  readonly summary: string;
  readonly items: readonly {
    readonly area: string;
    readonly issue: string;
    readonly potentialImpact: 'high' | 'medium' | 'low';
    readonly recommendedAction: string;
  }[];
}

/** Why an annual report says nothing of this home today. */
export type SetAside =
  | { readonly why: 'other'; readonly association: string | null }
  | { readonly why: 'old'; readonly year: number }
  | { readonly why: 'undated' };

/** What was read out of one document. */
export interface DocumentReading {
  /** 0 when it could not be read. */
  readonly pageCount: number;
  /** The financial year of an annual report, as its table or title tells it; null when nothing does. */
  readonly year: number | null;
  /** The association's key figures that were found; of an annual report only. */
  readonly figures: readonly DocumentFigure[];
  /**
   * Labels of the key figures that such an annual report must state and that we did not find in it: our reading failed,
   * not the report. Empty for a financial year that began before 2023 and for other papers.
   */
  readonly notFound: readonly string[];
  /** Figures that stand there but cannot be what they say, with their page: nothing rests on them. */
  readonly doubtful: readonly { readonly label: string; readonly page: number }[];
  /** Why nothing of it was used, null when it was or when we look for nothing in such papers. */
  readonly setAside: SetAside | null;
}

/** One key figure of an association: kr are for a square metre (and a year, for fees, savings and energy). */
interface DocumentFigure {
  readonly name: string;
  /** Swedish, as it stands in a sentence: `sparande per m²`. */
  readonly label: string;
  readonly value: number;
  readonly unit: 'kr' | '%';
  /** From 1. */
  readonly page: number;
}

/** What a report has taken of the model: null where no model answered, `cost` also when the price is not known. */
export type TakenOfModel = Pick<AnalysisResult['meta'], 'tokens' | 'cost'>;

/** What a gate finds wrong, and where in the result (`redFlags.3`). */
export interface Complaint {
  readonly gate: string;
  readonly path: string;
  readonly reason: string;
}

/** One answer of the model put into the rules' report, before the gates drop anything of it. */
export interface ReportDraft {
  /** 1 is the first answer, 2 that of the repair round. */
  readonly round: 1 | 2;
  readonly report: AnalysisResult;
  /** The parts that the model wrote: each by its path in the report (`redFlags.3`), with what stands there. */
  readonly own: readonly { readonly path: string; readonly value: unknown }[];
  /** What the gates would not let pass, each at the path of the part that it concerns. */
  readonly complaints: readonly Complaint[];
}
