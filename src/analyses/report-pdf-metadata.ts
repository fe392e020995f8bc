/** What a PDF tells programs about itself. */
export interface PdfFacts {
  readonly title: string;
  /** `AI-genererad analys` or `Regelbaserad analys`. */
  readonly label: string;
  /** IPTC's word for what made it, an address. */
  readonly digitalSourceType: string;
  readonly createdAt: Date;
}

/**
 * Adds title, language, how the report was made and by what to a PDF as Chromium writes it, by an incremental update
 * (ISO 32000-1, 7.5.6): the document information and an XMP packet (ISO 16684-1). The pages stay byte for byte.
 * @throws when the file has no plain cross-reference table
 */
export function withMetadata(pdf: Buffer, facts: PdfFacts): Buffer {
  const text = pdf.toString('latin1');
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const trailer = /trailer\s*<<([^]*?)>>\s*startxref/.exec(text.slice(tableAt))?.[1] ?? '';
  const root = referenceOf(trailer, 'Root');
  const info = referenceOf(trailer, 'Info');
  const size = Number(/\/Size (\d+)/.exec(trailer)?.[1]);
  const catalog = objectText(text, tableAt, root);
  const xmp = Buffer.from(xmpPacket(facts), 'utf8');

  const objects: (readonly [number: number, body: Buffer])[] = [
    [root, Buffer.from(catalog.replace(/>>\s*$/, `\n/Metadata ${size} 0 R>>`), 'latin1')],
    [info, Buffer.from(infoDictionary(facts), 'latin1')],
    [
      size,
      Buffer.concat([
        Buffer.from(`<</Type /Metadata /Subtype /XML /Length ${xmp.length}>>\nstream\n`),
        xmp,
        Buffer.from('\nendstream'),
      ]),
    ],
  ];
  const parts: Buffer[] = [pdf, Buffer.from('\n')];
  let at = pdf.length + 1;
  let table = 'xref\n';
  for (const [number, body] of objects) {
    const object = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    table += `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
    parts.push(object);
    at += object.length;
  }
  parts.push(
    Buffer.from(
      `${table}trailer\n<</Size ${size + 1}\n/Root ${root} 0 R\n/Info ${info} 0 R\n/Prev ${tableAt}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function referenceOf(trailer: string, name: string): number {
  const number = new RegExp(`/${name} (\\d+) 0 R`).exec(trailer)?.[1];
  if (!number) throw new Error(`The PDF's trailer names no ${name}`);
  return Number(number);
}

/** The body of an object that the table at `tableAt` points to. */
function objectText(text: string, tableAt: number, number: number): string {
  const head = /^xref\s+0 \d+\s*\n/.exec(text.slice(tableAt, tableAt + 40))?.[0];
  if (!head) throw new Error('The PDF has no plain cross-reference table');
  const entryAt = tableAt + head.length + 20 * number;
  const at = Number(text.slice(entryAt, entryAt + 10));
  const body = text.slice(at, text.indexOf('endobj', at));
  return body.replace(/^\d+ 0 obj\s*/, '').trimEnd();
}

function infoDictionary({ title, label, createdAt }: PdfFacts): string {
  const at = `(D:${createdAt.toISOString().replaceAll(/[-:T]|\..*/g, '')}Z)`;
  return `<</Title ${textString(title)}
/Subject ${textString(label)}
/Keywords ${textString(`${label}, Visningsklar`)}
/Author ${textString('Visningsklar')}
/Creator ${textString('Visningsklar')}
/Producer (Chromium, Skia/PDF)
/CreationDate ${at}
/ModDate ${at}>>`;
}

/** UTF-16 with its mark, as hexadecimal: nothing in it needs escaping. */
function textString(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}

function xmpPacket({ title, label, digitalSourceType, createdAt }: PdfFacts): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(label)}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>sv</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${createdAt.toISOString()}</xmp:CreateDate>
<Iptc4xmpExt:DigitalSourceType>${escaped(digitalSourceType)}</Iptc4xmpExt:DigitalSourceType>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

/** For XML; control characters, which XML cannot hold, are left out. */
export function escaped(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
