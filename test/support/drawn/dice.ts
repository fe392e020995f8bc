/** Repeatable chance: the same seed gives the same picture on every machine. */
export class Dice {
  constructor(private state: number) {
    for (let i = 0; i < 4; i++) this.next();
  }

  /** 0 (included) to 1 (not included), by mulberry32. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1));
  }

  is(chance: number): boolean {
    return this.next() < chance;
  }

  of<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.next() * choices.length)]!;
  }

  /** A colour as `hsl(…)`; all three as ranges. */
  color(hue: [number, number], saturation: [number, number], lightness: [number, number]): string {
    const [h, s, l] = [hue, saturation, lightness].map(([a, b]) => Math.round(this.between(a!, b!)));
    return `hsl(${h},${s}%,${l}%)`;
  }
}

/** Words of no particular advert, for labels and running text. */
const words =
  'bostaden ligger lugnt med ljust kök och rymligt vardagsrum i söderläge nära skola buss badplats föreningen har god ekonomi avgift ingår värme vatten förråd balkong hiss renoverat golv ek parkett takhöjd fönster utsikt gård trädgård garage visning pris driftkostnad byggår energiklass tomt area våning rum'.split(
    ' ',
  );

export function sentence(dice: Dice, count: number): string {
  const text = Array.from({ length: count }, () =>
    dice.is(0.08) ? String(dice.whole(1, 9999)) : dice.of(words),
  );
  return text.join(' ').replace(/^./, (letter) => letter.toUpperCase());
}

export const roomNames = [
  'Kök',
  'Vardagsrum',
  'Sovrum',
  'Sovrum 2',
  'Hall',
  'Bad',
  'WC',
  'KLK',
  'Balkong',
  'Matplats',
  'Allrum',
  'Tvätt',
  'Förråd',
  'Bastu',
  'Bedroom',
  'Kitchen',
  'Living room',
  'OH',
  'MH',
  'KPH',
  'ET',
  'S1',
  'G',
  'K',
  'RUM',
  'Garage',
  'Entré',
  'Alkov',
  'D/T',
  'Pannrum',
] as const;
