import { Command, InvalidArgumentError } from 'commander';
import { currentIo } from '../call.js';
import { callEnvironment } from '../context.js';
import type { Finding } from '../doctor/finding.js';
import { endWith, exitCodes, printJson, printText, say } from '../output.js';
import { startProgress } from '../progress.js';
import { tableLines } from '../table.js';

export function doctorCommand(): Command {
  return new Command('doctor')
    .description('Look at everything that the product stands on, and say what to do. Nothing is changed.')
    .option('--timeout <s>', 'seconds that each may take to answer, 0.1-600', seconds, 5)
    .option('--json', 'print [{name, state, found, remedy}], state ok|warning|wrong|unknown')
    .addHelpText(
      'after',
      `
Looks at configuration, Node, PostgreSQL, Redis, queues, folders, mail, Stripe, the model, Chromium, search and sites.
No mail is sent, nothing is bought and no model writes. Secrets are not printed.
Exit codes: 0 all is well, warnings or not; 2 something is wrong; 3 nothing is wrong, but something did not answer.
Examples:
  $ npx app-cli doctor
  $ npx app-cli doctor --timeout 30
  $ npx app-cli doctor --json | jq '.[] | select(.state != "ok")'`,
    )
    .action(async ({ timeout, json }: { timeout: number; json?: boolean }) => {
      const [{ examine, probeCount }, { withCallLogger }] = await Promise.all([
        import('../doctor/doctor.js'),
        import('../call-logger.js'),
      ]);
      const given = await callEnvironment();
      const progress = startProgress(probeCount);
      const findings = await withCallLogger(() =>
        examine(given, timeout * 1_000, (name) => progress.step(name)),
      ).finally(() => progress.stop());
      if (json) printJson(findings);
      else printText(inWords(findings));
      say(summaryOf(findings));
      const code = codeOf(findings);
      endWith(code);
      // What never answered may hold the process; nobody waits for it any more.
      const { exit } = currentIo();
      setTimeout(() => exit(code), 1_000).unref();
    });
}

/** A line for each, and below it what to do: never cut short, for it is to be read whole. */
function inWords(findings: readonly Finding[]): string {
  const [, ...lines] = tableLines(
    ['STATE', 'NAME', 'FOUND'],
    findings.map(({ state, name, found }) => [state, name, found]),
    Infinity,
  );
  return findings
    .map(({ remedy }, at) => `${lines[at]}\n${remedy === null ? '' : `         → ${remedy}\n`}`)
    .join('');
}

function summaryOf(findings: readonly Finding[]): string {
  const counts = (['wrong', 'unknown', 'warning'] as const).flatMap((state) => {
    const count = findings.filter((finding) => finding.state === state).length;
    return count === 0 ? [] : [`${count} ${words[state]}`];
  });
  return counts.length === 0 ? 'All is well.' : `${counts.join(', ')}: what to do stands after each arrow.`;
}

const words = { wrong: 'wrong', unknown: 'not known', warning: 'to think of' } as const;

function codeOf(findings: readonly Finding[]): number {
  const has = (state: Finding['state']) => findings.some((finding) => finding.state === state);
  if (has('wrong')) return exitCodes.no;
  return has('unknown') ? exitCodes.cannotTell : exitCodes.good;
}

function seconds(text: string): number {
  const number = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || number < 0.1 || number > 600)
    throw new InvalidArgumentError('a number of seconds from 0.1 to 600');
  return number;
}
