/** A file's name is kept and shown so far, characters. */
const longest = 200;

/** How a name ends: a dot and at most ten letters or digits. */
const ending = /\.[\p{L}\p{N}]{1,10}$/u;

/** A file's name, at most 200 characters: a longer one is cut in the middle of no character, and keeps its ending. */
export function shortFileName(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= longest) return name;
  const end = ending.exec(characters.slice(-11).join(''))?.[0] ?? '';
  return characters.slice(0, longest - Array.from(end).length).join('') + end;
}
