import { cpuCost } from '../../../test/support/cpu-cost.js';
import { linksOf } from './page-links.js';

const base = 'https://maklare.example/till-salu/';
const read = (html: string) => linksOf(html, base).map(({ url, text }) => [url, text]);

it('reads addresses and texts, however the tags are written', () => {
  expect(
    read(`<a href="/objekt/1?a=1&amp;b=2" title="T&aring;g">Åsgatan <b>5</b></a>
      <A CLASS=x HREF = '2'
      >Två</A> <a data-href="/nej" href=/3 aria-label="Tre"></a>`),
  ).toEqual([
    ['https://maklare.example/objekt/1?a=1&b=2', 'Tåg Åsgatan 5'],
    ['https://maklare.example/till-salu/2', 'Två'],
    ['https://maklare.example/3', 'Tre'],
  ]);
});

it('takes no other tag for a link, nor an address that is none', () => {
  expect(
    read('<abbr href="/1">a</abbr><a name="x">b</a><a href="https://[">c</a><article href="/2">'),
  ).toEqual([]);
});

it('ends a link that is left open where the next begins, or the page ends', () => {
  expect(read('<a href="/1">Ett<a href="/2">Två')).toEqual([
    ['https://maklare.example/1', 'Ett'],
    ['https://maklare.example/2', 'Två'],
  ]);
});

it('reads at most three thousand links', () => {
  expect(read('<a href="/1">Ett</a>'.repeat(3_001))).toHaveLength(3_000);
});

it.each([
  ['links without texts', '<a>'],
  ['links that never end', '<a href=x>'],
  ['links within tags', '<a title="<a href='],
  ['links of many attributes', `<a ${'b=1 '.repeat(900)}href=x>`],
  ['quotes that never end', `<a ${`b=" c=' `.repeat(400)}>`],
  ['spaces', `<a href${' '.repeat(3_000)}`],
])('a page of %s costs no more than ten times one of ordinary links', (_case, part) => {
  const page = (bit: string) => bit.repeat(5_000_000 / bit.length);
  const ordinary = page(
    `<a class="kort" href="/objekt/1">Åsgatan 5</a><p>${'Ett ljust hem. '.repeat(100)}</p>`,
  );
  const expected = cpuCost(() => linksOf(ordinary, base));
  expect(cpuCost(() => linksOf(page(part), base))).toBeLessThan(10 * expected);
});
