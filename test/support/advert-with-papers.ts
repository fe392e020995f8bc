/** A broker's page of a flat, with these addresses of pictures and these documents, as address and name. */
export function advertWithPapers(
  pictures: readonly string[],
  documents: readonly (readonly [address: string, name: string])[],
): string {
  return `<!doctype html><html lang="sv"><head><title>Provgatan 5</title></head><body>
  <h1>Provgatan 5</h1><p>Luthagen, Uppsala kommun</p>
  <dl><dt>Pris</dt><dd>2 995 000 kr</dd><dt>Boarea</dt><dd>72,5 m²</dd><dt>Antal rum</dt><dd>3 rum</dd>
  <dt>Avgift</dt><dd>4 321 kr/mån</dd><dt>Upplåtelseform</dt><dd>Bostadsrätt</dd><dt>Byggår</dt><dd>1968</dd></dl>
  <h2>Beskrivning</h2><div class="description"><p>Trea nära ån med balkong mot gården och eftermiddagssol i köket.
  Köket är renoverat 2019 och badrummet 2016 i samband med stambytet.</p></div>
  ${pictures.map((address) => `<img src="${address}">`).join('')}
  <h2>Dokument</h2><ul>${documents.map(([address, name]) => `<li><a href="${address}">${name}</a></li>`).join('')}</ul>
  </body></html>`;
}
