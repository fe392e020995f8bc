import { checkoutTerms } from '../../src/billing/checkout-terms.js';
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
    expect(termsText.updated).toContain('15 oktober 2025');
    expect(checkoutTerms.version).toBe('2025-10-15');
  });
});
