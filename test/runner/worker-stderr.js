/** What jest-worker takes for the end of its own process, whoever wrote it, and what to print in its place. */
const ofOthers = [
  ['heap out of memory', 'heap is full'],
  ['allocation failure;', 'allocation failed;'],
  ['Last few GCs', 'Last collections'],
];

/**
 * Lets what the tests write pass to the worker's own stderr in other words. A reading process that a test fills with memory
 * says so, the pool passes it on, and jest-worker would kill the worker for it. A worker that runs out of memory itself
 * says so without this function.
 * @param {NodeJS.WritableStream} stderr of this worker
 */
export function rewordCrashesOfOthers(stderr) {
  const write = stderr.write.bind(stderr);
  // Bytes as letters, for a letter of several bytes may come in two pieces; by whole lines, for the words may too.
  let begun = '';
  const reworded = (text) =>
    Buffer.from(
      ofOthers.reduce((all, [theirs, ours]) => all.replaceAll(theirs, ours), text),
      'latin1',
    );
  stderr.write = (chunk, encoding, done) => {
    const bytes =
      typeof chunk === 'string' && typeof encoding === 'string'
        ? Buffer.from(chunk, encoding)
        : Buffer.from(chunk);
    const lines = (begun + bytes.toString('latin1')).split('\n');
    begun = lines.pop();
    return write(
      reworded(lines.map((line) => `${line}\n`).join('')),
      typeof encoding === 'function' ? encoding : done,
    );
  };
  process.once('exit', () => begun && write(reworded(begun)));
}
