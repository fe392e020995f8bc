import { parsePage } from './page.js';
import { bySize } from './pictures-attributes.js';
import { readPictures } from './pictures.js';

const here = 'https://www.maklare.example/objekt/storgatan-5-1001';
const cdn = 'https://cdn.example/objekt/1001';

function read(html: string, url = here) {
  const { images = [], floorplans = [] } = readPictures(parsePage(html, url)).facts;
  return { images, floorplans };
}
const images = (body: string, head = '') =>
  read(`<html><head>${head}</head><body><h1>Storgatan 5</h1>${body}</body></html>`).images;
const script = (code: string) => `<script>${code}</script>`;

describe('the largest version of a picture', () => {
  it.each<[string, string, string]>([
    ['srcset by width', `<img src="/s.jpg" srcset="/s.jpg 400w, /l.jpg 1600w, /m.jpg 800w">`, '/l.jpg'],
    ['srcset by density', `<img srcset="/s.jpg, /l.jpg 2x">`, '/l.jpg'],
    [
      'srcset with commas in its addresses',
      `<img srcset="${cdn}/w=400,h=300/a.jpg 400w, ${cdn}/w=900,h=600/a.jpg 900w">`,
      `${cdn}/w=900,h=600/a.jpg`,
    ],
    [
      'the sources of a picture',
      `<picture><source media="(min-width:1px)" srcset="/a-900.avif 900w, /a-1800.avif 1800w"><img src="/a-300.jpg"></picture>`,
      '/a-1800.avif',
    ],
    ['data-src', `<img src="data:image/gif;base64,R0lGOD" data-src="/l.jpg">`, '/l.jpg'],
    ['data-lazy-srcset', `<img src="/blank.png" data-lazy-srcset="/s.jpg 1x, /l.jpg 2x">`, '/l.jpg'],
    ['data-full', `<img src="/s.jpg" data-src="/m.jpg" data-full="/l.jpg">`, '/l.jpg'],
    ['data-zoom-image', `<img src="/s.jpg" data-zoom-image="/l.jpg">`, '/l.jpg'],
    ['data-large', `<img src="/s.jpg" data-large="/l.jpg">`, '/l.jpg'],
    ['data-bg', `<div class="slide" data-bg="/l.jpg"></div>`, '/l.jpg'],
    ['data-image as CSS', `<div data-image="url('/l.jpg')"></div>`, '/l.jpg'],
    [
      'a background',
      `<div style="color:red; background: #fff url(&quot;/l.jpg&quot;) center"></div>`,
      '/l.jpg',
    ],
    [
      'noscript',
      `<img class="lazy"><noscript><img src="/l.jpg?a=1&amp;b=2" alt="Kök"></noscript>`,
      '/l.jpg?a=1&b=2',
    ],
    ['a link to the full picture', `<a href="/l.jpg"><img src="/t.jpg" width="90" alt="Hall"></a>`, '/l.jpg'],
    ['an address without a scheme', `<img src="//cdn.example/l.jpg">`, 'https://cdn.example/l.jpg'],
    ['a proxy', `<img src="/_next/image?url=%2Fl.jpg&w=640&q=75">`, '/l.jpg'],
  ])('from %s', (_what, html, expected) => {
    expect(images(html)).toEqual([new URL(expected, here).href]);
  });

  it('counts once, however often it is shown', () => {
    const strip = `<img src="${cdn}/a-300x200.jpg"><img src="${cdn}/a-1200x800.jpg"><noscript><img src="${cdn}/a-600x400.jpg"></noscript>`;
    expect(images(strip)).toEqual([`${cdn}/a-1200x800.jpg`]);
  });

  it('respects the base of relative addresses', () => {
    expect(images('<img src="1.jpg">', '<base href="https://bilder.example/x/">')).toEqual([
      'https://bilder.example/x/1.jpg',
    ]);
  });

  it.each([
    ['a.jpg 1x,b.jpg 2x', ['b.jpg', 'a.jpg']],
    ['  a,b.jpg 300w  ,  c.jpg 900w', ['c.jpg', 'a,b.jpg']],
    ['a.jpg', ['a.jpg']],
  ])('srcset %j', (srcset, expected) => expect(bySize(srcset)).toEqual(expected));
});

describe('what is no picture of this home', () => {
  const gallery = ['kok', 'hall', 'sovrum']
    .map((room) => `<img src="${cdn}/${room}.jpg" alt="${room}">`)
    .join('');
  const own = ['kok', 'hall', 'sovrum'].map((room) => `${cdn}/${room}.jpg`);

  it.each([
    ['a logo', '<img src="/img/logo.png" alt="Exempelmäklaren">'],
    ['a logo by its words', '<img src="/img/e1.png" alt="Exempelmäklarens logga">'],
    ['a drawn icon', '<img src="/img/hus.svg">'],
    ['a portrait by its box', '<div class="object-broker"><img src="/img/17.jpg"></div>'],
    ['a portrait in the same store', `<section class="brokerCard"><img src="${cdn}/17.jpg"></section>`],
    ['a portrait by its name', `<img src="https://cdn.example/folk/17.jpg" alt="Anna Svensson">`],
    ['a portrait by its words', `<img src="${cdn}/17.jpg" alt="Ansvarig mäklare Anna Svensson">`],
    ['a portrait by its folder', '<img src="/medarbetare/anna.jpg">'],
    ['a map', '<img src="https://maps.googleapis.com/maps/api/staticmap?center=1,2&x=.png">'],
    ['a map by its words', '<img src="/img/omrade.png" alt="Karta">'],
    ['an energy label', '<img src="/img/energiklass-c.png" alt="Energiklass C">'],
    [
      'a counter',
      '<img src="https://www.facebook.com/tr?id=1&x=.jpg"><img src="/p.png" width="1" height="1">',
    ],
    ['a social icon', '<a href="https://www.facebook.com/x"><img src="/img/f.png"></a>'],
    [
      'what the menu and the foot show',
      `<nav><img src="${cdn}/m.jpg"></nav><footer><img src="${cdn}/f.jpg"></footer>`,
    ],
    ['a film', '<img src="https://i.ytimg.com/vi/abc/maxresdefault.jpg">'],
    ['a film behind a link', `<a href="https://my.matterport.com/show/?m=1"><img src="${cdn}/3d.jpg"></a>`],
    ['a plan as PDF', '<a href="/dokument/planritning.pdf">Planritning</a>'],
    [
      "a neighbour's card with its link around",
      `<div><a href="/objekt/storgatan-7-1002"><img src="https://cdn.example/objekt/1002/kok.jpg" alt="Kök"></a></div>`,
    ],
    [
      "a neighbour's card with its link beside",
      `<div class="teaser"><div><img src="${cdn}/1002.jpg"></div><p>Storgatan 7, 3 rum, 2 995 000 kr</p><a class="cover" href="/objekt/storgatan-7-1002"></a></div>`,
    ],
  ])('%s', (_what, html) => expect(images(`<div class="gallery">${gallery}</div>${html}`)).toEqual(own));

  it('while words that only look so are no reason', () => {
    const pictures = [
      'https://cdn.example/maklare/bilder/1001/1.jpg',
      'https://cdn.example/maklare/bilder/1001/flaggvagen-3-kok.jpg',
      'https://cdn.example/maklare/bilder/1001/kartan.jpg',
      'https://cdn.example/maklare/bilder/1001/storgatan-5-exempel-maklare-4.jpg',
    ];
    const html = pictures
      .map((url) => `<img src="${url}" alt="Storgatan 5 – Exempel Mäklare, bild">`)
      .join('');
    expect(images(`<div class="maklare-page">${html}</div>`)).toEqual(pictures);
  });

  it('while links within the advert are its own', () => {
    const html = own
      .map((url, index) => `<a href="/objekt/storgatan-5-1001/bilder#${index}"><img src="${url}"></a>`)
      .join('');
    expect(images(html)).toEqual(own);
    expect(images(`<a href="/galleri?objekt=1001"><img src="${own[0]}"></a>`)).toEqual([own[0]]);
  });
});

describe('floor plans', () => {
  it.each([
    ['alt', `<img src="${cdn}/p.png" alt="Planritning entréplan">`],
    ['its box', `<div id="planlosning"><img src="${cdn}/p.png"></div>`],
    ['its class', `<ul><li class="images__image--floorplan"><img src="${cdn}/p.png"></li></ul>`],
    ['its name', `<a href="${cdn}/p/planskiss-1.png"><img src="${cdn}/t/1.png"></a>`],
  ])('are told by %s', (_what, html) => {
    const { images: photos, floorplans } = read(`<img src="${cdn}/kok.jpg" alt="Kök">${html}`);
    expect(photos).toEqual([`${cdn}/kok.jpg`]);
    expect(floorplans).toHaveLength(1);
  });
});

describe('the gallery in embedded data', () => {
  const names = Array.from({ length: 12 }, (_, index) => `${cdn}/${index + 1}.jpg`);
  const shown = `<div class="hero"><img src="${names[0]}?w=800"></div>`;
  const neighbours = [
    {
      slug: 'a',
      price: 1,
      rooms: 2,
      images: ['https://cdn.example/objekt/1002/1.jpg', 'https://cdn.example/objekt/1002/2.jpg'],
    },
    {
      slug: 'b',
      price: 1,
      rooms: 2,
      images: ['https://cdn.example/objekt/1003/1.jpg', 'https://cdn.example/objekt/1003/2.jpg'],
    },
  ];
  const objects = names.map((url, index) => ({ id: index, url, width: 1600, alt: `Bild ${index}` }));

  it.each<[string, string]>([
    [
      'a list of addresses',
      script(`window.__STATE__ = ${JSON.stringify({ home: { images: names }, similar: neighbours })};`),
    ],
    [
      'a list of objects',
      `<script type="application/json">${JSON.stringify({ home: { photos: objects }, other: neighbours })}</script>`,
    ],
    ['escaped slashes', script(`var d=${JSON.stringify({ images: names }).replaceAll('/', '\\/')}`)],
    [
      'JSON in a JavaScript text',
      script(`window.s = JSON.parse(${JSON.stringify(JSON.stringify({ images: names }))})`),
    ],
    [
      'flight rows in pieces',
      (() => {
        const row = `1:${JSON.stringify(['$', 'div', null, { home: { images: objects }, others: neighbours }])}\n`;
        return [row.slice(0, 300), row.slice(300)]
          .map((piece) => script(`self.__next_f.push([1,${JSON.stringify(piece)}])`))
          .join('');
      })(),
    ],
    [
      'Base64',
      script(`window.__P='${Buffer.from(JSON.stringify({ o: { bilder: names } })).toString('base64')}'`),
    ],
    ['a data attribute', `<div data-gallery='${JSON.stringify(objects)}'></div>`],
    ['a JavaScript list', script(`var o = {images: ["${names.join('", "')}"], f: function () { return 1 }}`)],
  ])('is found in %s by the picture that is shown', (_what, code) => {
    expect(images(`${shown}${code}`)).toEqual(names);
  });

  it('gives the largest of several versions', () => {
    const versions = names.map((url) => ({
      thumb: url.replace('.jpg', '_200x150.jpg'),
      large: url,
      w: 2000,
    }));
    expect(images(`${shown}${script(`x=${JSON.stringify({ media: versions })}`)}`)).toEqual(names);
    const references = names.map((url) => ({
      cdnReferences: [
        { name: 'small', url: `${url}?w=300` },
        { name: 'large', url: `${url}?w=1900` },
      ],
    }));
    expect(images(`${shown}${script(`x=${JSON.stringify({ images: references })}`)}`)).toEqual(
      names.map((url) => `${url}?w=1900`),
    );
  });

  it('tells the plans in it, also from a list beside it', () => {
    const data = {
      home: {
        images: [
          ...objects,
          { url: `${cdn}/p1.jpg`, category: 'Planritning' },
          { url: `${cdn}/p2.jpg`, isFloorPlan: true },
        ],
        floorPlans: [{ url: `${cdn}/p3.jpg` }],
      },
    };
    const found = read(`<h1>Storgatan 5</h1>${shown}${script(`x=${JSON.stringify(data)}`)}`);
    expect(found.images).toEqual(names);
    expect(found.floorplans).toEqual([`${cdn}/p1.jpg`, `${cdn}/p2.jpg`, `${cdn}/p3.jpg`]);
  });

  it('is known by og:image where the page shows nothing', () => {
    const code = script(`x=${JSON.stringify({ similar: neighbours, home: { images: names } })}`);
    expect(images(code, `<meta property="og:image" content="${names[3]}?w=1200&h=630&fit=crop">`)).toEqual(
      names,
    );
  });

  it('is the only long one where nothing else tells', () => {
    const code = script(`x=${JSON.stringify({ homes: neighbours, home: { images: names } })}`);
    expect(images(code)).toEqual(names);
  });

  it('is no list of homes, of people or of what others are called', () => {
    const people = names.slice(0, 6).map((url) => ({ image: url, name: 'Anna', phone: '0' }));
    const homes = names.slice(0, 6).map((url) => ({ image: url, address: 'Storgatan 7', price: 1 }));
    const code = script(`x=${JSON.stringify({ a: people, b: homes, similarHomes: { images: names } })}`);
    expect(images(code)).toEqual([]);
  });
});

describe('where the page shows no picture', () => {
  it("takes schema.org's pictures of the home and not the broker's", () => {
    const json = [
      { '@type': 'RealEstateAgent', image: 'https://cdn.example/kontor.jpg' },
      { '@type': 'House', image: [{ '@type': 'ImageObject', contentUrl: `${cdn}/1.jpg` }, `${cdn}/2.jpg`] },
      { '@type': 'House', image: 'https://cdn.example/objekt/1002/1.jpg' },
    ];
    expect(images(`<script type="application/ld+json">${JSON.stringify(json)}</script>`)).toEqual([
      `${cdn}/1.jpg`,
      `${cdn}/2.jpg`,
    ]);
  });

  it('takes what is preloaded and og:image last', () => {
    const head = `<meta property="og:image" content="/bilder/1.jpg"><link rel="preload" as="image" imagesrcset="/bilder/2.jpg 1x, /bilder/3.jpg 2x">`;
    expect(images('', head)).toEqual([
      new URL('/bilder/1.jpg', here).href,
      new URL('/bilder/3.jpg', here).href,
    ]);
    expect(images(`<img src="${cdn}/kok.jpg">`, head)).toEqual([`${cdn}/kok.jpg`]);
    expect(images('', '<meta property="og:image" content="/img/logo.png">')).toEqual([]);
  });
});
