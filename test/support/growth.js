import '../../scripts/typescript.js';

const { writeRulesReport } = await import('../../src/reports/rules-analyst.js');
const { documentReading } = await import('../../src/reports/document-reading.js');
const { leaseholdFlat, villa } = await import('../../src/reports/rules/spec-adverts.js');
const { readPage, readText } = await import('../../src/scraping/read/read-page.js');
const { openFile } = await import('../../src/scraping/read/handed-in-file.js');
const { refusalIn } = await import('../../src/scraping/fetch/page-judge.js');
const { robotsRules } = await import('../../src/scraping/fetch/robots-rules.js');
const { SiteRegistry } = await import('../../src/scraping/sites/registry.js');

const today = new Date('2026-11-21T12:00:00Z');
const url = 'https://www.hemnet.se/bostad/lagenhet-3rum-provdalen-provkoping-kommun-storgatan-5-21000001';
const sites = new SiteRegistry(new Set());
const report = (listing) => writeRulesReport({ listing, images: [], disagreements: [], today });
const annualReport = (text) => ({
  name: 'Årsredovisning',
  kind: 'annual-report',
  outcome: 'read',
  pages: [text],
});
const page = (text) => `<html><body><h1>Storgatan 5</h1><p>${text}</p></body></html>`;

/** Whatever reads text of strangers, each with a text of its own. */
const readers = {
  villa: (text) => report({ ...villa, description: text }),
  flat: (text) => report({ ...leaseholdFlat, description: text }),
  annualReport: (text) => documentReading(annualReport(text), leaseholdFlat, today),
  page: (text) => readPage(page(text), url, sites),
  pastedText: (text) => readText(text, url, sites),
  file: (text) => openFile(Buffer.from(page(text))),
  judge: (text) => refusalIn({ url, status: 200, headers: {}, html: page(text) }),
  robots: (text) => robotsRules(`User-agent: *\nDisallow: ${text}`, 'Visningsklar', url),
};

/** Milliseconds of this thread's processor time, which other work hardly changes. */
async function workOf(act) {
  const before = process.threadCpuUsage();
  await act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Less work than this is as good as none: its measure says little. */
const leastMs = 100;

/** Why a text of double size takes more work than it may; null when it does not. */
async function excess(act, { before, repeated }, size) {
  const text = (length) => (before + repeated.repeat(Math.ceil(length / repeated.length))).slice(0, length);
  const [once, twice] = [text(size), text(2 * size)];
  let one, two;
  // What collects garbage comes at times of its own, but not in each of five rounds.
  for (let round = 0; round < 5; round += 1) {
    one = await workOf(() => act(once));
    two = await workOf(() => act(twice));
    if (two < leastMs || two <= 2.5 * one) return null;
  }
  return `${Math.round(one)} ms, and ${Math.round(two)} ms for twice as much`;
}

export function ofReader({ reader, attack, size }) {
  return excess(readers[reader], attack, size);
}

export function ofPattern({ source, flags, attack, size }) {
  const pattern = new RegExp(source, flags);
  const find = (text) => (pattern.global ? text.replaceAll(pattern, '') : pattern.exec(text));
  return excess(find, attack, size);
}
