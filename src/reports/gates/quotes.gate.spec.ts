import { quoteOf, withFlag } from '../../../test/support/gate-input.js';
import { quotesGate } from './quotes.gate.js';

describe('quotes gate', () => {
  it('lets a quote through that stands at its place', () => {
    expect(quotesGate(withFlag({ evidence: [quoteOf('fasaden målades 2015')] }))).toEqual([]);
  });

  it.each([
    ['words that stand nowhere', { field: 'description', start: 0, end: 12, text: 'fukt i väggen' }],
    ['the right words at the wrong place', { field: 'description', start: 1, end: 9, text: 'Ljus tre' }],
    ['a field that the advert has not', { field: 'summary', start: 0, end: 4, text: 'Ljus' }],
  ])('faults %s', (_, quote) => {
    const complaints = quotesGate(withFlag({ evidence: [{ kind: 'quote', ...quote }] }));
    expect(complaints).toEqual([expect.objectContaining({ gate: 'quotes', path: 'redFlags.1' })]);
  });
});
