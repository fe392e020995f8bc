import type { AnalysisResult, Evidence, RedFlag } from '../../src/reports/analysis-result.schema.js';
import type { AdvertCase, Planted } from './adverts-cases.js';

/** How many of how many. */
export interface Share {
  readonly right: number;
  readonly of: number;
}

export const measures = [
  'planted risks brought before the buyer',
  'planted criticals brought before the buyer',
  'planted risks flagged',
  'planted criticals flagged',
  'planted criticals flagged as critical',
  'severity right, of those flagged',
  'verdicts right',
  'missing facts named',
  'sentences that nobody judged',
  'GREEN on a planted critical',
  'false criticals',
  'untrue statements, of those looked for',
] as const;
export type Measure = (typeof measures)[number];

export interface AdvertScore {
  readonly name: string;
  readonly shares: Readonly<Record<Measure, Share>>;
  /** What went wrong, a line each. */
  readonly failures: readonly string[];
}

/** Parts of a report that claim nothing: proofs, questions, and words of the advert that it explains. */
const noClaims = new Set([
  ...[
    'evidence',
    'viewingQuestions',
    'checks',
    'euphemisms',
    'unjudged',
    'ask',
    'askFirst',
    'action',
    'mitigation',
  ],
  ...[
    'meta',
    'quality',
    'verdictDrivers',
    'source',
    'question',
    'rule',
    'confidence',
    'basis',
    'praises',
    'about',
    'purpose',
    'parts',
    'leavesOut',
  ],
]);
const order = { notice: 1, warning: 2, critical: 3 };

/** Holds a report against its key. */
export function scoreAdvert(advert: AdvertCase, result: AnalysisResult): AdvertScore {
  const { planted, verdicts } = advert;
  const found = planted.map((risk) => ({ risk, ...findRisk(risk, result) }));
  const criticals = found.filter(({ risk }) => risk.severity === 'critical');
  const flagged = found.filter(({ best }) => best !== undefined);
  const falseCriticals = result.redFlags.filter(
    (flag) => flag.severity === 'critical' && !isPlanted(flag, planted),
  );
  const untrue = advert.never.flatMap(({ what, isIn, where }) => {
    const said = (where === 'all' ? claimsIn(result) : claimsIn(result.redFlags)).find(isIn);
    return said === undefined ? [] : [`untrue: ${what}: ”${said.slice(0, 200)}”`];
  });
  const notNamed = advert.missing.filter(({ isIn }) => !result.missingInfo.some(isIn));
  const isGreen = result.verdict === 'GREEN' && criticals.length > 0;
  const isVerdictRight = verdicts.includes(result.verdict);
  const share = <T>(of: readonly T[], holds: (one: T) => boolean): Share => ({
    right: of.filter(holds).length,
    of: of.length,
  });
  return {
    name: advert.name,
    shares: {
      'planted risks brought before the buyer': share(found, ({ isShown }) => isShown),
      'planted criticals brought before the buyer': share(criticals, ({ isShown }) => isShown),
      'planted risks flagged': share(found, ({ best }) => best !== undefined),
      'planted criticals flagged': share(criticals, ({ best }) => best !== undefined),
      'planted criticals flagged as critical': share(criticals, ({ best }) => best === 'critical'),
      'severity right, of those flagged': share(flagged, ({ risk, best }) => risk.accept.includes(best!)),
      'verdicts right': { right: isVerdictRight ? 1 : 0, of: 1 },
      'missing facts named': { right: advert.missing.length - notNamed.length, of: advert.missing.length },
      'sentences that nobody judged': { right: unjudgedIn(result).length, of: sentencesIn(advert).length },
      'GREEN on a planted critical': { right: isGreen ? 1 : 0, of: criticals.length > 0 ? 1 : 0 },
      'false criticals': { right: falseCriticals.length, of: result.redFlags.length },
      'untrue statements, of those looked for': { right: untrue.length, of: advert.never.length },
    },
    failures: [
      ...(isGreen ? ['GREEN though a critical risk was planted'] : []),
      ...found.flatMap(({ risk, best, isShown }) => missOf(risk, best, isShown)),
      ...falseCriticals.map(
        ({ title, description }) => `false critical: ${title}: ${description.slice(0, 140)}`,
      ),
      ...untrue,
      ...(isVerdictRight
        ? []
        : [`verdict ${result.verdict}, not ${verdicts.join(' or ')}: ${result.verdictReason}`]),
      ...notNamed.map(({ what }) => `not named as missing: ${what}`),
    ],
  };
}

function missOf(risk: Planted, best: RedFlag['severity'] | undefined, isShown: boolean): string[] {
  if (best === undefined)
    return [
      `${isShown ? 'shown, not flagged' : 'missed'}: ${risk.severity}: ${risk.what}: ”${risk.sentence ?? 'a field'}”`,
    ];
  return risk.accept.includes(best)
    ? []
    : [`severity: ${risk.what}: ${best}, not ${risk.accept.join(' or ')}`];
}

/** The highest severity of the flags that tell of a risk, those first that quote it; and whether its words are shown at all. */
function findRisk(risk: Planted, result: AnalysisResult): { best?: RedFlag['severity']; isShown: boolean } {
  const hits = result.redFlags
    .map((flag) => ({
      flag,
      quotes: quotesOf(flag.evidence).filter((quote) => overlap(quote, risk.sentence)),
    }))
    .filter(({ flag, quotes }) => risk.isIn(claimOf(flag)) || quotes.some(risk.isIn));
  const quoting = hits.filter(({ quotes }) => quotes.length > 0);
  const [best] = (quoting.length > 0 ? quoting : hits)
    .map(({ flag }) => flag.severity)
    .sort((one, other) => order[other] - order[one]);
  const isShown = best !== undefined || unjudgedIn(result).some((quote) => overlap(quote, risk.sentence));
  return { isShown, ...(best && { best }) };
}

const isPlanted = (flag: RedFlag, planted: readonly Planted[]): boolean =>
  planted.some(
    (risk) =>
      risk.accept.includes('critical') &&
      (risk.isIn(claimOf(flag)) || quotesOf(flag.evidence).some((quote) => overlap(quote, risk.sentence))),
  );

const claimOf = ({ title, category, description }: RedFlag): string =>
  [title, category, description].join(' ');

const quotesOf = (evidence: readonly Evidence[]): string[] =>
  evidence.flatMap((proof) => (proof.kind === 'quote' ? [proof.text] : []));

/** Quotes of what the report shows as unjudged. */
const unjudgedIn = (result: AnalysisResult): string[] =>
  ((result as { unjudged?: readonly { evidence: readonly Evidence[] }[] }).unjudged ?? []).flatMap(
    ({ evidence }) => quotesOf(evidence),
  );

const sentencesIn = ({ listing }: AdvertCase): string[] =>
  (listing.description ?? '').split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.length > 8);

/** Every text of a report that states something. */
function claimsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(claimsIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => (noClaims.has(name) ? [] : claimsIn(inner)));
}

/** Whether one holds the other, or half of the shorter stands in both in one piece. */
export function overlap(quote: string, sentence: string | undefined): boolean {
  if (sentence === undefined) return false;
  const [one, other] = [quote, sentence].map((each) => each.replace(/\s+/g, ' ').trim().toLowerCase()) as [
    string,
    string,
  ];
  if (!one || !other) return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return longestIn(short, long) >= 0.5 * short.length;
}

/** The length of the longest run of signs that both texts hold. */
function longestIn(one: string, other: string): number {
  let longest = 0;
  let before = new Uint16Array(other.length + 1);
  for (const letter of one) {
    const here = new Uint16Array(other.length + 1);
    for (let at = 0; at < other.length; at += 1)
      if (other[at] === letter) longest = Math.max(longest, (here[at + 1] = before[at]! + 1));
    before = here;
  }
  return longest;
}
