/** @typedef {{ name: string, area: string, fault: string, specs: string[] }} Fault a known fault in `test/faults/` */
/**
 * @typedef {'caught' | 'hung' | 'unloadable' | 'missed'} Kind `hung`: the tests began and did not end in time.
 *   `unloadable`: a file or the application could not be loaded, which is no test's merit.
 */
/** @typedef {{ kind: Kind, where?: string, why?: string }} Verdict `where`: the test or the file that tells it */

/**
 * @param {string} path from the root: `test/faults/<area>/<name>.patch`
 * @param {string} text of the patch, whose first two lines are `Fault:` and `Specs:`
 * @returns {Fault}
 * @throws Error that names what the patch lacks
 */
export function parseFault(path, text) {
  const [, area, short] = /^test\/faults\/([\w-]+)\/([\w-]+)\.patch$/.exec(path) ?? [];
  if (!area) throw new Error(`${path} is no test/faults/<area>/<name>.patch`);
  const [first = '', second = '', third, fourth = ''] = text.split('\n');
  const fault = /^Fault: (\S.*)$/.exec(first)?.[1];
  const specs = /^Specs: (\S.*)$/.exec(second)?.[1]?.trim().split(/\s+/);
  if (!fault) throw new Error(`${path} has no "Fault: <what is wrong for whom>" in its first line`);
  if (!specs) throw new Error(`${path} has no "Specs: <path> …" in its second line`);
  if (third !== '' || !fourth.startsWith('diff --git '))
    throw new Error(`${path} has no empty line and then a diff after its two lines`);
  return { name: `${area}/${short}`, area, fault, specs };
}

/**
 * @param {readonly Fault[]} faults
 * @param {readonly string[]} words names (`billing/double-spend`) or areas (`billing`); none for all
 * @returns {Fault[]}
 * @throws Error for a word that is neither
 */
export function chosenFaults(faults, words) {
  const fits = (word) => (fault) => fault.name === word || fault.area === word;
  const unknown = words.filter((word) => !faults.some(fits(word)));
  if (unknown.length > 0) {
    const areas = [...new Set(faults.map(({ area }) => area))];
    const named = areas.filter((area) => unknown.some((word) => word.startsWith(`${area}/`)));
    const known = faults.filter(({ area }) => named.includes(area)).map(({ name }) => name);
    throw new Error(
      `There is no fault and no area called ${unknown.join(', ')}; there are ${[...areas, ...known].join(', ')}`,
    );
  }
  return words.length === 0 ? [...faults] : faults.filter((fault) => words.some((word) => fits(word)(fault)));
}

/** @param {number} count @param {string} what in the singular */
export const counted = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** What the compiler or the start of any process would tell as well. */
const loading =
  /SyntaxError|ERR_MODULE_NOT_FOUND|Cannot find module|ReferenceError: .* is not defined|Nest can't resolve/;
/** A busy machine gives these as well, so another failure is told first. */
const tookTooLong = /Exceeded timeout/;
/** The limit of a run kills the worker (`test/runner/worker-limit.js`). */
const killed = /worker process .* was terminated|signal=SIGKILL/;

/**
 * What the tests said of a fault.
 * @param {object | null} result Jest's own, null when there is none
 * @param {string} root of the copy, with a slash at its end
 * @returns {Verdict}
 */
export function judge(result, root) {
  if (!result) return { kind: 'unloadable', why: 'the run ended without a result' };
  const files = result.testResults.map((file) => ({ ...file, spec: file.name.replace(root, '') }));
  const failed = files.flatMap(({ spec, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        where: `${spec} › ${fullName}`,
        why: failureMessages.join('\n'),
      })),
  );
  const faulted = failed.filter(({ why }) => !loading.test(why));
  const caught = faulted.find(({ why }) => !tookTooLong.test(why)) ?? faulted[0];
  if (caught) return { kind: 'caught', where: caught.where };
  const unrun = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const hung = unrun.find(({ message }) => killed.test(message));
  if (hung) return { kind: 'hung', where: hung.spec };
  const broken = failed[0] ?? (unrun[0] && { where: unrun[0].spec, why: unrun[0].message });
  if (broken) return { kind: 'unloadable', where: broken.where, why: firstLine(broken.why) };
  if (result.numPassedTests === 0) return { kind: 'unloadable', why: 'no test ran' };
  return { kind: 'missed' };
}

/** Of what is red without any fault: the tests, and the files that could not be run. */
export function redWithoutFault(result, root) {
  if (!result) return ['the run ended without a result'];
  return result.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const spec = name.replace(root, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${spec} › ${fullName}`);
    return status === 'failed' ? [`${spec}: ${firstLine(message)}`] : [];
  });
}

/** @param {Verdict} verdict @returns {string} one line */
export function verdictLine({ kind, where, why }) {
  if (kind === 'caught') return `caught by ${where}`;
  if (kind === 'hung') return `hung: ${where} did not end`;
  if (kind === 'missed') return 'NOT CAUGHT: every test passes';
  return `NOT CAUGHT by a test: ${[where, why].filter(Boolean).join(': ')}`;
}

/** A hung run shows the fault: its tests had begun. */
export const isCaught = ({ kind }) => kind === 'caught' || kind === 'hung';

/**
 * @param {readonly { fault: Fault, verdict: Verdict }[]} outcomes
 * @returns {string[]} a table of the areas, what was not caught, and the count
 */
export function summaryOf(outcomes) {
  const areas = Map.groupBy(outcomes, ({ fault }) => fault.area);
  const caughtOf = (some) => some.filter(({ verdict }) => isCaught(verdict)).length;
  const hung = outcomes.filter(({ verdict }) => verdict.kind === 'hung').length;
  return [
    ...[...areas].map(
      ([area, some]) =>
        `${area.padEnd(12)}${String(caughtOf(some)).padStart(3)} of ${String(some.length).padStart(2)}`,
    ),
    ...outcomes
      .filter(({ verdict }) => !isCaught(verdict))
      .map(({ fault, verdict }) => `${fault.name}: ${verdictLine(verdict)}. ${fault.fault}`),
    `${caughtOf(outcomes)} of ${counted(outcomes.length, 'fault')} ${outcomes.length === 1 ? 'is' : 'are'} caught${hung > 0 ? `, ${hung} of them by a run that hung` : ''}`,
  ];
}

const firstLine = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && line !== '● Test suite failed to run') ?? '';
