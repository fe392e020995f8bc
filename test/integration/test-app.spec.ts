import { startTestApp } from '../support/app.js';

it('starts the real server on services of its own and stops it', async () => {
  const app = await startTestApp();
  const ready = await fetch(`${app.url}/api/health/ready`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ok' });
  await app.close();
  await expect(fetch(`${app.url}/api/health/live`)).rejects.toThrow();
});
