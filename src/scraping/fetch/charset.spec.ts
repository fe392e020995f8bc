import { decodeHtml } from './charset.js';

const western = Buffer.from([0x56, 0xe4, 0x73, 0x74, 0x65, 0x72, 0xe5, 0x73]);
const utf8 = Buffer.from('Västerås');

it.each([
  ['its header', western, 'text/html; charset=ISO-8859-1'],
  ['its header in quotes', western, 'text/html; charset="windows-1252"'],
  ['the default', utf8, 'text/html'],
  ['what its bytes are when nothing says so', western, undefined],
  ['UTF-8 when the named charset is none', utf8, 'text/html; charset=nonsens'],
  [
    'its byte order mark before its header',
    Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8]),
    'text/html; charset=iso-8859-1',
  ],
  [
    'a UTF-16 mark',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Västerås', 'utf16le')]),
    undefined,
  ],
])('is read by %s', (_case, body, contentType) => {
  expect(decodeHtml(body, contentType)).toBe('Västerås');
});

it.each([
  '<meta charset="iso-8859-1">',
  '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
])('is read by %s', (meta) => {
  expect(decodeHtml(Buffer.concat([Buffer.from(meta), western]), 'text/html')).toBe(`${meta}Västerås`);
});
