/** A one-page PDF with two lines, so that the sample adverts' documents open. */
export function sampleDocument(name: string, address: string): Buffer {
  const text = (line: string) =>
    Buffer.from(line, 'latin1')
      .toString('latin1')
      .replace(/[\\()]/g, '\\$&');
  const content = `BT /F1 22 Tf 60 760 Td (${text(name)}) Tj 0 -34 Td /F1 13 Tf (${text(address)}) Tj 0 -24 Td (P\\345hittat exempel utan inneh\\345ll.) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(content, 'latin1')}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = pdf.length;
  pdf += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
