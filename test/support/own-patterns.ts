import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';

/** A pattern, and where it comes from. */
export interface OwnPattern {
  readonly source: string;
  readonly flags: string;
  readonly at: string;
}

/** Every pattern that our modules put together while they are loaded, and while they read an advert. */
export async function builtPatterns(): Promise<OwnPattern[]> {
  const worker = new Worker(new URL('./built-patterns.js', import.meta.url));
  const [patterns] = (await once(worker, 'message')) as [OwnPattern[]];
  await worker.terminate();
  return patterns;
}

/** Every pattern that stands as a literal in the server's source. */
export function writtenPatterns(): OwnPattern[] {
  return globSync('src/**/*.ts')
    .filter((file) => !file.endsWith('.spec.ts'))
    .flatMap(literalsIn);
}

function literalsIn(file: string): OwnPattern[] {
  const found: OwnPattern[] = [];
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = tree.getLineAndCharacterOfPosition(node.pos).line + 1;
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), at: `${file}:${line}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
