import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { checkoutTermsOf } from '../../src/billing/checkout-terms.js';
import { cookiesText } from '../../web/src/shared/texts/cookies.js';
import type { LegalText } from '../../web/src/shared/texts/legal.js';
import { privacyText } from '../../web/src/shared/texts/privacy.js';
import { termsText } from '../../web/src/shared/texts/terms.js';

const digestOf = (words: string): string => createHash('sha256').update(words).digest('hex').slice(0, 16);
const wording = ({ title, lead, sections }: LegalText): string => JSON.stringify([title, lead, sections]);
const consent = (version: string): string => {
  const { analysis, credits } = checkoutTermsOf(version);
  return JSON.stringify([analysis, credits]);
};

/**
 * What stands under each version that was ever shown, to which purchases refer. Words that change after a version was
 * published are a new one: its day in `version` and `updated`, the words before as a file of web/public/legal under
 * `earlier`, a line more here, and mails 30 days before if it matters to buyers.
 */
const legal = [
  {
    name: 'terms',
    text: termsText,
    current: ['2026-12-01', '8d0046035a16a9f9'],
    earlier: [
      ['2026-11-29', '8ce507a3467ffe43'],
      ['2026-11-28', '9f8dbbce13124eda'],
      ['2026-11-23', '2a122fafdd869186'],
      ['2026-11-22', 'f3962cfe0ef3d765'],
    ],
  },
  {
    name: 'privacy',
    text: privacyText,
    current: ['2026-11-30', '7fa70a56416076ee'],
    earlier: [
      ['2026-11-29', 'bc150aff86d9cab3'],
      ['2026-11-28', '7af31734cceca62d'],
      ['2026-11-23', 'be141de9667208cd'],
      ['2026-11-22', '225291a34c36a556'],
    ],
  },
  {
    name: 'cookies',
    text: cookiesText,
    current: ['2026-11-28', 'a84aaedabc7121e8'],
    earlier: [
      ['2026-11-23', 'e4dc7f9937712855'],
      ['2026-11-22', '119057c65d819794'],
    ],
  },
] as const;

describe.each(legal)('the wording of $name', ({ name, text, current, earlier }) => {
  it('is that of its version', () => {
    expect([text.version, digestOf(wording(text))]).toEqual(current);
  });

  it('tells the day of its version', () => {
    const day = new Date(`${text.version}T12:00:00Z`).toLocaleDateString('sv-SE', { dateStyle: 'long' });
    expect(text.updated).toBe(`Senast uppdaterad: ${day}`);
  });

  it('has those before it, the newest first, each as it was', () => {
    const kept = text.earlier.map(({ version, href }) => [
      version,
      digestOf(readFileSync(`web/public${href}`, 'utf8')),
    ]);
    expect(kept).toEqual(earlier);
    const days = [text.version, ...text.earlier.map(({ version }) => version)];
    expect(days).toEqual([...new Set(days)].sort().reverse());
    // The day on which these pages were first shown.
    expect(days.at(-1)).toBe('2026-11-22');
    for (const { version, href } of text.earlier) expect(href).toBe(`/legal/${name}-${version}.html`);
  });
});

it.each([
  ['2026-12-01', '854440a9b5beb695'],
  ['2026-11-29', '854440a9b5beb695'],
  ['2026-11-28', '854440a9b5beb695'],
  ['2026-11-23', '854440a9b5beb695'],
  ['2026-11-22', '854440a9b5beb695'],
])('the words beside the box of %s are those that were agreed to', (version, digest) => {
  expect([checkoutTermsOf(version).version, digestOf(consent(version))]).toEqual([version, digest]);
});
