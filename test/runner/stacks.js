// What an error tells of its place, as Jest prints it.

/**
 * Leaves the frames of functions without a name. Node calls them `<anonymous>`, which Jest takes for what has no place:
 * of a test of `it.each` nothing else is left.
 * @param {unknown} error changed in its place, with what caused it
 */
export function keepNameless(error) {
  for (const one of withCauses(error))
    one.stack = one.stack.replace(
      /^(\s+at (?:async )?)<anonymous> \(((?!.*\/node_modules\/).+)\)$/gm,
      '$1$2',
    );
}

/** What runs the tests, in packages and here: whoever wrote a test learns nothing from it. */
const isOfRunner = (line) =>
  /^\s+at .*(?:\/node_modules\/|\/test\/runner\/|\/scripts\/typescript\.js|node:internal)/.test(line);

/** The compiler's own stack, after the place in the source. */
const withoutCompiler = (text) => text.split(/\n+Caused by:\s+Syntax Error\b/)[0];

/**
 * Takes out the frames of what runs the tests, of an error that kept a file from being loaded.
 * @param {unknown} error changed in its place, with what caused it
 */
export function dropRunner(error) {
  for (const one of withCauses(error)) {
    one.message = withoutCompiler(one.message);
    const lines = withoutCompiler(one.stack)
      .split('\n')
      .filter((line) => !isOfRunner(line));
    // Without a frame Jest takes all but the first line for one, and prints the message besides.
    one.stack = lines.some((line) => /^\s+at /.test(line)) ? lines.join('\n') : lines[0];
  }
}

/** @returns {{ message: string, stack: string }[]} */
function withCauses(error) {
  const found = new Set();
  for (let one = error; typeof one?.stack === 'string' && !found.has(one); one = one.cause) found.add(one);
  return [...found];
}
