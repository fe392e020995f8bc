import { buildingYearRisks, type BuildingYearRisk } from '../knowledge/building-years.js';
import type { Context } from './context.js';
import { findAll, words } from './sources.js';
import { standingOf } from './standing.js';

const slab = words(String.raw`(?:betong)?platta(?:n)?\s+på\s+mark(?:en)?|gjuten\s+platta|betongplatta(?:n)?`);

const cellar = words(
  String.raw`(?!(?:jord|mat|vin|potatis|is|rot)källar)\p{L}*källar(?:e|en|grund|plan(?:et)?|våning(?:en)?)|(?:sut|sout)err?äng\p{L}*`,
);
/** Foundations with air or rooms under the floor, and none of them a slab on the ground. */
const raised = words(
  String.raw`(?:torpar|kryp(?:rums)?|plint|sten|natursten|rullstens|hög)grund(?:en|er)?|kryp(?:rum|utrymme)(?:met|t)?|plint(?:ar|arna)?(?:\s+av\s+betong)?|betongplint\p{L}*|murad\s+grund|ventilerad\s+grund`,
);
const plinths = words(String.raw`plint(?:grund(?:en)?|ar|arna)?(?:\s+av\s+betong)?|betongplint\p{L}*`);
/** A plinth under a terrace or a shed carries no house. */
const underOther =
  /(?<!\p{L})(?:altan|trall|trädäck|uteplats|terrass|skärmtak|uterum|pergola|brygga|bastu|förråd|friggebod)\p{L}*(?:\s+\p{L}+){0,4}\s*$/iu;

/** True when the advert says that this home stands so. */
function states({ sources }: Context, pattern: RegExp): boolean {
  return findAll(sources, pattern).some((quote) => {
    const source = sources.find(({ field }) => field === quote.field);
    const before = source?.readable.slice(Math.max(0, quote.start - 60), quote.start) ?? '';
    return ['stated', 'mended'].includes(standingOf(sources, quote)) && !underOther.test(before);
  });
}

/** True for a house on a slab or on plinths: nothing of it stands below ground for drainage to keep dry. */
export const needsNoDrainage = (context: Context): boolean =>
  (states(context, slab) || states(context, plinths)) && !states(context, cellar);

/** True for a house that the advert gives another foundation than a cellar. */
export const hasNoCellar = (context: Context): boolean =>
  (states(context, slab) || states(context, raised)) && !states(context, cellar);

/** Risks of the year of build that the advert does not already answer. None for land, nor of a foundation it does not have. */
export function buildingYearFindings(context: Context): BuildingYearRisk[] {
  const { yearBuilt } = context.listing;
  if (!yearBuilt || context.home.form === 'plot') return [];
  const house = context.home.form === 'house' || context.home.form === 'leisure';
  const onSlab = states(context, slab);
  const isRaised = states(context, raised) || states(context, cellar);
  const risks = buildingYearRisks.filter((risk) => {
    if (yearBuilt < risk.from || yearBuilt > risk.to) return false;
    if (risk.forms === 'house' && !house) return false;
    if (risk.id === 'pcb-years' && house) return false;
    if (risk.id === 'slab-years' && isRaised && !onSlab) return false;
    return !(risk.answered && findAll(context.sources, words(risk.answered)).length > 0);
  });
  return risks.map((risk) => {
    if (risk.id === 'slab-years' && onSlab) return { ...risk, ...statedSlab };
    if (risk.id === 'old-house' && (onSlab || states(context, cellar)) && !states(context, raised))
      return { ...risk, ...oldOnOther };
    return house && risk.inHouse ? { ...risk, ...risk.inHouse } : risk;
  });
}

/** An old house whose foundation is stated, and is not the torpargrund of its time. */
const oldOnOther = {
  title: 'Äldre vind, ventilation och el',
  text: 'Hus från före 1940 har ofta kall vind och självdrag. Det fungerar när det sköts men tål inte fel tilläggsisolering.',
  action: 'Låt besiktningsmannen gå igenom grund och vind, och beställ en elbesiktning.',
};

/** The advert says slab: that is a fact, and only what lies under it is a matter of the year. */
const statedSlab = {
  title: 'Platta på mark enligt annonsen',
  text: 'Annonsen anger platta på mark. Många småhus från 1960–1985 har uppreglade golv på en sådan platta utan isolering undertill, och då kan fukt stanna i golvet.',
  action:
    'Fråga hur golvet är uppbyggt och om plattan är isolerad undertill. Är fukten mätt, läs protokollet; annars låt besiktningsmannen mäta genom borrprov.',
};
