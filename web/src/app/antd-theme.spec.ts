import { theme } from 'antd';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { antdTheme, palettes } from './antd-theme.js';

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

/** The custom properties of the first block that opens with `selector`. */
function variables(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map((match) => [match[1]!, match[2]!]));
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Contrast of WCAG 2.2, 1–21. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const blocks = {
  light: [':root'],
  dark: [":root:not([data-theme='light'])", ":root[data-theme='dark']"],
} as const;

describe.each(['light', 'dark'] as const)('the %s colours', (mode) => {
  it.each(blocks[mode])('are the same for antd and in %s', (selector) => {
    const found = variables(selector);
    for (const [name, value] of Object.entries(palettes[mode])) {
      const variable = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect([variable, found.get(variable)]).toEqual([variable, value]);
    }
  });

  it('can be read: 4.5:1 for words, 3:1 for the borders of fields', () => {
    const colour = variables(blocks[mode][0]);
    const pairs = [
      ...['ink', 'ink-quiet', 'brand', 'good', 'watch', 'bad'].flatMap((word) =>
        ['paper', 'raised', 'sunken'].map((ground) => [word, ground] as const),
      ),
      ['on-brand', 'brand'],
      ['brand', 'brand-soft'],
      ['ink', 'brand-soft'],
      ['good', 'good-soft'],
      ['watch', 'watch-soft'],
      ['bad', 'bad-soft'],
    ] as const;
    for (const [word, ground] of pairs) {
      const ratio = contrast(colour.get(word)!, colour.get(ground)!);
      expect([word, ground, ratio >= 4.5]).toEqual([word, ground, true]);
    }
    for (const ground of ['paper', 'raised']) {
      const ratio = contrast(colour.get('rule-strong')!, colour.get(ground)!);
      expect([ground, ratio >= 3]).toEqual([ground, true]);
    }
  });

  it('leave what is disabled to be read: 4.5:1, though nothing demands it', () => {
    const { colorTextDisabled, colorBgContainerDisabled } = theme.getDesignToken(antdTheme(mode));
    expect(contrast(colorTextDisabled, colorBgContainerDisabled)).toBeGreaterThanOrEqual(4.5);
  });

  it('let the shapes of what is on its way be told from the page: 1.1:1', () => {
    const colour = variables(blocks[mode][0]);
    for (const ground of ['paper', 'raised']) {
      const ratio = contrast(colour.get('sunken')!, colour.get(ground)!);
      expect([ground, ratio >= 1.1]).toEqual([ground, true]);
    }
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
