import { decodeHtml } from '../fetch/charset.js';
import { isMhtml, openMhtml } from './mhtml.js';
import { isPdf } from './pdf-print.js';
import { pdfText } from './pdf-text.js';
import { statedAddress } from '../extract/stated-address.js';

/** What a saved file turned out to hold. */
export interface OpenedFile {
  readonly kind: 'html' | 'text';
  readonly content: string;
  /** The address the page was saved from, when the file tells. */
  readonly url?: string;
}

/**
 * Opens a page that a person saved: .html, .mhtml, PDF or plain text, told by content and not by name.
 * @returns undefined when the file holds no readable text
 */
export async function openFile(bytes: Uint8Array): Promise<OpenedFile | undefined> {
  if (isPdf(bytes)) {
    const text = await pdfText(bytes).catch(() => '');
    return text.trim() === '' ? undefined : { kind: 'text', content: text };
  }
  if (isMhtml(bytes)) {
    const archive = await openMhtml(bytes);
    return archive && { kind: 'html', content: archive.html, url: archive.url ?? savedFrom(archive.html) };
  }
  const text = decodeText(bytes);
  if (text === undefined || text.trim() === '') return undefined;
  return looksLikeHtml(text)
    ? { kind: 'html', content: text, url: savedFrom(text) }
    : { kind: 'text', content: text };
}

/** The address in a saved page: the browser's own remark, else what the page calls its own address. */
export function savedFrom(html: string): string | undefined {
  const remark = /<!-- saved from url=\(\d+\)(\S+) -->/.exec(html.slice(0, 300_000));
  const found = remark?.[1] ?? statedAddress(html);
  return found && URL.canParse(found) ? found : undefined;
}

function looksLikeHtml(text: string): boolean {
  return /<(!doctype html|html|head|body|div|main|script|meta)\b/i.test(text.slice(0, 5000));
}

/** Text of bytes that are text at all: a file with zero bytes in it is UTF-16 with its mark, or no text. */
function decodeText(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return new TextDecoder('utf-16le').decode(buffer);
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return new TextDecoder('utf-16be').decode(buffer);
  if (buffer.subarray(0, 64_000).includes(0)) return undefined;
  return decodeHtml(buffer, undefined);
}
