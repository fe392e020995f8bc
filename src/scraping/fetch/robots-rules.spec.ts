import { cpuCost } from '../../../test/support/cpu-cost.js';
import { robotsRules } from './robots-rules.js';

const at = (path: string) => `https://test.example${path}`;
const isAllowed = (text: string, path: string) => robotsRules(text, 'Visningsklar', at(path)).allowed;

it.each([
  ['a path that begins so', 'Disallow: /privat', '/privat/1', false],
  ['another path', 'Disallow: /privat', '/bostad/1', true],
  ['nothing by an empty rule', 'Disallow:', '/bostad/1', true],
  ['what lies between stars', 'Disallow: /*/bilder/*.jpg', '/bostad/bilder/1.jpg?stor', false],
  ['a star for nothing', 'Disallow: /bostad*/1', '/bostad/1', false],
  ['no part twice', 'Disallow: /*ab*ab', '/xab', true],
  ['the end of the address', 'Disallow: /*.pdf$', '/papper/1.pdf', false],
  ['no more than the end', 'Disallow: /*.pdf$', '/papper/1.pdf?sida=2', true],
  ['the whole address', 'Disallow: /$', '/', false],
  ['a part that comes again at the end', 'Disallow: /*ab$', '/ab/ab', false],
  ['no end that lies in the part before', 'Disallow: /aba*ba$', '/aba', true],
  ['the query', 'Disallow: /*?sida=', '/sok?sida=2', false],
  ['the longer rule', 'Disallow: /bostad\nAllow: /bostad/1', '/bostad/1', true],
  ['the longer rule, first', 'Allow: /bostad/1\nDisallow: /bostad', '/bostad/1', true],
  ['of two as long the one that allows', 'Allow: /bostad\nDisallow: /bostad', '/bostad', true],
  ['letters written in two ways', 'Disallow: /åäö', '/%c3%a5%C3%A4%C3%B6', false],
  ['a percent sign of its own', 'Disallow: /100%', '/100%25', false],
  ['what stands before a remark', 'Disallow: /privat # inte här', '/privat/1', false],
  ['what half a letter is in', 'Disallow: /\ud800', '/bostad', true],
])('judges %s', (_what, rules, path, allowed) => {
  expect(isAllowed(`User-agent: *\n${rules}`, path)).toBe(allowed);
});

it('takes the groups that name us, all of them, instead of those for everybody', () => {
  const text = [
    'User-agent: *\nDisallow: /\nCrawl-delay: 9',
    'User-agent: annan\nUser-Agent: VISNINGSKLAR/2.0\nDisallow: /a\nCrawl-delay: 2',
    'User-agent: visningsklarare\nDisallow: /c',
    'user-agent : visningsklar\ndisallow : /b',
  ].join('\n\n');
  expect(['/a', '/b', '/c', '/d'].map((path) => isAllowed(text, path))).toEqual([false, false, true, true]);
  expect(robotsRules(text, 'Visningsklar', at('/')).crawlDelayS).toBe(2);
  expect(robotsRules(text, 'annan', at('/')).crawlDelayS).toBe(2);
  expect(robotsRules(text, 'tredje', at('/')).crawlDelayS).toBe(9);
});

it('begins no new group at a sitemap between two names, and reads any end of line', () => {
  const text = 'User-agent: visningsklar\r\nSitemap: /karta.xml\rUser-agent: *\nDisallow: /privat';
  expect(isAllowed(text, '/privat')).toBe(false);
});

it.each(['Disallow: /privat', '<html>:</html>', ':', 'Crawl-delay: 5', 'Crawl-delay: -1', 'Allow'])(
  'allows all by %s for nobody',
  (text) => {
    expect(robotsRules(text, 'Visningsklar', at('/privat'))).toEqual({ allowed: true, crawlDelayS: 0 });
  },
);

describe('with a file that was made to take long', () => {
  const size = 250_000;
  const filled = (line: string) => `User-agent: *\n${line.repeat(Math.floor(size / line.length))}`;
  const path = `/${'a'.repeat(2_000)}`;
  const cost = (text: string): number => cpuCost(() => robotsRules(text, 'Visningsklar', at(path)));
  const ordinary = (() => {
    const text = filled('Disallow: /bostad/hemlig\n');
    cost(text);
    return cost(text);
  })();

  it.each([
    ['stars', filled(`Disallow: /${'*a'.repeat(500)}\n`)],
    ['stars alone', filled(`Disallow: /${'*'.repeat(1_000)}$\n`)],
    ['letters that fit up to the last', filled(`Disallow: /*${'a'.repeat(1_000)}b\n`)],
    ['letters that fit from the end', filled(`Disallow: /*b${'a'.repeat(1_000)}\n`)],
    ['one rule', `User-agent: *\nDisallow: /${'*a'.repeat(size / 2)}`],
    ['names and as many rules', `${'User-agent: *\n'.repeat(9_000)}${'Disallow: /*b\n'.repeat(9_000)}`],
    ['a group for each rule', 'User-agent: *\nDisallow: /*b\n'.repeat(9_000)],
    ['no end of line', filled('#')],
    ['line ends', filled('\r')],
    ['percent signs', filled('Disallow: %%%\n')],
  ])('of %s it costs at most twenty times an ordinary one', (_what, text) => {
    // Times the length of the address, or squared, it would be thousands of times.
    expect(cost(text)).toBeLessThan(20 * ordinary);
  });
});
