import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import { ImageTrackingService } from '../../src/image-tracking/image-tracking.service.js';
import { PictureDownloads } from '../../src/image-tracking/picture-download.js';
import { loadConfig } from '../../src/shared/config/config.js';
import { GuardedClient } from '../../src/shared/http/guarded-client.js';
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

it('says the same of a name that leads inwards as of one that is not there', async () => {
  const addresses: Record<string, string[]> = {
    'internt.firma.example': ['10.0.0.7'],
    'delvis.firma.example': ['93.184.215.14', '192.168.1.1'],
    'tomt.firma.example': [],
  };
  const client = new GuardedClient({
    hostMap: {},
    resolve: async (host) => {
      const found = addresses[host];
      if (!found) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
      return found.map((address) => ({ address, family: 4 }));
    },
  });
  const pictures = new PictureDownloads(client);
  const signals = { caller: AbortSignal.timeout(10_000), deadline: AbortSignal.timeout(10_000) };
  const tell = (host: string) => pictures.fetch(`https://${host}/bild.jpg`, signals, async () => 'read');
  const missing = await tell('saknas.firma.example');
  expect(missing).toEqual({ reason: 'Bilden gick inte att hämta', isPassing: true });
  for (const host of Object.keys(addresses)) expect(await tell(host)).toEqual(missing);
  await client.close();
});
