import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Ends the process before it measures anything: with a line that says what it was asked for and what it takes. */
function refuse(why: string, takes: readonly string[]): never {
  console.error(`${why}. It takes ${takes.join(', ')}.`);
  process.exit(1);
}

/** The values of the options that a run was asked for. What it does not know ends it. */
export function optionsAsked<T extends ParseArgsOptionsConfig>(options: T) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const { message } = error as Error;
    return refuse(
      message.split('. ')[0]!,
      Object.keys(options).map((name) => `--${name}`),
    );
  }
}

/** The parts that a run was asked for by name, none for all of them. What it does not know ends it. */
export function namesAsked(isKnown: (name: string) => boolean, takes: readonly string[]): readonly string[] {
  const names = process.argv.slice(2).filter((word) => word !== '--smoke');
  const unknown = names.filter((name) => !isKnown(name));
  if (unknown.length > 0) refuse(`There is no ${unknown.join(', ')}`, takes);
  return names;
}
