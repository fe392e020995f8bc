import { Command } from 'commander';
import { readConfig } from '../../context.js';
import { interruption } from '../../interrupt.js';
import { endWith, exitCodes, printJson, say } from '../../output.js';

/** Longer than anything takes here: nobody is asked. */
const deadlineMs = 600_000;

export function byHandCommand(): Command {
  return new Command('by-hand')
    .description(
      'Record the answers of suites that are written by hand, and write down the requests that lack one.',
    )
    .argument('<folder>', 'where requests and answers lie; made when it is not there')
    .argument('<suites...>', 'YAML files with recordings, as test/suites/golden.yaml')
    .option('--json', 'print {recorded, waiting}')
    .addHelpText(
      'after',
      `
Writes each request that no recording answers exactly as <folder>/requests/<digest>.json. Write the JSON object that it
asks for as <folder>/answers/<digest>.json, from the request alone, and call it again: answers are recorded as they
are, and what a second round then asks is written down as well. Do so until nothing waits; then run the suites and bless
their baselines.
Exit codes: 0 every request has its recording; 3 some wait for an answer; 1 could not run.
Examples:
  $ npx app-cli experiments by-hand answers test/suites/golden.yaml test/suites/worse-prompts.yaml`,
    )
    .action(async (folder: string, paths: string[], options: { readonly json?: boolean }) => {
      const config = await readConfig({ services: false });
      const { AnswersByHand } = await import('../../../src/experiments/suites/answers-by-hand.js');
      const { loadSuite } = await import('../../../src/experiments/suites/suite-file.js');
      const { placesOf, runPlaces } = await import('../../../src/experiments/suites/suite-runner.js');
      const { counted } = await import('../../../src/experiments/suites/wording.js');
      const suites = paths.map(loadSuite);
      const without = suites.find(({ recordings }) => recordings === null);
      if (without) throw new Error(`${without.path} names no folder to record answers in`);
      const byHand = new AnswersByHand(folder);
      for (const suite of suites)
        await runPlaces(
          suite,
          placesOf(suite).filter(({ variant }) => variant.analyst === 'openai'),
          {
            config,
            policy: {
              asks: 'recordings',
              isFresh: false,
              cacheFolder: folder,
              recordings: suite.recordings,
              answerTo: (request) => byHand.answerTo(request),
            },
            jobs: 1,
            deadlineMs,
            maxCostUsd: null,
            spent: [],
            signal: interruption(),
            onResult: () => undefined,
          },
        );
      const [recorded, waiting] = [byHand.taken.size, byHand.waiting.size];
      if (waiting > 0) endWith(exitCodes.cannotTell);
      if (options.json) printJson({ recorded, waiting });
      else
        say(
          `${counted(recorded, 'answer')} recorded, ${counted(waiting, 'request')} without one in ${folder}/requests.`,
        );
    });
}
