import { checkoutTerms, checkoutTermsOf } from '../../src/billing/checkout-terms.js';
import { buyTexts } from '../../web/src/shared/texts/buy.js';
import { paymentTexts } from '../../web/src/shared/texts/payment.js';
import { termsText } from '../../web/src/shared/texts/terms.js';

// The web may only import the server's types: what a buyer reads beside the box is held to what is confirmed by mail.
describe('what a buyer agrees to', () => {
  it('reads the same beside the box, on the payment page and in the mail', () => {
    expect(paymentTexts.consent).toBe(checkoutTerms.analysis);
    expect(buyTexts.consent).toBe(checkoutTerms.credits);
  });

  it('is kept under the version of the terms that are shown', () => {
    expect(checkoutTerms.version).toBe('2026-12-01');
    for (const texts of [termsText.version, paymentTexts.termsVersion, buyTexts.termsVersion])
      expect(texts).toBe(checkoutTerms.version);
  });

  it('is told by the mail in the words of its day', () => {
    for (const version of ['2026-11-22', '2026-11-23', '2026-11-28', '2026-11-29'])
      expect(checkoutTermsOf(version)).toMatchObject({ version });
    expect(checkoutTermsOf('2026-12-01')).toBe(checkoutTerms);
  });
});
