import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { inCall } from './call.js';
import { complain, printJson, say } from './output.js';

describe('what is said to a person', () => {
  it('steers no terminal, whoever wrote it', async () => {
    const foreign = 'Nej\u001b[2J\u001b]0;x\u0007 \u009b31m\rjo \u202eåäö 🏠\n\tslut';
    const plain = 'Nej\ufffd[2J\ufffd]0;x\ufffd \ufffd31m\ufffdjo åäö 🏠\n\tslut\n';
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
    inCall({ stdin, stdout, stderr, env: {}, onStop: () => undefined, exit: () => undefined }, () => {
      say(foreign);
      complain(foreign);
    });
    expect(await text(stderr.end())).toBe(`${plain}app-cli: ${plain}`);
  });
});

describe('what is printed as JSON', () => {
  it('steers no terminal, and says the same', async () => {
    const foreign = { text: 'Nej\u001b[2J \u009b31m \u009d0;x\u009c \u202egnp.exe \u2066åäö 🏠' };
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
    inCall({ stdin, stdout, stderr, env: {}, onStop: () => undefined, exit: () => undefined }, () =>
      printJson(foreign),
    );
    const printed = await text(stdout.end());
    expect(printed).toBe(
      `{\n  "text": "Nej\\u001b[2J \\u009b31m \\u009d0;x\\u009c \\u202egnp.exe \\u2066åäö 🏠"\n}\n`,
    );
    expect(JSON.parse(printed)).toEqual(foreign);
  });
});
