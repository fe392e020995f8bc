import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Label, Labelled } from '../support/drawn/drawn-sets.js';

export interface FixturePicture extends Labelled {
  /** Every second picture of each style, by name: kept out of the fit. */
  readonly isTest: boolean;
}

const folder = join(resolve(process.env['FIXTURES_DIR'] ?? '../shared/fixtures'), 'images');

/** What an evaluation says that needs them and finds none. */
export const picturesAbsent = `labelled pictures: set FIXTURES_DIR; there are none in ${folder}`;

/** The labelled pictures in FIXTURES_DIR/images, in the order of their styles; undefined when they are not there. */
export function readFixturePictures(): FixturePicture[] | undefined {
  if (!existsSync(join(folder, 'labels.csv'))) return undefined;
  const [, ...lines] = readFileSync(join(folder, 'labels.csv'), 'utf8').trim().split(/\r?\n/);
  const rows = lines.map((line) => line.split(',') as [string, Label, string]);
  rows.sort((a, b) => (`${a[2]}|${a[0]}` < `${b[2]}|${b[0]}` ? -1 : 1));
  const placeInStyle = new Map<string, number>();
  return rows.map(([name, label, style]) => {
    const place = placeInStyle.get(style) ?? 0;
    placeInStyle.set(style, place + 1);
    return { style, label, name, bytes: readFileSync(join(folder, name)), isTest: place % 2 === 1 };
  });
}
