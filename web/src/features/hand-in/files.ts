import { number, withUnit } from '../../shared/format/number.js';
import { handInTexts } from '../../shared/texts/hand-in.js';

const { emptyFile, notOpened, file: pageTexts, pictures: pictureTexts } = handInTexts;

const megabyte = 1024 * 1024;
/** Bytes. The server's own limits, so that nobody waits for an upload that will be refused. */
export const pageLimit = 20 * megabyte;
const pictureLimit = 15 * megabyte;
export const mostPages = 6;
export const mostPictures = 40;

/** For file pickers. Without HEIC in the list, an iPhone makes JPEG of its photos by itself. */
export const pageTypes =
  '.html,.htm,.mhtml,.mht,.pdf,.txt,text/html,application/pdf,multipart/related,text/plain';
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

type FileFacts = Pick<File, 'name' | 'size' | 'type'>;

/** Whether a dropped or pasted file is meant as a picture; the rest are taken for saved pages. */
export function isPicture({ name, type }: FileFacts): boolean {
  return type.startsWith('image/') || /\.(jpe?g|png|webp|avif|hei[cf]|gif|tiff?|bmp)$/i.test(name);
}

const isPageName = (name: string): boolean => /\.(x?html?|mht(ml)?|pdf|txt)$/i.test(name);

/** Why a file cannot be the saved page, or null. */
export function pageFault({ name, size }: FileFacts): string | null {
  if (/\.webarchive$/i.test(name)) {
    return pageTexts.webarchive(name);
  }
  if (/\.(?:docx?|odt|rtf|pages)$/i.test(name)) {
    return pageTexts.wordProcessor(name);
  }
  if (!isPageName(name)) {
    return pageTexts.noPage(name);
  }
  if (size === 0) return emptyFile(name);
  if (size > pageLimit)
    return (/\.pdf$/i.test(name) ? pageTexts.tooLargePdf : pageTexts.tooLarge)(name, sizeText(size));
  return null;
}

/** Why a file cannot be one of the pictures, or null. */
export function pictureFault({ name, size, type }: FileFacts): string | null {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) {
    return pictureTexts.isHeic(name);
  }
  const isKnown =
    /^image\/(jpeg|png|webp|avif)$/.test(type) || (!type && /\.(jpe?g|png|webp|avif)$/i.test(name));
  if (!isKnown) return pictureTexts.noPicture(name);
  if (size === 0) return emptyFile(name);
  if (size > pictureLimit) return pictureTexts.tooLarge(name, sizeText(size));
  return null;
}

/** Why a file that is named like a picture is none, by its first bytes, or null. */
export async function pictureContentFault(file: File): Promise<string | null> {
  const fault = pictureFault(file);
  if (fault) return fault;
  try {
    const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
    const format = pictureFormat(start);
    if (format === 'heic') return pictureFault({ name: file.name, size: file.size, type: 'image/heic' });
    return format ? null : pictureTexts.noPicture(file.name);
  } catch {
    return notOpened(file.name);
  }
}

/** The format that the first 12 bytes of a file tell. AVIF and HEIC are one container, told apart by its brand. */
export function pictureFormat(start: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | null {
  const text = String.fromCharCode(...start);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp';
  const brand = /^[^]{4}ftyp([^]{4})/.exec(text)?.[1];
  if (!brand) return null;
  if (/^he(ic|ix|im|is|vc|vx)$/.test(brand)) return 'heic';
  return /^(avif|avis|mif1|msf1|miaf)$/.test(brand) ? 'avif' : null;
}

/** Which field files were chosen in; null when they were dropped or pasted beside both. */
export type Field = 'pages' | 'pictures' | null;

/** Files by what they are, and what to say when some belong in the other field than they were chosen in. */
export function sorted(files: readonly File[], field: Field) {
  // What is neither stays in the field it was chosen in, and is refused there.
  const pictures = files.filter(
    (file) => isPicture(file) || (field === 'pictures' && !isPageName(file.name)),
  );
  const pages = files.filter((file) => !pictures.includes(file));
  const [moved] = field === 'pages' ? pictures : field === 'pictures' ? pages : [];
  const movedText = field === 'pages' ? pictureTexts.moved : pageTexts.moved;
  return { pages, pictures, moved: moved ? movedText(moved.name) : null };
}

/** What became of files that somebody chose: those to keep, and the first reason why others were left out. */
export interface Choice {
  readonly files: readonly File[];
  readonly fault: string | null;
}

/** Adds files to those chosen before: the same one only once, no faulty ones, no more than `most`. */
export function addFiles(
  before: readonly File[],
  added: readonly File[],
  { faultOf, most, tooMany }: { faultOf: (file: File) => string | null; most: number; tooMany: string },
): Choice {
  const files = [...before];
  let fault: string | null = null;
  for (const file of added) {
    const isKnown = files.some(
      ({ name, size, lastModified }) =>
        name === file.name && size === file.size && lastModified === file.lastModified,
    );
    if (isKnown) continue;
    const found = faultOf(file) ?? (files.length >= most ? tooMany : null);
    if (found) fault ??= found;
    else files.push(file);
  }
  return { files, fault };
}

/** Bytes as people read them: `3,4 MB`, `120 kB`. */
export function sizeText(bytes: number): string {
  if (bytes >= megabyte) return withUnit(number(bytes / megabyte, 1), 'MB');
  return withUnit(number(Math.ceil(bytes / 1024)), 'kB');
}
