/** Words of the first bytes of pictures: JPEG, PNG, GIF, TIFF. */
const pictureStarts = ['\xff\xd8\xff', '\x89PNG\r\n', 'GIF8', 'II*\0', 'MM\0*'];
/** The container of Word's files before 2007. */
const oldOffice = '\xd0\xcf\x11\xe0';

/** What a file that is no PDF is, by its bytes and never by its name. */
export function nonPdf(bytes: Uint8Array): 'word' | 'picture' | 'not_pdf' {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = buffer.subarray(0, 16).toString('latin1');
  const isPicture =
    pictureStarts.some((mark) => start.startsWith(mark)) ||
    /^RIFF[^]{4}WEBP/.test(start) ||
    /^[^]{4}ftyp(?:he|mi|ms|av)/.test(start);
  if (isPicture) return 'picture';
  const isWord =
    (start.startsWith('PK\x03\x04') &&
      (buffer.includes('word/document') || buffer.includes('content.xml'))) ||
    start.startsWith(oldOffice) ||
    start.startsWith('{\\rtf');
  return isWord ? 'word' : 'not_pdf';
}

/**
 * Whether a PDF can hold pages at all: some objects, and its catalogue in plain or packed in a stream of objects. Searching
 * megabytes of junk for what is not there costs a reader seconds, this some milliseconds.
 */
export function hasPages(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.includes(' obj') && ['/Catalog', '/ObjStm', '/XRef'].some((name) => buffer.includes(name));
}
