export const folds = 5;

/** Which fifth a picture belongs to, by its name. */
export function foldOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % folds;
}
