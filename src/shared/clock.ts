const stockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Stockholm as `YYYY-MM-DD`; limits "per day" follow the buyer's day, not UTC's. */
export function stockholmDay(at: Date): string {
  return stockholm.format(at);
}
