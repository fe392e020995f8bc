import { pageStyle } from './page-style.js';
import type { SampleAdvert } from './sample-advert.js';
import { sampleHost } from './sample-host.js';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const kronor = (amount: number) => `${amount.toLocaleString('sv-SE')} kr`;
const agency = 'Exempelmäklaren';

/** Where a sample advert is published. */
export function advertUrl({ slug, id }: SampleAdvert): string {
  return `https://${sampleHost}/objekt/${slug}-${id}`;
}

/** A whole page as a Swedish broker publishes an advert; its showings lie ahead of `now`. */
export function advertPage(advert: SampleAdvert, now: Date): string {
  const { address, price, rooms, livingArea, pictures } = advert;
  const picture = (index: number) =>
    `/bilder/${advert.id}/${index + 1}-${advert.pictures[index]!.scene.toLowerCase()}.jpg`;
  const planFile = `/bilder/${advert.id}/planritning.png`;
  const headline = `${advert.propertyType}, ${rooms} rum, ${livingArea} m²`;
  const [lead, ...others] = pictures.map(
    ({ caption }, index) =>
      `<figure><img src="${picture(index)}" alt="${escape(caption)}" loading="lazy"><figcaption>${escape(caption)}</figcaption></figure>`,
  );
  const showings = advert.showings.map((showing) => `<li>${showingText(showing, now)}</li>`).join('');
  const facts = advert.facts
    .map(
      ({ heading, rows }) =>
        `<section><h2>${escape(heading)}</h2><dl>${rows.map(([label, value]) => `<div><dt>${escape(label)}</dt><dd>${escape(value)}</dd></div>`).join('')}</dl></section>`,
    )
    .join('');
  const documents = advert.documents
    .map((name, index) => `<li><a href="/dokument/${advert.id}-${index + 1}.pdf">${escape(name)}</a></li>`)
    .join('');
  return page(
    `${address}, ${advert.area}, ${advert.city} | ${agency}`,
    `<main><div class="lead">${lead}</div>
<header class="title"><p class="where">${escape(advert.area)}, ${escape(advert.municipality)} kommun</p><h1>${escape(address)}</h1><p>${headline}</p>
<dl class="key"><div><dt>Utgångspris</dt><dd>${kronor(price)}</dd></div><div><dt>Rum</dt><dd>${rooms}</dd></div><div><dt>Boarea</dt><dd>${livingArea} m²</dd></div></dl></header>
<div class="columns"><article><h2>${escape(advert.lead)}</h2><div class="description">${advert.description.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('')}</div>
${facts}
<section><h2>Utfört och planerat</h2><ul>${advert.renovations.map((work) => `<li>${escape(work)}</li>`).join('')}</ul></section></article>
<aside><section><h3>Visning</h3><ul>${showings}</ul></section>
<section><h3>Ansvarig mäklare</h3><p><strong>${escape(advert.broker)}</strong><br>${agency} ${escape(advert.city)}</p></section>
<section><h3>Dokument</h3><ul>${documents}</ul></section>
<section><h3>Adress</h3><p>${escape(address)}<br>${advert.postalCode} ${escape(advert.city)}</p></section></aside></div>
<section class="gallery">${others.join('')}</section>
<section class="floorplan"><h2>Planritning</h2><img src="${planFile}" alt="Planritning"></section></main>`,
    `<link rel="canonical" href="${advertUrl(advert)}"><meta property="og:title" content="${escape(address)}"><meta property="og:image" content="https://${sampleHost}${picture(0)}"><meta name="description" content="${escape(advert.lead)}">
<script type="application/ld+json">${JSON.stringify(structured(advert, picture)).replaceAll('<', '\\u003c')}</script>`,
  );
}

function structured(advert: SampleAdvert, picture: (index: number) => string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: advert.address,
    description: advert.lead,
    image: advert.pictures.map((_, index) => `https://${sampleHost}${picture(index)}`),
    offers: {
      '@type': 'Offer',
      price: advert.price,
      priceCurrency: 'SEK',
      availability: 'https://schema.org/InStock',
      url: advertUrl(advert),
      itemOffered: {
        '@type': advert.propertyType === 'Lägenhet' ? 'Apartment' : 'House',
        numberOfRooms: advert.rooms,
        floorSize: { '@type': 'QuantitativeValue', value: advert.livingArea, unitCode: 'MTK' },
        address: {
          '@type': 'PostalAddress',
          streetAddress: advert.address,
          postalCode: advert.postalCode,
          addressLocality: advert.city,
          addressCountry: 'SE',
        },
      },
    },
  };
}

/** `sön 29 nov 2026 kl. 13:00–13:45`. */
function showingText(showing: SampleAdvert['showings'][number], now: Date): string {
  const day = new Date(now.getTime() + showing.inDays * 86_400_000);
  const date = new Intl.DateTimeFormat('sv-SE', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Stockholm',
  }).format(day);
  return `${date} kl. ${showing.from}–${showing.to}`;
}

/** What the site answers for an advert that was taken down. */
export function removedPage(): string {
  return page(
    `Bostaden är borttagen | ${agency}`,
    '<main class="message"><h1>Bostaden är inte längre till salu</h1><p>Annonsen är borttagen av mäklaren. Bostaden kan vara såld eller tillbakadragen.</p></main>',
  );
}

/** What a protection service answers instead of the page. */
export function blockedPage(): string {
  return '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Just a moment...</title><meta name="robots" content="noindex"></head><body><h1>exempelmaklaren.example</h1><p id="challenge-running">Checking if the site connection is secure</p><div id="cf-challenge-running"></div><noscript>Enable JavaScript and cookies to continue</noscript></body></html>';
}

/** The site's front page: its adverts. */
export function frontPage(adverts: readonly SampleAdvert[]): string {
  const cards = adverts.map(
    (advert) =>
      `<a class="card" href="/objekt/${advert.slug}-${advert.id}"><img src="/bilder/${advert.id}/1-${advert.pictures[0]!.scene.toLowerCase()}.jpg" alt=""><strong>${escape(advert.address)}</strong><span>${escape(advert.area)}, ${escape(advert.city)}</span><span>${kronor(advert.price)}</span></a>`,
  );
  return page(
    `Bostäder till salu | ${agency}`,
    `<main><h1>Bostäder till salu</h1><div class="cards">${cards.join('')}</div></main>`,
  );
}

function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>${head}<style>${pageStyle}</style></head>
<body><nav><a class="brand" href="/">${agency}</a><span>Påhittade annonser för att prova Visningsklar</span></nav>${body}
<footer>${agency} finns inte. Hemmen, människorna och bilderna är påhittade.</footer></body></html>`;
}
