import { settings } from '../../settings/settings.schema.js';
import { demandsNothing } from './gate-demands.js';
import { groupBy } from './group-by.js';
import type { CaseVerdict, JudgedRun, Outcome, SuiteRun } from './suite.types.js';
import { counted, shellWord } from './wording.js';

type Held = Omit<JudgedRun, 'gate'>;

/** One line: what a person should do next. */
export function nextStep(held: Held, outcome: Outcome): string {
  if (outcome === 'unclear') return afterUnclear(held);
  return outcome === 'worse' ? afterWorse(held) : afterMet(held);
}

function afterMet({ run, cases, against }: Held): string {
  if (!against && demandsNothing(run.gate))
    return `To hold later runs against this one: npx app-cli experiments bless ${run.id}`;
  const changes = Object.values(against?.changes ?? {});
  const better = changes.flatMap(({ newlyPassing }) => newlyPassing).length;
  const worse = changes.flatMap(({ newlyFailing, newlyFlaky }) => [...newlyFailing, ...newlyFlaky]).length;
  if (better === 0 || worse > 0) return failingWithin(run, cases);
  const which = `${counted(better, 'case')} ${better === 1 ? 'passes' : 'pass'} that did not in the baseline`;
  return `${which}; to keep that: npx app-cli experiments bless ${run.id}`;
}

/** A gate may let some cases fail: those are told, for each variant in its order. */
function failingWithin({ variants }: SuiteRun, cases: readonly CaseVerdict[]): string {
  const counts = variants.map(
    ({ id }) => cases.filter(({ variant, failed }) => variant === id && failed > 0).length,
  );
  if (counts.every((count) => count === 0)) return 'Nothing to do.';
  const last = counts.at(-1)!;
  const before = counts.slice(0, -1).join(', ');
  const isOne = before === '' && last === 1;
  return `The gate is met; ${before === '' ? '' : `${before} and `}${last} ${isOne ? 'case fails' : 'cases fail'} within it.`;
}

function afterWorse({ run, cases, against }: Held): string {
  const worst = worstCase(cases, against);
  if (!worst) return `See what failed: npx app-cli experiments show ${run.id}`;
  const where = `${shellWord(worst.case)}${run.variants.length > 1 ? ` --variant ${worst.variant}` : ''}`;
  return `Read the worst case: npx app-cli experiments show ${run.id} --case ${where}`;
}

/** What newly fails goes first, then what always fails, then by the number of checks. */
function worstCase(cases: readonly CaseVerdict[], against: Held['against']): CaseVerdict | undefined {
  const isNew = ({ case: name, variant }: CaseVerdict) =>
    against?.changes[variant]?.newlyFailing.some((change) => change.case === name) ?? false;
  const weight = (verdict: CaseVerdict) =>
    (isNew(verdict) ? 10_000 : 0) +
    (verdict.state === 'failed' ? 1_000 : 0) +
    Math.min(verdict.failedChecks.length, 999);
  return cases
    .filter(({ failed }) => failed > 0)
    .toSorted((a, b) => weight(b) - weight(a))
    .at(0);
}

function afterUnclear({ run, results }: Held): string {
  const wanted = run.cases.length * run.variants.length * run.repeat;
  const goOn = `npx app-cli experiments run --continue ${run.id}`;
  if (results.length < wanted) return `Do the rest of it: ${goOn}`;
  const byCode = groupBy(
    results.flatMap(({ error }) => error ?? []),
    ({ code }) => code,
  );
  const [errors] = [...byCode.values()].sort((a, b) => b.length - a.length);
  if (!errors) return `See which cases the suite names: ${shellWord(run.suitePath)}`;
  const { code, message } = errors[0]!;
  const again = `npx app-cli experiments retry-errors ${run.id}`;
  const file = shellWord(run.suitePath);
  if (code === 'not_recorded' && run.asks !== 'recordings')
    return `No model could be asked: set OPENAI_API_KEY, then ${again}`;
  if (code === 'not_recorded')
    return `Record the missing answers${modelsOf(run)}: npx app-cli experiments run ${file} --record`;
  if (code === 'nothing_checked') return `Add a check that has something to look at in every case: ${file}`;
  if (code === 'out_of_money') return `Do the rest with more money: ${again} --max-cost <usd>`;
  if (code === 'report_too_costly')
    return `One report may take at most ${settings.report_cost_ceiling_usd.fallback} US dollars: name a cheaper model, or shorter instructions, in ${file}`;
  if (/answered 404\b/.test(message))
    return `The endpoint knows no such model: name one that it has in ${file}, or another endpoint with OPENAI_BASE_URL`;
  if (/OPENAI_API_KEY|answered 40[13]\b/.test(message))
    return `The model refused our key: set OPENAI_API_KEY, then ${again}`;
  return `Ask again what was not answered: ${again}`;
}

/** Recordings serve only the models that the suite names: whoever has other ones names those there first. */
function modelsOf({ variants }: Held['run']): string {
  const models = variants.flatMap(({ analyst, model }) => (analyst === 'rules' ? [] : (model ?? [])));
  return models.length === 0 ? '' : ` of ${[...new Set(models)].join(' and ')}`;
}
