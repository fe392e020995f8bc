/** A text as addresses of pages write it: lower case, å ä ö as a a o, everything else hyphens: `Östra Ågatan 3 B` → `ostra-agatan-3-b`. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
