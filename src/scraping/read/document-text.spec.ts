import { lockedPdf, pdfOf, pdfOfPages } from '../../../test/support/saved-files.js';
import { hasPages } from './document-bytes.js';
import { documentKindOf } from './document-kind.js';
import { openDocument } from './document-text.js';

const told = 'Föreningen har under året bytt samtliga fönster mot gården och målat trapphusen.';

describe('openDocument', () => {
  it('gives each page its lines, and parts the cells of a table', async () => {
    const bytes = pdfOfPages([
      [['Årsredovisning 2025'], ['Brf Provet'], [told]],
      [
        ['Flerårsöversikt', '2025', '2024'],
        ['Skuldsättning per kvm totalyta, kr', '6 540', '6 710'],
      ],
    ]);
    expect(await openDocument(bytes, 'bilaga.pdf')).toEqual({
      kind: 'annual-report',
      outcome: 'read',
      pages: [
        `Årsredovisning 2025\nBrf Provet\n${told}`,
        'Flerårsöversikt\t2025\t2024\nSkuldsättning per kvm totalyta, kr\t6 540\t6 710',
      ],
    });
  });

  it.each([
    ['pictures of pages', pdfOfPages([[['Sida 1']], [['Sida 2']]]), 'scanned'],
    ['a page of the web', Buffer.from('<html><body>Logga in</body></html>'), 'not_pdf'],
    ['a broken file', Buffer.from('%PDF-1.4\nhej'), 'unreadable'],
    ['a file cut off', pdfOfPages([[[told]]]).subarray(0, 60), 'unreadable'],
    ['a file with a password', lockedPdf(), 'locked'],
    ['a Word document', Buffer.from('PK\x03\x04\x14\0\0\0word/document.xml<w:p>'), 'word'],
    ['an old Word document', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'), 'word'],
    ['a packed file', Buffer.from('PK\x03\x04\x14\0\0\0bilder/1.jpg'), 'not_pdf'],
    ['a photo', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), 'picture'],
    ['a photo of an iPhone', Buffer.from('\0\0\0\x18ftypheic'), 'picture'],
    ['a book', pdfOfPages(Array.from({ length: 121 }, () => [[told]])), 'too_large'],
    [
      // 120 pages of 45 lines, of which some 130 characters are on the page.
      'more text than a report can rest on',
      pdfOfPages(Array.from({ length: 120 }, () => Array.from({ length: 45 }, () => [told.repeat(2)]))),
      'too_large',
    ],
  ])('tells %s', async (_, bytes, outcome) => {
    expect(await openDocument(bytes, 'Stadgar.pdf')).toEqual({ kind: 'statutes', outcome, pages: [] });
  });

  it('reads what a browser printed', async () => {
    expect(await openDocument(pdfOf([told, 'Slut på texten.']), 'bilaga.pdf')).toEqual({
      kind: 'other',
      outcome: 'read',
      pages: [`${told}\nSlut på texten.`],
    });
  });
});

describe('hasPages', () => {
  it.each([
    ['a PDF', pdfOfPages([[[told]]]), true],
    ['a PDF whose objects are packed', Buffer.from('%PDF-1.5\n9 0 obj << /Type /ObjStm >> stream'), true],
    ['junk after the mark', Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(1000, 'x obj ')]), false],
  ])('of %s', (_, bytes, expected) => {
    expect(hasPages(bytes)).toBe(expected);
  });
});

describe('documentKindOf', () => {
  it.each([
    ['Dokument 3', ['Årsredovisning för räkenskapsåret 2025'], 'annual-report'],
    ['stadgar.pdf', ['Årsredovisning 2024\nStadgar finns hos styrelsen'], 'annual-report'],
    ['Arsredovisning_2024.pdf', [], 'annual-report'],
    ['ÅR 2024', [], 'annual-report'],
    ['Föreningens stadgar', [], 'statutes'],
    ['Energideklaration-2023.pdf', [], 'energy-declaration'],
    ['Utlåtande', ['Överlåtelsebesiktning\nSäljare'], 'inspection'],
    ['Planritning', [], 'floor-plan'],
    ['Underhållsplan', [], 'other'],
    ['Planerade åtgärder', [], 'other'],
  ])('takes %s %j for %s', (name, pages, kind) => {
    expect(documentKindOf(name, pages)).toBe(kind);
  });
});
