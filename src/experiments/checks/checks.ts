import { z } from 'zod';
import type { GoldenCase } from '../suites/case.schema.js';
import type { SuiteFile } from '../suites/suite.schema.js';
import type { RunCheck } from '../suites/suite.types.js';
import { SuiteInvalid } from '../suites/suites.errors.js';
import type { Check, CheckCall, CheckSubject } from './check.types.js';
import { costCheck } from './cost.check.js';
import { evidenceCheck } from './evidence.check.js';
import { flatteryCheck } from './flattery.check.js';
import { keptCheck } from './kept.check.js';
import { lengthCheck } from './length.check.js';
import { mentionsCheck } from './mentions.check.js';
import { neverMentionsCheck } from './never-mentions.check.js';
import { numbersCheck } from './numbers.check.js';
import { questionsCheck } from './questions.check.js';
import { quotesCheck } from './quotes.check.js';
import { rubricCheck } from './rubric.check.js';
import { schemaCheck } from './schema.check.js';
import { severityCheck } from './severity.check.js';
import { swedishCheck } from './swedish.check.js';
import { timeCheck } from './time.check.js';
import { verdictCheck } from './verdict.check.js';

/** Every kind of check by its type, in the order in which people read them. */
export const checks: ReadonlyMap<string, Check> = new Map(
  [
    schemaCheck,
    evidenceCheck,
    quotesCheck,
    numbersCheck,
    keptCheck,
    verdictCheck,
    severityCheck,
    mentionsCheck,
    neverMentionsCheck,
    questionsCheck,
    swedishCheck,
    flatteryCheck,
    lengthCheck,
    costCheck,
    timeCheck,
    rubricCheck,
  ].map((check) => [check.type, check]),
);

/**
 * Reads the checks of a suite file, each by its own schema.
 * @throws SuiteInvalid that names the check, its field and what is wrong
 */
export function readCheckCalls(raw: SuiteFile['checks']): CheckCall[] {
  const calls = raw.map(({ type, name = type, tags, ...given }, index): CheckCall => {
    const place = `checks[${index}]${name === type ? '' : ` (${name})`}`;
    const check = checks.get(type);
    if (!check)
      throw new SuiteInvalid(
        `${place}: there is no check “${type}”; known are ${[...checks.keys()].join(', ')}`,
      );
    const read = check.params.safeParse(given);
    if (!read.success)
      throw new SuiteInvalid(`${place}: ${type}: ${read.error.issues.map(inWords(check)).join('; ')}`);
    return { name, type, params: read.data, tags };
  });
  for (const [index, { name }] of calls.entries()) {
    const first = calls.findIndex((call) => call.name === name);
    if (first < index)
      throw new SuiteInvalid(
        `checks[${index}]: there is a check “${name}” already (checks[${first}]): give it a name`,
      );
  }
  return calls;
}

/** Whether a check looks at a case, by the tags of both. */
export const isMeantFor = ({ tags }: CheckCall, golden: Pick<GoldenCase, 'tags'>): boolean =>
  tags.length === 0 || tags.some((tag) => golden.tags.includes(tag));

/**
 * Asks one check about one report.
 * @throws ModelUnavailable, ModelRefused, ModelAnswerInvalid when the judging model does not answer
 */
export async function runCheck(call: CheckCall, subject: CheckSubject): Promise<RunCheck> {
  const check = checks.get(call.type);
  if (!check) throw new SuiteInvalid(`there is no check “${call.type}”`);
  return { name: call.name, ...(await check.run(subject, call.params)) };
}

const inWords =
  (check: Check) =>
  (issue: z.core.$ZodIssue): string => {
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(paramsOf(check).properties ?? {});
      const fields = known.length > 0 ? `its fields are ${known.join(', ')}` : 'it takes none';
      return `${issue.keys.join(', ')}: no field of it; ${fields}`;
    }
    return issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message;
  };

/** The parameters of a check as JSON Schema, as they are written in a suite file. */
export function paramsOf(check: Check): z.core.JSONSchema.JSONSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(check.params, { io: 'input' });
  return schema;
}
