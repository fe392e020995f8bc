/** The address of another form of /auth, keeping where the person was going. */
export function toMode(mode: 'login' | 'signup' | 'reset', search: URLSearchParams): string {
  const next = search.get('next');
  return `/auth?mode=${mode}${next ? `&next=${encodeURIComponent(next)}` : ''}`;
}
