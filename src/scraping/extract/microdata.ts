import { municipalityName } from './municipalities.js';
import { clean, parseArea, parseMoney, parseRooms, positive, toNumber } from './numbers.js';
import type { Box, Marked, Outline } from './outline.js';
import type { Page } from './page.js';
import { type Facts, type Reading, stated } from './reading.js';

/** Types whose address, name and offers are not the home's. */
const otherTypes =
  /Organization|RealEstateAgent|Person|LocalBusiness|BreadcrumbList|ListItem|Review|ItemList|WebSite/i;

/** Facts from schema.org properties on elements: `itemprop` (microdata) and `property` (RDFa). */
export function readMicrodata({ outline }: Page): Reading {
  const facts: Facts = {};
  for (const mark of outline.marked) {
    if (mark.attribute !== 'itemprop' && mark.attribute !== 'property') continue;
    if (outline.noiseAt(mark.box.start) !== undefined || isOfOther(mark.box)) continue;
    for (const name of mark.text.split(/\s+/)) {
      const found = factOf(name.replace(/^schema:/, ''), valueOf(mark, outline));
      for (const [field, value] of Object.entries(found)) {
        if (facts[field as keyof Facts] === undefined) Object.assign(facts, { [field]: value });
      }
    }
  }
  const { lat, lon } = coordinates(outline);
  if (lat && lon) facts.coordinates = { lat, lon };
  return { reader: 'microdata', facts };
}

function valueOf({ box, element }: Marked, outline: Outline): string {
  const { content, datetime } = element.attribs;
  return clean(content ?? datetime ?? outline.text.slice(box.start, Math.min(box.end, box.start + 200)));
}

function isOfOther(box: Box): boolean {
  for (let at: Box | undefined = box; at; at = at.parent) {
    const type = at.element?.attribs['itemtype'] ?? at.element?.attribs['typeof'];
    if (type !== undefined && otherTypes.test(type)) return true;
  }
  return false;
}

function factOf(name: string, value: string): Facts {
  switch (name) {
    case 'streetAddress':
      return stated({ address: value }) as Facts;
    case 'postalCode':
      return stated({ postalCode: /^(\d{3}) ?(\d{2})$/.exec(value)?.slice(1).join(' ') }) as Facts;
    case 'addressLocality':
      return stated(
        /kommun$/i.test(value) ? { municipality: municipalityName(value) } : { city: value },
      ) as Facts;
    case 'addressRegion':
      return stated({ county: /län$/.test(value) ? value : undefined }) as Facts;
    case 'numberOfRooms':
      return stated({ rooms: parseRooms(value) }) as Facts;
    case 'floorSize':
      return stated({ livingArea: parseArea(value)?.area }) as Facts;
    case 'lotSize':
      return stated({ tomtarea: parseArea(value)?.area }) as Facts;
    case 'yearBuilt':
      return stated({ yearBuilt: positive(value) }) as Facts;
    case 'price':
      return stated({ price: parseMoney(value) }) as Facts;
    default:
      return {};
  }
}

function coordinates(outline: Outline): { lat?: number; lon?: number } {
  const read = (name: string) => {
    const mark = outline.marked.find(
      ({ attribute, text, box }) => attribute === 'itemprop' && text === name && !isOfOther(box),
    );
    return mark ? toNumber(valueOf(mark, outline)) : undefined;
  };
  return stated({ lat: read('latitude'), lon: read('longitude') });
}
