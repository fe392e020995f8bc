import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Which of the pictures an analysis shows, something made of one holds, a kept reading of an advert or a buyer's
 * hand-in names. One statement, one snapshot: a picture that passes from a reading to an analysis is seen with the one
 * or the other.
 * @param exceptUser whose analyses and hand-ins do not count
 */
export async function usedPictures(
  em: EntityManager,
  sha256s: readonly string[],
  exceptUser?: string,
): Promise<ReadonlySet<string>> {
  const others = exceptUser ? 'where analysis_id not in (select id from analyses where user_id = ?)' : '';
  const rows = await em.execute<{ sha256: string }[]>(
    `with asked as (select unnest(?::text[]) as sha256)
     select sha256 from asked join analysis_pictures using (sha256) ${others}
     union
     select sha256 from asked join held_pictures using (sha256) ${others}
     union
     select sha256 from asked join hand_ins using (sha256) ${others}
     union
     select asked.sha256 from asked join hand_ins
       on pictures @> jsonb_build_array(jsonb_build_object('sha256', asked.sha256)) ${others}
     union
     select asked.sha256 from asked join shared_captures
       on raw -> 'trackedImages' @> jsonb_build_array(jsonb_build_object('sha256', asked.sha256))`,
    [`{${sha256s.join(',')}}`, ...(exceptUser ? [exceptUser, exceptUser, exceptUser, exceptUser] : [])],
  );
  return new Set(rows.map(({ sha256 }) => sha256));
}
