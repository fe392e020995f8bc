import { countyName, countyOf, municipalityOfSlug } from './municipalities.js';
import { type Facts, stated } from './reading.js';

/** `/dalarnas-lan/leksand/…`, `/dalarna/leksand/…`: a county, and a municipality of that county after it. */
export function placesOfPath(address: URL | null): Pick<Facts, 'county' | 'municipality'> {
  const parts = address?.pathname.split('/').filter(Boolean) ?? [];
  const inCounty = (part: string | undefined, county: string) => {
    const next = part && municipalityOfSlug(part, county);
    return next !== undefined && next !== '' && countyOf(next) === county;
  };
  const at = parts.findIndex((part, index) => {
    const county = countyName(part);
    return county !== undefined && (/-lan$/.test(part) || inCounty(parts[index + 1], county));
  });
  const county = at < 0 ? undefined : countyName(parts[at]!);
  if (!county) return {};
  const next = municipalityOfSlug(parts[at + 1] ?? '', county);
  return stated({ county, municipality: next && countyOf(next) === county ? next : undefined }) as Facts;
}
