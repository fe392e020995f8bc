import { tableLines } from './table.js';

const headings = ['ID', 'ADDRESS', 'NOTE'];

describe('a table', () => {
  it('is as wide as its widest cells where nothing limits it', () => {
    expect(
      tableLines(
        headings,
        [
          ['a1', 'Storgatan 1', 7],
          ['b22', null, ''],
        ],
        Infinity,
      ),
    ).toEqual(['ID   ADDRESS      NOTE', 'a1   Storgatan 1  7', 'b22  –            –']);
  });

  it('lets the widest columns give way, then leaves out the last, and cuts the one that names the line last', () => {
    const row = ['0123456789', 'abcdefghijklmnopqrst', 'ABCDEFGHIJKLMNOP'];
    // 10 + 2 + 20 + 2 + 16 = 50; at 40 both others come down to 13.
    expect(tableLines(headings, [row], 40)[1]).toBe('0123456789  abcdefghijkl…  ABCDEFGHIJKL…');
    // 10 + 2 + 10 + 2 + 10 = 34 is the least that three columns need.
    expect(tableLines(headings, [row], 34)[1]).toBe('0123456789  abcdefghi…  ABCDEFGHI…');
    expect(tableLines(headings, [row], 33)).toEqual([
      'ID          ADDRESS',
      '0123456789  abcdefghijklmnopqrst',
    ]);
    expect(tableLines(headings, [row], 24)[1]).toBe('0123456789  abcdefghijk…');
    expect(tableLines(headings, [['0123456789ABC', ...row.slice(1)]], 24)[1]).toBe(
      '0123456789A…  abcdefghi…',
    );
  });

  it('counts what a terminal shows, not what a string holds', () => {
    expect(
      tableLines(
        ['A', 'B'],
        [
          ['日本', 'x'],
          ['åäö', 'y'],
        ],
        Infinity,
      ),
    ).toEqual(['A     B', '日本  x', 'åäö   y']);
    expect(tableLines(['A', 'B'], [['日本日本日本', 'x']], 10)[1]).toBe('日本日…  x');
  });

  it('keeps a cell on its line and gives the terminal no orders', () => {
    expect(tableLines(['A'], [['first\nsecond\u001b[31m red\u0007\u202e\u2066']], Infinity)[1]).toBe(
      'first second[31m red',
    );
  });
});
