import { startServerProcess } from '../support/server-process.js';

it('a start in production warns of services at public hosts that it would speak to in clear, and of a seller untold', async () => {
  const start = startServerProcess({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://visningsklar.example',
    // Names that nobody can have (RFC 2606): it gives up at once.
    DATABASE_URL: 'postgresql://app:hemligt@db.visningsklar.example/app',
    REDIS_URL: 'redis://cache.visningsklar.example',
    SMTP_URL: 'smtps://smtp.visningsklar.example',
    MAIL_FROM: 'hej@visningsklar.example',
    JWT_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
    STRIPE_SECRET_KEY: 'sk_live_prov',
    STRIPE_WEBHOOK_SECRET: 'whsec_prov',
    START_LIMIT_S: '0',
  });
  const said = await start.then(
    () => '',
    (error: Error) => error.message,
  );
  const lines = said.split('\n').filter((line) => /in clear|legal pages/.test(line));
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    {
      level: 'warn',
      msg: 'Passwords and data travel in clear over a public network to PostgreSQL (DATABASE_URL: add sslmode=verify-full), Redis (REDIS_URL: use rediss://)',
    },
    { level: 'warn', msg: expect.stringContaining('set OPERATOR_NAME, OPERATOR_ORG_NUMBER') },
  ]);
  expect(said).not.toContain('hemligt');
});
