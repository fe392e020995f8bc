import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { Browser } from 'playwright';
import type { CurrentUser } from '../shared/http/access.js';
import { ImageStore } from '../image-tracking/image-store.service.js';
import { launchChromium } from '../shared/browser/chromium.js';
import { isolation } from '../shared/browser/isolation.js';
import { CONFIG, type Config } from '../shared/config/config.js';
import { onBehalfOf } from '../shared/on-behalf-of.js';
import { Turns } from '../shared/turns.js';
import { ReportPdfUnavailable } from './report-pdf.errors.js';
import { longTurn } from './long-turn.js';
import { patientFile, type PatientFile } from './patient-file.js';
import { PdfLine } from './pdf-line.js';
import { inOwnBrowser } from './report-pdf-browser.js';
import { withMetadata } from './report-pdf-metadata.js';
import { madeUntold } from './made-by.js';
import { openReportPage, printPage, type Answer } from './report-pdf-page.js';
import { ReportService } from './report.service.js';
import type { ReportView } from './analysis.types.js';

/** For all of it, the waiting in line included: nobody waits longer, and proxies do not either. */
const patienceMs = 60_000;
/** Milliseconds until one file gives way to others that wait: ordinary ones take three, on a busy machine ten. */
const turnMs = 20_000;
/** Those that are not made by then, milliseconds, are printed as their empty frames. */
const picturesMs = 15_000;
/** Px. A photo is 7 cm wide at most, at 230 dots an inch; a plan may have the whole width, 15 cm at 160. */
const longSide = { photo: 640, plan: 960 };
/**
 * Of all pictures of a file; those beyond it are printed as their empty frames. Sixty ordinary ones are 4 MB. They are held
 * while a file waits for its turn, as all files in line do.
 */
const pictureBytes = 8_000_000;

/** The report page as a file, printed by the server's own browser, which never gets to the network. */
@Injectable()
export class ReportPdfService {
  /** A browser is a heavy thing: one at a time. */
  private readonly turns = new Turns(1);
  private readonly line = new PdfLine();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly reports: ReportService,
    private readonly images: ImageStore,
    private readonly host: HttpAdapterHost,
  ) {}

  /**
   * Its place in line lasts until the file is read, for it is in memory as long.
   * @throws what `ReportService.report` throws, ReportPdfBusy, ReportPdfUnavailable
   */
  async print(caller: CurrentUser, id: string): Promise<PatientFile> {
    const leave = this.line.enter(caller.id);
    try {
      return patientFile(await this.printInTurn(caller, await this.reports.report(caller, id)), leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async printInTurn({ id }: CurrentUser, view: ReportView): Promise<Buffer> {
    const late = AbortSignal.timeout(patienceMs);
    const launch = () => launchChromium(this.config, isolation);
    try {
      return await onBehalfOf(id, async () => {
        // Before the turn, in the person's own time: pictures may be made to take long.
        const pictures = await this.picturesOf(view, late);
        const work = async () => {
          const turn = longTurn(this.turns, turnMs);
          const end = AbortSignal.any([late, turn.end]);
          try {
            return await inOwnBrowser(launch, (browser) => this.printIn(browser, view, pictures), end);
          } finally {
            turn.stop();
          }
        };
        // People take turns: who asks for many delays the others by one.
        return this.turns.run(work, late);
      });
    } catch (error) {
      throw new ReportPdfUnavailable(error);
    }
  }

  private async printIn(
    browser: Browser,
    view: ReportView,
    pictures: ReadonlyMap<string, Buffer>,
  ): Promise<Buffer> {
    const { generatedAt = view.analysis.createdAt } = view.result.meta;
    const { label, digitalSourceType } = view.madeBy ?? madeUntold;
    const context = await browser.newContext({
      locale: 'sv-SE',
      timezoneId: 'Europe/Stockholm',
      viewport: { width: 794, height: 1123 },
      serviceWorkers: 'block',
      acceptDownloads: false,
    });
    const page = await openReportPage(context, new URL(this.config.publicUrl).origin, {
      view,
      file: (path) => this.file(path),
      pictures,
    });
    const title = await page.title();
    const pdf = await printPage(page, { label, place: title.split(' · ')[0] ?? title });
    return withMetadata(pdf, {
      title,
      label,
      digitalSourceType,
      createdAt: new Date(generatedAt),
    });
  }

  /** As this server answers anybody, without a connection. */
  private async file(path: string): Promise<Answer | undefined> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const { statusCode, headers, rawPayload } = await server.inject({ method: 'GET', url: path });
    if (statusCode !== 200) return undefined;
    return { status: 200, contentType: String(headers['content-type']), body: rawPayload };
  }

  /**
   * By their names, as JPEG, which stands in a PDF as it is: Chromium unpacks others, to ten times their size. One that is
   * gone, cannot be read or has no room is left out.
   */
  private async picturesOf(
    { listing: { photos, plans } }: ReportView,
    late: AbortSignal,
  ): Promise<Map<string, Buffer>> {
    const end = AbortSignal.any([late, AbortSignal.timeout(picturesMs)]);
    const wanted = [
      ...plans.map(({ sha256 }) => ({ sha256, side: longSide.plan })),
      ...photos.map(({ sha256 }) => ({ sha256, side: longSide.photo })),
    ];
    const made = new Map<string, Buffer>();
    let left = pictureBytes;
    for (const { sha256, side } of wanted) {
      if (end.aborted) break;
      const jpeg = await this.images.jpeg(sha256, side, end).catch(() => undefined);
      if (!jpeg || jpeg.length > left) continue;
      left -= jpeg.length;
      made.set(sha256, jpeg);
    }
    return made;
  }
}
