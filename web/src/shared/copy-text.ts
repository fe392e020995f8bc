import { copyTexts } from './texts/copy.js';
import { toast } from './ui/toast.js';

/** Puts a text on the clipboard, and says whether that went well. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ kind: 'success', title: copyTexts.done, seconds: 2 });
  } catch {
    toast({ kind: 'error', title: copyTexts.failed });
  }
}
