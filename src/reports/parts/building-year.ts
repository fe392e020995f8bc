import { buildingYearRisks, type BuildingYearRisk } from '../knowledge/building-years.js';
import type { Context } from '../facts/context.js';
import { bathroomsIn } from '../reading/home/counted.js';
import { isNotRendered, isRendered } from '../reading/parts/facade.js';
import { standsOn } from '../reading/parts/foundation.js';
import { answersBuildingYear } from '../reading/wordings/building-years.js';

/** True for a house on a slab or on plinths: nothing of it stands below ground for drainage to keep dry. */
export const needsNoDrainage = (context: Context): boolean =>
  (standsOn(context, 'slab') || standsOn(context, 'plinths')) && !standsOn(context, 'cellar');

/** True for a house that the advert gives another foundation than a cellar. */
export const hasNoCellar = (context: Context): boolean =>
  (standsOn(context, 'slab') || standsOn(context, 'raised')) && !standsOn(context, 'cellar');

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
  const onSlab = standsOn(context, 'slab');
  const isRaised = standsOn(context, 'raised') || standsOn(context, 'cellar');
  const risks = buildingYearRisks.filter((risk) => {
    if (yearBuilt < risk.from || yearBuilt > risk.to) return false;
    if (risk.forms === 'house' && !house) return false;
    if (risk.id === 'pcb-years' && !isFlat) return false;
    if (risk.id === 'single-stage-years' && isNotRendered(context)) return false;
    if (risk.id === 'slab-years' && isRaised && !onSlab) return false;
    return !answersBuildingYear(context.sources, risk.id);
  });
  return risks.map((risk) => {
    if (risk.id === 'slab-years' && onSlab) return { ...risk, ...statedSlab };
    if (risk.id === 'asbestos-years') return { ...risk, ...asbestosHere(context, isFlat), row: risk.title };
    if (
      risk.id === 'old-house' &&
      (onSlab || standsOn(context, 'cellar')) &&
      !standsOn(context, 'crawlSpace')
    )
      return { ...risk, ...oldOnOther };
    if (risk.id === 'single-stage-years' && isRendered(context)) return { ...risk, ...renderedOpen };
    return house && risk.inHouse ? { ...risk, ...risk.inHouse } : risk;
  });
}

/** Since then no asbestos is built in (`asbestos-years`). */
const asbestosFree = 1983;

/** Where asbestos may still sit: not in a bathroom of later years, and the roof of a flat is none of the buyer's. */
function asbestosHere(context: Context, isFlat: boolean): Pick<BuildingYearRisk, 'title' | 'text'> {
  const baths = context.work.filter(({ part, state }) => part === 'bathroom' && state !== 'planned');
  const isBathroomNew =
    baths.length > 0 && baths.every(({ from }) => from >= asbestosFree) && bathroomsIn(context) === null;
  const torn = [...(isBathroomNew ? [] : ['badrum']), ...(isFlat ? ['golv'] : ['tak'])].join(' eller ');
  return {
    title: `Asbest kan sitta i ${isBathroomNew ? 'golv' : 'kakelfix, golv'} och rörisolering`,
    text: `Asbest användes fram till förbudet 1982. Orörd är den ofarlig, men den gör det dyrare att riva ${torn}.`,
  };
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
