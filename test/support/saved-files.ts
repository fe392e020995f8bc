import { deflateSync } from 'node:zlib';

/** A PDF of a few hundred kilobytes whose page unpacks to `megabytes`. */
export function pdfBomb(megabytes: number): Buffer {
  const line = Buffer.from('BT (a) Tj ET\n'.repeat(80_659));
  const packed = deflateSync(Buffer.concat(Array.from({ length: megabytes }, () => line)), { level: 9 });
  const head = Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>\nendobj\n' +
      `4 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`,
  );
  return Buffer.concat([
    head,
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

/** A one-page PDF with these lines of text, as a browser's "print to PDF" would hold them. Latin letters only. */
export function pdfOf(lines: readonly string[]): Buffer {
  return pdfOfPages([lines.map((line) => [line])]);
}

/** Where the cells of a line begin, points from the left. */
const columns = [50, 260, 330, 400, 470];

/** A PDF of these pages, each of lines, each of the cells of a table or of one text. Latin letters only. */
export function pdfOfPages(pages: readonly (readonly (readonly string[])[])[]): Buffer {
  const literal = (text: string) => text.replace(/[\\()]/g, '\\$&');
  const streams = pages.map((lines) =>
    lines
      .flatMap((cells, row) =>
        cells.map(
          (cell, column) => `BT /F1 10 Tf ${columns[column]} ${780 - row * 16} Td (${literal(cell)}) Tj ET`,
        ),
      )
      .join('\n'),
  );
  const page = (index: number) => 4 + index * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${page(index)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...streams.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${page(index) + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
    ]),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + xref + end, 'latin1');
}

/** A PDF that asks for a password before it shows anything (standard security handler, revision 2). */
export function lockedPdf(): Buffer {
  const key = '<' + '5a'.repeat(32) + '>';
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >> /ID [<00> <00>]`;
  const plain = pdfOf(['Årsredovisning 2025']).toString('latin1');
  return Buffer.from(plain.replace('/Root 1 0 R', `/Root 1 0 R ${lock}`), 'latin1');
}

/** A page as Chromium saves it in one file, with a frame of advertisements and a picture beside it. */
export function mhtmlOf(html: string, url: string): Buffer {
  const quoted = [...Buffer.from(html, 'utf8')]
    .map((byte) =>
      byte > 126 || byte === 61
        ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
        : String.fromCharCode(byte),
    )
    .join('');
  const part = (headers: readonly string[], body: string) =>
    `------Boundary\r\n${headers.join('\r\n')}\r\n\r\n${body}\r\n`;
  return Buffer.from(
    [
      'From: <Saved by Blink>\r\n',
      `Snapshot-Content-Location: ${url}\r\n`,
      'Subject: =?utf-8?Q?Provgatan?=\r\nMIME-Version: 1.0\r\n',
      'Content-Type: multipart/related; type="text/html"; boundary="----Boundary"\r\n\r\n',
      part(
        [
          'Content-Type: text/html',
          'Content-Transfer-Encoding: quoted-printable',
          `Content-Location: ${url}`,
        ],
        quoted,
      ),
      part(
        [
          'Content-Type: text/html',
          'Content-Transfer-Encoding: quoted-printable',
          'Content-Location: cid:frame-1',
        ],
        '<!doctype html><html><body><h1>Annons</h1><p>Boarea 999 m2</p></body></html>',
      ),
      part(
        [
          'Content-Type: image/png',
          'Content-Transfer-Encoding: base64',
          'Content-Location: https://bild.example/1.png',
        ],
        'iVBORw0KGgo=',
      ),
      '------Boundary--\r\n',
    ].join(''),
    'latin1',
  );
}
