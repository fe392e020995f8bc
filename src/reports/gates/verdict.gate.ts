import type { Verdict } from '../analysis-result.schema.js';
import type { Gate } from './gate.types.js';

/** Worse is higher. */
export const verdictRank: Readonly<Record<Verdict, number>> = { GREEN: 0, YELLOW: 1, RED: 2 };

/**
 * RED and a critical flag go together, and the verdict is never milder than the rules': text in an advert can talk a
 * model into praise, so a model may only make the verdict stricter, and only with a proven flag to show.
 */
export const verdictGate: Gate = ({ result, rules }) => {
  const complain = (reason: string) => [{ gate: 'verdict', path: 'verdictReason', reason }];
  const has = (severity: string) => result.redFlags.some((flag) => flag.severity === severity);
  if (verdictRank[result.verdict] < verdictRank[rules.verdict]) {
    return complain(`bedömningen ${result.verdict} är mildare än iakttagelserna ger (${rules.verdict})`);
  }
  if (result.verdict === 'RED' && !has('critical')) return complain('RED kräver minst en kritisk varning');
  if (result.verdict !== 'RED' && has('critical')) {
    const reason = `${result.verdict} får inte ha en kritisk varning`;
    // The rules' own verdict has already taken the place of the model's: what contradicts it are the flags.
    if (result.verdictReason === rules.verdictReason) {
      return result.redFlags.flatMap((flag, index) =>
        flag.severity === 'critical' ? [{ gate: 'verdict', path: `redFlags.${index}`, reason }] : [],
      );
    }
    return complain(reason);
  }
  if (result.verdict === 'YELLOW' && rules.verdict === 'GREEN' && !has('critical') && !has('warning')) {
    return complain('YELLOW kräver minst en varning');
  }
  return [];
};
