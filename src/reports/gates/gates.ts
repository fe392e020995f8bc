import type { AnalysisResult } from '../analysis-result.schema.js';
import { claimsOf } from './claims.js';
import { aimedAtAiGate } from './aimed-at-ai.gate.js';
import { cleanTextGate } from './clean-text.gate.js';
import { costsGate } from './costs.gate.js';
import { datedRulesGate } from './dated-rules.gate.js';
import { evidenceGate } from './evidence.gate.js';
import type { Gate, GateInput } from './gate.types.js';
import type { Complaint } from '../reports.types.js';
import { missingInfoGate } from './missing-info.gate.js';
import { numbersGate } from './numbers.gate.js';
import { promptLeakGate } from './prompt-leak.gate.js';
import { questionsGate } from './questions.gate.js';
import { quotesGate } from './quotes.gate.js';
import { relevanceGate } from './relevance.gate.js';
import { schemaGate } from './schema.gate.js';
import { swedishGate } from './swedish.gate.js';
import { verdictGate } from './verdict.gate.js';

const gates: readonly Gate[] = [
  schemaGate,
  evidenceGate,
  quotesGate,
  aimedAtAiGate,
  relevanceGate,
  numbersGate,
  cleanTextGate,
  promptLeakGate,
  costsGate,
  swedishGate,
  datedRulesGate,
  missingInfoGate,
  questionsGate,
  verdictGate,
];

/** All complaints of all gates about a result, each at the claim it concerns; none when it may be shown. */
export function complaintsAbout(input: GateInput): Complaint[] {
  const claims = claimsOf(input.result).map((claim) => claim.path);
  return gates
    .flatMap((gate) => gate(input))
    .map((complaint) => ({ ...complaint, path: holderOf(claims, complaint.path) }));
}

/** The result without the parts complained about; where something must stand, the rules' own part takes its place. */
export function withoutFaulty(
  result: AnalysisResult,
  rules: AnalysisResult,
  complaints: readonly Complaint[],
): AnalysisResult {
  const paths = new Set(complaints.map((complaint) => complaint.path));
  const kept = <T>(list: string, items: readonly T[]): T[] =>
    items.filter((_, index) => !paths.has(`${list}.${index}`));
  const { photoAnalysis, renovationAnalysis: plan } = result;
  const room = paths.has('roomAnalysis') ? rules.roomAnalysis : result.roomAnalysis;
  const possibilities = plan?.layoutPossibilities;
  const findings = kept('keyFindings', result.keyFindings);
  const isJudged = !paths.has('verdictReason');
  return {
    ...result,
    ...(isJudged
      ? {}
      : {
          verdict: rules.verdict,
          verdictReason: rules.verdictReason,
          verdictDrivers: rules.verdictDrivers,
          redFlagScore: rules.redFlagScore,
        }),
    keyFindings: findings.length > 0 ? findings : rules.keyFindings,
    redFlags: kept('redFlags', result.redFlags),
    euphemisms: kept('euphemisms', result.euphemisms),
    missingInfo: result.missingInfo.filter((_, index) => !paths.has(`missingInfoDetails.${index}`)),
    missingInfoDetails: kept('missingInfoDetails', result.missingInfoDetails),
    photoAnalysis: {
      ...photoAnalysis,
      quality: paths.has('photoAnalysis.quality') ? rules.photoAnalysis.quality : photoAnalysis.quality,
      observations: kept('photoAnalysis.observations', photoAnalysis.observations),
    },
    floorplanAnalysis: paths.has('floorplanAnalysis') ? rules.floorplanAnalysis : result.floorplanAnalysis,
    roomAnalysis:
      room && room === result.roomAnalysis
        ? { ...room, rooms: kept('roomAnalysis.rooms', room.rooms) }
        : room,
    viewingQuestions: kept('viewingQuestions', result.viewingQuestions),
    renovationAnalysis:
      plan && possibilities
        ? {
            ...plan,
            qualityImprovements: kept('renovationAnalysis.qualityImprovements', plan.qualityImprovements),
            layoutPossibilities: {
              ...possibilities,
              opportunities: kept(
                'renovationAnalysis.layoutPossibilities.opportunities',
                possibilities.opportunities,
              ),
            },
            riskFactors: kept('renovationAnalysis.riskFactors', plan.riskFactors),
          }
        : plan,
  };
}

/** The claim that holds a path: the schema gate points deeper (`redFlags.2.title`). */
function holderOf(claims: readonly string[], path: string): string {
  const holders = claims.filter((claim) => path === claim || path.startsWith(`${claim}.`));
  return holders.sort((a, b) => b.length - a.length)[0] ?? path;
}
