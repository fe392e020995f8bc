import type { Gate } from './gate.types.js';

/** What the rules found missing is still there, and each entry has its details at the same place. */
export const missingInfoGate: Gate = ({ result, rules }) => {
  const stated = new Set(result.missingInfo);
  const gone = rules.missingInfo
    .filter((entry) => !stated.has(entry))
    .map((entry) => ({ gate: 'missing-info', path: 'missingInfo', reason: `"${entry}" har tagits bort` }));
  if (result.missingInfo.length === result.missingInfoDetails.length) return gone;
  const reason = `${result.missingInfo.length} saknade uppgifter men ${result.missingInfoDetails.length} förklaringar`;
  return [...gone, { gate: 'missing-info', path: 'missingInfo', reason }];
};
