import { PageReader, readingLimits } from './page-reader.js';

const url = 'https://www.hemnet.se/bostad/lagenhet-3rum-provdalen-provkoping-kommun-storgatan-5-21000001';
const size = 5_000_000;
const repeated = (part: string, length = 1_000_000) => part.repeat(Math.floor(length / part.length));
const page = (body: string) => `<html><body><h1>Storgatan 5</h1>${body}</body></html>`;

// Reading that takes more steps than the page is long ends with its process, which no test could do from within.
const reader = new PageReader([], { ...readingLimits, taskMs: 50_000 });
const { signal } = new AbortController();
afterAll(() => reader.close());

it.each([
  ['50 000 levels', page(`${'<div>'.repeat(50_000)}Boarea: 72 m²`)],
  ['levels of all kinds', page(repeated('<div><span><b><section><ul><li>', size))],
  ['levels that end often', page(`${'<div>'.repeat(200_000)}${'</b>'.repeat(600_000)}`)],
  [
    'a million attributes',
    page(
      `<div ${'a1="x" '.repeat(10)}${Array.from({ length: 500_000 }, (_, i) => `a${i}=1`).join(' ')}>x</div>`,
    ),
  ],
  ['elements with many classes', page(repeated(`<p class="${'similar-x '.repeat(30)}">x</p>`))],
  ['spaces', page(`<p>Boarea:${' '.repeat(size)}72 m²</p>`)],
  ['digits', page(`<p>Pris: ${'9'.repeat(size)} kr</p>`)],
  ['groups of digits', page(`<p>Pris: ${repeated('123 ')} kr</p>`)],
  ['labels without end', page(repeated('<p>Boarea</p>'))],
  ['labels in one line', page(`<p>${repeated('Boarea: Rum: ')}</p>`)],
  ['bars', page(`<p>${repeated('3 rum | ')}</p>`)],
  ['capitals', page(`<p>${repeated('Aa Bb ')}</p>`)],
  ['headings of other homes', page(repeated('<h2>Liknande bostäder</h2>'))],
  ['links', page(repeated('<a href="/bostad/x-1rum-2">x</a>'))],
  ['brackets in a script', page(`<script>var livingArea = ${'['.repeat(size)}</script>`)],
  ['quotes in a script', page(`<script>var livingArea = ${repeated('"\\\\" ')}</script>`)],
  ['assignments in a script', page(`<script>var livingArea; ${repeated('a={')}</script>`)],
  ['a statement in a block', page('<script>var boarea; x = {a;b}; y = [a;b];</script>')],
  ['brackets that do not fit', page('<script>var boarea; x = {a:1]; y = [1}; z = {a:(1]};</script>')],
  ['many brackets that do not fit', page(`<script>var boarea; ${repeated('x={a:1];')}</script>`)],
  ['Base64 in a script', page(`<script>var livingArea = "${repeated('eyJh')}"</script>`)],
  ['broken JSON-LD', page(`<script type="application/ld+json">${repeated('{"a":')}</script>`)],
  ['quotes in JSON-LD', page(`<script type="application/ld+json">{"a": ${repeated('"\\')}</script>`)],
  ['rows of Next.js', page(`<script>self.__next_f.push([1,"${repeated('1:[\\"$2\\"]\\n')}"])</script>`)],
  ['unfinished tags', page(repeated('<p '))],
  ['comments', page(repeated('<!-- x -->'))],
  ['sentences', page(`<p>${repeated('Skulden per föreningen ')}</p>`)],
])(
  'ends in a bounded number of steps with %s',
  async (_case, html) => {
    await expect(reader.readHtml(html, url, signal)).resolves.toMatchObject({ listing: {} });
  },
  60_000,
);

it.each([
  ['digits', '9'.repeat(size)],
  ['line breaks', '\n'.repeat(size)],
  ['labels', repeated('Boarea\n')],
  ['capitals', repeated('Storgatan Aa ')],
])(
  'ends in a bounded number of steps with a text of %s',
  async (_case, text) => {
    await expect(reader.readText(text, url, signal)).resolves.toMatchObject({ listing: {} });
  },
  60_000,
);
