import type { Evidence } from '../analysis-result.schema.js';
import { locationRisks } from '../knowledge/location.js';
import { open } from '../knowledge/risks/text-risk.js';
import { textRisks } from '../knowledge/text-risks.js';
import type { Flag } from '../rules/context.js';
import type { Told } from './told.js';

/** Rules that find a risk by a word for it: the thing may be gone, denied, of others or at a distance. */
const byWord: ReadonlySet<string> = new Set([...textRisks, ...locationRisks].map(({ rule }) => rule));
/** Of these a notice says that the thing is there; other notices say what was mended or is usual. */
const noticed: ReadonlySet<string> = new Set([
  'asbestos',
  'easement',
  'oil-tank',
  ...locationRisks.map(({ rule }) => rule),
]);
/** Of these, what a home is built of, has or costs: a risk in whatever tone it is told, and the reader hears the tone. */
const ofMakeup: ReadonlySet<string> = new Set([
  'basement-insulated-inside',
  'battened-slab',
  'blue-concrete',
  'casein-screed',
  'crawl-space',
  'direct-electric-heating',
  'dormers',
  'estate-sale',
  'flat-roof',
  'magnesium-boards',
  'oil-heating',
  'single-stage-facade',
  'soakaway',
  'stated-past-life',
  'summer-water',
  'toilet-without-sewer',
  'well-untested',
]);

/** As sure as this the reader hears a risk (`riskSure`) in a sentence; of what would be critical a trace is enough. */
const heardFrom = { critical: 0.05, warning: 0.1, notice: 0.1 } as const;
/** As sure as this it hears something good instead (`good`). */
const goodFrom = 0.3;
/** Says itself that something is left to do, whatever the reader hears. */
const isOpen = new RegExp(String.raw`(?<!\p{L})(?:${open})`, 'iu');

/**
 * What is merely named, in so few words and without a sign of a denial, an end, a mending, another’s or a distance: of that
 * the reader is not to be believed, since it learned most names by what denies them.
 */
const fewWords = 8;
const sign =
  /(?<!\p{L})(?:inte(?!\s+(?:bara|endast|enbart))|aldrig|ing(?:en|et|a)|ej|icke|varken|utan(?!\s+även)|nej|historia|upphör\p{L}*|slutar?|bort|borta|försv[ia]nn\p{L}*|nedlag\p{L}*|ned(?:monter\p{L}*)?|rev|revs|riv[ite]\p{L}*|bytt?s?|byttes|ersat\p{L}*|sanera\p{L}*|torka\p{L}*|laga\p{L}*|åtgärda\p{L}*|kilometer|km|decibel|dba?|annan|annat|andra|grann(?:ens|arnas|hus\p{L}*|fastighet\p{L}*))(?!\p{L})/iu;

/** The flags but those that a rule found by a word, where the learned reader hears good and no risk in each sentence that they quote. */
export const unrefuted = (flags: readonly Flag[], told: readonly Told[]): Flag[] =>
  flags.filter((flag) => {
    const proofs = flag.evidence.filter(isProof);
    return proofs.length === 0 || !isRefutable(flag) || !proofs.every(isUnheard(flag, told));
  });

const isRefutable = ({ rule = '', severity }: Flag): boolean =>
  byWord.has(rule) && !ofMakeup.has(rule) && (severity !== 'notice' || noticed.has(rule));

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
      quoted.every((one) => one.riskSure < heardFrom[severity] && !isPlain(one))
    );
  };

/** Merely named, or open. */
function isPlain({ source, sentence }: Told): boolean {
  const text = source.readable.slice(sentence.start, sentence.end);
  return isOpen.test(text) || ((text.match(/\p{L}+/gu) ?? []).length <= fewWords && !sign.test(text));
}
