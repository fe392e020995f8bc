/**
 * How often the run may do what the service counts. All buyers come from one address and are far busier than people, so
 * the numbers are set by the configuration; nobody but the one who means to reaches them.
 * @param each how many acts there are for each buyer in the whole run
 */
export function limitsFor(each: number): { readonly payments: number; readonly env: string } {
  const payments = Math.max(20, each);
  const many = 999_999;
  const limits = {
    'checkout.person': payments,
    'checkout.network': many,
    'checkout-confirm.person': many,
    'checkout-confirm.network': many,
    'start.person': many,
    'start.network': many,
    'login.network': many,
  };
  const env = Object.entries(limits).map(([name, points]) => `${name}=${points}`);
  return { payments, env: env.join() };
}

/** What somebody met who asked for payment pages until told to wait. */
export interface LimitMet {
  readonly letThrough: number;
  /** How many may have been: a Redis that was restarted meanwhile may have forgotten some. */
  readonly allowed: number;
  /** Seconds that the refusal told to wait; undefined when there was none. */
  readonly waitS: number | undefined;
}

/** How much happened in a run: what its count of the money stands on. */
export interface Happened {
  readonly steps: number;
  /** Payment pages that Stripe opened, and those of them that were paid. */
  readonly begun: number;
  readonly paid: number;
  /** Answers to the acts of buyers by status. */
  readonly answers: ReadonlyMap<number, number>;
  /** How often each act went through, and how often the dice meant it to be tried. */
  readonly acts: readonly { readonly name: string; readonly done: number; readonly meant: number }[];
  readonly limit: LimitMet;
}

/** Of four steps one asks for a payment page; some are refused, and some get a page that is open already. */
const BEGUN_OF_STEPS = 0.15;
const PAID_OF_STEPS = 0.05;
/** Of fewer steps chance decides how many buy: one shows that it is measured at all. */
const MANY_STEPS = 1_000;
/** More refusals than this, and the limits stood between the buyers and what was to be tried. */
const LIMITED_OF_ANSWERS = 0.01;
/** By chance alone an act that is meant so often is not left out. */
const MEANT = 10;

/** Why the run proves nothing, if so: what should have happened in so many steps and has not. */
export function tooLittleIn({ steps, begun, paid, answers, acts, limit }: Happened): string[] {
  const reasons: string[] = [];
  const expect = (is: number, share: number, what: string) => {
    const least = steps < MANY_STEPS ? 1 : Math.floor(steps * share);
    if (is < least)
      reasons.push(`${is} purchases were ${what} in ${steps} steps, at least ${least} should be`);
  };
  expect(begun, BEGUN_OF_STEPS, 'begun');
  expect(paid, PAID_OF_STEPS, 'paid');
  const all = [...answers.values()].reduce((sum, count) => sum + count, 0);
  const limited = answers.get(429) ?? 0;
  if (all === 0) reasons.push('no buyer was ever answered');
  if (limited > all * LIMITED_OF_ANSWERS)
    reasons.push(`${limited} of ${all} answers were 429: the limits kept buyers from buying`);
  for (const { name, done, meant } of acts)
    if (done === 0 && meant >= MEANT)
      reasons.push(`of ${Math.round(meant)} times meant, never done: ${name}`);
  if (limit.waitS === undefined)
    reasons.push(`nobody met the limit of payments: ${limit.letThrough} were let through`);
  return reasons;
}

/** What is wrong with how the limit was kept: too many were let through, or the refusal did not say for how long. */
export function limitFaults({ letThrough, allowed, waitS }: LimitMet): string[] {
  const faults: string[] = [];
  if (letThrough > allowed)
    faults.push(`${letThrough} payments were begun by one person, at most ${allowed} may be`);
  if (waitS !== undefined && !(waitS >= 1 && waitS <= 600))
    faults.push(`a refusal for the limit of payments told to wait ${waitS} s`);
  return faults;
}
