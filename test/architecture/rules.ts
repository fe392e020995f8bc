import ts from 'typescript';
import { importsOf, isBarrel, nodesOf, type Sources } from './source-files.js';

/** The story of a request; a module knows only those before it. */
export const MODULES = [
  'shared',
  'settings',
  'auth',
  'billing',
  'scraping',
  'image-tracking',
  'reports',
  'analyses',
  'experiments',
  'accounts',
];
const FACE = /\.(module|service|entity|types|errors|decorators|dto|job|schema)$/;
const ENTRY_POINTS = /^(src\/(main|worker)\.ts|cli\/|test\/)/;
const READS_ENVIRONMENT = /^src\/(shared\/config\/|embedded\/|(main|worker|browser)\.ts$)/;
const LAYERS = ['shared', 'features', 'pages', 'app'];

const isSpec = (path: string) => /\.spec\.tsx?$/.test(path);
/** `src/auth/x.ts` is of `auth`; a file directly in src is of none. */
const moduleOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1];
const production = (sources: Sources) =>
  Object.fromEntries(Object.entries(sources).filter(([path]) => !isSpec(path)));

/** A module imports only from earlier ones, never from the files that put the modules together. */
export function backwardArrows(sources: Sources): string[] {
  return importsOf(production(sources)).flatMap(({ from, to }) => {
    const importer = moduleOf(from);
    if (!importer || importer === 'embedded' || !to.startsWith('src/')) return [];
    const imported = moduleOf(to);
    const isEarlier =
      imported !== undefined &&
      imported !== 'embedded' &&
      MODULES.indexOf(imported) <= MODULES.indexOf(importer);
    return isEarlier ? [] : [`${from} imports ${to}`];
  });
}

/** Of another module only its face is used; shared has no inside, and files directly in src put modules together. */
export function reachesInside(sources: Sources): string[] {
  return importsOf(production(sources)).flatMap(({ from, to }) => {
    const importer = moduleOf(from);
    const imported = moduleOf(to);
    if (!importer || !imported || importer === imported || imported === 'shared') return [];
    return FACE.test(to) ? [] : [`${from} imports ${to}`];
  });
}

/** The server does not know its clients; only specs beside the code may use the tests' support. */
export function importsOutOfSrc(sources: Sources): string[] {
  return importsOf(sources)
    .filter(({ from, to }) => from.startsWith('src/') && /^(web|cli|test)\//.test(to))
    .filter(({ from, to }) => !(isSpec(from) && to.startsWith('test/support/')))
    .map(({ from, to }) => `${from} imports ${to}`);
}

/** What only the no-configuration start needs is imported by entry points alone. */
export function embeddedOutsideEntryPoints(sources: Sources): string[] {
  return importsOf(sources)
    .filter(({ from, to }) => moduleOf(to) === 'embedded' && moduleOf(from) !== 'embedded')
    .filter(({ from }) => !ENTRY_POINTS.test(from))
    .map(({ from, to }) => `${from} imports ${to}`);
}

/** One place reads the environment; entry points hand it over. */
export function environmentReaders(sources: Sources): string[] {
  return Object.entries(production(sources))
    .filter(([path]) => path.startsWith('src/') && !READS_ENVIRONMENT.test(path))
    .filter(([, text]) => text.includes('process'))
    .filter(([path, text]) =>
      nodesOf(path, text).some(
        (node) =>
          (ts.isPropertyAccessExpression(node) && node.getText().endsWith('process.env')) ||
          (ts.isImportDeclaration(node) &&
            /^['"](node:)?process['"]$/.test(node.moduleSpecifier.getText()) &&
            /\benv\b/.test(node.getText())),
      ),
    )
    .map(([path]) => path);
}

/** Folders that have no place in the house, or that gather by kind what belongs to a subject. */
export function unknownFolders(sources: Sources): string[] {
  return Object.keys(sources).filter((path) => {
    const module = moduleOf(path);
    const isUnknown = module !== undefined && module !== 'embedded' && !MODULES.includes(module);
    const isByKind = /\/(utils?|helpers|interfaces|dtos?|common)\//.test(path);
    const webLayer = /^web\/src\/([^/]+)\//.exec(path)?.[1];
    return isUnknown || isByKind || (webLayer !== undefined && !LAYERS.includes(webLayer));
  });
}

/** How a report comes about; each folder of `src/reports` knows those before it, and what stands beside them knows all. */
const REPORT_FOLDERS = [
  'knowledge',
  'reading',
  'facts',
  'risks',
  'parts',
  'money',
  'sections',
  'gates',
  'consistency',
  'prompts',
];
/** What the folders share: the result's schema, the module's types, and how a figure is written. */
const REPORT_FACE = /^src\/reports\/(analysis-result\.schema|reports\.types|format)(\.ts)?$/;

/** Text is read before facts, facts before risks, and so on: nothing that a section says can change what was read. */
export function reportFolderFaults(sources: Sources): string[] {
  const placeOf = (path: string): number => {
    if (REPORT_FACE.test(path)) return -1;
    const [, folder] = /^src\/reports\/([^/]+)\//.exec(path) ?? [];
    return folder === undefined ? REPORT_FOLDERS.length : REPORT_FOLDERS.indexOf(folder);
  };
  return importsOf(production(sources)).flatMap(({ from, to }) => {
    const isWithin = from.startsWith('src/reports/') && to.startsWith('src/reports/');
    return isWithin && placeOf(to) > placeOf(from) ? [`${from} imports ${to}`] : [];
  });
}

/** What a model wrote is judged and worded there: its texts are no adverts. */
const READS_TEXT = /^src\/reports\/(reading|gates|prompts)\//;
const PATTERN_MAKERS = ['words', 'word', 'latinRegExp', 'RegExp'];

/**
 * Patterns over Swedish words outside of the reading: what an advert says is read once, and everything else asks for it.
 * Patterns of fewer than three letters in a row format and split.
 */
export function textReadOutsideReading(sources: Sources): string[] {
  return Object.entries(production(sources))
    .filter(([path]) => path.startsWith('src/reports/') && !READS_TEXT.test(path))
    .flatMap(([path, text]) =>
      nodesOf(path, text)
        .filter(
          (node) =>
            (ts.isRegularExpressionLiteral(node) && /(?<!\\)\p{L}{3}/u.test(node.text)) ||
            (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw') ||
            ((ts.isCallExpression(node) || ts.isNewExpression(node)) &&
              PATTERN_MAKERS.includes(node.expression.getText())),
        )
        .map((node) => `${path}: ${node.getText().slice(0, 60)}`),
    );
}

/** Files that import each other, types included, each circle by its first way round. */
export function importCircles(sources: Sources): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of importsOf(production(sources))) {
    const name = from.replace(/\.tsx?$/, '');
    next.set(name, [...(next.get(name) ?? []), to]);
  }
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) {
      circles.push([...way.slice(way.indexOf(file)), file].join(' > '));
      return;
    }
    if (done.has(file)) return;
    for (const to of next.get(file) ?? []) follow(to, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) follow(file, []);
  return circles;
}

/** More files beside their specs hide each other. */
const MOST_FILES = 25;

/** Folders of a module with too many files to be taken in at a glance. */
export function crowds(sources: Sources): string[] {
  const counts = new Map<string, number>();
  for (const path of Object.keys(production(sources))) {
    const folder = path.replace(/\/[^/]+$/, '');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) =>
    count > MOST_FILES ? [`${folder} holds ${count} files`] : [],
  );
}

/** Files that only hand on what others export hide where a thing lives. */
export function barrels(sources: Sources): string[] {
  return Object.entries(sources)
    .filter(([path, text]) => isBarrel(path, text) || /\/index\.tsx?$/.test(path))
    .map(([path]) => path);
}

/** shared, features, pages, app: each knows those before it, and features do not know each other. */
export function webLayerFaults(sources: Sources): string[] {
  return importsOf(production(sources)).flatMap(({ from, to, typeOnly }) => {
    const own = /^web\/src\/([^/]+)\/(?:([^/]+)\/)?/.exec(from);
    if (!own || !/^(web|src|cli|test)\//.test(to)) return [];
    const fault = [`${from} imports ${to}`];
    if (!to.startsWith('web/')) return to.startsWith('src/') && typeOnly ? [] : fault;
    const target = /^web\/src\/([^/]+)\/(?:([^/]+)\/)?/.exec(to);
    if (!target || LAYERS.indexOf(target[1]!) > LAYERS.indexOf(own[1]!)) return fault;
    const isOtherFeature = own[1] === 'features' && target[1] === 'features' && own[2] !== target[2];
    return isOtherFeature ? fault : [];
  });
}

/** A file of tests that expects nothing cannot fail; screens are expected of by what shows them. */
export function testsWithoutExpectation(sources: Sources): string[] {
  return Object.entries(sources)
    .filter(([path, text]) => isSpec(path) && !/\b(expect\w*|describeScreens)(<\w+>)?\(/.test(text))
    .map(([path]) => path);
}
