import type { Evidence } from '../analysis-result.schema.js';
import { isOfLocation, statedKinds } from '../risks/stated/kinds/kinds.js';
import { isLeftToDo } from '../reading/stated/left-to-do.js';
import type { Flag } from '../facts/context.js';
import { goesOnStill, isMerelyNamed } from '../reading/assertion/signs.js';
import type { Span } from '../reading/text/sources.js';
import type { Told } from './told.js';

/** Rules that find a risk by a word for it: the thing may be gone, denied, of others or at a distance. */
const byWord: ReadonlySet<string> = new Set(statedKinds);
/** Of these a notice says that the thing is there; other notices say what was mended or is usual. */
const noticed: ReadonlySet<string> = new Set([
  'asbestos',
  'easement',
  'oil-tank',
  ...statedKinds.filter(isOfLocation),
]);
/** Of these, what a home is built of, has, lets or costs: a risk in whatever tone it is told, and the reader hears the tone. */
const ofMakeup: ReadonlySet<string> = new Set([
  'basement-insulated-inside',
  'battened-slab',
  'blue-concrete',
  'capital-contribution',
  'casein-screed',
  'connection-ahead',
  'crawl-space',
  'direct-electric-heating',
  'electrical-remarks',
  'electrical-self-made',
  'magnesium-boards',
  'oil-heating',
  'one-off-levy',
  'own-pipe-bill',
  'rented-equipment',
  'single-stage-facade',
  'soakaway',
  'stated-past-life',
  'tenant-stays',
  'wet-room-undocumented',
]);

/** As sure as this the reader hears a risk (`riskSure`) in a sentence; of what would be critical a trace is enough. */
const heardFrom = { critical: 0.05, warning: 0.1, notice: 0.1 } as const;
/** As sure as this it hears something bad (`bad`), whose kind it may not know: the rule knows it. */
const badFrom = { critical: 0.3, warning: 0.5, notice: 0.5 } as const;
/** As sure as this it hears something good instead (`good`). */
const goodFrom = 0.3;

/** A rule quotes at most so many places: of those beyond, nothing is known here. */
const mostQuotes = 3;

/**
 * The flags but those that a rule found by a word, where the learned reader hears something good and nothing bad in each
 * sentence that they quote.
 */
export const unrefuted = (flags: readonly Flag[], told: readonly Told[]): Flag[] =>
  flags.filter((flag) => {
    const proofs = flag.evidence.filter(isProof);
    const isWhole = proofs.length > 0 && proofs.length < mostQuotes;
    return !isWhole || !isRefutable(flag) || !proofs.every(isUnheard(flag, told));
  });

/** The technical item judges the same words, and would still tell what the flag no longer does. */
const judgedTwice = 'sewage-rejected';

const isRefutable = ({ rule = '', severity }: Flag): boolean =>
  byWord.has(rule) &&
  !ofMakeup.has(rule) &&
  rule !== judgedTwice &&
  (severity !== 'notice' || noticed.has(rule));

/** A reference says why it matters, not that it is so. */
const isProof = ({ kind }: Evidence): boolean => kind !== 'reference';

/** True for a quote of a good sentence in which no risk is heard; what stands in a field that is no prose was not read. */
const isUnheard =
  ({ severity }: Flag, told: readonly Told[]) =>
  (proof: Evidence): boolean => {
    if (proof.kind !== 'quote') return false;
    const quoted = told.filter(
      ({ source, sentence }) =>
        source.field === proof.field && proof.start < sentence.end && sentence.start < proof.end,
    );
    return (
      quoted.some(({ good }) => good >= goodFrom) &&
      quoted.every(
        (one) =>
          one.riskSure < heardFrom[severity] &&
          one.bad < badFrom[severity] &&
          !isLeftToDo(one.source, one.sentence) &&
          !goesOnStill(one.source.readable.slice(one.sentence.start, one.sentence.end)),
      ) &&
      // Of what is merely named the reader is not to be believed: it learned most names by what denies them.
      !quoted.some((one) => isWithin(proof, one) && isMerelyNamed(one.source, one.sentence, one.clause))
    );
  };

/** Whether a quote stands in the clause, or begins or ends there. */
const isWithin = ({ start, end }: Span, { clause }: Told): boolean =>
  start < clause.end && clause.start < end;
