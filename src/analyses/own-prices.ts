import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { OwnPriceLevel } from '../reports/reports.types.js';
import type { Listing } from '../scraping/listing.types.js';
import { stockholmDay } from '../shared/clock.js';
import { cardColumns } from './card-columns.js';

/** So many different adverts that the middle means something and none of them shows through. */
const enough = 20;

/** SQL for what read a field of an advert; empty where nobody knows. */
const readerOf = (field: string): string =>
  `coalesce(raw_listing_data->'provenance'->'${field}'->>'reader', '')`;

/** What adverts ask, told from the analyses that are there. */
@Injectable()
export class OwnPrices {
  constructor(private readonly em: EntityManager) {}

  /**
   * The middle asking price per m² of adverts of the same kind in the same municipality, over the twelve whole months
   * before this one, each advert counted once: by the address that its page states, for one page may answer many links.
   * What buyers handed in takes no part, nor does an advert of which only a link tells the place, the kind or the
   * tenure. Undefined while there are fewer than twenty.
   */
  async levelFor(listing: Listing, today: Date): Promise<OwnPriceLevel | undefined> {
    const { municipality, propertyType, tenure } = cardColumns(listing);
    if (!municipality || !propertyType || !tenure) return undefined;
    const end = `${stockholmDay(today).slice(0, 7)}-01`;
    const [row] = await this.em.fork().execute<{ median: number | null; adverts: string }[]>(
      `select percentile_cont(0.5) within group (order by price_per_sqm) as median, count(*) as adverts
       from (
         select distinct on (advert) coalesce(raw_listing_data->>'canonicalUrl', listing_key) as advert, price_per_sqm
         from analyses
         where status = 'completed' and municipality = ? and property_type = ? and tenure = ?
           and price_per_sqm is not null
           and created_at >= (?::date - interval '12 months') at time zone 'Europe/Stockholm'
           and created_at < ?::date::timestamp at time zone 'Europe/Stockholm'
           and 'link' not in (${['municipality', 'propertyType', 'tenure'].map(readerOf).join(', ')})
           and not exists (select 1 from hand_ins where hand_ins.analysis_id = analyses.id)
         order by advert, created_at desc
       ) as adverts`,
      [municipality, propertyType, tenure, end, end],
    );
    const adverts = Number(row?.adverts ?? 0);
    if (!row?.median || adverts < enough) return undefined;
    const month = (back: number): string => {
      const first = new Date(`${end}T12:00:00Z`);
      first.setUTCMonth(first.getUTCMonth() - back);
      return first.toISOString().slice(0, 7);
    };
    const medianPerSqm = Math.round(row.median);
    return { municipality, propertyType, medianPerSqm, adverts, from: month(12), to: month(1) };
  }
}
