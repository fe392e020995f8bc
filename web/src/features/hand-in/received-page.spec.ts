import { asSavedFile, judgeMessage } from './received-page.js';

const url = 'https://www.hemnet.se/bostad/lagenhet-2rum-17702075';
const good = { kind: 'visningsklar:page', url, html: '<!doctype html><p>Åkervägen 1' };
const hemnet = 'https://www.hemnet.se';

describe('a message to the receiving window', () => {
  it('is a page when its own site hands it over', () => {
    expect(judgeMessage(good, hemnet)).toEqual({ page: { url, host: 'hemnet.se', html: good.html } });
  });

  it.each<[string, unknown, string]>([
    ['no object', 'visningsklar:page', hemnet],
    ['nothing', null, hemnet],
    ['another kind', { ...good, kind: 'webpackOk' }, hemnet],
    ['an address that is no text', { ...good, url: { href: url } }, hemnet],
    ['an address that is none', { ...good, url: 'hemnet' }, hemnet],
    ['an endless address', { ...good, url: `${url}?${'a'.repeat(2000)}` }, hemnet],
    ['a page that is no text', { ...good, html: ['<p>'] }, hemnet],
    ['an empty page', { ...good, html: '' }, hemnet],
    ['another site that speaks for hemnet.se', good, 'https://evil.example'],
    ['another host of the same domain', good, 'https://blogg.hemnet.se'],
    ['another port', good, 'https://www.hemnet.se:8443'],
    ['a frame without origin', good, 'null'],
    ['a script for an address', { ...good, url: 'javascript:alert(1)' }, hemnet],
  ])('is passed by in silence: %s', (_what, data, origin) => {
    expect(judgeMessage(data, origin)).toBeNull();
  });

  it('is refused aloud when the site is none that we read', () => {
    const data = { ...good, url: 'https://www.blocket.se/annons/1' };
    expect(judgeMessage(data, 'https://www.blocket.se')).toEqual({
      refusal: 'unsupported',
      host: 'blocket.se',
    });
    const lookAlike = { ...good, url: 'https://hemnet.se.evil.example/bostad/1' };
    expect(judgeMessage(lookAlike, 'https://hemnet.se.evil.example')).toEqual({
      refusal: 'unsupported',
      host: 'hemnet.se.evil.example',
    });
  });

  it('is told from a search page of the same site', () => {
    const search = { ...good, url: 'https://www.hemnet.se/bostader?location_ids=1' };
    expect(judgeMessage(search, hemnet)).toEqual({ refusal: 'no home', host: 'hemnet.se' });
  });

  it('may be 20 MB, counted in bytes', () => {
    const megabytes = (count: number, letter: string) => letter.repeat(count * 1024 * 1024);
    expect(judgeMessage({ ...good, html: megabytes(20, 'a') }, hemnet)).toHaveProperty('page');
    // "å" takes two bytes.
    expect(judgeMessage({ ...good, html: `a${megabytes(10, 'å')}` }, hemnet)).toEqual({
      refusal: 'too large',
      host: 'hemnet.se',
    });
  });
});

it('is sent as a saved page that tells its address', async () => {
  const file = asSavedFile({
    url: 'https://www.hemnet.se/bostad/1',
    host: 'hemnet.se',
    html: '<!doctype html><p>A',
  });
  expect(file.type).toBe('text/html');
  expect(await file.text()).toBe(
    '<!-- saved from url=(0030)https://www.hemnet.se/bostad/1 -->\n<!doctype html><p>A',
  );
  const nasty = asSavedFile({ url: 'https://www.hemnet.se/b?a=--><script>', host: 'hemnet.se', html: '<p>' });
  expect(await nasty.text()).not.toContain('--><');
});
