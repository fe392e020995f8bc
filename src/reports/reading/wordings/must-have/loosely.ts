import { looseAssociationWords } from './loosely-association.js';
import { looseHouseWords } from './loosely-house.js';

/** What is told of either: an owned house and a home of an association. */
const both = ['operatingCost'] as const;

/**
 * Words that tell a fact well enough for it not to be called missing, though not so plainly that a model should be kept
 * from asking: `VA: kommunalt`, `drift 35 600`, `mark med äganderätt`.
 */
export const looseWords: Readonly<Record<string, string>> = {
  ...looseAssociationWords,
  ...looseHouseWords,
  ...Object.fromEntries(both.map((id) => [id, `${looseAssociationWords[id]}|${looseHouseWords[id]}`])),
};

/** Words that name a figure of the economy and tell nothing of its size: `ett årligt sparande som kallas betryggande`. */
export const vagueWords: Readonly<Record<string, string>> = {
  savings: String.raw`\p{L}{0,10}sparande(?:t)?|lägger\s+(?:\p{L}+\s+){0,2}undan|avsätter\s+(?:\p{L}+\s+){0,3}(?:varje|per)\s+år|stark\s+kassa|god\s+buffert`,
  debtPerSqm: String.raw`(?:låg|hög|måttlig|liten|stor|rimlig|blygsam)(?:a|t)?\s+(?:\p{L}+\s+)?(?:belåning|skuld|skulder|skuldsättning|lån)|(?:belåning|skuldsättning|skulden)(?:en)?\s+är\s+(?:\p{L}+\s+)?(?:låg|hög|måttlig|liten|stor|rimlig|blygsam)|(?:föreningens|fastighets|bank)?lån(?:en)?\s+(?:uppgår|är|löper|läggs|binds|amorter)\p{L}*`,
  operatingCost: String.raw`(?:låg|låga|hög|höga|rimlig|rimliga|behaglig|obetydlig)\s+(?:\p{L}+\s+)?drift(?:s?kostnad\p{L}*|en)?|drift(?:s?kostnad\p{L}*|en)?\s+(?:är|var|blir|ligger)\s+(?:\p{L}+\s+)?(?:låg|låga|hög|höga|rimlig|rimliga)`,
};
