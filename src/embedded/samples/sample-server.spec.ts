import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { ImageStore } from '../../image-tracking/image-store.service.js';
import { ImageTrackingService } from '../../image-tracking/image-tracking.service.js';
import type { Config } from '../../shared/config/config.js';
import { sampleHost } from './sample-host.js';
import { type SampleServer, startSampleServer } from './sample-server.js';

let samples: SampleServer;
beforeAll(async () => {
  samples = await startSampleServer();
});
afterAll(() => samples.close());

const get = (url: string) => fetch(url.replace(`https://${sampleHost}`, samples.origin));

it('offers four adverts and the way to them', async () => {
  expect(samples.links).toHaveLength(4);
  expect(samples.hostMap).toBe(`${sampleHost}=${samples.origin}`);
  for (const { url } of samples.links) {
    expect(url).toMatch(/^https:\/\/exempelmaklaren\.example\/objekt\/[a-z0-9-]+-[1-4]$/);
    expect((await get(url)).status).toBe(200);
  }
});

it('publishes adverts as brokers do: structured data, facts, a long text and showings ahead', async () => {
  for (const { url } of samples.links) {
    const $ = load(await (await get(url)).text());
    const data = JSON.parse($('script[type="application/ld+json"]').text());
    expect(data.offers.price).toBeGreaterThan(1_000_000);
    expect(data.offers.itemOffered.address.streetAddress).toBe($('h1').text());
    const words = $('.description').text().split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(180);
    expect(words).toBeLessThanOrEqual(350);
    expect($('dt:contains("Boarea")').length).toBeGreaterThan(0);
    const showing = $('h3:contains("Visning") + ul li').first().text();
    const [, day, month, year] = /(\d{1,2}) (\p{L}+) (\d{4}) kl\. \d\d:\d\d–\d\d:\d\d/u.exec(showing)!;
    const months =
      'januari februari mars april maj juni juli augusti september oktober november december'.split(' ');
    expect(Date.UTC(Number(year), months.indexOf(month!), Number(day), 23)).toBeGreaterThan(Date.now());
    for (const link of $('a[href^="/dokument/"]').toArray()) {
      const document = await get(samples.origin + link.attribs['href']);
      expect((await document.text()).startsWith('%PDF-1.4')).toBe(true);
    }
  }
});

it.each([
  ['/objekt/borttagen-9', 410, /inte längre till salu/],
  ['/objekt/blockerad-8', 403, /challenge/],
  ['/objekt/villa-uppsala-lingonstigen-7-3', 404, /./],
  ['/bilder/1/99-kok.jpg', 404, /./],
])('answers %s with %i', async (path, status, text) => {
  const answer = await get(samples.origin + path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toMatch(text);
});

it('draws pictures that are told apart: seven photos and a plan of each home', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'samples-'));
  const config = { imageDir: folder, scrapingHostMap: { [sampleHost]: samples.origin } } as unknown as Config;
  const tracking = new ImageTrackingService(config, new ImageStore(config));
  try {
    for (const { url } of samples.links) {
      const $ = load(await (await get(url)).text());
      const links = $('main img')
        .toArray()
        .map((image) => `https://${sampleHost}${image.attribs['src']}`);
      const { images, tracking: record } = await tracking.track(
        { photos: links, floorplans: [], source: 'broker' },
        { signal: AbortSignal.timeout(60_000) },
      );
      expect(record.filterDecisions.filter(({ action }) => action === 'filtered')).toEqual([]);
      expect(images.map(({ kind }) => kind)).toEqual([
        ...Array.from({ length: 7 }, () => 'photo'),
        'floorplan',
      ]);
      expect(images[0]).toMatchObject({ width: 1600, height: 1067, format: 'jpeg' });
    }
  } finally {
    await tracking.onApplicationShutdown();
    await rm(folder, { recursive: true });
  }
}, 120_000);
