import { Writable } from 'node:stream';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { rewordCrashesOfOthers } = (await import(
  pathToFileURL(resolve('test/runner/worker-stderr.js')).href
)) as {
  rewordCrashesOfOthers(stderr: Writable): void;
};

/** What a stream has got of what was written to it piece by piece. */
function passedOn(pieces: readonly (string | Buffer)[]): string {
  const parts: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      parts.push(chunk);
      done();
    },
  });
  rewordCrashesOfOthers(stream);
  for (const piece of pieces) stream.write(piece);
  return Buffer.concat(parts).toString();
}

/** For each of these jest-worker kills the worker that passes it on. */
const deadly = ['heap out of memory', 'allocation failure;', 'Last few GCs'];

it('passes on that a process of a test ran out of memory, in words that do not end the worker', () => {
  const said = passedOn([
    '<--- Last few GCs --->\n[1:0x2] 4059 ms: Mark-Compact, allocation failure; scavenge\n',
    'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of mem',
    'ory\nfärdig\n',
  ]);
  for (const words of deadly) expect(said).not.toContain(words);
  expect(said).toContain('[1:0x2] 4059 ms: Mark-Compact');
  expect(said).toContain('JavaScript heap is full\nfärdig\n');
});

it('leaves all else as it was, wherever it is parted', () => {
  const text = Buffer.from('Radhuset är målat åtta gånger\n');
  const pieces = [...text].map((byte) => Buffer.from([byte]));
  expect(passedOn(pieces)).toBe(text.toString());
});
