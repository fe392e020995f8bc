import '../../scripts/typescript.js';

const { writeRulesReports } = await import('../../src/reports/rules-analyst.js');
const { documentReading } = await import('../../src/reports/document-reading.js');
const { complaintsAbout } = await import('../../src/reports/gates/gates.js');
const { caseTexts } = await import('../../src/reports/prompts/case-v1.js');
const { findingsOf } = await import('../../src/reports/prompts/findings.js');
const { givenOn } = await import('../../src/reports/prompts/given.js');
const { leaseholdFlat, villa } = await import('./reports/adverts.js');
const { uncertaintiesOf } = await import('../../src/reports/sections/uncertainties.js');
const { settleDisputes } = await import('../../src/reports/settle-disputes.js');
const { openDocument } = await import('../../src/scraping/read/document-text.js');
const { makeFixture } = await import('../../src/scraping/read/fixture.js');
const { readPage, readText } = await import('../../src/scraping/read/read-page.js');
const { openFile } = await import('../../src/scraping/read/handed-in-file.js');
const { refusalIn } = await import('../../src/scraping/fetch/page-judge.js');
const { robotsRules } = await import('../../src/scraping/fetch/robots-rules.js');
const { linksOf } = await import('../../src/scraping/search/page-links.js');
const { SiteRegistry } = await import('../../src/scraping/sites/registry.js');
const { pdfOfPages } = await import('./saved-files.js');

const today = new Date('2026-11-21T12:00:00Z');
const url = 'https://www.hemnet.se/bostad/lagenhet-3rum-provdalen-provkoping-kommun-storgatan-5-21000001';
const sites = new SiteRegistry(new Set());
const inputOf = (listing) => ({ listing, images: [], disagreements: [], today });
const report = (listing) => writeRulesReports(inputOf(listing));
const annualReport = (text) => ({
  name: 'Årsredovisning',
  kind: 'annual-report',
  outcome: 'read',
  pages: [text],
});
const page = (text) => `<html><body><h1>Storgatan 5</h1><p>${text}</p></body></html>`;
/** Like `slice`, again and again. */
const cut = (text, length) =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, at) =>
    text.slice(at * length, (at + 1) * length),
  );

const rules = report(villa).report;
/** A report with one claim that a model added, and its proof. */
const answer = (description, proof) => ({
  ...rules,
  redFlags: [
    ...rules.redFlags,
    { rule: 'model', title: 'Taket', category: 'Tak', severity: 'warning', description, evidence: [proof] },
  ],
});
const judged = (result, source) =>
  complaintsAbout({ result, source, rules, given: givenOn(today), prompt: 'Skriv en rapport.', today });
const quoteOf = (text) => ({ kind: 'quote', field: 'description', start: 0, end: text.length, text });

const disputeOfRoof = (quote) => ({
  id: findingsOf(rules).find(({ part }) => part === 'technicalSpecs.roof').id,
  evidence: [{ kind: 'quote', ...quote }],
  why: 'Texten säger något annat.',
  instead: null,
});

const mostPages = 120;
/** A PDF of as many pages as are read, whatever the length of its text. */
const printed = (text) =>
  pdfOfPages(
    cut(text, Math.ceil(text.length / mostPages)).map((print) => cut(print, 100).map((line) => [line])),
  );
const tagged = (text) =>
  cut(text, 3900)
    .map((part) => `<a href="/hem" title="${part}">${part}</a>`)
    .join('');
/** An address that a rule made of the same has to be sought in. */
const addressOf = (text) => new URL(`/x${text.slice(0, 1900)}`, url).href;

/** Whatever reads text of strangers, each with a text of its own. */
const readers = {
  writeRulesReports: {
    'a villa': (text) => report({ ...villa, description: text }),
    'a flat': (text) => report({ ...leaseholdFlat, description: text }),
  },
  uncertaintiesOf: {
    'a villa': (text) => uncertaintiesOf(inputOf({ ...villa, description: text }), rules),
  },
  caseTexts: {
    'a villa': (text) =>
      caseTexts(
        {
          source: inputOf({ ...villa, description: text }),
          rules,
          findings: findingsOf(rules),
          given: givenOn(today),
          day: '2026-11-21',
          pictures: [],
        },
        { showsRuleVerdict: true },
      ),
  },
  complaintsAbout: {
    'a villa': (text) =>
      judged(
        answer('Taket lades om 1994.', quoteOf(text.slice(0, 40))),
        inputOf({ ...villa, description: text }),
      ),
    "a model's answer": (text) => judged(answer(text, quoteOf(text)), inputOf(villa)),
    'an annual report': (text) =>
      judged(
        answer('Taket lades om 1994.', {
          kind: 'document',
          document: 'Årsredovisning',
          page: 1,
          text: text.slice(0, 40),
        }),
        { ...inputOf(villa), documents: [annualReport(text)] },
      ),
  },
  settleDisputes: {
    // One that counts, so that the rules read the home again, and one that quotes the text.
    'a villa': (text) =>
      settleDisputes({
        answer: {
          disputes: [
            disputeOfRoof({ field: 'roof', text: villa.roof }),
            disputeOfRoof({ field: 'description', text }),
          ],
        },
        about: {
          source: inputOf({ ...villa, description: text }),
          rules,
          given: givenOn(today),
          prompt: 'Skriv en rapport.',
          today,
          statements: findingsOf(rules),
        },
      }),
  },
  documentReading: {
    'an annual report': (text) => documentReading(annualReport(text), leaseholdFlat, today),
  },
  openDocument: {
    print: (text) => openDocument(printed(text), 'Årsredovisning.pdf'),
    'junk in a PDF': (text) =>
      openDocument(Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\n${text}`), 'Stadgar.pdf'),
  },
  readPage: { 'a page': (text) => readPage(page(text), url, sites) },
  readText: { 'pasted text': (text) => readText(text, url, sites) },
  openFile: { 'a saved page': (text) => openFile(Buffer.from(page(text))) },
  makeFixture: {
    'a page': (text) => makeFixture(page(text), url, sites),
    'data in a page': (text) =>
      makeFixture(
        page(`<script type="application/json">${JSON.stringify({ about: text })}</script>`),
        url,
        sites,
      ),
  },
  linksOf: {
    'a page': (text) => linksOf(page(`<a ${text}`), url),
    links: (text) => linksOf(page(tagged(text)), url),
  },
  refusalIn: { 'a page': (text) => refusalIn({ url, status: 200, headers: {}, html: page(text) }) },
  robotsRules: {
    'one rule': (text) => robotsRules(`User-agent: *\nDisallow: ${text}`, 'Visningsklar', url),
    'many rules': (text) =>
      robotsRules(
        `User-agent: *\n${cut(text, 20)
          .map((part) => `Disallow: /*${part}*q`)
          .join('\n')}`,
        'Visningsklar',
        addressOf(text),
      ),
    'many robots': (text) =>
      robotsRules(
        cut(text, 20)
          .map((part) => `User-agent: ${part}\nUser-agent: Visningsklar\nDisallow: /${part}`)
          .join('\n'),
        'Visningsklar',
        addressOf(text),
      ),
  },
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

const textOf = ({ before, repeated }, length) =>
  (before + repeated.repeat(Math.ceil(length / repeated.length))).slice(0, length);

/** Why a text of double size takes more work than it may; null when it does not. */
async function excess(act, once, twice) {
  let one, two;
  // What collects garbage comes at times of its own, but not in each of five rounds.
  for (let round = 0; round < 5; round += 1) {
    two = await workOf(() => act(twice));
    if (two < leastMs) return null;
    one = await workOf(() => act(once));
    if (two <= 2.5 * one) return null;
  }
  return `${Math.round(one)} ms, and ${Math.round(two)} ms for twice as much`;
}

export function ofReader({ reader, given, attack, size }) {
  return excess(readers[reader][given], textOf(attack, size), textOf(attack, 2 * size));
}

export function ofPattern({ source, flags, attack, size }) {
  const pattern = new RegExp(source, flags);
  const find = (text) => (pattern.global ? text.replaceAll(pattern, '') : pattern.exec(text));
  return excess(find, textOf(attack, size), textOf(attack, 2 * size));
}

/** A page of many elements, each with its own number where `#` stands. */
function pageOf(element, size) {
  const count = Math.ceil(size / element.length);
  return page(Array.from({ length: count }, (_, number) => element.replaceAll('#', String(number))).join(''));
}

export function ofElements({ reader, element, size }) {
  const read = { readPage, linksOf }[reader];
  return excess((html) => read(html, url, sites), pageOf(element, size), pageOf(element, 2 * size));
}
