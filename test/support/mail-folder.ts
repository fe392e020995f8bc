import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mailFolder } from '../../src/shared/mail/mail.service.js';
import type { Config } from '../../src/shared/config/config.js';
import { waitFor } from './wait-for.js';

/** Whoever keeps its mails in a local folder: a test app, for one. */
export interface Folder {
  readonly config: Pick<Config, 'dataDir'>;
}

/** The mails of a subject in the local folder, as people read them. */
export function mailsTo({ config }: Folder, address: string, subject: string): string[] {
  const folder = mailFolder(config);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return names
    .map((name) => decoded(readFileSync(`${folder}/${name}`, 'utf8')))
    .filter((text) => text.includes(`To: ${address}`) && text.includes(subject));
}

/** Waits for a mail in the local folder. @returns it as people read it */
export async function mailTo(folder: Folder, address: string, subject: string): Promise<string> {
  let found: string | undefined;
  await waitFor(
    () => {
      found = mailsTo(folder, address, subject)[0];
      return found !== undefined;
    },
    { timeoutMs: 10_000, everyMs: 100, what: `a mail “${subject}” to ${address}` },
  );
  return found!;
}

/** Without quoted-printable. */
function decoded(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
