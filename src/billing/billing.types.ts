/** GET /api/products/:productKey, and one of the list that GET /api/products answers. */
export interface ProductView {
  /** For instance `single-report`, `package-3-reports`. */
  readonly productKey: string;
  readonly name: string;
  readonly description: string;
  /** Reports that a purchase gives, at least 1. */
  readonly reportCount: number;
  readonly features: readonly string[];
  readonly pricing: {
    /** öre, VAT included */
    readonly amount: number;
    readonly currency: string;
    /** As people read it: `149 kr`. */
    readonly formatted: string;
    /** The payment provider's id of the price. */
    readonly priceId: string;
  };
  /** öre for each report; only of packages. */
  readonly perReport?: number;
  /** 1–99, the saving for each report against the single report; only of packages that save something. */
  readonly savePercent?: number;
}

/** Body of POST /api/checkout/analysis. */
export interface AnalysisCheckout {
  readonly analysisId: string;
  /** A package opens the report with its first one; the single report where none is named. */
  readonly productKey?: string;
  readonly termsAccepted: true;
  /** Of the terms that were shown: another one is refused. */
  readonly termsVersion?: string;
}

/** Body of POST /api/checkout/credits. */
export interface CreditsCheckout {
  readonly productKey: string;
  readonly termsAccepted: true;
  readonly termsVersion?: string;
}

/** Answer of both checkouts: the payment provider's page, where the buyer is sent. */
export interface CheckoutView {
  readonly url: string;
}

/** Body of POST /api/checkout/confirm: the return from the payment page asks whether the money has come. */
export interface CheckoutConfirmation {
  readonly sessionId: string;
}

/** Answer of POST /api/checkout/confirm. */
export interface ConfirmedView {
  /** `pending`: not yet, ask again. */
  readonly status: 'pending' | 'completed' | 'failed';
  /** The one that was paid for; null for reports on store. */
  readonly analysisId: string | null;
  readonly reportCount: number;
}

/** What a withdrawal would mean, or the body of POST /api/account/purchases/:id/withdraw that agrees to it. */
export interface WithdrawalView {
  /** Unused reports that go back, at least 1. */
  readonly reports: number;
  /** öre that are paid back */
  readonly amount: number;
  /** ISO 8601, the first moment at which it is too late */
  readonly until: string;
}

/** One of the list that GET /api/account/purchases answers, newest first. */
export interface PurchaseView {
  readonly id: string;
  readonly productName: string;
  /** Reports that it gave. */
  readonly reportCount: number;
  /** öre, VAT included, as paid; as offered while it is not */
  readonly amount: number;
  /**
   * `failed`: a slow payment was refused, and no money was drawn. `disputed`: the buyer's bank holds the money until it
   * has decided, `charged_back`: it has given the money back to the buyer.
   */
  readonly status: 'pending' | 'completed' | 'refunded' | 'failed' | 'disputed' | 'charged_back';
  /** What it was to open; null for reports on store, and when the analysis is gone. */
  readonly home: { readonly analysisId: string; readonly address: string | null } | null;
  /** öre, paid back so far */
  readonly amountRefunded: number;
  /** öre of a withdrawal that the buyer does not have yet: Stripe has not taken it, or the bank sent it back */
  readonly amountOnItsWay: number;
  /** What could be withdrawn now; null when nothing can. */
  readonly withdrawal: WithdrawalView | null;
  /** ISO 8601 */
  readonly createdAt: string;
  /** Address of the payment provider's receipt; null while there is none. */
  readonly receiptUrl: string | null;
}

/** Something on which Stripe's books, our purchases and the ledger do not agree. */
export interface AuditFinding {
  readonly kind: 'session' | 'purchase' | 'ledger' | 'balance' | 'event' | 'analysis';
  /** Of the thing: a session, a purchase, a line of the ledger, a user, an event or an analysis. */
  readonly id: string;
  readonly text: string;
  /** What an operator should do. */
  readonly remedy: string;
}

/** GET /api/admin/purchases */
export interface AdminPurchasePage {
  /** Over all purchases that were ever paid, whatever the list shows. öre, one currency */
  readonly stats: {
    /** Paid, less what was paid back, what lost disputes took and what is `orphaned`. */
    readonly revenue: number;
    readonly count: number;
    /** Of what was paid; rounded; 0 without purchases. */
    readonly average: number;
    /** Paid, and neither wholly paid back, lost in a dispute nor `orphaned`. */
    readonly completed: number;
    /** Paid when the buyer's account was gone, and to be paid back. */
    readonly orphaned: number;
  };
  /** Purchases that the search and the filter leave. */
  readonly total: number;
  /** How many of them come before these. */
  readonly offset: number;
  readonly items: readonly AdminPurchase[];
}

/**
 * A stage of a purchase, or something that happened to it: `owed` means paid back though the reports were used,
 * `returned` that a refund came back, `orphaned` that it was paid when its buyer's account was gone.
 */
export type AdminPurchaseFilter =
  AdminPurchase['status'] | 'withdrawn' | 'disputed' | 'owed' | 'returned' | 'orphaned';

export type AdminPurchaseSort =
  'created_at' | 'user_email' | 'product_name' | 'report_credits_granted' | 'amount_paid' | 'status';

export interface AdminPurchase {
  readonly id: string;
  /** Null when the account is gone. */
  readonly userEmail: string | null;
  readonly productName: string;
  readonly productKey: string;
  /** Reports that were to be given. */
  readonly reportCount: number;
  /** The same once they were, before that 0. */
  readonly reportCreditsGranted: number;
  /** Given back by the buyer's right of withdrawal. */
  readonly reportsWithdrawn: number;
  /** Paid back though they were used: somebody should look. */
  readonly reportsOwed: number;
  /** öre, as it was shown to the buyer */
  readonly price: number;
  /** öre */
  readonly amountPaid: number;
  /** öre */
  readonly amountRefunded: number;
  /** öre of a withdrawal that Stripe is yet to send back */
  readonly amountOnItsWay: number;
  /** A withdrawal's money was sent, and the buyer's bank sent it back. */
  readonly hasReturnedRefund: boolean;
  /** Paid when the buyer's account was gone: somebody should pay it back. */
  readonly isOrphaned: boolean;
  readonly currency: string;
  readonly status: 'pending' | 'waiting' | 'completed' | 'failed' | 'expired' | 'refunded';
  /** Stripe's word for the latest dispute, for instance `needs_response`, `won`, `lost`. */
  readonly disputeStatus: string | null;
  /** ISO 8601 */
  readonly createdAt: string;
}
