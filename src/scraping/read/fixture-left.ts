import * as cheerio from 'cheerio/slim';
import type { AnyNode, Element, Text } from 'domhandler';
import { decodedBase64, noMail, type Persons, withoutMails } from './fixture-cleaner.js';
import { flightStream } from './fixture-flight.js';
import { NamePatterns, noName } from './fixture-names.js';
import { noPhone, phonePattern, withoutPhones } from './fixture-phones.js';

/**
 * What is left of people in a cleaned page, in words for the operator. It looks at the page in other ways than the
 * cleaning went: as one text, as written, with everything coded in it opened.
 */
export function leftOf(html: string, persons: Persons): string[] {
  const $ = cheerio.load(html);
  const scripts = $('script')
    .toArray()
    .map((script) => $(script).text());
  const flight = flightStream(scripts.filter((script) => script.includes('__next_f'))).toString('utf8');
  const coded = [html, flight].flatMap((text) => opened(text));
  const attributes = $('*')
    .toArray()
    .flatMap((element) => Object.values((element as Element).attribs));
  $('script').remove();
  const runs = textsBelow($.root()[0]!);
  const views = [html, flight, runs.join('\n'), attributes.join('\n'), ...coded];
  // Words that only stand side by side in the markup are one text to those who read it.
  const shown = [runs.join(''), runs.join(' ')].map((text) => text.replace(/\s+/g, ' '));
  const left = new Set<string>();
  for (const name of persons.names) {
    const { written, slug } = new NamePatterns(name);
    for (const view of [...views, ...shown]) {
      for (const pattern of [written, slug]) {
        const found = view.match(pattern)?.find((one) => one !== noName);
        if (found !== undefined) left.add(`name «${found}»`);
      }
    }
  }
  for (const view of views) {
    if (withoutMails(view) !== view) left.add(`mail address «${differing(view, withoutMails(view))}»`);
    const unaddressed = view.replace(
      /(?:https?:)?\\?\/\\?\/[^\s"'<>()]+|(?<![\w%/.-])[\w%/.-]+\.(?:jpe?g|png|webp|avif)\b/gi,
      ' ',
    );
    for (const phone of persons.phones) {
      const found = phonePattern(phone).exec(unaddressed)?.[0];
      if (found !== undefined) left.add(`phone number «${found}»`);
    }
  }
  for (const line of runs) {
    const cleaned = withoutPhones(line);
    if (cleaned !== line) left.add(`phone number «${differing(line, cleaned)}»`);
  }
  left.delete(`mail address «${noMail}»`);
  left.delete(`phone number «${noPhone}»`);
  return [...left];
}

function textsBelow(root: { readonly children: readonly AnyNode[] }): string[] {
  const texts: string[] = [];
  const open = [...root.children].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.nodeType === 3) texts.push((node as Text).data);
    if ('children' in node) open.push(...[...node.children].reverse());
  }
  return texts;
}

/** Base64 and percent-encoded texts, opened once more each while they hold others. */
function opened(text: string, depth = 0): string[] {
  if (depth > 3) return [];
  const texts = [...text.matchAll(/(?<![\w+/=-])[\w+/-]{8,}={0,2}(?![\w+/=-])/g)].flatMap(
    ([run]) => decodedBase64(run) ?? [],
  );
  const inner = texts.filter((one) => one.length >= 12).flatMap((one) => opened(one, depth + 1));
  const percent = /%[\da-f]{2}/i.test(text)
    ? [
        text.replace(/(?:%[\da-f]{2})+/gi, (run) =>
          Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'),
        ),
      ]
    : [];
  return [...texts, ...inner, ...percent];
}

/** Where two texts part, some words of it. */
function differing(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one.slice(Math.max(0, at - 10), at + 30).replace(/\s+/g, ' ');
}
