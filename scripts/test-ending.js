/**
 * The last line of a run, which people and machines read, and the code it ends with. A suite that could not be run at all
 * is one failure, although it has no tests to count.
 * @param {object} run
 * @param {{ numTotalTestSuites: number, numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, numPendingTests: number,
 *   numTodoTests: number } | null} run.result Jest's own, null when it ended without one
 * @param {number} run.code Jest's exit code
 * @param {string | undefined} run.stoppedBy the signal that ended it
 * @param {string | undefined} run.testNamePattern the tests that were wanted
 * @returns {{ line: string, code: number }}
 */
export function endingOf({ result, code, stoppedBy, testNamePattern }) {
  if (stoppedBy) return { line: `broken off by ${stoppedBy}`, code: code || 1 };
  if (!result) return { line: '0 passed, 1 failed: Jest ended without a result', code: code || 1 };
  if (result.numTotalTestSuites === 0) return { line: 'nothing ran: no file of tests is chosen', code };
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  if (testNamePattern !== undefined && result.numPassedTests + failed === 0)
    return { line: `nothing ran: no test has the name ${JSON.stringify(testNamePattern)}`, code: 1 };
  const skipped = result.numPendingTests + result.numTodoTests;
  const counts = `${result.numPassedTests} passed, ${failed} failed`;
  return { line: skipped > 0 ? `${counts}, ${skipped} skipped` : counts, code };
}
