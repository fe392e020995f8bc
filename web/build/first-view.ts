/** An entry of Vite's manifest, as far as it is used here. */
export interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}
export type Manifest = Readonly<Record<string, ManifestEntry>>;

export interface FirstView {
  /** Relative to the build's folder; each after those that it builds on. */
  readonly scripts: readonly string[];
  /** That of all pages. */
  readonly style: string;
}

/**
 * What a page loads before it stands whole: the entry, the page's and its frames' modules, and all that these import
 * statically.
 * @param modules keys of the manifest
 * @param entry loaded before them
 * @throws Error when the manifest lacks one
 */
export function firstView(
  manifest: Manifest,
  modules: readonly string[],
  entry: readonly string[] = ['index.html'],
): FirstView {
  const seen = new Set<string>();
  const entries: ManifestEntry[] = [];
  const walk = (key: string): void => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build has no chunk of its own for ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    entry.imports?.forEach(walk);
    entries.push(entry);
  };
  [...entry, ...modules].forEach(walk);
  return {
    scripts: entries.map(({ file }) => file).filter((file) => file.endsWith('.js')),
    style: manifest['style.css']!.file,
  };
}

/**
 * Files of all that the entries lead to, at once or later, without passing through one module.
 * @param beside key of the manifest
 * @throws Error when the manifest lacks it
 */
export function reachedBeside(manifest: Manifest, beside: string): ReadonlySet<string> {
  if (!manifest[beside]) throw new Error(`The build has no chunk of its own for ${beside}`);
  const seen = new Set([beside]);
  const walk = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key]!;
    [...imports, ...dynamicImports].forEach(walk);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) walk(key);
  seen.delete(beside);
  return new Set([...seen].map((key) => manifest[key]!.file));
}
