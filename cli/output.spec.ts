import { spawnSync } from 'node:child_process';

/** What a process of its own tells on stderr. */
function told(code: string): string {
  const script = `const { say, complain } = await import('./cli/output.ts'); ${code}`;
  const node = spawnSync(
    process.execPath,
    ['--import', './scripts/typescript.js', '--input-type=module', '-e', script],
    {
      encoding: 'utf8',
    },
  );
  expect(node.status).toBe(0);
  return node.stderr;
}

describe('what is said to a person', () => {
  it('steers no terminal, whoever wrote it', () => {
    const foreign = JSON.stringify('Nej\u001b[2J\u001b]0;x\u0007 \u009b31m\rjo \u202eåäö 🏠\n\tslut');
    const plain = 'Nej\ufffd[2J\ufffd]0;x\ufffd \ufffd31m\ufffdjo åäö 🏠\n\tslut\n';
    expect(told(`say(${foreign}); complain(${foreign})`)).toBe(`${plain}app-cli: ${plain}`);
  });
});
