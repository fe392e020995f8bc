import type { AdminObjection, ObjectionReason } from '../analyses/objection.types.js';
import type { GoldenCase, Told } from './suites/case.schema.js';
import { mustHaves } from './suites/must-haves.js';

/** What a case of an analysis tells and expects because somebody objected to a claim of its report. */
export interface ObjectedCase {
  readonly story: string;
  readonly expected: Partial<Pick<GoldenCase['expected'], 'mustNotFlag' | 'notMissing' | 'neverMentions'>>;
}

const inWords: Readonly<Record<ObjectionReason, string>> = {
  untrue: 'it is not true',
  stated: 'the advert states it',
  'not-this-home': 'it is not about this home',
  'wrong-sum': 'the sum is wrong',
  unclear: 'it cannot be understood',
  other: 'something else is wrong',
};

/** Sums as texts of reports have them: `40 000 kr`, `40 000–60 000 kr`. */
const sum = /\d[\d\s–-]{0,30}\s?kr(?!\p{L})/gu;

/**
 * The case's story in the words of who objected, and what it must not say again where the objection leaves no doubt: a
 * reader of the advert writes the rest.
 */
export function caseOfObjection({ path, claim, reason, text }: AdminObjection): ObjectedCase {
  const about = claim.title ?? claim.texts[0] ?? path;
  const own = text === '' ? '' : ` In their words: ”${text}”`;
  return {
    story: `A reader of the report objects to ${path}, ”${about}”: ${inWords[reason]}.${own}`,
    expected: path === 'verdict' ? {} : expectedOf({ path, claim, reason }),
  };
}

function expectedOf({
  path,
  claim: { name, title, texts },
  reason,
}: Pick<AdminObjection, 'path' | 'claim' | 'reason'>): ObjectedCase['expected'] {
  if (reason === 'unclear' || reason === 'other') return {};
  if (reason === 'wrong-sum') {
    const sums = texts.flatMap((each) => each.match(sum) ?? []);
    return sums.length > 0 ? { neverMentions: [...new Set(sums)].map(toldOf) } : {};
  }
  const isMissing = path.startsWith('missingInfoDetails.');
  if (isMissing) return name !== null && name in mustHaves ? { notMissing: [name] } : {};
  const said = title ?? texts[0];
  if (said === undefined) return {};
  // A single word names a room or a part, and stands all over a report.
  const never = said.includes(' ') ? { neverMentions: [toldOf(said)] } : {};
  return path.startsWith('redFlags.') ? { mustNotFlag: [toldOf(said)], ...never } : never;
}

const toldOf = (words: string): Told => ({ name: words, words: [words] });
