import { request } from 'node:http';
import { startTestApp, type TestApp } from '../support/app.js';
import { startSmtpServer, type SmtpInbox } from '../support/smtp-server.js';

let inbox: SmtpInbox;
let app: TestApp;
beforeAll(async () => {
  inbox = await startSmtpServer();
  // As docker-compose.yml starts it on somebody's own machine.
  app = await startTestApp({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:3000',
    JWT_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Visningsklar <hej@visningsklar.example>',
    STRIPE_SECRET_KEY: 'sk_live_never_used',
    STRIPE_WEBHOOK_SECRET: 'whsec_never_used',
  });
});
afterAll(async () => {
  await app?.close();
  await inbox?.close();
});

/** As the page of a name asks that leads to this machine; browsers send no Fetch Metadata to such a name. */
const ask = (host: string, path: string, body?: object): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(app.url);
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' };
    request({ host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });

it('has no foreign name lead to the service of one’s own machine in production either', async () => {
  expect(await ask('localhost:3000', '/api/meta')).toBe(200);
  expect(await ask('127.0.0.1:3000', '/api/meta')).toBe(200);
  expect(await ask('ond.example:3000', '/api/meta')).toBe(421);
  expect(await ask('ond.example:3000', '/')).toBe(421);
  const reset = { email: 'admin@test.example' };
  expect(await ask('ond.example:3000', '/api/auth/reset', reset)).toBe(421);
  expect(inbox.mails).toEqual([]);
});
