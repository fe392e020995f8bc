import type { ApiClient } from '../support/api-client.js';

/** Who has what, and is there to be taken. */
export interface AccessWorld {
  readonly owner: ApiClient;
  readonly other: ApiClient;
  readonly admin: ApiClient;
  /** The owner's: read and paid for. */
  readonly home: string;
  /** A second one, for what needs two. */
  readonly secondHome: string;
  /** The owner's, completed and unpaid: one to be bought and one to be unlocked. */
  readonly preview: { readonly bought: string; readonly unlocked: string };
  /** The owner's, which nobody works on, to be stopped. */
  readonly underWay: string;
  /** The owner's, to be deleted. */
  readonly unwanted: string;
  /** The owner's, failed: one for each who may start it over, and one to be helped by hand. */
  readonly failed: { readonly owner: string; readonly admin: string; readonly handIn: string };
  /** To a claim of `home`: what is sent, and the id of the one that was sent last; an id of none before that. */
  readonly objection: { readonly body: (caller: CallerName) => object; readonly id: () => Promise<string> };
  /** SHA-256 of a picture of `home`. */
  readonly picture: string;
  readonly purchase: { readonly id: string; readonly agreed: object; readonly session: string };
  /** The owner's session on another device. */
  readonly device: string;
  /** The experiment that was begun last; an id of none before that. */
  experiment(): Promise<string>;
  readonly stranger: { readonly id: string; readonly seen: () => Promise<string> };
  /** A link that nobody has had analysed, each time another. */
  newLink(): string;
}

export type CallerName = 'nobody' | 'other' | 'owner' | 'admin';

/** One route: how it is asked for so that it would succeed, and what each caller is answered. */
export interface AccessRow {
  /** As the router has it: `GET /api/analyses/:id`. */
  readonly route: string;
  readonly statuses: Readonly<Record<CallerName, number>>;
  /** Without it the route's own path. */
  readonly path?: (world: AccessWorld, caller: CallerName) => string | Promise<string>;
  readonly body?: (world: AccessWorld, caller: CallerName) => unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The same request for something that is not there: who is refused another's is answered just so. */
  readonly missing?: string;
}

const none = '00000000-0000-4000-8000-000000000000';
const own = (route: string, status: number, more: Partial<AccessRow> = {}): AccessRow => ({
  route,
  statuses: { nobody: 401, other: status, owner: status, admin: status },
  ...more,
});
const open = (route: string, status: number, more: Partial<AccessRow> = {}): AccessRow => ({
  route,
  statuses: { nobody: status, other: status, owner: status, admin: status },
  ...more,
});
const admins = (route: string, status: number, more: Partial<AccessRow> = {}): AccessRow => ({
  route,
  statuses: { nobody: 401, other: 403, owner: 403, admin: status },
  ...more,
});
/** Of one person's things; administrators may where a status for them is given. */
const owners = (
  route: string,
  status: number,
  path: NonNullable<AccessRow['path']>,
  missing: string,
  more: Partial<AccessRow> & { admin?: number } = {},
): AccessRow => ({
  route,
  path,
  missing,
  statuses: { nobody: 401, other: 404, owner: status, admin: more.admin ?? 404 },
  ...more,
});

let links = 0;
const handIn = (): FormData => {
  const form = new FormData();
  const told = ['Storgatan 1', 'Uppsala kommun', '2 995 000 kr', 'Boarea', '72,5 m²', 'Antal rum', '3 rum'];
  form.append(
    'text',
    [...told, 'Beskrivning', 'Charmig trea med stor potential nära stadens puls.'].join('\n'),
  );
  return form;
};
const newAddress = (caller: CallerName) => `${caller}.${(links += 1)}@access.example`;

/** Every route there is. The acts that take away what others need stand last. */
export const accessRows: readonly AccessRow[] = [
  // Open: each a decision. The contract is for whoever builds on it; it names routes, never data.
  open('GET /.well-known/security.txt', 200),
  open('GET /api/health/live', 200),
  open('GET /api/health/ready', 200),
  open('GET /api/meta', 200),
  open('GET /api/products', 200),
  open('GET /api/products/:productKey', 200, { path: () => '/api/products/single-report' }),
  open('GET /api/docs', 200),
  open('GET /api/openapi.json', 200),
  // From this machine and outside production; `access-production.spec` has it closed.
  open('GET /api/metrics', 200),
  open('POST /api/auth/signup', 201, {
    body: (_world, caller) => ({ email: newAddress(caller), password: 'hemligt-lösenord' }),
  }),
  open('POST /api/auth/login', 200, {
    body: ({ other }) => ({ email: other.email, password: 'hemligt-lösenord' }),
  }),
  open('POST /api/auth/password-check', 200, { body: () => ({ password: 'hemligt-lösenord' }) }),
  open('POST /api/auth/refresh', 401),
  open('POST /api/auth/logout', 204),
  open('POST /api/auth/confirm', 422, { body: () => ({ token: 'unknown', password: 'hemligt-lösenord' }) }),
  open('POST /api/auth/reset', 202, { body: (_world, caller) => ({ email: newAddress(caller) }) }),
  open('POST /api/auth/reset/confirm', 422, {
    body: () => ({ token: 'unknown', password: 'hemligt-lösenord' }),
  }),
  // Only Stripe's signature opens it.
  open('POST /api/billing/webhook', 400, { body: () => ({ id: 'evt_1', type: 'charge.refunded' }) }),

  own('GET /api/auth/me', 200),
  own('GET /api/account/sessions', 200),
  own('GET /api/account/export', 200),
  own('GET /api/account/erasure', 200),
  own('GET /api/account/purchases', 200),
  own('GET /api/analyses', 200),
  own('GET /api/analyses/stats', 200),
  own('GET /api/analyses/events', 200),
  {
    route: 'GET /api/analyses/compare',
    path: ({ home, secondHome }) => `/api/analyses/compare?ids=${home},${secondHome}`,
    missing: `/api/analyses/compare?ids=${none},${none.replace('4000', '4001')}`,
    statuses: { nobody: 401, other: 404, owner: 200, admin: 404 },
  },
  owners('GET /api/analyses/:id', 200, ({ home }) => `/api/analyses/${home}`, `/api/analyses/${none}`, {
    admin: 200,
  }),
  owners(
    'GET /api/analyses/:id/report',
    200,
    ({ home }) => `/api/analyses/${home}/report`,
    `/api/analyses/${none}/report`,
    { admin: 200 },
  ),
  owners(
    'GET /api/analyses/:id/report.pdf',
    200,
    ({ home }) => `/api/analyses/${home}/report.pdf`,
    `/api/analyses/${none}/report.pdf`,
    { admin: 200 },
  ),
  admins('GET /api/analyses/:id/raw', 200, { path: ({ home }) => `/api/analyses/${home}/raw` }),
  owners(
    'GET /api/images/:sha256',
    200,
    ({ picture }) => `/api/images/${picture}`,
    `/api/images/${'0'.repeat(64)}`,
    { admin: 200 },
  ),
  own('POST /api/analyses', 201, { body: ({ newLink }) => ({ url: newLink() }) }),
  own('POST /api/analyses/hand-in', 201, {
    path: ({ newLink }) => `/api/analyses/hand-in?url=${encodeURIComponent(newLink())}`,
    body: handIn,
  }),
  owners(
    'POST /api/analyses/:id/hand-in',
    202,
    ({ failed }) => `/api/analyses/${failed.handIn}/hand-in`,
    `/api/analyses/${none}/hand-in`,
    { body: handIn },
  ),
  owners(
    'POST /api/analyses/:id/objections',
    201,
    ({ home }) => `/api/analyses/${home}/objections`,
    `/api/analyses/${none}/objections`,
    { admin: 201, body: ({ objection }, caller) => objection.body(caller) },
  ),
  owners(
    'POST /api/analyses/:id/retry',
    202,
    ({ failed }, caller) => `/api/analyses/${caller === 'admin' ? failed.admin : failed.owner}/retry`,
    `/api/analyses/${none}/retry`,
    { admin: 202 },
  ),
  owners(
    'POST /api/analyses/:id/cancel',
    200,
    ({ underWay }) => `/api/analyses/${underWay}/cancel`,
    `/api/analyses/${none}/cancel`,
  ),
  own('POST /api/checkout/credits', 200, {
    body: () => ({ productKey: 'single-report', termsAccepted: true }),
  }),
  owners('POST /api/checkout/confirm', 200, () => '/api/checkout/confirm', '', {
    body: ({ purchase }) => ({ sessionId: purchase.session }),
  }),
  owners('POST /api/checkout/analysis', 200, () => '/api/checkout/analysis', '', {
    body: ({ preview }) => ({ analysisId: preview.bought, termsAccepted: true }),
  }),
  owners(
    'POST /api/account/purchases/:id/withdraw',
    204,
    ({ purchase }) => `/api/account/purchases/${purchase.id}/withdraw`,
    `/api/account/purchases/${none}/withdraw`,
    { body: ({ purchase }) => purchase.agreed },
  ),
  owners(
    'POST /api/analyses/:id/unlock',
    200,
    ({ preview }) => `/api/analyses/${preview.unlocked}/unlock`,
    `/api/analyses/${none}/unlock`,
  ),
  owners(
    'DELETE /api/analyses/:id',
    204,
    ({ unwanted }) => `/api/analyses/${unwanted}`,
    `/api/analyses/${none}`,
  ),
  owners(
    'DELETE /api/account/sessions/:id',
    204,
    ({ device }) => `/api/account/sessions/${device}`,
    `/api/account/sessions/${none}`,
  ),

  admins('GET /api/admin/overview', 200),
  admins('GET /api/admin/audit', 200),
  admins('GET /api/admin/purchases', 200),
  admins('GET /api/admin/quality', 200),
  admins('GET /api/admin/prompts', 200),
  admins('GET /api/admin/analyses', 200),
  admins('GET /api/admin/analyses/:id/attempts', 200, {
    path: ({ home }) => `/api/admin/analyses/${home}/attempts`,
  }),
  admins('GET /api/admin/objections', 200),
  admins('POST /api/admin/objections/:id/handled', 204, {
    path: async ({ objection }) => `/api/admin/objections/${await objection.id()}/handled`,
    body: () => ({ isHandled: true }),
  }),
  admins('GET /api/admin/settings', 200),
  admins('GET /api/admin/settings/free-reports-count', 200),
  admins('PUT /api/admin/settings/free-reports-count', 200, { body: () => ({ value: 4 }) }),
  admins('PUT /api/admin/settings/:key', 200, {
    path: () => '/api/admin/settings/free_reports_count',
    body: () => ({ value: 3 }),
  }),
  admins('GET /api/admin/queue', 200),
  admins('GET /api/admin/queue/:queue/jobs', 200, {
    path: () => '/api/admin/queue/analyses/jobs?state=waiting',
  }),
  admins('POST /api/admin/queue/:queue/pause', 200, { path: () => '/api/admin/queue/analyses/pause' }),
  admins('POST /api/admin/queue/:queue/resume', 200, { path: () => '/api/admin/queue/analyses/resume' }),
  admins('POST /api/admin/queue/:queue/retry-failed', 200, {
    path: () => '/api/admin/queue/analyses/retry-failed',
  }),
  // No job stands there for long enough to be named.
  admins('POST /api/admin/queue/:queue/jobs/:id/retry', 404, {
    path: () => '/api/admin/queue/analyses/jobs/none/retry',
  }),
  admins('DELETE /api/admin/queue/:queue/jobs/:id', 404, {
    path: () => '/api/admin/queue/analyses/jobs/none',
  }),
  admins('GET /api/admin/experiments', 200),
  admins('POST /api/admin/experiments', 202, {
    headers: { prefer: 'respond-async' },
    body: ({ secondHome }) => ({ analysisId: secondHome, promptIds: ['default-v1'] }),
  }),
  admins('GET /api/admin/experiments/:id', 200, {
    path: async ({ experiment }) => `/api/admin/experiments/${await experiment()}`,
  }),
  admins('DELETE /api/admin/experiments/:id', 204, {
    path: async ({ experiment }) => `/api/admin/experiments/${await experiment()}`,
  }),
  admins('GET /api/admin/users', 200),
  admins('GET /api/admin/users/:id/erasure', 200, {
    path: ({ stranger }) => `/api/admin/users/${stranger.id}/erasure`,
  }),
  admins('DELETE /api/admin/users/:id', 204, {
    path: async ({ stranger }) => `/api/admin/users/${stranger.id}?seen=${await stranger.seen()}`,
  }),

  own('DELETE /api/account/sessions', 204),
  own('PUT /api/account/password', 204, {
    body: () => ({ password: 'hemligt-lösenord', newPassword: 'blåbär och mjölk' }),
  }),
  own('DELETE /api/account', 204, { body: () => ({ password: 'blåbär och mjölk' }) }),
];
