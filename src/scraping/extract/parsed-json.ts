/** JSON as its value; undefined where a text is none. An empty one, as many scripts are, costs no thrown error. */
export function parsedJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
