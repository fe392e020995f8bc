import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { namesAsked } from './asked.js';
import { isSmoke, sized } from './effort.js';
import { conclude, type Findings } from './ending.js';

// Every page and state at three widths, by day and by night, and a sheet to look them through. Run by
// `npm run screenshots`; pages as arguments are taken alone. A smoke run takes one page's, and keeps none.
const limitMs = 60 * 60_000;
const folder = isSmoke
  ? mkdtempSync(join(tmpdir(), 'screenshots-'))
  : resolve(process.env['SCREENSHOTS'] ?? '.cache/screenshots');
/** Of the specs only the tests of screens; a smoke run looks at one. */
const tests = sized('on phone and desktop', 'on phone and desktop method$');

const nameOf = (file: string) => file.replace('.spec.ts', '');
/** Specs of the browser that show screens, by the page that each is of. */
const pages = readdirSync('test/browser')
  .filter((file) => file.endsWith('.spec.ts'))
  .filter((file) => /\bdescribeScreens\(/.test(readFileSync(`test/browser/${file}`, 'utf8')))
  .map(nameOf);
const asked = namesAsked((name) => pages.includes(name), pages);
const wanted = asked.length > 0 ? asked : sized(pages, ['method']);
const specs = wanted.map((name) => `test/browser/${name}.spec.ts`);

let taking: ReturnType<typeof spawn> | undefined;

/** @returns the exit code of the run */
function takePictures(): Promise<number> {
  const child = spawn(
    process.execPath,
    ['scripts/test.js', '--selectProjects', 'browser', '--runInBand', '-t', tests, ...specs],
    { stdio: 'inherit', env: { ...process.env, SCREENSHOTS: folder } },
  );
  taking = child;
  return new Promise((done) => child.once('close', (code) => done(code ?? 1)));
}

interface State {
  readonly name: string;
  /** Names of its pictures: by day first, and the narrow ones before the wide. */
  readonly files: readonly string[];
}

/** The last two parts of a picture's name are its width and mode. */
function statesTaken(): State[] {
  const files = readdirSync(folder).filter((name) => /-\d+-(light|dark)\.png$/.test(name));
  const widthOf = (file: string) => Number(/-(\d+)-\w+\.png$/.exec(file)![1]);
  const isDark = (file: string) => Number(file.includes('-dark'));
  const stateOf = (file: string) => file.replace(/-\d+-\w+\.png$/, '');
  const names = [...new Set(files.map(stateOf))].sort((a, b) => a.localeCompare(b));
  return names.map((name) => ({
    name,
    files: files
      .filter((file) => stateOf(file) === name)
      .sort((a, b) => isDark(a) - isDark(b) || widthOf(a) - widthOf(b)),
  }));
}

function sheetOf(states: readonly State[]): string {
  const picture = (file: string) =>
    `<a href="${file}"><img loading="lazy" src="${file}" alt=""><span>${/\d+-\w+(?=\.png)/.exec(file)![0]}</span></a>`;
  const rows = states.map(
    ({ name, files }) =>
      `<section id="${name}"><h2>${name}</h2><div>${files.map(picture).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body{font:14px/1.4 system-ui;margin:24px;background:#777;color:#fff}h2{font-size:17px;margin:32px 0 8px}
nav{columns:14rem}nav a,a{color:inherit}div{display:flex;gap:12px;align-items:start;overflow-x:auto}
img{height:520px;max-width:none;object-fit:cover;object-position:top;display:block}span{display:block}
</style><h1>${states.length} states</h1><nav>${states.map(({ name }) => `<a href="#${name}">${name}</a><br>`).join('')}</nav>
${rows.join('\n')}</html>\n`;
}

async function screenshots(): Promise<Findings> {
  if (asked.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const code = await takePictures();
  const states = statesTaken();
  const sheet = join(folder, 'index.html');
  writeFileSync(sheet, sheetOf(states));
  if (!isSmoke) console.log(`The sheet: ${pathToFileURL(sheet).href}`);
  await clean();
  return {
    measured: { states: states.length, pictures: states.flatMap(({ files }) => files).length },
    wrong: code === 0 ? [] : [`some state is not as it must be: its tests ended with ${code}`],
  };
}

async function clean(): Promise<void> {
  if (taking?.exitCode === null && taking.kill()) await once(taking, 'exit');
  if (isSmoke) rmSync(folder, { recursive: true, force: true });
}

await conclude(screenshots, { limitMs, clean });
