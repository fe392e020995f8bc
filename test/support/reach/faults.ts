import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import sharp from 'sharp';

/** Where the focus is, as keys.js tells it. */
export interface Stop {
  readonly number: number;
  readonly name: string;
  /** Element, classes and surroundings: those of one kind look alike. */
  readonly kind: string;
  /** Part (0–1) of it that nothing lies over and that is within the window. */
  readonly seen: number;
  /** The length (px) of a line around it, within the window. */
  readonly around: number;
  /** Where the sign of the focus is to be seen. */
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const probe = Promise.all(
  ['common', 'layout', 'keys', 'looks'].map((part) =>
    readFile(new URL(`${part}.js`, import.meta.url), 'utf8'),
  ),
);

/** Lets the document that the page shows be asked. */
export async function installProbe(page: Page): Promise<void> {
  await page.evaluate((await probe).join('\n'));
}

/** Asks what runs within the page; the call is one of its functions with its arguments. */
export function ask<T>(page: Page, call: string): Promise<T> {
  return page.evaluate<T>(`reach.${call}`);
}

/** The part of what has the focus that must be in sight: round buttons and what pictures lie on are never seen whole. */
const LEAST_SEEN = 0.3;
/** More stops than any page has: a walk that is longer goes round in a trap. */
const MOST_STOPS = 400;

/**
 * Presses the key until the focus leaves the part or is where it was before.
 * @param visit is told each stop while it has the focus
 */
async function walk(
  page: Page,
  within: string,
  key: 'Tab' | 'Shift+Tab',
  visit: (stop: Stop) => Promise<void> | void,
): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await focused(page, within);
    if (!stop || stops.some(({ number }) => number === stop.number)) return stops;
    stops.push(stop);
    if (stops.length > MOST_STOPS) throw new Error(`No end of the page at ${stop.name}`);
    await visit(stop);
  }
}

/** What is hidden is looked at again for some frames: a busy machine may not have drawn yet what the key scrolled to. */
async function focused(page: Page, within: string): Promise<Stop | null> {
  for (let frames = 0; ; frames += 1) {
    const stop = await ask<Stop | null>(page, `focused('${within}')`);
    if (!stop || stop.seen >= LEAST_SEEN || frames === 5) return stop;
    await page.evaluate(redrawn);
  }
}

/** How many pixels within the clip differ so much (3:1, WCAG 1.4.11 and 2.4.13) before and after a change. */
export async function changedPixels(
  page: Page,
  clip: Stop['clip'],
  change: () => Promise<unknown>,
): Promise<number> {
  const take = async () =>
    sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const before = await take();
  await change();
  const after = await take();
  let count = 0;
  for (let at = 0; at + 2 < after.length; at += 3)
    if (contrast(luminance(before, at), luminance(after, at)) >= 3) count += 1;
  return count;
}

/** How many pixels show that it has the focus. The focus is given back. */
async function indicatorPixels(page: Page, { clip }: Stop): Promise<number> {
  const count = await changedPixels(page, clip, () =>
    page.evaluate('globalThis.held = document.activeElement; held.blur()'),
  );
  await page.evaluate('held.focus({ preventScroll: true, focusVisible: true })');
  return count;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance of the pixel that begins there, as WCAG defines it. */
function luminance(pixels: Buffer, at: number): number {
  const part = (byte: number): number => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(pixels[at]!) + 0.7152 * part(pixels[at + 1]!) + 0.0722 * part(pixels[at + 2]!);
}

/** Until the page's own listeners have drawn it anew. */
const redrawn = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(redrawn);
}

export async function turnNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(redrawn);
}

/** What keeps a reader from what the page says at this size, with the usual spacing of text and the widest. */
export async function layoutFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const isSpaced of [false, true]) {
    await ask(page, `spaceText(${isSpaced})`);
    for (const kind of ['sideways', 'cutOff', 'spilt']) {
      const found = await ask<string[]>(page, `${kind}()`);
      faults.push(...found.map((one) => `${kind}${isSpaced ? ', spaced' : ''}: ${one}`));
    }
  }
  await ask(page, 'spaceText(false)');
  return faults;
}

/** The highest part (0–1) of the window that sticks, at the page's beginning, middle and end. */
export async function heldAtMost(page: Page): Promise<number> {
  const parts: number[] = [];
  for (const place of [0, 0.5, 1]) {
    await page.evaluate(`scrollTo(0, document.documentElement.scrollHeight * ${place})`);
    parts.push(await ask<number>(page, 'held()'));
  }
  await page.evaluate('scrollTo(0, 0)');
  return Math.max(...parts);
}

/** Those kinds of elements whose sign of the focus has been looked at, by mode: alike on every page. */
const signed = new Set<string>();

/**
 * What is wrong with the page for those who have no pointer: all that can be pressed is reached, in the page's order,
 * in sight, and shown to have the focus.
 * @param mode of colours; in each the focus is looked at anew, in the usual one on the way back too
 * @param within the part that is walked (CSS selector); a dialog that stands before it is walked in its place
 */
export async function keyFaults(
  page: Page,
  mode: 'usual' | 'night' | 'forced',
  within: string,
): Promise<readonly string[]> {
  const faults: string[] = [];
  await ask(page, `restart('${within}')`);
  const there = await walk(page, within, 'Tab', async (stop) => {
    if (stop.seen < LEAST_SEEN) faults.push(`hidden on the way there: ${stop.name}`);
    const kind = `${mode} ${stop.kind}`;
    if (signed.has(kind)) return;
    signed.add(kind);
    const pixels = await indicatorPixels(page, stop);
    if (pixels < stop.around) faults.push(`no sign of the focus (${pixels} px): ${stop.name}`);
  });
  // The whole page has no outside: a trap in it keeps what stands after it from being reached.
  const findCaught = async (): Promise<void> => {
    if (within !== 'body')
      faults.push(...(await ask<string[]>(page, `caught('${within}')`)).map((name) => `no way out: ${name}`));
  };
  await findCaught();
  const reached = JSON.stringify(there.map(({ number }) => number));
  for (const kind of ['missed', 'misplaced'])
    faults.push(
      ...(await ask<string[]>(page, `${kind}(${reached}, '${within}')`)).map((name) => `${kind}: ${name}`),
    );
  if (mode !== 'usual') return faults;
  const back = await walk(page, within, 'Shift+Tab', (stop) => {
    if (stop.seen < LEAST_SEEN) faults.push(`hidden on the way back: ${stop.name}`);
  });
  await findCaught();
  const names = there.map(({ name }) => name).join(' | ');
  const namesBack = back
    .map(({ name }) => name)
    .reverse()
    .join(' | ');
  if (names !== namesBack) faults.push(`another way back: ${names} ⟵ ${namesBack}`);
  return faults;
}
