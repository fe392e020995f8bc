/** Names of the sites that show the adverts of many brokers. */
export const portals: ReadonlySet<string> = new Set(['hemnet', 'booli']);

/** A supported advert's address after recognition: canonical, https, without query noise. */
export interface ListingUrl {
  /** Canonical address to fetch and to show. */
  readonly url: string;
  /** The site's stable name, for instance `hemnet`. */
  readonly site: string;
  /** What makes two links the same advert, for instance `hemnet:17702075`. Unique per user. */
  readonly key: string;
  /** `portal` pages are followed to the broker's own page, `broker` pages are read alone. */
  readonly kind: 'portal' | 'broker';
}

/** Forms of tenure, whatever word the page uses. `arrende`: an owned house on leased land. */
export const tenureKinds = [
  'bostadsrätt',
  'äganderätt',
  'ägarlägenhet',
  'tomträtt',
  'arrende',
  'hyresrätt',
  'andelsboende',
  'kooperativ hyresrätt',
] as const;
export type TenureKind = (typeof tenureKinds)[number];

/** Kinds of home, whatever word the page uses; `lokal` is what nobody lives in. */
export const propertyKinds = [
  'lägenhet',
  'villa',
  'radhus',
  'parhus',
  'kedjehus',
  'fritidshus',
  'tomt',
  'gård',
  'flerfamiljshus',
  'husbåt',
  'lokal',
  'övrigt',
] as const;
export type PropertyKind = (typeof propertyKinds)[number];

/** Figures that a page may state as a span. */
export const spanFields = [
  'price',
  'rooms',
  'livingArea',
  'tomtarea',
  'monthlyFee',
  'operatingCost',
  'pricePerSqm',
] as const;
export type SpanField = (typeof spanFields)[number];

export interface ListingDocument {
  readonly name: string;
  readonly url: string;
}

/** What the advert or its association panel says about the housing association (bostadsrättsförening). */
export interface AssociationFacts {
  readonly name?: string;
  readonly registrationNumber?: string;
  /** Äkta förening (privatbostadsföretag). */
  readonly genuine?: boolean;
  /** false means that the land is leased (tomträtt). */
  readonly ownsLand?: boolean;
  readonly numberOfApartments?: number;
  readonly numberOfRentalUnits?: number;
  readonly numberOfPremises?: number;
  /** Interest-bearing debt, kr/m²; `debtPerSqmBasis` says per which area when the page does. */
  readonly debtPerSqm?: number;
  readonly debtPerSqmBasis?: string;
  /** This flat's share of the association's debt, kr (indirekt nettoskuldsättning). */
  readonly indirectNetDebt?: number;
  /** Annual fee, kr/m² and year, as the page states it. */
  readonly feePerSqm?: number;
  /** Savings, kr/m² and year (sparande). */
  readonly savingsPerSqm?: number;
  /** kr, paid once at purchase. */
  readonly transferFee?: number;
  readonly pledgeFee?: number;
  readonly transferFeePaidBy?: string;
  /** The flat's repair fund, kr. */
  readonly repairFund?: number;
  /** Andelstal, percent. */
  readonly share?: number;
  /** The page's own words about finances, made and planned renovations, parking, broadband and so on. */
  readonly finances?: string;
  readonly renovations?: string;
  readonly parking?: string;
  readonly broadband?: string;
  readonly sublettingPolicy?: string;
}

/**
 * What an advert says, under the field names of the product's specification (raw_listing_data). A field is absent
 * when the page does not state it. Money is kr, areas m². Texts are plain text: no markup, single line breaks
 * between paragraphs kept as `\n`, no-break spaces turned into ordinary ones.
 */
export interface Listing {
  readonly title?: string;
  /** Street address, for instance `Flygarvägen 39`. */
  readonly address?: string;
  /** The neighbourhood's name, for instance `Barkarby`. */
  readonly area?: string;
  readonly city?: string;
  readonly postalCode?: string;
  /** Without the word kommun: `Järfälla`. */
  readonly municipality?: string;
  readonly county?: string;
  readonly coordinates?: { readonly lat: number; readonly lon: number };
  readonly summary?: string;
  /** The selling text, whole. */
  readonly description?: string;
  /** Asking price, also on sold pages. */
  readonly price?: number;
  /** The page's own word for the price when it is not a plain asking price: `Accepterat pris`, `Pris saknas`. */
  readonly priceText?: string;
  readonly soldPrice?: number;
  readonly pricePerSqm?: number;
  readonly rooms?: number;
  readonly livingArea?: number;
  /** Secondary area. */
  readonly biarea?: number;
  /** Plot area. */
  readonly tomtarea?: number;
  readonly monthlyFee?: number;
  readonly includedInFee?: string;
  /** Running cost, kr/year (a monthly figure is multiplied by twelve and said so in provenance). */
  readonly operatingCost?: number;
  readonly annualOperatingCosts?: {
    readonly total?: number;
    readonly [item: string]: number | undefined;
  };
  /** Ground lease (tomträttsavgäld), kr/year. */
  readonly leaseholdFeePerYear?: number;
  /** Lease of a leasehold plot (arrende), kr/year. */
  readonly leasePerYear?: number;
  /** The page's own word: `Bostadsrätt`, `Äganderätt`, `Tomträtt`, … */
  readonly tenure?: string;
  /** The page's own word: `Lägenhet`, `Villa`, `Radhus`, `Tomt`, … */
  readonly propertyType?: string;
  /** `tenure` in a fixed vocabulary; absent when the page's word fits none. */
  readonly tenureKind?: TenureKind;
  /** `propertyType` in a fixed vocabulary; absent when the page's word fits none. */
  readonly propertyKind?: PropertyKind;
  /** Both ends where the page states a span ("2–3 rum", "från 3,2 till 4,1 mkr"); the field itself holds the lower end. */
  readonly spans?: {
    readonly [field in SpanField]?: {
      readonly from: number;
      readonly to: number;
    };
  };
  /** Floor as the page words it, for instance `3 av 3, hiss finns ej`. */
  readonly floor?: string;
  readonly elevator?: boolean;
  readonly apartmentNumber?: string;
  readonly yearBuilt?: number;
  /** The page's own text about the year, when it holds more than a year (`1953/2010`). */
  readonly yearBuiltText?: string;
  /** A–G. */
  readonly energyClass?: string;
  /** Primary energy number, kWh/m² and year. */
  readonly energyPerformance?: number;
  readonly features?: readonly string[];
  readonly images?: readonly string[];
  readonly floorplans?: readonly string[];
  readonly linkToBroker?: string;
  readonly broker?: string;
  readonly brokerAgency?: string;
  /** The association's name as the page words it, for instance `BRF Jaktflyget`. */
  readonly association?: string;
  readonly associationFacts?: AssociationFacts;
  /** Start of each showing: ISO 8601 with offset when the time is known, else `YYYY-MM-DD`. */
  readonly showings?: readonly string[];
  readonly structure?: string;
  readonly facade?: string;
  readonly roof?: string;
  readonly windows?: string;
  readonly foundation?: string;
  readonly heating?: string;
  readonly ventilation?: string;
  readonly waterAndSewage?: string;
  readonly plumbing?: string;
  readonly electrical?: string;
  readonly energySource?: string;
  readonly internet?: string;
  readonly taxValues?: {
    readonly mainProperty?: number;
    readonly adjacentProperty?: number;
    readonly totalTaxValue?: number;
    readonly year?: number;
  };
  readonly mortgageDeeds?: { readonly count?: number; readonly total?: number };
  /** One made or planned renovation each, in the page's words. */
  readonly renovations?: readonly string[];
  readonly documents?: readonly ListingDocument[];
  /** `for_sale`, `upcoming`, `sold` or `removed`, when the page tells. */
  readonly saleStatus?: 'for_sale' | 'upcoming' | 'sold' | 'removed';
  /** ISO date. */
  readonly publishedAt?: string;
}

/** Where each field of a listing was read: which page and by which reader (`json-ld`, `hemnet table`, …). */
export type Provenance = {
  readonly [field in keyof Listing]?: {
    readonly url: string;
    readonly reader: string;
    readonly note?: string;
    /** The sentence it was read from, when that was running text: a part of `description`, word for word. */
    readonly quote?: string;
    /** The page was handed in by the buyer and serves this buyer's analysis alone. */
    readonly handedIn?: boolean;
  };
};

/** What one page told, with the origin of each field. */
export interface Extraction {
  readonly listing: Listing;
  readonly provenance: Provenance;
}

/** What a fetched page told. */
export interface PageExtraction extends Extraction {
  /** The advert's address as its site states it; absent when the site states none. */
  readonly canonicalUrl?: string;
}

/** What a buyer gave for one analysis, already read: pages, and the address of the broker's own page. */
export interface HandedIn {
  readonly pages: readonly Extraction[];
  readonly brokerLink?: string;
}

/** `Provenance.reader` of what the link itself tells; people read it as "från länken". */
export const linkReader = 'link';

/** Two sources that state different values for one field; both are kept because the difference is news. */
export interface Disagreement {
  readonly field: keyof Listing;
  readonly values: readonly { readonly url: string; readonly value: unknown }[];
}

/** The steps of a capture, in order; saved as `scraping_progress.current_step`. */
export const captureSteps = [
  'detecting_source',
  'scraping_search_engine',
  'scraping_broker',
  'enriching_data',
  'completed',
] as const;
export type CaptureStep = (typeof captureSteps)[number];

/** What reading one link gave. */
export interface Capture {
  readonly url: string;
  readonly listing: Listing;
  readonly provenance: Provenance;
  readonly disagreements: readonly Disagreement[];
  /**
   * The address that the link's own page states for the advert, or the broker's page that stands in for it; of a page
   * that was found, the one it was read at when it states none. Absent when no such page was read or states any.
   */
  readonly canonicalUrl?: string;
  /** Which source gave the pictures: the portal's name, or `broker`. */
  readonly source: string;
  /** The broker's page when the portal links to one that we read and this time could not; `code` is the fault's own. */
  readonly unread?: readonly { readonly url: string; readonly code: string }[];
  /** What the buyer handed in took part: it serves this buyer's analysis alone. */
  readonly handedIn?: boolean;
  /** The portal refused us and the broker's page was found by search. */
  readonly foundBySearch?: boolean;
}
