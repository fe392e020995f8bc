import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { CONFIG, type Config } from '../config/config.js';
import { MailFailed } from './mail.errors.js';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where mails lie as `.eml` files when there is no mail server. */
export function mailFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'mail');
}

/** Sends through SMTP_URL, or into the local mail folder when none is set (production demands one). */
@Injectable()
export class MailService implements OnModuleDestroy {
  private readonly transport;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
    this.transport = config.smtpUrl
      ? createTransport({ url: config.smtpUrl, ...timeouts })
      : createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  }

  /**
   * @throws MailFailed when the recipient is not one plain address, the server does not take the mail within some
   * 20 seconds, or the folder cannot be written
   */
  async send(mail: Mail): Promise<void> {
    try {
      // The transport reads lists, groups and names out of a text, and would send to all of them.
      z.email().parse(mail.to);
      const sent = await this.transport.sendMail({
        ...mail,
        from: this.config.mailFrom,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      if ('message' in sent && Buffer.isBuffer(sent.message)) await this.keep(sent.message);
    } catch (error) {
      throw new MailFailed(error);
    }
  }

  onModuleDestroy(): void {
    this.transport.close();
  }

  /** Names sort by time; the mailbox page never sees half a file. */
  private async keep(message: Buffer): Promise<void> {
    const folder = mailFolder(this.config);
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
    await writeFile(join(folder, `${name}.part`), message, { mode: 0o600 });
    await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
  }
}
