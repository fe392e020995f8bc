import { withFlag } from '../../../test/support/gate-input.js';
import { cleanTextGate } from './clean-text.gate.js';

describe('clean-text gate', () => {
  it.each([
    'Avgiften är 4 120 kr/mån. Sedan kommer nästa mening.',
    'Be om OVK-protokollet (t.ex. från 2019) och fråga om plan B.',
    'Det är 3–5 m² i hallen & klädkammaren, ca 85 345 kr/m².',
    'Föreningen har org.nr 769600-1234.',
    'Visning söndag kl. 13.00, kl.13 eller 08.30–20.00.',
    'Ett hus i 1.5 plan, f.d. skola, ca.5 m från sjön, bl.a. med inkl.moms och ev.balkong.',
    'Se programmet 2.10.1, punkt 3.2 i planen, och årsredovisning.pdf.',
    'Bostaden ligger vid St.Eriksgatan 4, nära Kungsg.12 och S:t Göransgatan.',
    'Taket är slut.Nästa fråga gäller elen, d.v.s. o.s.v. fr.o.m. 2026 t.o.m. 2028 m.fl.',
    'Datum 09.11.2026 och 2026-11-20 2026-12-01, räntan 0.75 och 0,75 %, 4 120 kr/mån.',
    'Det finns två val: (a) badrum. (b) kök. Kostnaden är 12 500 000 kr (+12 500 000 kr).',
    'Mät vid punkt tre. Arean är 71 @ 3 rum.',
  ])('lets through: %s', (description) => {
    expect(cleanTextGate(withFlag({ description }))).toEqual([]);
  });

  it.each([
    ['en länk', 'Läs mer på https://example.org/x'],
    ['en länk', 'Klicka javascript:alert här'],
    ['en webbadress', 'Titta på billigalan.se först.'],
    ['en webbadress', 'Bostaden är snabb-bud.example.'],
    ['en webbadress', 'Se kanal-pixel.museum eller bo.visning.stockholm i dag.'],
    ['en webbadress', 'Gå till BUD.EXAMPLE nu'],
    ['en webbadress', 'Gå till snabb-bud[.]example nu'],
    ['en webbadress', 'Gå till snabb-bud (punkt) example nu'],
    ['en webbadress', 'Gå till snabbbud punkt se nu'],
    ['en webbadress', 'Gå till snabb-bud。example nu'],
    ['en webbadress', 'Gå till ｓｎａｂｂ．ｅｘａｍｐｌｅ nu'],
    ['en webbadress', 'Gå till snabb\u200b-bud.ex\u200bample nu'],
    ['en webbadress', 'Gå till bit.ly nu'],
    ['en webbadress', 'Gå till 192.168.10.4 nu'],
    ['ett användarnamn', 'Skriv till @snabb_bud i dag.'],
    ['ett användarnamn', 'Följ (@maklarn.anna).'],
    ['en e-postadress', 'Skriv till salj@firma.example nu'],
    ['en e-postadress', 'Skriv till namn (at) mejl punkt se nu'],
    ['en e-postadress', 'Skriv till namn[at]mejl[dot]example nu'],
    ['en e-postadress', 'Skriv till namn snabel-a mejl.se nu'],
    ['en e-postadress', 'Skriv till namn (a) mejl.se nu'],
    ['ett telefonnummer', 'Ring 070-123 45 67 i dag.'],
    ['ett telefonnummer', 'Ring +46 8 123 456 78 i dag.'],
    ['ett telefonnummer', 'Ring 070.123.45.67 i dag.'],
    ['ett telefonnummer', 'Ring 08/123 456 78 i dag.'],
    ['ett telefonnummer', 'Ring +47 22 33 44 55 i dag.'],
    ['ett telefonnummer', 'Ring 0 7 0 1 2 3 4 5 6 7 i dag.'],
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
    const evidence = [{ kind: 'photo' as const, sha256: 'a'.repeat(64), note: 'Se **spisen**' }];
    expect(cleanTextGate(withFlag({ evidence }))).toHaveLength(1);
  });
});
