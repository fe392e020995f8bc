import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { hostingOf } from '../../src/environment.js';
import { codeOf, reasonOf } from '../reason.js';
import { ok, since, unknown, warning, wrong, type Finding, type Given, type Probe } from './finding.js';

export const mailProbe: Probe = { name: 'mail', reads: ['SMTP_URL', 'DATA_DIR'], look };

/** Greets the server, begins TLS and logs in as a mail would be sent, and then says goodbye. */
async function look({ config, env, signal, limitMs }: Given): Promise<Finding[]> {
  if (config.smtpUrl === undefined) {
    return env['NODE_ENV'] === 'production'
      ? [wrong('mail', 'SMTP_URL is not set', 'set it to a mail server: without it nobody gets a mail')]
      : [ok('mail', 'kept in the data folder and read at /mail, for SMTP_URL is not set')];
  }
  const { host, hostname } = new URL(config.smtpUrl);
  const { auth, ...options } = parseConnectionUrl(config.smtpUrl);
  const connection = new SMTPConnection({
    ...options,
    // The probe's own limit comes first.
    connectionTimeout: 2 * limitMs,
    greetingTimeout: 2 * limitMs,
    socketTimeout: 2 * limitMs,
  });
  signal.addEventListener('abort', () => connection.close());
  const start = performance.now();
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.once('end', () => reject(new Error('it closed the connection')));
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    const greeted = since(start);
    if (auth) {
      await new Promise<void>((resolve, reject) =>
        connection.login(auth as SMTPConnection.AuthenticationType, (error) =>
          error ? reject(error) : resolve(),
        ),
      );
    }
    const found = [
      `${host}, greeted in ${greeted}`,
      connection.secure ? 'TLS' : 'no TLS',
      auth ? 'logged in' : 'no log-in',
    ].join(', ');
    connection.quit();
    return [
      connection.secure || hostingOf(hostname) === 'local'
        ? ok('mail', found)
        : warning(
            'mail',
            found,
            'use smtps:// or a server with STARTTLS: links to reset passwords can be read on the way',
          ),
    ];
  } catch (error) {
    connection.close();
    if (signal.aborted) throw error;
    return [refused(host, error)];
  }
}

function refused(host: string, error: unknown): Finding {
  const found = `${host}: ${reasonOf(error)}`;
  const code = codeOf(error);
  if (code === 'EAUTH') return wrong('mail', found, 'set user and password in SMTP_URL right');
  if (code === 'ETIMEDOUT')
    return unknown('mail', found, 'look at the network, and whether the port wants smtps://');
  return wrong('mail', found, 'set SMTP_URL right, or start the mail server');
}
