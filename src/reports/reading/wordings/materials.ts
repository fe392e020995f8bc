import type { MaterialId } from '../../knowledge/materials.js';
import { words } from '../text/sources.js';

/** How adverts name what a roof or a facade is made of. */
export const materialPatterns: Readonly<Record<MaterialId, RegExp>> = {
  /** Also grass and thatch. */
  'sedum-slate-or-copper': words(
    String.raw`sedum\p{L}*|grästak\p{L}*|torvtak\p{L}*|skiffer\p{L}*|koppartak\p{L}*|stråtak\p{L}*|vasstak\p{L}*|halmtak\p{L}*|(?:vass|halm)(?=\s*(?:\(|$))`,
  ),
  /** Of clay or concrete; bare `tegel` and `betong` only beside the roof. */
  tiles: words(
    String.raw`\p{L}*pannor(?:na)?|pannt?ak\p{L}*|tegeltak\p{L}*|(?:tak|ler|betong)tegel\p{L}*|(?:(?:en|två)kupigt|nytt)\s+tegel|betong(?:tak|panna)\p{L}*|tegel|betong`,
  ),
  'sheet-metal-roof': words(
    String.raw`plåttak\p{L}*|(?:falsad|korrugerad|bandtäckt)\s+plåt|takplåt\p{L}*|pannplåt\p{L}*|plåtpannor(?:na)?|plåt`,
  ),
  'eternit-roof': words(
    String.raw`eternit(?:tak\p{L}*|skivor(?:na)?|plattor(?:na)?|en)?|fiber(?:cement)?skivor(?:na)?`,
  ),
  'rubber-sheet': words(String.raw`gummiduk\p{L}*`),
  'roofing-felt': words(String.raw`(?:tak)?papp(?:en|tak\p{L}*)?`),
  /** Of wood. */
  panel: words(
    String.raw`(?:trä|fasad|ytter|lock(?:list)?|fjäll|fas|spont)?panel(?:en|er)?|träfasad\p{L}*|trä`,
  ),
  render: words(String.raw`\p{L}*puts(?:en|fasad\p{L}*|ad|ade|ades|at|ats)?`),
  'eternit-facade': words(String.raw`eternit\p{L}*`),
};
