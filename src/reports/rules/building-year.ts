import { buildingYearRisks, type BuildingYearRisk } from '../knowledge/building-years.js';
import type { Context } from './context.js';
import { denied } from './denial.js';
import { findAll, words } from './sources.js';

const slab = words(String.raw`(?:betong)?platta(?:n)?\s+på\s+mark(?:en)?|gjuten\s+platta|betongplatta(?:n)?`);

const cellar = words(String.raw`\p{L}*källare\p{L}*|källargrund|sutteräng\p{L}*|souterräng\p{L}*`);

/** True for a house on a slab without a cellar: nothing of it stands below ground for drainage to keep dry. */
export function standsOnSlab({ sources }: Context): boolean {
  const states = (pattern: RegExp) => findAll(sources, pattern).some((quote) => !denied(sources, quote));
  return states(slab) && !states(cellar);
}

/** Risks of the year of build that the advert does not already answer. None for land. */
export function buildingYearFindings(context: Context): BuildingYearRisk[] {
  const { yearBuilt } = context.listing;
  if (!yearBuilt || context.home.form === 'plot') return [];
  const house = context.home.form === 'house' || context.home.form === 'leisure';
  const risks = buildingYearRisks.filter((risk) => {
    if (yearBuilt < risk.from || yearBuilt > risk.to) return false;
    if (risk.forms === 'house' && !house) return false;
    if (risk.id === 'pcb-years' && house) return false;
    return !(risk.answered && findAll(context.sources, words(risk.answered)).length > 0);
  });
  const [stated] = findAll(context.sources, slab).filter((quote) => !denied(context.sources, quote));
  return risks.map((risk) => {
    if (risk.id === 'slab-years' && stated) return { ...risk, ...statedSlab };
    return house && risk.inHouse ? { ...risk, ...risk.inHouse } : risk;
  });
}

/** The advert says slab: that is a fact, and only what lies under it is a matter of the year. */
const statedSlab = {
  title: 'Platta på mark enligt annonsen',
  text: 'Annonsen anger platta på mark. Många småhus från 1960–1985 har uppreglade golv på en sådan platta utan isolering undertill, och då kan fukt stanna i golvet.',
  action:
    'Fråga hur golvet är uppbyggt och om plattan är isolerad undertill. Är fukten mätt, läs protokollet; annars låt besiktningsmannen mäta genom borrprov.',
};
