import type { AuditFilter, AuditLine, AuditSort } from '../../../../../src/audit.types.js';
import { adminAuditTexts as texts } from '../../../shared/texts/admin-audit.js';
import { adminSettingsTexts } from '../../../shared/texts/admin-settings.js';
import type { ListWords } from '../list/use-list-address.js';

const { all: _all, ...filters } = texts.filters;

export const auditWords: ListWords<AuditSort, AuditFilter> = {
  sorts: ['created_at', 'act'],
  filters: Object.keys(filters) as AuditFilter[],
  firstSort: 'created_at',
  firstOrder: (sort) => (sort === 'act' ? 'asc' : 'desc'),
};

/** What an act was done to, as people read it, and the page where it can be seen. */
export interface Subject {
  readonly name: string;
  readonly to?: string;
}

/** Null when it was done to nothing in particular. */
export function subjectOf({
  subject,
  subjectName,
}: Pick<AuditLine, 'subject' | 'subjectName'>): Subject | null {
  if (subject === null) return null;
  const [kind = '', ...rest] = subject.split(':');
  const id = rest.join(':');
  const name = subjectName ?? ownName(kind, id);
  const to = pageOf(kind, id, subjectName);
  return to === null ? { name } : { name, to };
}

/** Of what is gone or has no other name: an id is told from others by its beginning. */
function ownName(kind: string, id: string): string {
  const settings: Readonly<Record<string, { readonly title: string }>> = adminSettingsTexts.settings;
  if (kind === 'setting') return settings[id]?.title ?? id;
  return /^[0-9a-f-]{36}$/.test(id) ? id.slice(0, 8) : id;
}

function pageOf(kind: string, id: string, name: string | null): string | null {
  if (kind === 'setting') return '/admin/settings';
  if (kind === 'queue') return '/admin/queue';
  if (name === null) return null;
  if (kind === 'user') return `/admin/users?search=${encodeURIComponent(name)}`;
  if (kind === 'analysis') return `/listing/${id}`;
  if (kind === 'experiment') return `/admin/experiment/${id}`;
  if (kind === 'purchase') return `/admin/payments?search=${id}`;
  return null;
}

/** Who did it: the address of the account, the operator's name, or the service by itself. */
export function actorOf({ actor, actorEmail }: Pick<AuditLine, 'actor' | 'actorEmail'>): string {
  if (actorEmail !== null) return actorEmail;
  if (actor === 'system') return texts.system;
  return actor.startsWith('user:') ? texts.goneAccount : actor.replace(/^cli:/, '');
}

/** What stands before and after what an act was done to; what is gone is called by its kind and id. */
export function saidOf({ act, subjectName }: Pick<AuditLine, 'act' | 'subjectName'>) {
  const { before, beforeGone = before, after = '' } = texts.said[act] ?? { before: texts.otherAct(act) };
  return { before: subjectName === null ? beforeGone : before, after };
}

/** What there is to say in a few words of how far the act went. */
export function gistOf({ act, details }: Pick<AuditLine, 'act' | 'details'>): string | null {
  const { before, after, amount } = details;
  if (act === 'setting.set' && typeof before === 'number' && typeof after === 'number')
    return texts.changed(inWords(before), inWords(after));
  if (act === 'setting.set' && isRecord(before) && isRecord(after)) return pricesChanged(before, after);
  if (act === 'credits.grant' && typeof amount === 'number') return texts.reports(amount);
  return null;
}

const mostModels = 2;

/** The first models of which the prices changed: `mini: 0,5 / 0,05 / 2 → inget eget pris`; null when none did. */
function pricesChanged(before: Details, after: Details): string | null {
  const models = Object.keys({ ...before, ...after })
    .sort()
    .filter((model) => priceOf(before[model]) !== priceOf(after[model]));
  if (models.length === 0) return null;
  const told = models
    .slice(0, mostModels)
    .map((model) => texts.prices.of(model, texts.changed(priceOf(before[model]), priceOf(after[model]))));
  const more = models.length - told.length;
  return [told.join(', '), more > 0 ? texts.prices.more(more) : ''].filter(Boolean).join(' ');
}

/** Of input, cached input and output. */
const priceOf = (price: unknown): string =>
  isRecord(price)
    ? [price['input'], price['cachedInput'], price['output']].map(inWords).join(' / ')
    : texts.prices.none;

type Details = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A detail as people read it. */
export function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return value.toLocaleString('sv-SE', { maximumFractionDigits: 20 });
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
