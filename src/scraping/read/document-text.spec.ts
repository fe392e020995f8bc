import { pdfOf, pdfOfPages } from '../../../test/support/saved-files.js';
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
    expect(await openDocument(bytes)).toEqual({
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
    ['a book', pdfOfPages(Array.from({ length: 121 }, () => [[told]])), 'too_large'],
  ])('tells %s', async (_, bytes, outcome) => {
    expect(await openDocument(bytes)).toEqual({ outcome, pages: [] });
  });

  it('reads what a browser printed', async () => {
    expect(await openDocument(pdfOf([told, 'Slut på texten.']))).toEqual({
      outcome: 'read',
      pages: [`${told}\nSlut på texten.`],
    });
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
