import { withFlag } from '../../../test/support/gate-input.js';
import { cleanTextGate } from './clean-text.gate.js';

describe('clean-text gate', () => {
  it.each([
    'Avgiften är 4 120 kr/mån. Sedan kommer nästa mening.',
    'Be om OVK-protokollet (t.ex. från 2019) och fråga om plan B.',
    'Det är 3–5 m² i hallen & klädkammaren, ca 85 345 kr/m².',
    'Föreningen har org.nr 769600-1234.',
  ])('lets through: %s', (description) => {
    expect(cleanTextGate(withFlag({ description }))).toEqual([]);
  });

  it.each([
    ['en länk', 'Läs mer på https://example.org/x'],
    ['en länk', 'Klicka javascript:alert här'],
    ['en webbadress', 'Titta på billigalan.se först.'],
    ['en e-postadress', 'Skriv till salj@firma.example nu'],
    ['ett telefonnummer', 'Ring 070-123 45 67 i dag.'],
    ['ett telefonnummer', 'Ring +46 8 123 456 78 i dag.'],
    ['uppmärkning', 'Taket är <b>slut</b>.'],
    ['uppmärkning', 'Taket är **slut**.'],
    ['uppmärkning', 'Se [här](x).'],
    ['osynliga tecken', 'Taket är\u200b slut.'],
  ])('faults %s: %s', (what, description) => {
    expect(cleanTextGate(withFlag({ description }))).toContainEqual({
      gate: 'clean-text',
      path: 'redFlags.1',
      reason: `texten innehåller ${what}`,
    });
  });

  it('reads the notes on pictures too', () => {
    const evidence = [{ kind: 'photo' as const, sha256: 'a'.repeat(64), note: 'Se www.exempel' }];
    expect(cleanTextGate(withFlag({ evidence }))).toHaveLength(1);
  });
});
