import { isOfOwnPage } from './own-pages.js';

const ours = 'https://visningsklar.example';

describe('a request of our own pages', () => {
  it.each([
    ['by fetch metadata', { 'sec-fetch-site': 'same-origin', origin: ours }],
    ['typed or from a bookmark', { 'sec-fetch-site': 'none' }],
    ['by the origin of an older browser', { origin: ours, host: 'inner.example:8080' }],
    ['by the host that it was sent to', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    ['of no browser at all', { host: 'visningsklar.example' }],
  ])('is one %s', (_what, headers) => {
    expect(isOfOwnPage(headers, ours)).toBe(true);
  });

  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: ours, host: 'visningsklar.example' }],
    ['of a neighbour under the same domain', { 'sec-fetch-site': 'same-site', origin: ours }],
    ['of another origin', { origin: 'https://evil.example', host: 'visningsklar.example' }],
    ['of another port', { origin: `${ours}:8443`, host: 'visningsklar.example' }],
    ['of a page without an origin', { origin: 'null', host: 'visningsklar.example' }],
    ['of one whose name begins as ours', { origin: `${ours}.evil.example`, host: 'visningsklar.example' }],
  ])('is not one %s', (_what, headers) => {
    expect(isOfOwnPage(headers, ours)).toBe(false);
  });
});
