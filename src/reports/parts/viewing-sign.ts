import { gapAsks, oldPaneAsk } from '../knowledge/questions/gaps.js';
import type { AskRow } from '../knowledge/questions/asks/ask.types.js';
import type { PartId } from '../knowledge/life-lengths.js';
import { otherSigns, viewingSigns, type ViewingSign } from '../knowledge/viewing-signs.js';
import type { Context } from '../facts/context.js';
import { isMadeOf } from '../reading/parts/material.js';
import { hasUnsealedPanes } from '../reading/parts/panes.js';
import { hasNoCellar } from './building-year.js';

/** How the part shows its age in this home: what its build rules out is not looked for. */
export function viewingSignOf(context: Context, id: PartId): ViewingSign | undefined {
  if (id === 'windows' && hasUnsealedPanes(context)) return otherSigns.unsealedPanes;
  if (id === 'drainage' && hasNoCellar(context)) return otherSigns.drainageWithoutCellar;
  if (id !== 'roof') return viewingSigns[id];
  if (isMadeOf(context, 'roof', 'eternit-roof')) return otherSigns.eternitRoof;
  return isMadeOf(context, 'roof', 'tiles') ? viewingSigns.roof : otherSigns.otherRoof;
}

/** What to ask of a part of unknown age, by the name that the renovation part gives it. */
export const gapAskOf = (context: Context, area: string): AskRow | undefined =>
  area === 'Fönster' && hasUnsealedPanes(context) ? oldPaneAsk : gapAsks[area];
