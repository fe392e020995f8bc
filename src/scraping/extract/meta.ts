import { clean, parseMoney, parseNumber } from './numbers.js';
import type { Page } from './page.js';
import { type Facts, type Reading, stated } from './reading.js';

/** Facts from the head of the page: OpenGraph, description and the canonical title. Weak, so read last. */
export function readMeta(page: Page): Reading {
  const meta = (name: string) => {
    const content = page.$(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content');
    return content ? clean(content) : undefined;
  };
  const description = meta('og:description') ?? meta('description') ?? meta('twitter:description');
  const heading = clean(page.$('h1').first().text());
  const facts: Facts = stated({
    title: [meta('og:title'), heading, clean(page.$('title').first().text())].find(
      (title) => title && !isSiteName(title, page.url),
    ),
    summary: description,
    images: absolute(meta('og:image:secure_url') ?? meta('og:image'), page.url),
    ...fromSentence(description ?? ''),
  }) as Facts;
  return { reader: 'meta', facts };
}

/** `3 rum, boarea 72 kvm, 2 790 000 kr utgångspris`: the sentence many brokers put into the description. */
function fromSentence(text: string): Facts {
  const price = /(?:utgångspris|pris)[: ]+([\d  .]{6,}) ?kr|([\d  .]{7,}) ?kr (?:i )?utgångspris/i.exec(text);
  const area = /boarea[: ]+(?:ca )?([\d,.]+) ?(?:kvm|m²|m2)/i.exec(text);
  const rooms = /(?<![\d,.])(\d{1,2}(?:,5)?) (?:rum|rok)\b/i.exec(text);
  return stated({
    price: price ? parseMoney(price[1] ?? price[2]!) : undefined,
    livingArea: area ? parseNumber(area[1]!) : undefined,
    rooms: rooms && area ? parseNumber(rooms[1]!) : undefined,
  }) as Facts;
}

function absolute(url: string | undefined, base: string): string[] {
  return url && URL.canParse(url, base) ? [new URL(url, base).href] : [];
}

/** Some pages are titled with nothing but the site's name. */
function isSiteName(title: string, url: string): boolean {
  return new URL(url).hostname.split('.').includes(title.toLowerCase().replace(/[^a-z0-9-]/g, ''));
}
