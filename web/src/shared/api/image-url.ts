/** Address of a stored picture, at most `width` px wide; the server answers with the nearest size it keeps. */
export function imageUrl(sha256: string, width: number): string {
  return `/api/images/${sha256}?w=${width}`;
}
