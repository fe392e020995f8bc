import type { Page } from './page.js';
import type { Reading } from './reading.js';
import { htmlToText } from './texts.js';

const boxes =
  '[itemprop=description], [class*=description], [class*=Description], [id*=description], [class*=beskrivning], [id*=beskrivning], [class*=sales-text], [class*=salestext], [class*=object-text]';
const headings = /^(beskrivning|om bostaden|om hemmet|om huset|om lägenheten|om objektet|bostaden)$/i;
const notSelling = /cookie|personuppgift|javascript|integritetspolicy/i;

/** The selling text: the longest of the boxes named so and of what follows a heading such as "Beskrivning". */
export function readDescription(page: Page): Reading {
  const { $ } = page;
  const candidates = $(boxes)
    .not('meta, script, head *')
    .toArray()
    .map((element) => ({ html: $.html(element), depth: $(element).find(boxes).length }));
  $('h2, h3').each((_, element) => {
    if (headings.test($(element).text().trim())) {
      const after = $(element)
        .nextUntil('h1, h2, h3')
        .toArray()
        .map((node) => $.html(node))
        .join('\n');
      candidates.push({ html: after, depth: 0 });
    }
  });
  const texts = candidates
    .map(({ html }) => htmlToText(html))
    .filter((text) => text.length >= 80 && !notSelling.test(text.slice(0, 300)));
  const paragraphs = texts.length > 0 ? undefined : longestRunOfParagraphs(page);
  const longest = texts.sort((a, b) => b.length - a.length)[0] ?? paragraphs;
  return { reader: 'description', facts: longest ? { description: longest } : {} };
}

function longestRunOfParagraphs({ $ }: Page): string | undefined {
  const byParent = new Map<unknown, string[]>();
  $('body p').each((_, element) => {
    const list = byParent.get(element.parent) ?? [];
    list.push(htmlToText($.html(element)));
    byParent.set(element.parent, list);
  });
  return [...byParent.values()]
    .map((parts) => parts.filter(Boolean).join('\n'))
    .filter((text) => text.length >= 200 && !notSelling.test(text.slice(0, 300)))
    .sort((a, b) => b.length - a.length)[0];
}
