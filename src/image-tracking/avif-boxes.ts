/** What a still AVIF is made of; its picture is found by its place in the file, so nothing can be taken out before it. */
const needed = new Set(['ftyp', 'meta', 'mdat']);

/** Whether an AVIF has no other parts than those its picture is drawn from, and nothing after its end. */
export function holdsPictureAlone(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    // 0 and 1 stand for lengths that are told otherwise; still pictures of our size have no use for them.
    if (length < 8 || !needed.has(bytes.toString('latin1', at + 4, at + 8))) return false;
    at += length;
  }
  return at === bytes.length;
}
