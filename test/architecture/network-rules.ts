import ts from 'typescript';
import { importsOf, nodesOf, type Sources } from './source-files.js';

/** Node's own ways out, and clients that take any address. */
const SOCKETS =
  /^(node:)?(undici|http|https|http2|net|tls|dns|dgram|dns\/promises|inspector|axios|got|ky|ws|eventsource|node-fetch|superagent|request)$/;

/** Who may use what: what a stranger can name goes through the guarded client, all else goes to one named place. */
const EXCEPTIONS: [uses: RegExp, where: RegExp, why: string][] = [
  [/./, /^src\/shared\/http\/guarded-(client|connector)\.ts$/, 'the guard itself'],
  [/^playwright$/, /^src\/shared\/browser\//, 'the one browser, whose requests the guarded client answers'],
  [/^openai$|^fetch$/, /^src\/shared\/llm\//, 'the model, at the address of the operator'],
  [/^stripe$|^fetch$/, /^src\/billing\//, 'the checkout, at the address of the operator'],
  [
    /^undici$/,
    /^src\/scraping\/search\/search-service\.ts$/,
    'the search of SEARCH_URL, an address of the operator',
  ],
  [
    /^@aws-sdk\/client-s3$/,
    /^src\/image-tracking\/bucket-storage\.ts$/,
    'the bucket of pictures, at the address of the operator',
  ],
  [
    /^@opentelemetry\/exporter-/,
    /^src\/shared\/tracing\/otlp\.ts$/,
    'traces, to the collector of the operator',
  ],
  [
    /^node:http$/,
    /^src\/(operations\.port|shared\/http\/(front-door|unreadable-request))\.ts$/,
    'listens and answers, and calls nobody',
  ],
  [
    /^node:net$/,
    /^src\/shared\/browser\/browser-server\.ts$/,
    'listens on a Unix socket and answers, and calls nobody',
  ],
  [/^nodemailer$/, /^src\/shared\/mail\//, 'mail, at the address of the operator'],
  [/./, /^src\/embedded\//, 'services that this process starts on loopback'],
];
const CLIENTS = /^(playwright|openai|stripe|nodemailer|@aws-sdk\/.+|@opentelemetry\/exporter-.+)$/;
const GLOBALS = new Set(['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']);

/** Files of the server that reach for the network past the guarded client, with what they use. */
export function networkUsers(sources: Sources): string[] {
  const server = Object.fromEntries(
    Object.entries(sources).filter(([path]) => path.startsWith('src/') && !/\.spec\.tsx?$/.test(path)),
  );
  const imported = importsOf(server)
    .filter(({ to, typeOnly }) => !typeOnly && (SOCKETS.test(to) || CLIENTS.test(to)))
    .map(({ from, to }) => ({ path: from, uses: to }));
  const called = Object.entries(server).flatMap(([path, text]) =>
    nodesOf(path, text)
      .filter((node) => ts.isIdentifier(node) || ts.isStringLiteralLike(node))
      .filter((node) => GLOBALS.has(node.text) && isGlobal(node))
      .map((node) => ({ path, uses: node.text })),
  );
  const found = [...imported, ...called].filter(
    ({ path, uses }) => !EXCEPTIONS.some(([what, where]) => what.test(uses) && where.test(path)),
  );
  return [...new Set(found.map(({ path, uses }) => `${path} uses ${uses}`))];
}

/** `fetch(…)`, `globalThis.fetch` and `globalThis['fetch']`, but not a method or a type of that name. */
function isGlobal(node: ts.Identifier | ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return parent.expression.getText() === 'globalThis';
  if (ts.isElementAccessExpression(parent)) return parent.expression.getText() === 'globalThis';
  if (!ts.isIdentifier(node)) return false;
  if (ts.isTypeNode(parent) || ts.isTypeQueryNode(parent)) return false;
  const isName = 'name' in parent && parent.name === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  return !isName && !ts.isImportSpecifier(parent);
}
