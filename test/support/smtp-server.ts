import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { waitFor } from './wait-for.js';

export interface ReceivedMail {
  /** The envelope's, which is what decides where a mail goes. */
  readonly from: string;
  readonly to: readonly string[];
  readonly email: Email;
}

export interface SmtpInbox {
  /** For SMTP_URL. */
  readonly url: string;
  /** All that came, oldest first. */
  readonly mails: readonly ReceivedMail[];
  /** The nth (from 1) mail to the address. @throws when it has not come within ten seconds */
  mailTo(address: string, nth?: number): Promise<Email>;
  /** Addresses that were refused. */
  readonly refused: readonly string[];
  /** From now on every recipient is refused (550), or none. */
  refuse(on: boolean): void;
  close(): Promise<void>;
}

/**
 * A mail server on loopback that speaks SMTP and keeps what it gets.
 * @param login the only user and password that it lets in; without it nobody has to log in, nor can
 */
export async function startSmtpServer(login?: { user: string; pass: string }): Promise<SmtpInbox> {
  const mails: ReceivedMail[] = [];
  const refused: string[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: !login,
    allowInsecureAuth: true,
    disabledCommands: login ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    onAuth({ username, password }, _session, callback) {
      if (login && username === login.user && password === login.pass)
        return callback(null, { user: username });
      callback(Object.assign(new Error('Invalid username or password'), { responseCode: 535 }));
    },
    onRcptTo({ address }, _session, callback) {
      if (!refusing) return callback();
      refused.push(address);
      callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    },
    onData(stream, session, callback) {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          email: await PostalMime.parse(Buffer.concat(chunks)),
        });
      })().then(() => callback(), callback);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const to = (address: string) => mails.filter((mail) => mail.to.includes(address));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refused,
    async mailTo(address, nth = 1) {
      await waitFor(() => to(address).length >= nth, { what: `mail ${nth} to ${address}` });
      return to(address)[nth - 1]!.email;
    },
    refuse(on) {
      refusing = on;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
