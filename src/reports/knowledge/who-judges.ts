import type { PartId } from './life-lengths.js';

/**
 * Who judges the condition of a part that an ordinary inspection does not hold: `checks.ts` has their prices. Of the other
 * parts the inspector of the house does.
 */
const specialists: Readonly<Partial<Record<PartId, string>>> = {
  electrical: 'Beställ en elbesiktning',
  pipes: 'Låt filma avloppsrören',
  heatPump: 'Låt en värmetekniker gå igenom pumpen',
  groundHeatPump: 'Låt en värmetekniker gå igenom pumpen',
  boiler: 'Låt en värmetekniker gå igenom pannan',
  ventilation: 'Låt en ventilationstekniker mäta flödena',
  sewage: 'Fråga kommunens miljökontor vad som krävs',
  chimney: 'Låt sotaren kontrollera skorstenen',
  kitchen: 'Se efter under diskbänken',
};

/** What to have done about a part whose age tells too little, to begin a sentence. */
export const judgeOf = (part: PartId): string => specialists[part] ?? 'Låt besiktningsmannen bedöma skicket';
