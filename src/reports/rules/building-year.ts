import { buildingYearRisks, type BuildingYearRisk } from '../knowledge/building-years.js';
import type { Context } from './context.js';
import { findAll, words } from './sources.js';

/** Risks of the year of build that the advert does not already answer. None for land. */
export function buildingYearFindings(context: Context): BuildingYearRisk[] {
  const { yearBuilt } = context.listing;
  if (!yearBuilt || context.home.form === 'plot') return [];
  const house = context.home.form === 'house' || context.home.form === 'leisure';
  return buildingYearRisks.filter((risk) => {
    if (yearBuilt < risk.from || yearBuilt > risk.to) return false;
    if (risk.forms === 'house' && !house) return false;
    if (risk.id === 'pcb-years' && house) return false;
    return !(risk.answered && findAll(context.sources, words(risk.answered)).length > 0);
  });
}
