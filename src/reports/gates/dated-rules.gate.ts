import { addedClaims, proseOf } from './claims.js';
import type { Gate } from './gate.types.js';

/** Rules that models still remember although they have been replaced, with their first invalid day. */
const replaced: readonly { readonly rule: string; readonly until: string; readonly pattern: RegExp }[] = [
  {
    rule: 'kontantinsats 15 %',
    until: '2026-04-01',
    pattern:
      /(?<![\d,.])(?:15\s*(?:%|procent)|femton procent)[^.;]{0,60}(?:kontantinsats|eget kapital|handpenning)|kontantinsats[^.;\d]{0,60}(?<![\d,.])(?:15\s*(?:%|procent)|femton procent)/i,
  },
  {
    rule: 'bolånetak 85 %',
    until: '2026-04-01',
    pattern:
      /(?<![\d,.])(?:85\s*(?:%|procent))[^.;]{0,60}(?:belån|bolån|lån)|(?:bolånetak|belåningsgrad|belåna|låna)[^.;\d]{0,60}(?<![\d,.])85\s*(?:%|procent)/i,
  },
  {
    rule: 'skärpt amorteringskrav vid 4,5 gånger inkomsten',
    until: '2026-04-01',
    pattern:
      /4[,.]5\s*(?:gånger|ggr|x|×)|fyra och en halv gånger|skärpta? amortering|extra amortering[^.;]{0,60}inkomst/i,
  },
  {
    rule: 'ränteavdrag på lån utan säkerhet',
    until: '2026-01-01',
    pattern: /ränteavdrag[^.;]{0,40}(?:blancolån|privatlån)(?![^.;]{0,40}(?:inte|inget|slopa|saknar))/i,
  },
];

/** No money rule is printed after the day it stopped to apply. Source: the loan rules of 2026-04-01. */
export const datedRulesGate: Gate = ({ result, rules, today }) => {
  const gone = replaced.filter((rule) => today >= new Date(`${rule.until}T00:00:00+02:00`));
  return addedClaims(result, rules).flatMap((claim) =>
    gone
      .filter((rule) => proseOf(claim.value).some((text) => rule.pattern.test(text)))
      .map((rule) => ({
        gate: 'dated-rules',
        path: claim.path,
        reason: `regeln "${rule.rule}" gäller inte längre`,
      })),
  );
};
