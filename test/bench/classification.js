// Accuracy of telling floor plans from photos, over the labelled pictures in FIXTURES_DIR/images. Every second picture
// of each style was used to fit the weights; the other half is the test.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';

// The compiler's own names (.js) stand in the sources; this runs them uncompiled.
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier.startsWith('.') && context.parentURL?.includes('/src/')
        ? specifier.replace(/\.js$/, '.ts')
        : specifier,
      context,
    ),
});
const { classifyPicture } = await import('../../src/image-tracking/floorplan-classifier.ts');
const { decodeSmall } = await import('../../src/image-tracking/picture-file.ts');
const { measurePicture } = await import('../../src/image-tracking/picture-measures.ts');

const bar = 0.95;
const folder = join(resolve(process.env.FIXTURES_DIR ?? '../shared/fixtures'), 'images');
if (!existsSync(join(folder, 'labels.csv'))) {
  console.warn(`No labelled pictures in ${folder}: set FIXTURES_DIR. Nothing was measured.`);
  process.exit(2);
}

const [, ...lines] = readFileSync(join(folder, 'labels.csv'), 'utf8').trim().split(/\r?\n/);
const rows = lines.map((line) => line.split(',')).map(([file, label, style]) => ({ file, label, style }));
const placeInStyle = new Map();
const results = [];
for (const row of [...rows].sort((a, b) => (`${a.style}|${a.file}` < `${b.style}|${b.file}` ? -1 : 1))) {
  const place = placeInStyle.get(row.style) ?? 0;
  placeInStyle.set(row.style, place + 1);
  const measures = measurePicture(await decodeSmall(readFileSync(join(folder, row.file))));
  const { isFloorplan, confidence } = classifyPicture(measures, { listedAsFloorplan: false });
  const isRight = isFloorplan === (row.label === 'floorplan');
  results.push({ ...row, isTest: place % 2 === 1, isFloorplan, confidence, isRight });
}

const accuracy = (set) => set.filter(({ isRight }) => isRight).length / set.length;
const percent = (share) => `${(share * 100).toFixed(1)} %`.padStart(8);
const line = (name, set) =>
  console.log(`${name.padEnd(32)}${String(set.length).padStart(5)}${percent(accuracy(set))}`);

console.log('style                             count  right');
for (const style of [...placeInStyle.keys()].filter((each) => each !== 'swedish-2026').sort()) {
  line(
    style,
    results.filter((result) => result.style === style),
  );
}
console.log('');
line(
  'swedish-2026, apart',
  results.filter(({ style }) => style === 'swedish-2026'),
);
const fitted = results.filter(({ isTest }) => !isTest);
const test = results.filter(({ isTest }) => isTest);
line('fitting half', fitted);
line('test half', test);
line('all', results);

const of = (label, isFloorplan) =>
  results.filter((result) => result.label === label && result.isFloorplan === isFloorplan).length;
console.log(`\nplans called plan ${of('floorplan', true)}, photo ${of('floorplan', false)}`);
console.log(`photos called photo ${of('photo', false)}, plan ${of('photo', true)}`);
const bins = Map.groupBy(test, ({ confidence }) => Math.min(9, Math.floor(confidence / 10)));
const calibrationError = [...bins.values()].reduce((sum, bin) => {
  const said = bin.reduce((total, { confidence }) => total + confidence / 100, 0);
  return sum + Math.abs(said - bin.filter(({ isRight }) => isRight).length) / test.length;
}, 0);
console.log(`expected calibration error on the test half ${calibrationError.toFixed(3)}\n`);
for (const { file, isFloorplan, confidence } of results.filter(({ isRight }) => !isRight)) {
  console.log(`wrong: ${file} called ${isFloorplan ? 'plan' : 'photo'} with ${confidence} %`);
}
for (const [name, set] of [
  ['all', results],
  ['test half', test],
]) {
  if (accuracy(set) < bar) {
    console.error(`Below the bar of ${bar * 100} %: ${name}`);
    process.exitCode = 1;
  }
}
