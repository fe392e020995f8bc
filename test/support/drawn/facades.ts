import { type Dice, sentence } from './dice.js';

/** One elevation: walls on a ground line, a roof, windows with bars, doors, cladding; as in a building permit. */
function facade(dice: Dice, x: number, ground: number, w: number, h: number, look: Look, id: string): string {
  const { ink, wall, roof } = look;
  const storeys = dice.whole(1, h > w ? 5 : 3);
  const rise = dice.is(0.85) ? h * dice.between(0.2, 0.45) : 0;
  const eave = ground - h + rise;
  const line = (d: string, width = look.width) =>
    `<path d="${d}" stroke="${ink}" stroke-width="${width}" fill="none"/>`;
  const out = [
    `<rect x="${x}" y="${eave}" width="${w}" height="${h - rise}" fill="${wall}" stroke="${ink}" stroke-width="${look.width}"/>`,
  ];
  if (look.cladding !== 'none') {
    const step = dice.between(5, 14);
    const boards: string[] = [];
    if (look.cladding === 'standing')
      for (let k = x + step; k < x + w; k += step) boards.push(`M${k} ${eave}V${ground}`);
    else for (let k = eave + step; k < ground; k += step) boards.push(`M${x} ${k}H${x + w}`);
    out.push(`<path d="${boards.join('')}" stroke="${ink}" stroke-opacity=".5" stroke-width=".7"/>`);
  }
  const over = w * 0.05;
  if (rise > 0) {
    const kind = dice.next();
    const d =
      kind < 0.45
        ? `M${x - over} ${eave + over * 0.6}L${x + w / 2} ${eave - rise}L${x + w + over} ${eave + over * 0.6}Z`
        : kind < 0.8
          ? `M${x - over} ${eave}L${x - over + (kind < 0.65 ? w * 0.12 : 0)} ${eave - rise}H${x + w + over - (kind < 0.65 ? w * 0.12 : 0)}L${x + w + over} ${eave}Z`
          : `M${x - over} ${eave}V${eave - rise * 0.3}L${x + w + over} ${eave - rise}V${eave}Z`;
    out.push(
      `<path d="${d}" fill="${kind < 0.45 ? wall : roof.replace('#id', id)}" stroke="${ink}" stroke-width="${look.width}"/>`,
    );
    if (dice.is(0.5))
      out.push(
        `<rect x="${x + w * dice.between(0.2, 0.7)}" y="${eave - rise * 1.15}" width="${w * 0.06}" height="${rise * 0.5}" fill="${wall}" stroke="${ink}"/>`,
      );
  }
  const columns = dice.whole(2, Math.max(2, Math.min(8, Math.round(w / 45))));
  const floor = (h - rise) / storeys;
  const door = dice.whole(0, columns - 1);
  for (let storey = 0; storey < storeys; storey++) {
    for (let column = 0; column < columns; column++) {
      if (dice.is(0.1)) continue;
      const isDoor = storey === storeys - 1 && column === door;
      const [ww, wh] = [(w / columns) * dice.between(0.4, 0.55), floor * (isDoor ? 0.72 : 0.45)];
      const cx = x + ((column + 0.5) * w) / columns - ww / 2;
      const cy = isDoor ? ground - wh : eave + floor * (storey + 0.25);
      out.push(
        `<rect x="${cx}" y="${cy}" width="${ww}" height="${wh}" fill="${isDoor ? look.door : look.glass}" stroke="${ink}" stroke-width="${look.width}"/><rect x="${cx + 3}" y="${cy + 3}" width="${Math.max(1, ww - 6)}" height="${Math.max(1, wh - 6)}" fill="none" stroke="${ink}" stroke-width=".7"/>`,
      );
      if (!isDoor && dice.is(0.8))
        out.push(line(`M${cx + ww / 2} ${cy}v${wh}${look.bars ? `M${cx} ${cy + wh / 2}h${ww}` : ''}`, 0.9));
    }
  }
  if (look.balconies) {
    for (let storey = 1; storey < storeys; storey++) {
      const y = eave + floor * storey;
      out.push(
        `<rect x="${x + w * 0.3}" y="${y - floor * 0.3}" width="${w * 0.4}" height="${floor * 0.3}" fill="none" stroke="${ink}"/>`,
      );
      for (let k = 0.3; k < 0.7; k += 0.02)
        out.push(line(`M${x + w * k} ${y - floor * 0.3}v${floor * 0.3}`, 0.6));
    }
  }
  return out.join('');
}

interface Look {
  readonly ink: string;
  readonly width: number;
  readonly wall: string;
  readonly roof: string;
  readonly door: string;
  readonly glass: string;
  readonly cladding: 'none' | 'standing' | 'lying';
  readonly bars: boolean;
  readonly balconies: boolean;
}

/** A sheet of one to four elevations with their names, heights and the ground line. */
export function facadeSheet(dice: Dice): { svg: string; width: number; height: number } {
  const width = dice.whole(600, 1300);
  const height = Math.round(width * dice.between(0.45, 1.2));
  const isColored = dice.is(0.4);
  const ink = dice.of(['#000', '#222', '#333', '#555']);
  const look: Look = {
    ink,
    width: dice.between(1, 3),
    wall: isColored ? dice.color([0, 60], [20, 75], [45, 88]) : '#fff',
    roof: isColored
      ? dice.color([0, 40], [5, 50], [20, 55])
      : dice.of(['#fff', 'url(#tiles)', 'url(#tiles)', '#999']),
    door: isColored ? dice.color([0, 360], [20, 60], [25, 50]) : dice.of(['#fff', '#ddd']),
    glass: isColored ? dice.of(['#cfe3f1', '#9fb8c9', '#fff']) : dice.of(['#fff', '#fff', '#ccc', '#333']),
    cladding: dice.of(['none', 'standing', 'lying'] as const),
    bars: dice.is(0.5),
    balconies: dice.is(0.2),
  };
  const columns = width > height ? dice.whole(1, 2) : 1;
  const rows = dice.whole(1, 2);
  const out = [
    `<defs><pattern id="tiles" width="9" height="8" patternUnits="userSpaceOnUse"><path d="M0 0V8M0 0H9" stroke="${ink}" stroke-width=".7"/></pattern></defs><rect width="${width}" height="${height}" fill="${dice.of(['#fff', '#fff', '#fff', '#f6f4ee', '#eef3f8'])}"/>`,
  ];
  const [cw, ch] = [width / columns, height / rows];
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const ground = (j + 0.82) * ch;
      const w = cw * dice.between(0.45, 0.78);
      const h = ch * dice.between(0.45, 0.7);
      const x = i * cw + (cw - w) / 2;
      const wing = dice.is(0.35) ? w * dice.between(0.25, 0.45) : 0;
      out.push(facade(dice, x, ground, w - wing, h, look, ''));
      if (wing) out.push(facade(dice, x + w - wing, ground, wing, h * dice.between(0.5, 0.8), look, ''));
      out.push(
        `<path d="M${i * cw + cw * 0.03} ${ground}L${(i + 0.97) * cw} ${ground + dice.between(-6, 6)}" stroke="${ink}" stroke-width="${dice.between(1.5, 5)}"/>`,
      );
      if (dice.is(0.8))
        out.push(
          `<text x="${(i + 0.5) * cw}" y="${ground + ch * 0.1}" font-size="${Math.max(11, ch * 0.045)}" text-anchor="middle" fill="${ink}">${dice.of(['FASAD MOT', 'Fasad åt', 'FASAD', 'Elevation'])} ${dice.of(['NORR', 'söder', 'ÖSTER', 'väster', 'gata'])}</text>`,
        );
      if (dice.is(0.35))
        for (const part of [0.1, 0.5, 1])
          out.push(
            `<path d="M${x - 40} ${ground - h * part}h24" stroke="${ink}"/><text x="${x - 42}" y="${ground - h * part - 3}" font-size="10" fill="${ink}">+${(part * 6).toFixed(2)}</text>`,
          );
      if (dice.is(0.3))
        out.push(
          tree(dice, (i + (dice.is(0.5) ? 0.07 : 0.93)) * cw, ground, h * dice.between(0.5, 0.9), ink),
        );
    }
  }
  if (dice.is(0.35))
    out.push(
      `<rect x="${width * 0.7}" y="${height * 0.91}" width="${width * 0.28}" height="${height * 0.07}" fill="#fff" stroke="${ink}"/><text x="${width * 0.71}" y="${height * 0.955}" font-size="${height * 0.02}">${sentence(dice, 3)}</text>`,
    );
  if (dice.is(0.2))
    out.push(`<rect x="6" y="6" width="${width - 12}" height="${height - 12}" fill="none" stroke="${ink}"/>`);
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Liberation Sans">${out.join('')}</svg>`,
  };
}

function tree(dice: Dice, x: number, ground: number, h: number, ink: string): string {
  const crown = Array.from(
    { length: 6 },
    () =>
      `<circle cx="${x + dice.between(-0.15, 0.15) * h}" cy="${ground - h * dice.between(0.5, 0.9)}" r="${h * 0.15}" fill="none" stroke="${ink}" stroke-width=".8"/>`,
  );
  return `<path d="M${x} ${ground}V${ground - h * 0.6}" stroke="${ink}" stroke-width="2"/>${crown.join('')}`;
}
