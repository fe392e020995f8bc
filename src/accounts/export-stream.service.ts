import { Injectable, Logger } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { TooMuchAtOnce } from '../shared/limits/limits.errors.js';
import { ExportsBusy } from './accounts.errors.js';
import { ExportService, type ExportOptions } from './export.service.js';
import { PatientStream } from '../shared/http/patient-stream.js';

/** How many a person may fetch in 24 hours: whoever wants it more often has the file already. */
export const A_DAY = 5;
/** People whose export a process has under way: each has one analysis or one picture of 15 MB in memory. */
export const exportsAtOnce = 20;

/** A person's export, written as fast as it is read: nothing of it is kept for a slow reader. */
@Injectable()
export class ExportStreamService {
  private readonly logger = new Logger(ExportStreamService.name);
  /** People whose export is being written or read. */
  private readonly underWay = new Set<string>();

  constructor(private readonly exports: ExportService) {}

  /**
   * What fails before its first byte is thrown. Later it breaks the stream off, as does a reader who is slower than
   * `PatientStream`.
   * @throws TooMuchAtOnce while the person's last one is not read to its end; ExportsBusy; what `ExportService.export` throws
   */
  async open(userId: string, options: Omit<ExportOptions, 'write' | 'signal'>): Promise<Readable> {
    if (this.underWay.has(userId)) throw new TooMuchAtOnce();
    if (this.underWay.size >= exportsAtOnce) throw new ExportsBusy();
    this.underWay.add(userId);
    const stream = new PatientStream(() => this.logger.warn('An export was read too slowly, and was cut'));
    return new Promise((begin, refuse) => {
      const write = (text: string) => {
        begin(stream.readable);
        return stream.write(text);
      };
      this.exports
        .export(userId, { ...options, write, signal: stream.signal })
        .then(() => stream.end())
        .catch((error: Error) => {
          refuse(error);
          stream.breakOff(error);
        })
        .finally(() => this.underWay.delete(userId));
    });
  }
}
