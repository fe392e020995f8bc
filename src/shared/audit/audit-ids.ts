const idAfterColon = (column: string, kind: string) =>
  `case when ${column} ~ '^${kind}:[0-9a-f-]{36}$' then split_part(${column}, ':', 2)::uuid end`;

/** SQL of the id of the administrator who acted; null for operators. @param entry of the table's name, with its dot */
export const actorId = (entry = ''): string => idAfterColon(`${entry}actor`, 'user');

/** SQL of the id of what was acted on, of whatever kind; null where that is called otherwise. */
export const subjectId = (entry = ''): string => idAfterColon(`${entry}subject`, '[a-z]+');
