import { fileURLToPath } from 'node:url';

/**
 * Where a process of a `ProcessPool` finds its program. Run from the sources (tests, benchmarks), it compiles them as this
 * process does.
 * @param from `import.meta.url` of the file that asks
 * @param file path of the program beside it, without its ending
 */
export function workerProgram(from: string, file: string): { filename: string; execArgv?: string[] } {
  const isSource = from.endsWith('.ts');
  const filename = fileURLToPath(new URL(`${file}${isSource ? '.ts' : '.js'}`, from));
  const compiler = new URL('../../scripts/typescript.js', import.meta.url).href;
  return isSource ? { filename, execArgv: ['--import', compiler] } : { filename };
}
