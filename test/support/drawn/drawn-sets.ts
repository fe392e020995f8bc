import sharp from 'sharp';
import { Dice } from './dice.js';
import { otherDrawings } from './other-drawings.js';
import { planStyles } from './plan-styles.js';
import { photoLikeScene } from './rooms.js';
import { drawingWears, grain } from './wear.js';

/** `other` is what is neither a plan nor a photo of the home: a façade drawing, a page of text, a map, a logo. */
export type Label = 'floorplan' | 'photo' | 'other';

export interface Labelled {
  readonly style: string;
  readonly label: Label;
  readonly name: string;
  readonly bytes: Buffer;
}

async function toPng({ svg }: { svg: string }): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 2 }).toBuffer();
}

const draws: Record<string, { label: Label; draw: (dice: Dice) => Promise<Buffer> }> = {};
for (const [style, plan] of Object.entries(planStyles)) {
  draws[style] = { label: 'floorplan', draw: (dice) => toPng(plan(dice)) };
}
for (const [style, other] of Object.entries(otherDrawings)) {
  draws[style] = { label: 'other', draw: (dice) => toPng(other(dice)) };
}
draws['photographed-plans'] = {
  label: 'floorplan',
  draw: async (dice) => {
    const kind = dice.of([
      'line-plans',
      'coloured-plans',
      'coloured-plans',
      'coloured-plans',
      'furnished-plans',
      'hand-drawn-plans',
      'site-plans',
    ] as const);
    return drawingWears.photographed(await toPng(planStyles[kind](dice)), dice);
  },
};
draws['photographed-text'] = {
  label: 'other',
  draw: async (dice) => {
    const kind = dice.of(['text-screenshots', 'energy-sheets', 'drawn-facades'] as const);
    return drawingWears.photographed(await toPng(otherDrawings[kind](dice)), dice);
  },
};
draws['straight-lined-scenes'] = {
  label: 'photo',
  draw: async (dice) => {
    const { data, info } = await sharp(Buffer.from(photoLikeScene(dice).svg))
      .flatten()
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const noise = dice.between(2, 14);
    return grain({ data, width: info.width, height: info.height }, dice, {
      noise,
      light: dice.between(0, 0.3),
      isGrey: dice.is(0.15),
    });
  },
};

export const drawnStyles = Object.keys(draws);

/** One invented picture of a style; the same seed gives the same picture. */
export async function drawPicture(style: string, seed: number): Promise<Labelled> {
  const { label, draw } = draws[style]!;
  const dice = new Dice(seed * 7919 + drawnStyles.indexOf(style) * 104_729);
  const drawn = await draw(dice);
  const isPlain = label !== 'photo' && !style.startsWith('photographed');
  const bytes =
    isPlain && dice.is(0.6)
      ? await sharp(drawn)
          .jpeg({ quality: dice.whole(50, 92) })
          .toBuffer()
      : drawn;
  return { style, label, name: `${style}-${seed}`, bytes };
}
