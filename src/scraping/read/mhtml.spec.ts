import { mhtmlOf } from '../../../test/support/saved-files.js';
import { openMhtml } from './mhtml.js';

const url = 'https://www.hemnet.se/bostad/lagenhet-3rum-ceder-uppsala-kommun-asgatan-5-21000001';
const whole = '<h1>Åsgatan 5</h1><p>Boarea 72 m²</p></body></html>';

it.each([
  [
    'conditional comments',
    `<!doctype html><!--[if lt IE 8]><html class="ie7"><![endif]--><!--[if gt IE 8]><!--><html lang="sv"><!--<![endif]--><head></head><body>${whole}`,
  ],
  ['a template', `<html><head></head><body><template><html><body>Mall</body></html></template>${whole}`],
  ['a script', `<html><head><script>w("<html><head>")</script></head><body>${whole}`],
  ['a page within the page', `<html><head></head><body><div><html><head></head><body>x</div>${whole}`],
])('takes the whole page where <html> stands again in %s, and none of its frames', async (_case, html) => {
  const opened = await openMhtml(mhtmlOf(html, url));
  expect(opened?.html.trim()).toBe(html);
  expect(opened?.url).toBe(url);
});

const message = (...lines: string[]) => Buffer.from(lines.join('\r\n'), 'utf8');

it('finds the page in parts within parts, also behind a picture', async () => {
  const bytes = message(
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed;',
    '\tboundary=yttre',
    '',
    'Saved.',
    '--yttre',
    'Content-Type: image/png',
    'Content-Transfer-Encoding: base64',
    '',
    'iVBORw0KGgo=',
    '--yttre',
    'Content-Type: multipart/related; boundary="yttre-2"',
    '',
    '--yttre-2',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Åsgatan 5</p>',
    '--yttre-2',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Annons</p>',
    '--yttre-2--',
    '--yttre--',
    '',
  );
  expect((await openMhtml(bytes))?.html.trim()).toBe('<p>Åsgatan 5</p>');
});

it('takes a message that is the page itself', async () => {
  const bytes = message(
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Åsgatan 5</p>',
    '',
  );
  expect((await openMhtml(bytes))?.html.trim()).toBe('<p>Åsgatan 5</p>');
});

it('finds none among many parts, or in parts that nest without end', async () => {
  const head = 'Content-Type: multipart/related; boundary=x\r\n\r\n';
  expect(
    await openMhtml(message(head + '--x\r\nContent-Type: text/plain\r\n\r\na\r\n'.repeat(5_000))),
  ).toBeUndefined();
  const nested = Array.from(
    { length: 1_000 },
    (_, i) => `Content-Type: multipart/related; boundary=b${i}\r\n\r\n--b${i}\r\n`,
  );
  expect(await openMhtml(message(nested.join('')))).toBeUndefined();
});
