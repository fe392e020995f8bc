import { lookAtConfiguration } from './configuration.js';

const env = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://visningsklar.example',
  DATABASE_URL: 'postgresql://app:hemligt@db.visningsklar.example/app',
  REDIS_URL: 'rediss://cache.visningsklar.example',
  SMTP_URL: 'smtps://smtp.visningsklar.example',
  MAIL_FROM: 'hej@visningsklar.example',
  JWT_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
  STRIPE_SECRET_KEY: 'sk_live_prov',
  STRIPE_WEBHOOK_SECRET: 'whsec_prov',
  TRUSTED_PROXIES: '10.0.0.5',
  OPERATOR_NAME: 'Provbolaget AB',
  OPERATOR_ORG_NUMBER: '556016-0680',
  OPERATOR_ADDRESS: 'Provgatan 1, 111 22 Stockholm',
};
const look = (changes: Record<string, string>) =>
  lookAtConfiguration({ env: { ...env, ...changes }, embedded: false, missing: undefined });

it('says which service at a public host is spoken to in clear', () => {
  const [configuration, ...more] = look({});
  expect(configuration?.state).toBe('ok');
  expect(more).toEqual([
    {
      name: 'configuration',
      state: 'warning',
      found: 'PostgreSQL at db.visningsklar.example is spoken to without TLS',
      remedy: 'in DATABASE_URL, add sslmode=verify-full',
    },
  ]);
  expect(look({ DATABASE_URL: `${env.DATABASE_URL}?sslmode=verify-full` })).toHaveLength(1);
});

it('says when nobody is told which company sells', () => {
  const untold = { OPERATOR_NAME: '', OPERATOR_ORG_NUMBER: '', OPERATOR_ADDRESS: '' };
  const found = (changes: Record<string, string>) => look(changes).map((finding) => finding.found);
  const fault = 'the legal pages do not say which company runs the service';
  expect(found(untold)).toContain(fault);
  expect(found({})).not.toContain(fault);
  expect(found({ ...untold, NODE_ENV: 'development' })).not.toContain(fault);
});

it('says when limits would count all who come through a proxy as one', () => {
  const found = (changes: Record<string, string>) => look(changes).map((finding) => finding.found);
  const fault = 'no proxy is trusted, so limits count everybody who comes through one as a single visitor';
  expect(found({ TRUSTED_PROXIES: '' })).toContain(fault);
  expect(found({})).not.toContain(fault);
  expect(found({ TRUSTED_PROXIES: '', ROLE: 'worker' })).not.toContain(fault);
  expect(found({ TRUSTED_PROXIES: '', NODE_ENV: 'development' })).not.toContain(fault);
});

it('says when the port of operations is of no use to other machines', () => {
  const found = (changes: Record<string, string>) => look(changes).map((finding) => finding.found);
  const fault = 'metrics and health on port 9464 are answered to this machine alone';
  const port = { OPERATIONS_PORT: '9464' };
  expect(found(port)).toContain(fault);
  expect(found({ ...port, METRICS_TOKEN: 'a3bf4f1b2b0b822cd15d6c15b0f00a08' })).not.toContain(fault);
  expect(found({})).not.toContain(fault);
  expect(found({ ...port, NODE_ENV: 'development' })).not.toContain(fault);
});
