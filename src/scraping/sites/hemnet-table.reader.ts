import { municipalityName } from '../extract/municipalities.js';
import { clean, parseMoney } from '../extract/numbers.js';
import type { Page } from '../extract/page.js';
import { largestHemnetPicture } from '../extract/pictures.js';
import { type Facts, type Reading, stated } from '../extract/reading.js';
import { parseShowing, tidyShowings } from '../extract/swedish-time.js';
import { htmlToText } from '../extract/texts.js';

const reader = 'hemnet table';

/**
 * What Hemnet's template of 2019–2022 states outside its label table, which the general reader takes: heading, place,
 * price, text, broker and the link to the broker's page.
 */
export function readHemnetTable(page: Page): Reading {
  const { $ } = page;
  const heading = $('h1.qa-property-heading, h1:has(.sold-property__address-prefix)').first();
  if (heading.length === 0) return { reader, facts: {} };
  const isSold = $('.sold-property').length > 0;
  const address = clean(heading.clone().find('.sold-property__address-prefix').remove().end().text());
  const text = (selector: string) => clean($(selector).first().text());
  const priceText = text('.qa-property-price');
  const price = parseMoney(priceText);
  const description = $('.js-property-description').first().html();
  const link = $('a.qa-property-description-broker-button, a.js-property-description-broker-button').attr(
    'href',
  );
  const gallery = $('img.property-gallery__item, .property-carousel img')
    .toArray()
    .flatMap((image) => image.attribs['src'] ?? []);
  const plans = $('img[alt*=planritning i], a[href*=floorplan]')
    .toArray()
    .flatMap((image) => image.attribs['src'] ?? []);
  const published = /"publication_date":"(\d{4}-\d\d-\d\d)"/.exec(page.html)?.[1];
  const reference = published ? new Date(published) : new Date();
  const facts: Facts = stated({
    title: address,
    address,
    ...(isSold ? soldPlace(page) : place(text('.property-address__area'), page)),
    price,
    priceText: price === undefined && priceText !== '' ? priceText : undefined,
    soldPrice: parseMoney(text('.sold-property__price-value')),
    description: description ? htmlToText(description) : undefined,
    images: [...new Set(gallery.map(largestHemnetPicture))],
    floorplans: [...new Set(plans.map(largestHemnetPicture))],
    linkToBroker: link && /^https?:/.test(link) ? link : undefined,
    broker: /@|\bprotected\b/.test(text('.qa-broker-name')) ? undefined : text('.qa-broker-name'),
    brokerAgency: text('.broker-card__info > a.hcl-link') || undefined,
    showings: tidyShowings(
      $('.listing__sidebar [class*=open-house], .open-house, [class*=showing]')
        .toArray()
        .flatMap((element) => parseShowing(clean($(element).text()), reference) ?? []),
    ),
    saleStatus: isSold ? 'sold' : 'for_sale',
  }) as Facts;
  return { reader, facts };
}

/** `Barkarby, Järfälla` is a neighbourhood and its municipality; `Karlskrona kommun` alone is a municipality. */
function place(line: string, page: Page): Facts {
  const parts = line.split(',').map(clean).filter(Boolean);
  const municipality = municipalityName(parts.at(-1) ?? '');
  const named = /,\s*([^,]+ kommun)/.exec(page.$('meta[property="og:title"]').attr('content') ?? '')?.[1];
  return {
    ...(parts.length > 1 ? { area: parts.slice(0, -1).join(', ') } : {}),
    ...(municipality ? { municipality } : named ? { municipality: municipalityName(named) } : {}),
  } as Facts;
}

/** `Bostadsrättslägenhet - Olivedal, Göteborgs kommun - Såld den 5 juli 2021`. */
function soldPlace({ $ }: Page): Facts {
  const line = clean($('.qa-sold-property-metadata, .sold-property__metadata').first().text());
  const where = line.split(' - ').find((part) => /kommun$/.test(part.trim())) ?? '';
  const parts = where.split(',').map(clean).filter(Boolean);
  return stated({
    area: parts.slice(0, -1).join(', '),
    municipality: municipalityName(parts.at(-1) ?? ''),
  }) as Facts;
}
