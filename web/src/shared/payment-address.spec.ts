import { paymentAddress } from './payment-address.js';

it.each([
  'https://checkout.stripe.com/c/pay/cs_test_1?x=1#fid',
  'http://localhost:4242/checkout/cs_1',
  'http://127.0.0.1:4242/checkout/cs_1',
  'http://127.1.2.3/checkout',
  'http://[::1]:4242/checkout',
])('follows %s', (url) => {
  expect(paymentAddress(url)).toBe(url);
});

it.each([
  'http://checkout.stripe.com/c/pay/cs_test_1',
  'http://localhost.example/checkout',
  'http://127.0.0.1.example/checkout',
  'http://localhost@evil.example/checkout',
  'javascript:alert(1)',
  'data:text/html,<p>',
  'ftp://localhost/checkout',
  '//checkout.stripe.com/c/pay',
  '/checkout/cs_1',
  '',
  undefined,
  null,
  17,
])('does not follow %s', (url) => {
  expect(paymentAddress(url)).toBeNull();
});
