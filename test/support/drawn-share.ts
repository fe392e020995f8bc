import type { Locator } from 'playwright';

/**
 * How much of a frame its bar covers, as it is seen: 0 where the bar lies outside of the frame, which clips it.
 * @param frame what holds the drawing
 * @returns 0–1 of the width, and of the height
 */
export async function drawnShare(
  frame: Locator,
): Promise<{ readonly width: number; readonly height: number }> {
  const [outer, inner] = [(await frame.boundingBox())!, (await frame.locator('rect').boundingBox())!];
  const shared = (start: 'x' | 'y', length: 'width' | 'height') =>
    Math.max(
      0,
      Math.min(outer[start] + outer[length], inner[start] + inner[length]) -
        Math.max(outer[start], inner[start]),
    ) / outer[length];
  return { width: shared('x', 'width'), height: shared('y', 'height') };
}
