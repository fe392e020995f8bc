import type { AnalysisResult, Evidence } from '../analysis-result.schema.js';
import type { Context } from '../facts/context.js';
import { field, quoted, reference } from '../facts/evidence.js';
import { findAll, sentenceAround, words, type Quote } from '../reading/text/sources.js';
import { standingOf } from '../reading/assertion/standing.js';
import { statedRisk } from '../risks/stated/stated.js';

interface Judged {
  readonly status: NonNullable<AnalysisResult['technicalSpecs']['facade']>['status'];
  readonly reason: string;
  readonly evidence: Evidence[];
}

/** A wall that dries: its facing stands free of it. */
const aired = words(
  String.raw`luftspalta[dt]e?\s+(?:\p{L}+\s+){0,2}?\p{L}*(?:panel|puts|fasad|tegel)\p{L}*|(?=med|har|och)(?<=(?:fasad|tegel|panel|puts)[^.\n]{0,50})(?:med|har|och)\s+(?:\p{L}+\s+){0,2}?luftspalt(?:en)?(?!\s+(?:saknas|finns\s+(?:ej|inte)))|(?=luftspalta|ventilera)(?<=(?:puts|panel|tegel|fasad)\p{L}{0,4}\s(?:är\s|som\s+är\s)?)(?:luftspalta[dt]e?|ventilera[dt]e?)|(?=luftspalta|ventilera)(?<=fasad\p{L}{0,4}\s[^.\n]{0,50}(?:mot|till|av|med)\s(?:en|ett)\s)(?:luftspalta|ventilera)(?:d|t)(?:\s+sådan)?|två-?\s?stegs-?täta[dt]e?|ventilerad\s+(?:\p{L}+\s+)?(?:puts|fasad|panel)\p{L}*`,
);
const brick = /(?:(?<!\p{L})|fasad|mexi|röd|gul)tegel/iu;
const madeAnew =
  /(?<!\p{L})(?:ny(?:tt|a)?|ersat(?:t|ta|tes|ts)|by(?:tt|ttes|tts)|monter\p{L}*|ombygg\p{L}*|bygg(?:des|ts)\s+om|två-?\s?stegs\p{L}*)(?!\p{L})/iu;
/** Years that render lasts (30, the shortest life of a facing in the table) without the last five. */
const surelySound = 25;

/**
 * What the advert tells of how the facade is built: render straight on the insulation is red, yellow when measured dry
 * or doubtful. An air gap is green where age takes nothing from it: in brick, which the table of lives does not replace,
 * in a wall made anew, and in a house of at most 25 years; bare brick by its field is green while nothing speaks against
 * it. Null when nothing is told.
 */
export function facadeByBuild(context: Context): Judged | null {
  const found = statedRisk(context, 'single-stage-facade');
  const isRebuilt = found !== null && found.cost === undefined;
  if (found && !isRebuilt) {
    const isCritical = found.severity === 'critical';
    return {
      status: isCritical ? 'red' : 'yellow',
      reason: isCritical
        ? 'Putsen sitter utan luftspalt på väggen (enstegstätad fasad), en känd riskkonstruktion.'
        : 'Fasaden är av ett slag som kan stänga in fukt (enstegstätad). Be om fuktmätning i väggen.',
      evidence: [...found.quotes.slice(0, 1).map(quoted), reference('text-risks', found.title, found.source)],
    };
  }
  const gap = findAll(context.sources, aired).find((quote) =>
    ['stated', 'mended'].includes(standingOf(context.sources, quote)),
  );
  return (gap ? airGap(context, gap) : null) ?? brickField(context);
}

/** A field that calls the whole facade bare brick. */
const onlyBrick =
  /^\s*(?:(?:rött|gult|vitt|brunt|rödbrunt|ljust|mörkt|hårdbränt)\s+)?(?:röd|gul|mexi|fasad)?tegel(?:fasad)?\s*(?:\.\s*)?$/iu;
const worn = words(
  String.raw`(?:sprick|frostspr|frostskad|fogskad|saltutfäll|vittr)\p{L}*|(?:lösa|dåliga|skadade)\s+fogar`,
);
const otherFacing = words(
  String.raw`(?:trä)?panel(?:en)?|träfasad\p{L}*|puts(?:en|ad\p{L}*|at)?|eternit\p{L}*`,
);
const ofFacade = /fasad|tegl|tegel|gavel|gavlar|mur|vägg/iu;

function brickField(context: Context): Judged | null {
  const { sources, listing } = context;
  if (!onlyBrick.test(listing.facade ?? '')) return null;
  const against = findAll(sources, worn)
    .concat(findAll(sources, otherFacing))
    .some((quote) => {
      const source = sources.find((candidate) => candidate.field === quote.field);
      const span = source && sentenceAround(source, quote.start);
      return (
        span &&
        ofFacade.test(source.readable.slice(span.start, span.end)) &&
        ['stated', 'mended'].includes(standingOf(sources, quote))
      );
    });
  return against
    ? null
    : {
        status: 'green',
        reason: `Tegel enligt annonsen. ${brickLasts} Titta efter sprickor och lösa fogar.`,
        evidence: [field('facade', listing.facade ?? null), brickRow()],
      };
}

const brickLasts = 'En tegelfasad behöver normalt inte bytas.';
const brickRow = () =>
  reference('life-lengths', 'Tegelfasad: byts normalt inte', 'Teknisk medellivslängd enligt SBR:s tabell');

function airGap({ sources, listing, year }: Context, gap: Quote): Judged | null {
  const source = sources.find((candidate) => candidate.field === gap.field);
  const span = source && sentenceAround(source, gap.start);
  const said = source && span ? source.readable.slice(span.start, span.end) : gap.text;
  const built = listing.yearBuilt;
  const isYoung = built !== undefined && built <= year && year - built <= surelySound;
  const isBrick = brick.test(said);
  if (!isBrick && !isYoung && !madeAnew.test(said)) return null;
  const dries = 'Väggen har luftspalt enligt annonsen, så fukt som tränger in kan torka ut.';
  if (isBrick)
    return {
      status: 'green',
      reason: `${dries} ${brickLasts}`,
      evidence: [quoted(gap), brickRow()],
    };
  return {
    status: 'green',
    reason: isYoung ? `${dries} Huset är från ${built}, så fasaden kan inte vara äldre än så.` : dries,
    evidence: [
      quoted(gap),
      ...(isYoung ? [field('yearBuilt', built)] : []),
      reference('life-lengths', 'Puts (tjockputs): 30 år', 'Teknisk medellivslängd enligt SBR:s tabell'),
    ],
  };
}
