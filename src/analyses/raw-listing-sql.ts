/**
 * SQL for `raw_listing_data` with empty pages in place of the texts of documents. Only annual reports keep theirs, for a
 * report's page reads figures out of them.
 * @param column SQL that names the column
 */
export const withoutUnusedTexts = (column: string): string =>
  `(case when ${column} -> 'readDocuments' is null then ${column} else jsonb_set(${column}, '{readDocuments}', (
    select coalesce(jsonb_agg(
      case when document ->> 'kind' = 'annual-report' then document
        else jsonb_set(document, '{pages}', (
          select coalesce(jsonb_agg(''::text), '[]') from generate_series(1, jsonb_array_length(document -> 'pages'))
        ))
      end order by place), '[]')
    from jsonb_array_elements(${column} -> 'readDocuments') with ordinality as documents (document, place)
  )) end)`;
