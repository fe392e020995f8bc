const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN = new Set([0x5b, 0x7b]);
const CLOSE = new Set([0x5d, 0x7d]);

/**
 * Whether lists and objects of a JSON text stand within each other deeper than so many levels. Half a million levels in
 * one MiB take a parser and the collector the better part of a second; this takes a pass over the bytes.
 * @param json UTF-8; it need not be right
 */
export function isDeeperThan(levels: number, json: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]!;
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (OPEN.has(byte)) {
      depth += 1;
      if (depth > levels) return true;
    } else if (CLOSE.has(byte)) depth -= 1;
  }
  return false;
}
