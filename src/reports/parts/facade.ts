import type { AnalysisResult, Evidence } from '../analysis-result.schema.js';
import type { Context } from '../facts/context.js';
import { field, quoted, reference } from '../facts/evidence.js';
import { airGapIn, isSoundBrick } from '../reading/parts/facade.js';
import { statedRisk } from '../risks/stated/stated.js';

interface Judged {
  readonly status: NonNullable<AnalysisResult['technicalSpecs']['facade']>['status'];
  readonly reason: string;
  readonly evidence: Evidence[];
}

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
  return airGap(context) ?? brickField(context);
}

function brickField(context: Context): Judged | null {
  if (!isSoundBrick(context)) return null;
  return {
    status: 'green',
    reason: `Tegel enligt annonsen. ${brickLasts} Titta efter sprickor och lösa fogar.`,
    evidence: [field('facade', context.listing.facade ?? null), brickRow()],
  };
}

const brickLasts = 'En tegelfasad behöver normalt inte bytas.';
const brickRow = () =>
  reference('life-lengths', 'Tegelfasad: byts normalt inte', 'Teknisk medellivslängd enligt SBR:s tabell');

function airGap(context: Context): Judged | null {
  const gap = airGapIn(context);
  const { year } = context;
  const built = context.listing.yearBuilt;
  const isYoung = built !== undefined && built <= year && year - built <= surelySound;
  if (!gap || !(gap.isBrick || isYoung || gap.isMadeAnew)) return null;
  const dries = 'Väggen har luftspalt enligt annonsen, så fukt som tränger in kan torka ut.';
  if (gap.isBrick)
    return {
      status: 'green',
      reason: `${dries} ${brickLasts}`,
      evidence: [quoted(gap.quote), brickRow()],
    };
  return {
    status: 'green',
    reason: isYoung ? `${dries} Huset är från ${built}, så fasaden kan inte vara äldre än så.` : dries,
    evidence: [
      quoted(gap.quote),
      ...(isYoung ? [field('yearBuilt', built)] : []),
      reference('life-lengths', 'Puts (tjockputs): 30 år', 'Teknisk medellivslängd enligt SBR:s tabell'),
    ],
  };
}
