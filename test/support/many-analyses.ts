/** What both the ORM's manager and a bare connection can do. */
interface Sql {
  execute(sql: string, values: readonly unknown[]): Promise<unknown>;
}

/**
 * So many completed and paid analyses of one person, made by one statement: a minute apart, the first the newest, at
 * `Storgatan 1`, `Älggatan 2`, `Åkergatan 3`, `Ringvägen 4`, `Övre gränd 5`, `Storgatan 6` and so on, by turns in
 * Malmö, Lund, Örebro and Umeå. Some have no price, size or verdict.
 */
export async function addManyAnalyses(sql: Sql, userId: string, count: number): Promise<void> {
  await sql.execute(
    `insert into analyses (id, user_id, hemnet_url, listing_key, status, is_paid, attempt, run, scraping_progress,
       created_at, started_at, updated_at, address, municipality, price, price_per_sqm, living_area, property_type,
       tenure, photos_count, floorplans_count, verdict, confidence, red_flags_count)
     select gen_random_uuid(), ?, 'https://x.se/' || n, 'many:' || n, 'completed', true, 1, 1,
       '{"current_step":"completed"}', now() - n * interval '1 minute', now(), now(),
       (array['Storgatan', 'Älggatan', 'Åkergatan', 'Ringvägen', 'Övre gränd'])[(n - 1) % 5 + 1] || ' ' || n,
       (array['Malmö', 'Lund', 'Örebro', 'Umeå'])[(n - 1) % 4 + 1],
       case when n % 11 > 0 then 1000000 + n * 7919 % 9000000 end, 20000 + n % 60000,
       case when n % 7 > 0 then 20 + n % 180 end, (array['Lägenhet', 'Villa'])[(n - 1) % 2 + 1], 'Bostadsrätt', 9, 1,
       case when n % 13 > 0 then (array['GREEN', 'YELLOW', 'RED'])[(n - 1) % 3 + 1] end, n % 100, n % 9
     from generate_series(1, ?::int) n`,
    [userId, count],
  );
}
