import { type Apply, set, short } from './label-apply.js';
import { clean, isUnstated, parseMoney } from './numbers.js';

/** What labels say of the price, in kr, and whether the home is sold. */

export const money =
  (field: 'soldPrice' | 'pricePerSqm'): Apply =>
  ({ value }, facts) => {
    const amount = parseMoney(value);
    // Round thousands: a price per square metre below is another figure (an index, an annual fee).
    if (amount !== undefined && amount >= (field === 'soldPrice' ? 10_000 : 500)) set(facts, field, amount);
  };

export const price: Apply = ({ value, rawLabel }, facts) => {
  if (/kr\s*(?:\/|per)\s*(?:m²|m2|kvm)|(?:m²|kvm)\s*$/i.test(value))
    return set(facts, 'pricePerSqm', parseMoney(value));
  const amount = parseMoney(value);
  if (amount !== undefined && amount >= 10_000) set(facts, 'price', amount);
  const beside = wordsBeside(value);
  if (beside) return set(facts, 'priceText', beside);
  const words = `${rawLabel} ${value}`;
  if (
    /accepterat|fast pris|högstbjudande|saknas|budgivning|prisidé|pris ej|ej satt|kommer|på begäran/i.test(
      words,
    )
  ) {
    const says = /[a-zåäö]{5}/i.test(value.replace(/utgångspris|kronor/i, ''));
    set(
      facts,
      'priceText',
      clean(isUnstated(value) || says ? value : rawLabel.replace(/(?<![\s:])[\s:]+$/, '')).slice(0, short),
    );
  }
};

/** What kind of price an amount is: `1 595 000 kr (Fast pris)`, `Prisidé 2 100 000 kr`. */
function wordsBeside(value: string): string | undefined {
  const rest = value
    .replace(/\d(?<!\d[ .]*\d)[\d .]*(?:[^\S ]\s*)?(?:kr(?:onor)?|sek|:-|mkr)(?!\p{L})/iu, ' ')
    .replace(/[\s(),.–-]+/g, ' ');
  return rest === value ? undefined : /^ ?(fast pris|prisidé|accepterat pris) ?$/i.exec(rest)?.[1];
}

export const saleStatus: Apply = ({ value }, facts) => {
  if (/^såld/i.test(value)) set(facts, 'saleStatus', 'sold');
  else if (/^(?:kommande|snart till salu)/i.test(value)) set(facts, 'saleStatus', 'upcoming');
  else if (/^till salu/i.test(value)) set(facts, 'saleStatus', 'for_sale');
};
