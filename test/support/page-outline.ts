import { createHash } from 'node:crypto';
import type { Page } from 'playwright';

/** What axe judges a page by, but for where things lie: equal outlines get equal verdicts. */
export interface PageOutline {
  /** Of the menus, header and footer that many pages have in common. */
  readonly frame: string;
  /** Of all else. */
  readonly content: string;
}

/** Elements, what they say of themselves, and their colours. */
const read = `(() => {
  const isOfFrame = (at) => !at.closest('main') && at.closest('header, nav, footer, #sidebar') !== null;
  const lines = { frame: [], content: [] };
  // That there is a name matters, not what it is: it may be the person's.
  const told = (at) => [...at.attributes]
    .filter(({ name }) => /^(aria-|role$|id$|for$|alt$|tabindex$|type$|href$)/.test(name))
    .map(({ name, value }) => /^(aria-(label|controls|owns|describedby)|id|for|alt|href)/.test(name) ? name + '=' + (value !== '') : name + '=' + value);
  const looks = ({ color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight }) => {
    // What counts as large text (WCAG 1.4.3), which may be fainter: 18 pt, or 14 pt in bold type.
    const isLarge = parseFloat(fontSize) >= (fontWeight >= 700 ? 56 / 3 : 24);
    return [color, backgroundColor, backgroundImage, opacity, isLarge];
  };
  const scrolls = (at, { overflowX, overflowY }) =>
    (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth) ||
    (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight);
  for (const at of document.body.querySelectorAll('*')) {
    if (!at.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(at);
    const hasWords = [...at.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== '');
    const line = [at.tagName, ...told(at), ...looks(style), scrolls(at, style), hasWords].join(' ');
    lines[isOfFrame(at) ? 'frame' : 'content'].push(line);
  }
  return { frame: lines.frame.join('\\n'), content: lines.content.join('\\n') };
})()`;

/** The outline of the page as it stands. */
export async function outlineOf(page: Page): Promise<PageOutline> {
  const { frame, content } = await page.evaluate<PageOutline>(read);
  return { frame: hash(frame), content: hash(content) };
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
