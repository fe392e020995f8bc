/** What JSON begins with; a thrown error costs more than hundreds of such looks, and scripts hold much that is none. */
const beginsAsJson = /^\s*[[{"\dtfn-]/;

/** JSON as its value; undefined where a text is none. */
export function parsedJson(text: string): unknown {
  if (!beginsAsJson.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
