import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { kitchen, livingRoom } from './example/day-rooms.js';
import { hall, stairwell } from './example/entrance.js';
import { bathroom, bedroom } from './example/night-rooms.js';
import { balconyView, courtyard } from './example/outdoors.js';
import { floorPlan } from './example/plan.js';

// Draws the pictures of the sample report anew into web/public/example. Run: node scripts/draw-example.js
const folder = fileURLToPath(new URL('../web/public/example', import.meta.url));

const pictures = {
  vardagsrum: livingRoom(),
  kok: kitchen(),
  sovrum: bedroom(),
  badrum: bathroom(),
  hall: hall(),
  balkong: balconyView(),
  gard: courtyard(),
  trapphus: stairwell(),
};

mkdirSync(folder, { recursive: true });
for (const [name, drawing] of Object.entries(pictures)) {
  for (const width of [480, 960, 1500]) {
    await sharp(Buffer.from(drawing), { density: 96 })
      .resize(width)
      .webp({ quality: 82, effort: 6, smartSubsample: true })
      .toFile(`${folder}/${name}-${width}.webp`);
  }
}
writeFileSync(`${folder}/planritning.svg`, floorPlan());
