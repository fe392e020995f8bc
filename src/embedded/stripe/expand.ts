import { invalid } from './api-error.js';
import type { Change, Kind } from './books.js';

/** What an id under a name is the id of. */
const referred: Readonly<Record<string, Kind>> = {
  balance_transaction: 'balance_transaction',
  charge: 'charge',
  coupon: 'coupon',
  default_price: 'price',
  failure_balance_transaction: 'balance_transaction',
  invoice: 'invoice',
  latest_charge: 'charge',
  payment_intent: 'payment_intent',
  price: 'price',
  product: 'product',
  promotion_code: 'promotion_code',
};
/** https://docs.stripe.com/expand */
const DEEPEST = 4;

type Node = { readonly [name: string]: unknown };

/**
 * An answer with the objects in the place of the ids that were asked for.
 * @param refunds of a charge, newest first
 * @throws ApiError for what cannot be expanded
 */
export function expanded(
  change: Change,
  answer: unknown,
  paths: readonly string[],
  refunds: (charge: string) => readonly unknown[],
): unknown {
  const open = (value: unknown, path: readonly string[], whole: string): unknown => {
    const [name, ...rest] = path;
    if (name === undefined || value === null) return value;
    if (Array.isArray(value)) return value.map((one) => open(one, path, whole));
    const node = value as Node;
    const inner = node[name] ?? included(change, node, name, refunds);
    if (inner === undefined) throw invalid(`This property cannot be expanded (${whole}).`);
    if (typeof inner !== 'string') return { ...node, [name]: open(inner, rest, whole) };
    const kind = referred[name];
    if (!kind) throw invalid(`This property cannot be expanded (${whole}).`);
    return { ...node, [name]: open(change.find(kind, inner) ?? inner, rest, whole) };
  };
  return paths.reduce((value, path) => {
    const names = path.split('.');
    if (names.length > DEEPEST) throw invalid('You cannot expand more than 4 levels of a property.');
    return open(value, names, path);
  }, answer);
}

/** What an object holds only when it is asked for. */
function included(
  change: Change,
  node: Node,
  name: string,
  refunds: (charge: string) => readonly unknown[],
): unknown {
  const id = String(node['id']);
  if (node['object'] === 'checkout.session' && name === 'line_items') {
    return list(change.find('basket', id)?.items ?? [], `/v1/checkout/sessions/${id}/line_items`);
  }
  if (node['object'] === 'charge' && name === 'refunds')
    return list(refunds(id), `/v1/charges/${id}/refunds`);
  return name in node ? null : undefined;
}

/** A whole list in its envelope. */
export function list(data: readonly unknown[], url: string) {
  return { object: 'list', data, has_more: false, url };
}
