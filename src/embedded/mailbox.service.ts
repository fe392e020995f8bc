import { Inject, Injectable } from '@nestjs/common';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { CONFIG, type Config } from '../shared/config/config.js';
import { mailFolder } from '../shared/mail/mail.service.js';

export interface KeptMail {
  readonly id: string;
  readonly email: Email;
}

const SHOWN = 100;

/** Reads the mails that the local start keeps as files instead of sending. */
@Injectable()
export class MailboxService {
  private readonly folder: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.folder = mailFolder(config);
  }

  /** The newest hundred, newest first. */
  async list(): Promise<KeptMail[]> {
    const ids = await this.ids();
    return Promise.all(ids.slice(0, SHOWN).map((id) => this.parse(id)));
  }

  /** Undefined when there is no such mail. Only a name that the folder itself gives is ever opened. */
  async find(id: string): Promise<KeptMail | undefined> {
    const ids = await this.ids();
    return ids.includes(id) ? this.parse(id) : undefined;
  }

  private async ids(): Promise<string[]> {
    // The folder comes with the first mail; the page may be opened before it.
    await mkdir(this.folder, { recursive: true });
    const names = await readdir(this.folder);
    return names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -'.eml'.length))
      .sort()
      .reverse();
  }

  private async parse(id: string): Promise<KeptMail> {
    return { id, email: await PostalMime.parse(await readFile(join(this.folder, `${id}.eml`))) };
  }
}
