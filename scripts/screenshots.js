import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { NODE } from './node24.js';

// Every page and state at three widths, by day and by night, and a sheet to look them through.
// `npm run screenshots -- dashboard report` takes the pictures of those pages alone; SCREENSHOTS names the folder.
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.env.SCREENSHOTS ?? join(root, '.cache/screenshots'));
const wanted = process.argv.slice(2);
const tests = join(root, 'test/browser');

const specs = readdirSync(tests)
  .filter((name) => name.endsWith('.spec.ts'))
  .filter((name) => wanted.length === 0 || wanted.includes(name.replace('.spec.ts', '')))
  .filter((name) => /\bdescribeScreens\(/.test(readFileSync(join(tests, name), 'utf8')));

/** Only the tests of screens: their names tell the width. */
function takePictures() {
  const args = ['scripts/test.js', '--selectProjects', 'browser', '--runInBand', '-t', 'px wide'];
  const child = spawn(NODE, [...args, ...specs.map((name) => `test/browser/${name}`)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SCREENSHOTS: folder },
  });
  return new Promise((done) => child.once('close', (code) => done(code ?? 1)));
}

/** State to its pictures; the last two parts of a name are width and mode. */
function picturesByState() {
  const states = new Map();
  const widthOf = (file) => Number(/-(\d+)-\w+\.png$/.exec(file)[1]);
  for (const file of readdirSync(folder).filter((name) => /-\d+-(light|dark)\.png$/.test(name))) {
    const state = file.replace(/-\d+-\w+\.png$/, '');
    states.set(state, [...(states.get(state) ?? []), file]);
  }
  for (const files of states.values())
    files.sort(
      (a, b) => Number(a.includes('-dark')) - Number(b.includes('-dark')) || widthOf(a) - widthOf(b),
    );
  return [...states].sort(([a], [b]) => a.localeCompare(b));
}

function sheetOf(states) {
  const picture = (file) =>
    `<a href="${file}"><img loading="lazy" src="${file}" alt=""><span>${/\d+-\w+(?=\.png)/.exec(file)}</span></a>`;
  const rows = states.map(
    ([state, files]) =>
      `<section id="${state}"><h2>${state}</h2><div>${files.map(picture).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body{font:14px/1.4 system-ui;margin:24px;background:#777;color:#fff}h2{font-size:17px;margin:32px 0 8px}
nav{columns:14rem}nav a,a{color:inherit}div{display:flex;gap:12px;align-items:start;overflow-x:auto}
img{height:520px;max-width:none;object-fit:cover;object-position:top;display:block}span{display:block}
</style><h1>${states.length} states</h1><nav>${states.map(([state]) => `<a href="#${state}">${state}</a><br>`).join('')}</nav>
${rows.join('\n')}</html>\n`;
}

if (specs.length === 0) {
  console.error(`No screens under test/browser for: ${wanted.join(', ')}`);
  process.exitCode = 1;
} else {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.exitCode = await takePictures();
  const states = picturesByState();
  const sheet = join(folder, 'index.html');
  writeFileSync(sheet, sheetOf(states));
  console.log(`${states.length} states: ${pathToFileURL(sheet)}`);
}
