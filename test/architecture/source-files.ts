import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Path from the repository's root, with forward slashes, to text. */
export type Sources = Readonly<Record<string, string>>;

export interface Import {
  readonly from: string;
  /** Path from the root for a relative import, else the package's name. */
  readonly to: string;
  readonly typeOnly: boolean;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every TypeScript file of these folders as it stands on disk. */
export function readSources(...folders: string[]): Sources {
  const found: Record<string, string> = {};
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !/\.tsx?$/.test(path) || path.includes('node_modules')) continue;
      found[path.slice(root.length).replaceAll('\\', '/')] = readFileSync(path, 'utf8');
    }
  }
  return found;
}

function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => visit(child, see));
}

function nodesIn(file: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  visit(file, (node) => nodes.push(node));
  return nodes;
}

/** All nodes of a file, for a rule that looks at the code itself. */
export const nodesOf = (path: string, text: string): ts.Node[] => nodesIn(parse(path, text));

/** What most rules ask of a file. */
interface Outline {
  readonly text: string;
  readonly imports: readonly Import[];
  readonly isBarrel: boolean;
}

/** The outline of each path as it was last read: parsing the tree takes seconds, and a dozen rules ask for it. */
const outlines = new Map<string, Outline>();

function outlineOf(path: string, text: string): Outline {
  const known = outlines.get(path);
  if (known?.text === text) return known;
  const file = parse(path, text);
  const outline = { text, imports: importsIn(path, file), isBarrel: isBarrelFile(file) };
  outlines.set(path, outline);
  return outline;
}

/** Static and dynamic imports, re-exports and `import('…')` types. */
export function importsOf(sources: Sources): Import[] {
  return Object.entries(sources).flatMap(([from, text]) => outlineOf(from, text).imports);
}

function importsIn(from: string, file: ts.SourceFile): Import[] {
  return nodesIn(file).flatMap((node): Import[] => {
    const [specifier, typeOnly] = specifierOf(node);
    if (specifier === undefined) return [];
    const to = specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier).replace(/\.js$/, '')
      : specifier;
    return [{ from, to, typeOnly }];
  });
}

/** True for a file of nothing but `export … from '…'`. */
export const isBarrel = (path: string, text: string): boolean => outlineOf(path, text).isBarrel;

function isBarrelFile({ statements }: ts.SourceFile): boolean {
  return (
    statements.length > 0 &&
    statements.every(
      (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined,
    )
  );
}

function specifierOf(node: ts.Node): [string | undefined, boolean] {
  if (ts.isImportDeclaration(node)) return [textOf(node.moduleSpecifier), isTypeOnly(node)];
  if (ts.isExportDeclaration(node)) return [textOf(node.moduleSpecifier), node.isTypeOnly];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return [textOf(node.argument.literal), true];
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return [textOf(node.arguments[0]), false];
  }
  return [undefined, false];
}

function isTypeOnly(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

/** Files that a file loads by import, on and on; types cost a reader nothing. */
export function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, target = ''] of code.matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'/gm)) {
    if (!target.startsWith('.')) seen.add(target);
    else if (target.endsWith('.js')) {
      const base = join(dirname(file), target.slice(0, -'.js'.length));
      const found = [`${base}.ts`, `${base}.tsx`].find((path) => existsSync(path));
      if (found) loadedBy(found, seen);
    }
  }
  return seen;
}
