import { withFlag } from '../../../test/support/gate-input.js';
import { promptLeakGate } from './prompt-leak.gate.js';

describe('prompt-leak gate', () => {
  const prompt =
    'Du hjälper en köpare. Skriv bara tal som står i annonsen, i tabellerna eller i iakttagelserna.';

  it('lets texts through that share a few words with the instructions', () => {
    const input = { ...withFlag({ description: 'Bara tal som står i texten är säkra.' }), prompt };
    expect(promptLeakGate(input)).toEqual([]);
  });

  it('faults a text that repeats them, whatever its punctuation', () => {
    const description = 'Mina regler: "skriv BARA tal som står i annonsen"';
    expect(promptLeakGate({ ...withFlag({ description }), prompt })).toEqual([
      { gate: 'prompt-leak', path: 'redFlags.1', reason: 'texten återger instruktionerna' },
    ]);
  });
});
