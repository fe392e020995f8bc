import { stockholmDay } from '../../shared/clock.js';
import { addedClaims, proseOf } from './claims.js';
import type { Gate } from './gate.types.js';

interface ReplacedRule {
  readonly rule: string;
  /** The first day on which it no longer applies, ISO. */
  readonly until: string;
  readonly pattern: RegExp;
  /** What in the same sentence says that the rule is gone. */
  readonly unless?: RegExp;
}

const percent = (figures: string, words: string): string =>
  String.raw`(?<![\d,.])(?:${figures}\s*(?:%|procent)|${words}\s*procent)`;
const deduction = String.raw`(?:ränteavdrag|skattereduktion|avdragsgill|dra(?:r)?\s+av|avdrag)`;
const unsecured = String.raw`(?:blanco|privat|konsumtions|sms-?)lån|lån\p{L}*\s+utan\s+(?:säkerhet|pant)`;
const down = 'kontantinsats|eget kapital|egen insats|handpenning';
const share = 'bolånetak|belåningsgrad|belåna|bolån|låna|lån';

/** Rules that models still remember although they have been replaced. */
const replaced: readonly ReplacedRule[] = [
  {
    rule: 'kontantinsats 15 %',
    until: '2026-04-01',
    pattern: new RegExp(
      `${percent('15', 'femton')}[^.;]{0,60}(?:${down})|(?:${down})[^.;\\d]{0,60}${percent('15', 'femton')}`,
      'i',
    ),
  },
  {
    rule: 'bolånetak 85 %',
    until: '2026-04-01',
    pattern: new RegExp(
      `${percent('85', 'åttiofem')}[^.;]{0,60}(?:${share})|(?:${share})[^.;\\d]{0,60}${percent('85', 'åttiofem')}`,
      'i',
    ),
  },
  {
    rule: 'skärpt amorteringskrav vid 4,5 gånger inkomsten',
    until: '2026-04-01',
    pattern:
      /4[,.]5\s*(?:gånger|ggr|x|×)|fyra\s+och\s+en\s+halv\s+gång|skärpta? amortering|extra amortering[^.;]{0,60}inkomst/i,
  },
  {
    rule: 'ränteavdrag på lån utan säkerhet',
    until: '2026-01-01',
    pattern: new RegExp(
      `${deduction}[^.;]{0,80}(?:${unsecured})|(?:${unsecured})[^.;]{0,80}${deduction}`,
      'iu',
    ),
    unless:
      /(?<!\p{L})(?:inte|inget|inga|ingen|aldrig|slopa\p{L}*|sakna\p{L}*|avskaffa\p{L}*|upphör\p{L}*|försv\p{L}*|borta|noll)(?!\p{L})|(?<![\d,.])0\s*(?:%|procent)/iu,
  },
];

/** The rules that no longer apply on the day. Source: the rules of 2026 (§4). */
function replacedBy(today: Date): readonly ReplacedRule[] {
  const day = stockholmDay(today);
  return replaced.filter(({ until }) => day >= until);
}

function statedIn(text: string, rules: readonly ReplacedRule[]): string[] {
  const sentences = text.split(/(?<=[.!?;])\s+|\n/);
  return rules
    .filter(({ pattern, unless }) =>
      sentences.some((sentence) => pattern.test(sentence) && !unless?.test(sentence)),
    )
    .map(({ rule }) => rule);
}

/** The names of rules that a text states although they no longer apply on the day. */
export const outdatedRules = (text: string, today: Date): string[] => statedIn(text, replacedBy(today));

/** No money rule is printed after the day it stopped to apply. */
export const datedRulesGate: Gate = ({ result, rules, today }) => {
  const past = replacedBy(today);
  return addedClaims(result, rules).flatMap((claim) => {
    const gone = new Set(proseOf(claim.value).flatMap((text) => statedIn(text, past)));
    return [...gone].map((rule) => ({
      gate: 'dated-rules',
      path: claim.path,
      reason: `regeln "${rule}" gäller inte längre`,
    }));
  });
};
