/** Text of ours in HTML. */
const safe = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const number = (value) => value.toLocaleString('sv-SE').replace(/[\u202f ]/g, '\u00a0');

/** The sample advert as a page of its own, such as a broker could have written it, and said to be invented. */
export function advertPage(listing, pictures, plan) {
  const facts = [
    ['Utgångspris', `${number(listing.price)}\u00a0kr`],
    ['Bostadstyp', listing.propertyType],
    ['Upplåtelseform', listing.tenure],
    ['Antal rum', `${listing.rooms}\u00a0rum`],
    ['Boarea', `${listing.livingArea}\u00a0m²`],
    ['Avgift', `${number(listing.monthlyFee)}\u00a0kr/mån`],
    ['I avgiften ingår', listing.includedInFee],
    ['Våning', listing.floor],
    ['Byggår', listing.yearBuilt],
    ['Energiklass', listing.energyClass],
    ['Uppvärmning', listing.heating],
    ['Ventilation', listing.ventilation],
    ['Fasad', listing.facade],
    ['Förening', listing.association],
    ['Antal lägenheter', listing.associationFacts.numberOfApartments],
    ['Äkta förening', 'Ja'],
    ['Föreningen äger marken', 'Ja'],
    [
      'Föreningens lån',
      `${number(listing.associationFacts.debtPerSqm)}\u00a0kr/m² ${listing.associationFacts.debtPerSqmBasis}`,
    ],
    ['Övrigt', listing.features.join(', ')],
  ];
  const figure = ({ name, alt, width, height }, isFirst) =>
    `<img src="/example/${name}-960.webp" srcset="/example/${name}-480.webp 480w, /example/${name}-960.webp 960w, /example/${name}-1500.webp 1500w" sizes="${isFirst ? '(min-width: 800px) 760px, 100vw' : '(min-width: 800px) 372px, 50vw'}" width="${width}" height="${height}" alt="${safe(alt)}"${isFirst ? '' : ' loading="lazy"'}>`;
  const [first, ...others] = pictures;
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${safe(listing.address)}, ${safe(listing.city)} · påhittad annons</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/example/annons.css">
</head>
<body>
<main>
<p class="note">Det här är en påhittad annons. Bostaden, gatan, föreningen och mäklaren finns inte. <a href="/example-report">Läs rapporten om den</a></p>
${figure(first, true)}
<h1>${safe(listing.address)}</h1>
<p class="place">${safe(listing.area)}, ${safe(listing.city)}</p>
<p class="lead">${safe(listing.summary)}</p>
<h2>${safe(listing.title)}</h2>
${listing.description
  .split('\n')
  .map((paragraph) => `<p>${safe(paragraph)}</p>`)
  .join('\n')}
<h2>Fakta</h2>
<dl>
${facts.map(([label, value]) => `<div><dt>${safe(label)}</dt><dd>${safe(value)}</dd></div>`).join('\n')}
</dl>
<h2>Bilder</h2>
<div class="pictures">
${others.map((picture) => figure(picture, false)).join('\n')}
</div>
<h2>Planritning</h2>
<img class="plan" src="/example/${plan.name}.svg" width="${plan.width}" height="${plan.height}" alt="${safe(plan.alt)}" loading="lazy">
<p class="broker">${safe(listing.broker)}, ${safe(listing.brokerAgency)}</p>
</main>
</body>
</html>
`;
}
