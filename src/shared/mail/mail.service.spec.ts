import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import PostalMime from 'postal-mime';
import { type SmtpInbox, startSmtpServer } from '../../../test/support/smtp-server.js';
import { loadConfig } from '../config/config.js';
import { MailFailed } from './mail.errors.js';
import { MailService } from './mail.service.js';
import { escapeHtml, renderMail } from './render-mail.js';

const required = {
  DATABASE_URL: 'postgresql://localhost/none',
  REDIS_URL: 'redis://localhost:1',
  JWT_SECRET: 'a secret of at least 32 characters',
  MAIL_FROM: 'Visningsklar <hej@visningsklar.example>',
};
const mail = {
  to: 'anna@example.se',
  subject: 'Räksmörgås på Öland',
  text: 'Hallå från Åmål',
  html: '<p>Hallå från <b>Åmål</b></p>',
};

describe('with a mail server', () => {
  let inbox: SmtpInbox;
  let service: MailService;

  beforeAll(async () => {
    inbox = await startSmtpServer();
    service = new MailService(loadConfig({ ...required, SMTP_URL: inbox.url }));
  });
  afterAll(async () => {
    service.onModuleDestroy();
    await inbox.close();
  });

  it('delivers both forms with Swedish letters whole', async () => {
    await service.send(mail);
    const received = await inbox.mailTo('anna@example.se');
    expect(received.subject).toBe('Räksmörgås på Öland');
    expect(received.from?.address).toBe('hej@visningsklar.example');
    expect(received.text?.trim()).toBe('Hallå från Åmål');
    expect(received.html?.trim()).toBe('<p>Hallå från <b>Åmål</b></p>');
    expect(inbox.mails[0]?.from).toBe('hej@visningsklar.example');
  });

  it.each([
    ['a list', 'anna@example.se, eve@ond.example'],
    ['a list of another kind', 'anna@example.se;eve@ond.example'],
    ['a group', 'alla: eve@ond.example;'],
    ['a name and an address', 'anna@example.se <eve@ond.example>'],
    ['an address in front', '<eve@ond.example> anna@example.se'],
    ['a header', 'anna@example.se\r\nBcc: eve@ond.example'],
    ['a second command', 'anna@example.se>\r\nRCPT TO:<eve@ond.example'],
  ])('sends nothing where a recipient would be more than one address: %s', async (_, to) => {
    const before = inbox.mails.length;
    await expect(service.send({ ...mail, to })).rejects.toBeInstanceOf(MailFailed);
    expect(inbox.mails.slice(before)).toEqual([]);
  });

  it('takes no header out of a subject, whatever stands in it', async () => {
    const hostile = 'Hej\r\nBcc: eve@ond.example\r\nContent-Type: text/html\r\n\r\n<script>åäö</script>\0';
    await service.send({ ...mail, to: 'rubrik@example.se', subject: hostile });
    const received = await inbox.mailTo('rubrik@example.se');
    expect(inbox.mails.at(-1)?.to).toEqual(['rubrik@example.se']);
    expect([received.cc, received.bcc]).toEqual([undefined, undefined]);
    expect(received.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    // One line, in which the words stand as words.
    expect(received.subject).toMatch(/^Hej +Bcc: eve@ond\.example.*<script>åäö<\/script>/);
    expect(received.html?.trim()).toBe('<p>Hallå från <b>Åmål</b></p>');
  });

  it('says so when the server refuses', async () => {
    inbox.refuse(true);
    const refused = service.send({ ...mail, to: 'borta@example.se' });
    await expect(refused).rejects.toBeInstanceOf(MailFailed);
    await expect(refused).rejects.toMatchObject({ status: 503 });
    inbox.refuse(false);
    expect(inbox.mails.some(({ to }) => to.includes('borta@example.se'))).toBe(false);
  });
});

it('says that a log-in is refused, and nothing of what the server says of it', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('220 test\r\n');
    socket.on('data', (bytes) => {
      const said = bytes.toString();
      socket.write(/^EHLO/i.test(said) ? '250-test\r\n250 AUTH PLAIN\r\n' : `535 refused: ${said}`);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const service = new MailService(
    loadConfig({ ...required, SMTP_URL: `smtp://utskick:hemligheten@127.0.0.1:${port}` }),
  );
  try {
    const error: unknown = await service.send(mail).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(MailFailed);
    const told = inspect(error, { depth: 9 });
    expect(told).toContain('The mail server refuses the log-in of SMTP_URL (535)');
    for (const form of ['hemligheten', Buffer.from('\0utskick\0hemligheten').toString('base64')])
      expect(told).not.toContain(form);
  } finally {
    service.onModuleDestroy();
    server.close();
  }
});

it('says that an address is refused, and nothing of what the server says of it', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('220 test\r\n');
    socket.on('data', (bytes) => {
      const isRecipient = /^RCPT/i.test(bytes.toString());
      socket.write(
        isRecipient
          ? '550 no such user: anna at example.se, YW5uYUBleGFtcGxlLnNl, anna=40example.se\r\n'
          : '250 test\r\n',
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const service = new MailService(loadConfig({ ...required, SMTP_URL: `smtp://127.0.0.1:${port}` }));
  try {
    const error: unknown = await service.send(mail).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(MailFailed);
    const told = inspect(error, { depth: 9 });
    expect(told).toContain('Mail could not be sent: EENVELOPE (550)');
    expect(told).not.toMatch(/anna|YW5uYUBleGFtcGxlLnNl/);
  } finally {
    service.onModuleDestroy();
    server.close();
  }
});

describe('without a mail server', () => {
  it('keeps mails as files that read back whole', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mail-'));
    try {
      const service = new MailService(loadConfig({ ...required, DATA_DIR: folder }));
      await service.send(mail);
      await service.send({ ...mail, subject: 'Den andra' });
      const names = (await readdir(join(folder, 'mail'))).sort();
      const [first, second] = await Promise.all(
        names.map(async (name) => PostalMime.parse(await readFile(join(folder, 'mail', name)))),
      );
      expect(names).toHaveLength(2);
      expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
      expect([first?.subject, second?.subject].sort()).toEqual(['Den andra', 'Räksmörgås på Öland']);
      expect(first?.to?.[0]?.address).toBe('anna@example.se');
      expect(first?.html).toContain('<b>Åmål</b>');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('renderMail', () => {
  it('puts the link into both forms, escaped where it is HTML', () => {
    const url = 'https://visningsklar.example/auth?mode=reset&token=abc';
    const { text, html } = renderMail({
      heading: 'Hej <du>',
      paragraphs: ['A & B'],
      button: { label: 'Öppna', url },
    });
    expect(text).toContain(`Öppna:\n${url}\n`);
    expect(text).toContain('Hej <du>');
    expect(html).toContain('href="https://visningsklar.example/auth?mode=reset&amp;token=abc"');
    expect(html).toContain('Hej &lt;du&gt;');
    expect(html).toContain('A &amp; B');
  });

  it('escapes what could end an attribute', () => {
    expect(escapeHtml(`"'<>&`)).toBe('&quot;&#39;&lt;&gt;&amp;');
  });
});
