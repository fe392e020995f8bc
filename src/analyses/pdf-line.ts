import { ReportPdfBusy } from './report-pdf.errors.js';

/** Files that may be asked for and not made or not read yet, of one person and of all together: each is in memory. */
const atMost = { ofPerson: 3, ofAll: 12 };
/** So many people may have a first file; at three seconds each, all have theirs within a minute. */
const mostPeople = 20;

/** Counts the files that are asked for. Those who ask for many keep nobody's first one out. */
export class PdfLine {
  private readonly asked = new Map<string, number>();

  /** @returns what leaves the line, to be called once; @throws ReportPdfBusy when there is no room for this person */
  enter(person: string): () => void {
    const own = this.asked.get(person) ?? 0;
    const all = [...this.asked.values()].reduce((sum, files) => sum + files, 0);
    const hasRoom = own === 0 ? this.asked.size < mostPeople : own < atMost.ofPerson && all < atMost.ofAll;
    if (!hasRoom) throw new ReportPdfBusy();
    this.asked.set(person, own + 1);
    return () => {
      const left = this.asked.get(person)! - 1;
      if (left > 0) this.asked.set(person, left);
      else this.asked.delete(person);
    };
  }
}
