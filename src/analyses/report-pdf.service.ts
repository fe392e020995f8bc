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
/** Px: 15 cm at 160 dots an inch. */
const longSide = 960;
/** Of all pictures of a file; those beyond it are printed as their empty frames. Sixty ordinary ones are 7 MB. */
const pictureBytes = 20_000_000;

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

  private async printInTurn(caller: CurrentUser, view: ReportView): Promise<Buffer> {
    const late = AbortSignal.timeout(patienceMs);
    const launch = () => launchChromium(this.config, isolation);
    const work = () => inOwnBrowser(launch, (browser) => this.printIn(browser, caller, view), late);
    try {
      // People take turns: who asks for many delays the others by one.
      return await onBehalfOf(caller.id, () => this.turns.run(work, late));
    } catch (error) {
      throw new ReportPdfUnavailable(error);
    }
  }

  private async printIn(browser: Browser, caller: CurrentUser, view: ReportView): Promise<Buffer> {
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
      picture: this.picturesFor(caller),
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

  /** As JPEG, which stands in a PDF as it is: Chromium unpacks others, to ten times their size. */
  private picturesFor({ id }: CurrentUser): (sha256: string, width: number) => Promise<Answer> {
    let left = pictureBytes;
    return async (sha256, width) => {
      // On the person's behalf, whoever's browser asks.
      const body = await onBehalfOf(id, () => this.images.jpeg(sha256, Math.min(width, longSide)));
      left -= body.length;
      if (left < 0) throw new Error('the pictures of the file are too large');
      return { status: 200, contentType: 'image/jpeg', body };
    };
  }
}
