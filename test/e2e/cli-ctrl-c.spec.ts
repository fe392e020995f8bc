import { startOpenAiServer } from '../support/openai-server.js';
import { suiteFolder } from '../support/suite-folder.js';
import { waitFor } from '../support/wait-for.js';

const yaml = `variants:
  - id: standard
    model: gpt-5.1
checks:
  - type: schema
gate: { passRate: 1 }
`;

/** A terminal signals both an old Node's starter and what it started, and the starter hands its own on. */
it('takes two signals at once for one press of Ctrl-C', async () => {
  const server = await startOpenAiServer({ answer: () => ({ kind: 'hang' }) });
  const at = await suiteFolder(server, yaml);
  try {
    const started = at.start('run', at.suite, '--jobs', '1');
    await waitFor(() => server.requests.length === 1, { timeoutMs: 20_000, what: 'the first request' });
    started.kill('SIGINT');
    // Of the same signal, two that wait to be delivered would be one, and a later one may find nobody any more.
    started.kill('SIGTERM');
    const { code, stderr } = await started.ended;
    expect(code).toBe(130);
    expect(stderr).toContain('Stopping; once more ends at once.');
    expect(stderr.trim().split('\n').at(-1)).toContain('go on with npx app-cli experiments run --continue');
  } finally {
    await server.close();
    await at.remove();
  }
});
