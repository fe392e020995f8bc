/** What of one table is a person's, and which of its columns they get. Each column is in one of the two lists. */
export interface ExportedTable {
  /** Where it stands in the export. */
  readonly section: string;
  readonly table: string;
  /** SQL of the rows, with the id of the user, or of what they stand under, as its one `?`. */
  readonly where: string;
  readonly order: string;
  readonly columns: readonly string[];
  /** Columns that stay here, each with the reason. */
  readonly leftOut: Readonly<Record<string, string>>;
}

const owner = { user_id: 'the account itself' };
const analysis = { analysis_id: 'the analysis that it stands under' };
export const ourCost = 'what the model cost us, which tells nothing of the person';
export const ofOthers = 'it would tell whether somebody else had the same home analysed';
const counted = 'the database counts it from the others';
const secret = 'a secret: only its check sum is kept, and it would tell how to guess the secret';

/** One row for each: the account, or what hangs on it alone. */
export const accountTables: readonly ExportedTable[] = [
  {
    section: 'account',
    table: 'users',
    where: 'id = ?',
    order: 'id',
    columns: ['id', 'email', 'email_confirmed_at', 'awaits_confirmation', 'device_hash', 'created_at'],
    leftOut: { password_hash: secret },
  },
  {
    section: 'roles',
    table: 'user_roles',
    where: 'user_id = ?',
    order: 'role',
    columns: ['role'],
    leftOut: owner,
  },
  {
    section: 'freeReportsOfDevice',
    table: 'device_grants',
    where: 'device_hash = (select device_hash from users where id = ?)',
    order: 'created_at',
    columns: ['device_hash', 'created_at'],
    leftOut: {},
  },
  {
    section: 'sessions',
    table: 'refresh_sessions',
    where: 'user_id = ?',
    order: 'created_at, id',
    columns: [
      'id',
      'family',
      'started_at',
      'created_at',
      'expires_at',
      'rotated_at',
      'replaced_at',
      'arrived_at',
      'revoked_at',
      'user_agent',
    ],
    leftOut: { ...owner, token_hash: secret },
  },
  {
    section: 'mailLinks',
    table: 'email_tokens',
    where: 'user_id = ?',
    order: 'created_at, id',
    columns: ['id', 'purpose', 'created_at', 'expires_at', 'used_at'],
    leftOut: { ...owner, token_hash: secret },
  },
  {
    section: 'purchases',
    table: 'purchases',
    where: 'user_id = ?',
    order: 'created_at, id',
    // terms_version and terms_accepted_at are the consent to delivery at once.
    columns: [
      ...[
        'id',
        'product_key',
        'product_name',
        'report_count',
        'price_id',
        'amount',
        'currency',
        'analysis_id',
      ],
      ...['status', 'session_id', 'payment_intent_id', 'amount_paid', 'amount_refunded', 'dispute_status'],
      ...['reports_granted', 'reports_taken_back', 'reports_owed', 'reports_withdrawn', 'amount_withdrawn'],
      ...[
        'withdrawn_at',
        'withdrawal_refund_id',
        'receipt_url',
        'terms_version',
        'terms_accepted_at',
        'created_at',
      ],
      ...['completed_at', 'updated_at', 'confirmation_sent_at', 'withdrawal_sent_at'],
    ],
    leftOut: {
      ...owner,
      revision: 'counts our own writing',
      admins_told_at: 'a mail between us, not to the person',
    },
  },
  {
    section: 'ledger',
    table: 'credit_entries',
    where: 'user_id = ?',
    order: 'created_at, id',
    columns: ['id', 'kind', 'amount', 'reason', 'reference', 'actor', 'created_at'],
    leftOut: owner,
  },
  {
    section: 'previews',
    table: 'preview_days',
    where: 'user_id = ?',
    order: 'day',
    columns: ['day', 'used'],
    leftOut: owner,
  },
  {
    section: 'acts',
    table: 'audit_entries',
    where: 'actor_id = ?',
    order: 'created_at, id',
    columns: ['id', 'created_at', 'act', 'subject', 'details'],
    leftOut: { actor: 'the account itself', actor_id: counted, subject_id: counted },
  },
  {
    section: 'actsOnThem',
    table: 'audit_entries',
    where: `subject_id in (
      with person as (select ?::uuid as id), own as (select a.id from analyses a join person on a.user_id = person.id)
      select id from person union select id from own
      union select e.id from prompt_experiments e join own on e.analysis_id = own.id
      union select l.subject_id from audit_entries l join own on l.details ->> 'analysisId' = own.id::text
       where l.subject ilike 'experiment:%')`,
    order: 'created_at, id',
    columns: ['id', 'created_at', 'act', 'subject', 'actor'],
    leftOut: {
      details: 'counts and versions of our own work, and nothing about the person',
      actor_id: counted,
      subject_id: counted,
    },
  },
];

/** Analyses come one by one, each with what stands under it. */
export const analysisTable: ExportedTable = {
  section: 'analyses',
  table: 'analyses',
  where: 'user_id = ?',
  order: 'created_at, id',
  columns: [
    ...[
      'id',
      'hemnet_url',
      'listing_key',
      'status',
      'is_paid',
      'attempt',
      'run',
      'scraping_progress',
      'is_forced',
      'is_unasked',
      'wants_preview',
      'analyst',
    ],
    ...[
      'failure_code',
      'failure_reason',
      'created_at',
      'started_at',
      'updated_at',
      'address',
      'municipality',
    ],
    ...[
      'price',
      'price_per_sqm',
      'monthly_fee',
      'operating_cost',
      'living_area',
      'rooms',
      'property_type',
      'tenure',
      'home_limit',
    ],
    ...[
      'year_built',
      'image',
      'photos_count',
      'floorplans_count',
      'verdict',
      'confidence',
      'red_flags_count',
    ],
    ...['broker_link', 'facts_from_link', 'raw_listing_data', 'analysis_result'],
  ],
  leftOut: { ...owner, red_flag_titles: counted, technical_statuses: counted },
};

export const tablesOfAnalysis: readonly ExportedTable[] = [
  {
    section: 'runs',
    table: 'analysis_runs',
    where: 'analysis_id = ?',
    order: 'run',
    columns: [
      ...['id', 'attempt', 'run', 'is_unasked', 'started_at', 'ended_at', 'outcome', 'error_code'],
      ...['analyst', 'template', 'version', 'fell_back'],
    ],
    leftOut: {
      ...analysis,
      error_message: 'words for operators, which may name our machines; the code and the reason say why',
      timings: ofOthers,
      is_reused: ofOthers,
      tokens: ourCost,
      cost_usd: ourCost,
      capture_ms: counted,
      images_ms: counted,
      report_ms: counted,
      token_count: counted,
    },
  },
  {
    section: 'pictures',
    table: 'analysis_pictures',
    where: 'analysis_id = ?',
    order: 'sha256',
    columns: ['sha256', 'bytes'],
    leftOut: analysis,
  },
  {
    section: 'handIns',
    table: 'hand_ins',
    where: 'analysis_id = ?',
    order: 'created_at, id',
    columns: [
      'id',
      'kind',
      'name',
      'url',
      'extraction',
      'sha256',
      'document',
      'pictures',
      'bytes',
      'created_at',
    ],
    leftOut: analysis,
  },
  {
    section: 'objections',
    table: 'objections',
    where: 'analysis_id = ? and not is_administrators',
    order: 'created_at, id',
    columns: [
      ...['id', 'path', 'claim', 'reason', 'text', 'version', 'analyst', 'template', 'model'],
      ...['created_at', 'handled_at'],
    ],
    leftOut: {
      ...analysis,
      is_administrators: "what an administrator wrote is not the person's",
      case_name: 'what our test of it is called',
    },
  },
  {
    section: 'experiments',
    table: 'prompt_experiments',
    where: 'analysis_id = ?',
    order: 'created_at, id',
    columns: [
      ...[
        'id',
        'prompt_ids',
        'repeats',
        'status',
        'input',
        'day',
        'model',
        'version',
        'created_at',
        'ended_at',
      ],
    ],
    leftOut: { ...analysis, created_by_id: 'an administrator, who is somebody else' },
  },
];

/** Tables that lead to a person's things and are not in the person's file, each with the reason. */
export const tablesLeftOut: Readonly<Record<string, string>> = {
  held_pictures: 'which of the pictures above our experiments hold',
  prompt_experiment_results: 'answers of models to our experiments; what they were asked about is above',
  untold_changes: 'which of the analyses above open pages are not told of yet',
  mailbox_grants:
    'an account has none: its erasure leaves it; it names nobody, but the operator can test an address against it',
  stripe_events: 'what Stripe told us of a purchase, kept without the person; the purchase is above',
};
