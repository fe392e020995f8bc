import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { TooMuchAtOnce } from '../shared/limits/limits.errors.js';
import { ExportService, type ExportOptions } from './export.service.js';

/** How many a person may fetch in 24 hours: whoever wants it more often has the file already. */
export const A_DAY = 5;

/** A person's export as a file that is whole before its first byte is sent. */
@Injectable()
export class ExportFileService {
  /** People whose file is being written or read. */
  private readonly underWay = new Set<string>();

  constructor(private readonly exports: ExportService) {}

  /**
   * The database is read at its own pace, however slow the reader, and what fails is answered as an error instead of
   * half a file. The file has no name from its first moment on, so nothing of it is left, whatever happens.
   * @returns `length` in bytes; the file goes when the stream is closed
   * @throws TooMuchAtOnce while the person's last file is not read to its end; what `ExportService.export` throws
   */
  async write(
    userId: string,
    options: Omit<ExportOptions, 'write'>,
  ): Promise<{ stream: Readable; length: number }> {
    if (this.underWay.has(userId)) throw new TooMuchAtOnce();
    this.underWay.add(userId);
    try {
      const written = await this.writeFile(userId, options);
      // Its end comes before the reader has the last of it, who may then ask for the next.
      let isRead = false;
      const leave = () => {
        if (!isRead) this.underWay.delete(userId);
        isRead = true;
      };
      written.stream.once('end', leave).once('close', leave);
      return written;
    } catch (error) {
      this.underWay.delete(userId);
      throw error;
    }
  }

  private async writeFile(
    userId: string,
    options: Omit<ExportOptions, 'write'>,
  ): Promise<{ stream: Readable; length: number }> {
    const path = join(tmpdir(), `visningsklar-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    try {
      await unlink(path);
      const write = (text: string) => file.appendFile(text);
      await this.exports.export(userId, { ...options, write });
      return { stream: file.createReadStream({ start: 0 }), length: (await file.stat()).size };
    } catch (error) {
      await file.close();
      throw error;
    }
  }
}
