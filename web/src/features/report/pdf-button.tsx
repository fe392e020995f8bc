import { useState } from 'react';
import { useStore } from 'react-redux';
import { download as fetchFile } from '../../shared/api/download.js';
import { detailOf } from '../../shared/api/problem.js';
import { reportPageTexts } from '../../shared/texts/report-page.js';
import { Button } from '../../shared/ui/button.js';
import { toast } from '../../shared/ui/toast.js';

const texts = reportPageTexts.header;

/** Fetches the report as a PDF and hands it to the browser's downloads. */
export function PdfButton({ id }: { readonly id: string }) {
  const store = useStore();
  const [isUnderWay, setUnderWay] = useState(false);

  async function download() {
    setUnderWay(true);
    try {
      // Named after the home, as the page's title is.
      await fetchFile(store, `/api/analyses/${id}/report.pdf`, `${document.title.split(' · ')[0]}.pdf`);
    } catch (problem) {
      toast({ kind: 'error', title: texts.pdfFailed, text: detailOf(problem) });
    } finally {
      setUnderWay(false);
    }
  }

  return (
    <Button onClick={() => void download()} isBusy={isUnderWay} aria-live="polite">
      {isUnderWay ? texts.pdfUnderWay : texts.pdf}
    </Button>
  );
}
