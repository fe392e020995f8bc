/** The colours of one home, and what makes its rooms differ from another's. */
export interface Palette {
  readonly seed: number;
  /** Rooms are drawn mirrored. */
  readonly mirrored: boolean;
  readonly wall: string;
  /** A painted wall or headboard. */
  readonly feature: string;
  readonly floor: string;
  readonly wood: string;
  readonly textile: string;
  readonly accent: string;
  readonly cabinet: string;
  readonly tile: string;
  readonly metal: string;
  readonly facade: string;
  readonly roof: string;
  readonly skyTop: string;
  readonly skyLow: string;
}

export const palettes = {
  sage: {
    seed: 11,
    mirrored: false,
    wall: '#e9e4d8',
    feature: '#8f9f8a',
    floor: '#b98a5a',
    wood: '#8a5f3c',
    textile: '#5f7568',
    accent: '#c9793f',
    cabinet: '#dfd8c6',
    tile: '#cfd8d2',
    metal: '#b98f4a',
    facade: '#d9b27a',
    roof: '#6b4a3c',
    skyTop: '#f0a96a',
    skyLow: '#fbe3bd',
  },
  pine: {
    seed: 23,
    mirrored: true,
    wall: '#efe6d2',
    feature: '#a8683f',
    floor: '#c79b63',
    wood: '#b27a44',
    textile: '#7d4a3a',
    accent: '#3f6f78',
    cabinet: '#c98f52',
    tile: '#e6cfae',
    metal: '#8f8a80',
    facade: '#a3483a',
    roof: '#5b5450',
    skyTop: '#6fa8d8',
    skyLow: '#e4f0f6',
  },
  coast: {
    seed: 37,
    mirrored: false,
    wall: '#f2f1ec',
    feature: '#6d8aa3',
    floor: '#d2b48c',
    wood: '#caa576',
    textile: '#3d5a78',
    accent: '#e0b04a',
    cabinet: '#f4f2ec',
    tile: '#b9cdd8',
    metal: '#9aa2a8',
    facade: '#efe0bf',
    roof: '#7a3f33',
    skyTop: '#7db8e8',
    skyLow: '#eef6fa',
  },
  linen: {
    seed: 53,
    mirrored: true,
    wall: '#ece8e2',
    feature: '#b7a898',
    floor: '#a98f76',
    wood: '#6f5a48',
    textile: '#c8b8a4',
    accent: '#7d3f52',
    cabinet: '#5a6660',
    tile: '#dcd6cc',
    metal: '#3a3a3c',
    facade: '#8f5646',
    roof: '#4a4f55',
    skyTop: '#8ec1e6',
    skyLow: '#f3eee4',
  },
} as const satisfies Record<string, Palette>;

/** A colour moved towards white (positive) or black (negative), −1 to 1. */
export function shade(hex: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const part = Math.abs(amount);
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const moved = channels.map((channel) => Math.round(channel + (target - channel) * part));
  return `#${moved.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
