const isHouse = `property_type ~* 'villa|hus'`;
const isFlat = `(property_type ~* 'lägenhet' or (tenure ~* 'bostadsrätt' and coalesce(property_type, '') !~* 'villa|hus'))`;
const isDone = `status = 'completed'`;
const isPriced = `status = 'completed' and price is not null`;
const isRecent = `created_at > now() - interval '7 days'`;

/** Figures of what homes of one kind cost, each named by it. */
const pricesOf = (kind: string, isKind: string): string => {
  const ofKind = `${isPriced} and ${isKind}`;
  return `
    count(*) filter (where ${ofKind})::int as ${kind}_count,
    min(price) filter (where ${ofKind}) as ${kind}_lowest,
    max(price) filter (where ${ofKind}) as ${kind}_highest,
    round(avg(price) filter (where ${ofKind}))::int as ${kind}_average,
    round(avg(price_per_sqm) filter (where ${ofKind}))::int as ${kind}_sqm,
    count(price_per_sqm) filter (where ${ofKind} and ${isRecent})::int as ${kind}_recent_count,
    avg(price_per_sqm) filter (where ${ofKind} and ${isRecent})::float as ${kind}_recent_sqm,
    count(price_per_sqm) filter (where ${ofKind} and not ${isRecent})::int as ${kind}_older_count,
    avg(price_per_sqm) filter (where ${ofKind} and not ${isRecent})::float as ${kind}_older_sqm`;
};

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
    ${pricesOf('flats', isFlat)},
    ${pricesOf('houses', isHouse)}
  from analyses where user_id = ?`;

/** How the technical items of the paid reports of one user are judged. */
export const technicalSql = `
  select item.status, count(*)::int as count
    from analyses, jsonb_array_elements_text(technical_statuses) as item (status)
   where user_id = ? and analyses.status = 'completed' and is_paid
   group by 1`;

/** The red flags that the paid reports of one user share most; what one home alone has is shared by none. */
export const problemsSql = `
  select flag.title, count(distinct analyses.id)::int as count
    from analyses, jsonb_array_elements_text(red_flag_titles) as flag (title)
   where user_id = ? and status = 'completed' and is_paid
   group by 1 having count(distinct analyses.id) >= 2
   order by 2 desc, 1 limit 5`;
