import { buildingYearRisks, type BuildingYearRisk } from '../knowledge/building-years.js';
import type { Context } from '../facts/context.js';
import { findAll, words } from '../reading/text/sources.js';
import { standingOf } from '../reading/assertion/standing.js';
import { answersBuildingYear } from '../reading/wordings/building-years.js';

const slab = words(String.raw`(?:betong)?platta(?:n)?\s+på\s+mark(?:en)?|gjuten\s+platta|betongplatta(?:n)?`);

const cellar = words(
  String.raw`(?!(?:jord|mat|vin|potatis|is|rot)källar)\p{L}*källar(?:e|en|grund|plan(?:et)?|våning(?:en)?|utrymme\p{L}{0,4}|rum(?:met|men)?|trappa(?:n)?|vägg\p{L}{0,5})|(?:sut|sout)err?äng\p{L}*`,
);
/** Foundations with air or rooms under the floor, and none of them a slab on the ground. */
const raised = words(
  String.raw`(?:torpar|kryp(?:rums)?|plint|sten|natursten|rullstens|hög)grund(?:en|er)?|kryp(?:rum|utrymme)(?:met|t)?|plint(?:ar|arna)?(?:\s+av\s+betong)?|betongplint\p{L}*|murad\s+grund|ventilerad\s+grund`,
);
const crawl = words(String.raw`(?:torpar|kryp(?:rums)?)grund\p{L}{0,4}|kryp(?:rum|utrymme)\p{L}{0,4}`);
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

const rendered = words(
  String.raw`puts(?:ad|ade|at|en|fasad\p{L}{0,3})?|fasad\p{L}{0,3}\s+(?:i|av|med)\s+(?:\p{L}+\s+)?puts`,
);
const otherFacade = words(
  String.raw`fasad\p{L}{0,4}(?:\s*:)?\s+(?:\p{L}+\s+){0,3}?(?:trä|träpanel|tegel|plåt|sten|natursten|skiffer|timmer|eternit|panel|betong)(?:panel|plank|plattor)?|(?:trä|tegel|plåt|sten|timmer|betong|mexitegel)(?:fasad|klädd|klätt|panel|beklädd)\p{L}{0,4}|timmerhus\p{L}{0,3}`,
);

/** True where the advert tells that the walls are clad with something else than render. */
function isOtherFacade(context: Context): boolean {
  const { facade } = context.listing;
  if (facade?.trim()) return !/puts/iu.test(facade);
  return states(context, otherFacade) && !states(context, rendered);
}

const renderedOpen = {
  text: 'Annonsen säger att fasaden är putsad men inte hur väggen är byggd. Putsade fasader på träregel från omkring 1995–2007 kan vara enstegstätade och stänga in fukt.',
  action: 'Fråga om fasaden är enstegstätad och om väggarna är fuktmätta.',
};

/** Findings of the subject of a risk of the year, which then has nothing to add. */
const toldBy: Readonly<Record<string, readonly string[]>> = {
  'blue-concrete-years': ['blue-concrete', 'radon-high', 'radon-unmeasured'],
  'asbestos-years': ['asbestos'],
  'old-house': ['crawl-space'],
  'slab-years': ['battened-slab', 'casein-screed'],
  'million-programme': ['pipe-replacement-planned', 'past-life-pipes'],
  'pcb-years': ['pcb'],
  'single-stage-years': ['single-stage-facade', 'render-of-risk-years', 'magnesium-boards'],
};

/** The risks of the year on which no finding of the advert has already spoken. */
export const notToldBy = (risks: readonly BuildingYearRisk[], rules: readonly string[]): BuildingYearRisk[] =>
  risks.filter(({ id }) => !toldBy[id]?.some((rule) => rules.includes(rule)));

/** Risks of the year of build that the advert does not already answer. None for land, nor of a foundation it does not have. */
export function buildingYearFindings(context: Context): BuildingYearRisk[] {
  const { yearBuilt } = context.listing;
  if (!yearBuilt || context.home.form === 'plot') return [];
  const house = context.home.form === 'house' || context.home.form === 'leisure';
  const isFlat =
    context.home.form === 'flat' ||
    (context.home.form === 'unknown' && context.home.tenure === 'cooperative');
  const onSlab = states(context, slab);
  const isRaised = states(context, raised) || states(context, cellar);
  const risks = buildingYearRisks.filter((risk) => {
    if (yearBuilt < risk.from || yearBuilt > risk.to) return false;
    if (risk.forms === 'house' && !house) return false;
    if (risk.id === 'pcb-years' && !isFlat) return false;
    if (risk.id === 'single-stage-years' && isOtherFacade(context)) return false;
    if (risk.id === 'slab-years' && isRaised && !onSlab) return false;
    return !answersBuildingYear(context.sources, risk.id);
  });
  return risks.map((risk) => {
    if (risk.id === 'slab-years' && onSlab) return { ...risk, ...statedSlab };
    if (risk.id === 'old-house' && (onSlab || states(context, cellar)) && !states(context, crawl))
      return { ...risk, ...oldOnOther };
    if (risk.id === 'single-stage-years' && states(context, rendered)) return { ...risk, ...renderedOpen };
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
