const isHouse = `property_type ~* 'villa|hus'`;
const isFlat = `(property_type ~* 'lägenhet' or (tenure ~* 'bostadsrätt' and coalesce(property_type, '') !~* 'villa|hus'))`;
const isDone = `status = 'completed'`;
const isPriced = `status = 'completed' and price is not null`;
const isRecent = `created_at > now() - interval '7 days'`;

/** Counts and money over all analyses of one user. */
export const figuresSql = `
  select
    count(*)::int as total,
    count(*) filter (where ${isRecent})::int as this_week,
    round(avg(confidence) filter (where ${isDone}))::int as average_confidence,
    coalesce(sum(red_flags_count) filter (where ${isDone}), 0)::int as red_flags,
    count(*) filter (where ${isDone} and verdict = 'GREEN')::int as green,
    count(*) filter (where ${isDone} and verdict = 'YELLOW')::int as yellow,
    count(*) filter (where ${isDone} and verdict = 'RED')::int as red,
    count(*) filter (where ${isPriced})::int as priced,
    min(price) filter (where ${isPriced}) as lowest_price,
    max(price) filter (where ${isPriced}) as highest_price,
    round(avg(price) filter (where ${isPriced}))::int as average_price,
    round(avg(price_per_sqm) filter (where ${isPriced}))::int as average_sqm,
    count(*) filter (where ${isPriced} and ${isHouse})::int as houses,
    count(*) filter (where ${isPriced} and ${isFlat})::int as apartments,
    count(price_per_sqm) filter (where ${isPriced} and ${isRecent})::int as recent_count,
    avg(price_per_sqm) filter (where ${isPriced} and ${isRecent})::float as recent_sqm,
    count(price_per_sqm) filter (where ${isPriced} and not ${isRecent})::int as older_count,
    avg(price_per_sqm) filter (where ${isPriced} and not ${isRecent})::float as older_sqm
  from analyses where user_id = ?`;

/** How the technical items of the paid reports of one user are judged. */
export const technicalSql = `
  select item.status, count(*)::int as count
    from analyses, jsonb_array_elements_text(technical_statuses) as item (status)
   where user_id = ? and analyses.status = 'completed' and is_paid
   group by 1`;

/** The red flags that the paid reports of one user share most. */
export const problemsSql = `
  select flag.title, count(*)::int as count
    from analyses, jsonb_array_elements_text(red_flag_titles) as flag (title)
   where user_id = ? and status = 'completed' and is_paid
   group by 1 order by 2 desc, 1 limit 5`;
