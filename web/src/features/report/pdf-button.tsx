import { useState } from 'react';
import { useStore } from 'react-redux';
import { authorisedFetch } from '../../shared/api/authorised-fetch.js';
import { detailOf, offline, problemOf, unreachable } from '../../shared/api/problem.js';
import { reportTexts } from '../../shared/texts/report.js';
import { Button } from '../../shared/ui/button.js';
import { toast } from '../../shared/ui/toast.js';

const texts = reportTexts.header;

/** Fetches the report as a PDF and hands it to the browser's downloads. */
export function PdfButton({ id }: { readonly id: string }) {
  const store = useStore();
  const [isUnderWay, setUnderWay] = useState(false);

  async function download() {
    setUnderWay(true);
    try {
      save(await fetchPdf(store, id));
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

/** @throws ApiProblem */
async function fetchPdf(store: Parameters<typeof authorisedFetch>[0], id: string): Promise<Blob> {
  const response = await authorisedFetch(store, `/api/analyses/${id}/report.pdf`).catch((error: unknown) => {
    throw error instanceof TypeError ? (navigator.onLine ? unreachable : offline) : error;
  });
  if (response.ok) return response.blob();
  throw problemOf(response.status, await response.json().catch(() => null));
}

/** Named after the home, as the page's title is. */
function save(pdf: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(pdf);
  link.download = `${document.title.split(' · ')[0]}.pdf`;
  link.click();
  // Some browsers read it only after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
