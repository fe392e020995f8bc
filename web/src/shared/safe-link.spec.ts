import { safeLink } from './safe-link.js';

describe('safeLink', () => {
  it.each(['https://maklare.example/a?b=1', 'http://maklare.example/'])('keeps %s', (url) => {
    expect(safeLink(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '/relativ',
    '',
    null,
    undefined,
  ])('refuses %p', (url) => {
    expect(safeLink(url)).toBeNull();
  });
});
