import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import { ImageTrackingService } from '../../src/image-tracking/image-tracking.service.js';
import { loadConfig } from '../../src/shared/config/config.js';
import { startPageServer } from '../support/page-server.js';
import { arrivalsUnguarded, startCanary } from './canary.js';

it('filters pictures that lead inwards, with the reason, and asks nothing of what they lead to', async () => {
  const canary = await startCanary();
  const server = await startPageServer({
    'www.hemnet.se/vidare': { status: 302, headers: { location: `${canary.origin}/bild.jpg` } },
    'www.hemnet.se/steg': { status: 302, headers: { location: 'https://www.hemnet.se/vidare' } },
    'www.hemnet.se/runt': { status: 302, headers: { location: '/runt' } },
  });
  expect(await arrivalsUnguarded(canary, `${canary.origin}/bild.jpg`)).toBe(1);
  canary.contacts.splice(0);
  const config = loadConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgresql://127.0.0.1/x',
    REDIS_URL: 'redis://127.0.0.1',
    JWT_SECRET: 's'.repeat(32),
    SCRAPING_HOST_MAP: server.hostMapText,
  });
  const pictures = new ImageTrackingService(config, new ImageStore(config));
  const links = [
    'https://www.hemnet.se/vidare',
    'https://www.hemnet.se/steg',
    'https://www.hemnet.se/runt',
    'http://127.0.0.1/bild.jpg',
    `${canary.origin}/bild.jpg`,
    'http://169.254.169.254/bild.jpg',
    'https://user:pass@www.hemnet.se/bild.jpg',
    'file:///etc/bild.jpg',
  ];
  const { tracking } = await pictures.track(
    { photos: links, floorplans: [], source: 'hemnet' },
    { signal: AbortSignal.timeout(10_000), lastTry: true },
  );
  const reasons = new Map(
    tracking.filterDecisions.map(({ url, action, reason }) => [url, `${action}: ${reason}`]),
  );
  for (const link of links.slice(0, 2))
    expect(reasons.get(link)).toBe('filtered: Bildens adress är inte tillåten');
  expect([...reasons.values()].every((reason) => reason.startsWith('filtered: '))).toBe(true);
  expect([canary.contacts, canary.arrivals()]).toEqual([[], 1]);
  await pictures.onApplicationShutdown();
  await server.close();
  await canary.close();
});
