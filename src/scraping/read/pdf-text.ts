import { extractText, getDocumentProxy } from 'unpdf';

/** Pages and characters beyond these tell nothing more about one home. */
const limits = { pages: 60, characters: 1_000_000 };

/** Whether the bytes are a PDF; its mark may stand a little into the file. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}

/** The text of a PDF, page after page; empty when it holds pictures only. @throws when the file is broken or locked */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  try {
    if (document.numPages > limits.pages) throw new Error(`more than ${limits.pages} pages`);
    const { text } = await extractText(document, { mergePages: false });
    return text.join('\n').slice(0, limits.characters);
  } finally {
    await document.loadingTask.destroy();
  }
}
