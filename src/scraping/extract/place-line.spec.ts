import { parsePage } from './page.js';
import { readPlaceLine } from './place-line.js';

const read = (html: string) => readPlaceLine(parsePage(html, 'https://x.se/1')).facts;

describe('readPlaceLine', () => {
  it('reads area and municipality from the line under the address', () => {
    expect(read('<h1>Storgatan 1</h1><p>Södermalm, Stockholms kommun</p>')).toEqual({
      area: 'Södermalm',
      municipality: 'Stockholm',
    });
    expect(read('<span>Umeå kommun</span>')).toEqual({ municipality: 'Umeå' });
  });

  it('says nothing when several are named, when there is no such municipality, or inside a sentence', () => {
    expect(read('<p>Lund, Lunds kommun</p><p>Råå, Helsingborgs kommun</p>')).toEqual({});
    expect(read('<p>Storby, Påhittade kommun</p>')).toEqual({});
    expect(read('<p>Huset ligger vackert i Umeå kommun, nära skogen.</p>')).toEqual({});
  });
});
