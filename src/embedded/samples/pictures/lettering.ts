/**
 * Letters as strokes on a grid four units wide and six high, like a draughtsman's, because a machine without fonts
 * must show room names too. Strokes are runs of x,y digits; spaces part strokes.
 */
const strokes: Record<string, string> = {
  A: '06 20 46|13 33',
  B: '06 00 30 41 42 33 03|33 44 45 36 06',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|34 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 22 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  '0': '10 30 41 45 36 16 05 01 10|41 05',
  '1': '11 20 26',
  '2': '01 10 30 41 42 06 46',
  '3': '01 10 30 41 42 33 13|33 44 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 03 33 44 45 36 06',
  '6': '40 20 03 05 16 36 45 44 33 03',
  '7': '00 40 16',
  '8': '10 30 41 42 33 13 02 01 10|13 04 05 16 36 45 44 33',
  '9': '43 13 02 01 10 30 41 43 26 06',
  ',': '25 26 17',
  '.': '26 25',
  '+': '21 25|03 43',
  '-': '13 33',
  '/': '40 06',
};
/** A ring or dots above the letter, and the letter below. */
const marked: Record<string, [base: string, dots: string]> = {
  Å: ['A', 'ring'],
  Ä: ['A', 'dots'],
  Ö: ['O', 'dots'],
};

/** Width of a text, in the same unit as its height. */
export function textWidth(text: string, height: number): number {
  return (text.length * 5.6 - 1.6) * (height / 6);
}

/** A text as SVG strokes centred on x, its top at y; lower case is drawn as capitals, and `m²` is known. */
export function letter(
  text: string,
  x: number,
  y: number,
  height: number,
  color: string,
  weight = 0.11,
): string {
  const unit = height / 6;
  let left = x - textWidth(text, height) / 2;
  const paths: string[] = [];
  const draw = (runs: string, dx: number, dy: number, scale: number) => {
    for (const run of runs.split('|')) {
      const points = run.split(' ').map((pair) => {
        const px = dx + Number(pair[0]) * scale;
        const py = dy + Number(pair[1]) * scale;
        return `${px.toFixed(1)} ${py.toFixed(1)}`;
      });
      paths.push(`M${points.join('L')}`);
    }
  };
  const dot = (dx: number) => paths.push(`M${left + dx * unit} ${y - 1.3 * unit}h0.01`);
  for (const character of text.toUpperCase()) {
    const [base, mark] = marked[character] ?? [character, ''];
    if (character === '²') draw(strokes['2']!, left, y - unit, unit * 0.5);
    else if (strokes[base]) draw(strokes[base], left, y, unit);
    if (mark === 'dots') [1, 3].forEach(dot);
    if (mark === 'ring') {
      const r = unit * 0.8;
      paths.push(
        `M${left + 2 * unit - r} ${y - r - unit * 0.3}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`,
      );
    }
    left += 5.6 * unit;
  }
  return `<path d="${paths.join('')}" fill="none" stroke="${color}" stroke-width="${(height * weight).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
