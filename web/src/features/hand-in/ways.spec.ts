import { isBrokersLink, nothingToSend, wayOfFault, waysFor, type Setting } from './ways.js';

const desktop: Setting = {
  hasFinePointer: true,
  isNarrow: false,
  isBrokersLink: false,
  isCompleting: false,
  isGone: false,
  asked: null,
};
const shown = (setting: Partial<Setting>) =>
  waysFor({ ...desktop, ...setting }).map(({ key, isOpen }) => (isOpen ? key.toUpperCase() : key));

it.each<[string, Partial<Setting>, string[]]>([
  ['a desktop', {}, ['LINK', 'BOOKMARKLET', 'file', 'text', 'pictures']],
  ['a phone', { hasFinePointer: false, isNarrow: true }, ['LINK', 'TEXT', 'file', 'pictures']],
  ['a narrow window', { isNarrow: true }, ['LINK', 'TEXT', 'file', 'bookmarklet', 'pictures']],
  ["a broker's link", { isBrokersLink: true }, ['BOOKMARKLET', 'file', 'text', 'pictures']],
  ['a phone and a broker', { hasFinePointer: false, isBrokersLink: true }, ['TEXT', 'file', 'pictures']],
  ['an advert that is taken down', { isGone: true }, ['LINK', 'FILE', 'text', 'pictures']],
  ['a report to complete', { isCompleting: true }, ['FILE', 'pictures', 'link', 'bookmarklet', 'text']],
  [
    'a report that lacks pictures',
    { isCompleting: true, asked: 'pictures' },
    ['PICTURES', 'file', 'link', 'bookmarklet', 'text'],
  ],
  [
    "a report that lacks the broker's page",
    { isCompleting: true, asked: 'link' },
    ['LINK', 'file', 'pictures', 'bookmarklet', 'text'],
  ],
  ['a way that was asked for', { asked: 'text' }, ['TEXT', 'link', 'bookmarklet', 'file', 'pictures']],
  [
    'a way that is not offered here',
    { isBrokersLink: true, asked: 'link' },
    ['BOOKMARKLET', 'file', 'text', 'pictures'],
  ],
  ['a word that is no way', { asked: '__proto__' }, ['LINK', 'BOOKMARKLET', 'file', 'text', 'pictures']],
])('on %s', (_where, setting, expected) => expect(shown(setting)).toEqual(expected));

it('tells a refusal where it can be mended', () => {
  expect(wayOfFault('hand_in_not_broker', 'text')).toBe('link');
  expect(wayOfFault('picture_unreadable', 'file')).toBe('pictures');
  expect(wayOfFault('handed_in_other_home', 'file')).toBe('file');
});

it('knows portals from brokers', () => {
  expect(
    [
      'https://www.hemnet.se/bostad/1',
      'https://booli.se/annons/1',
      'https://www.notar.se/x',
      'https://nothemnet.se/x',
    ].map(isBrokersLink),
  ).toEqual([false, false, true, true]);
});

describe('sending a way with nothing in it', () => {
  const none = 'Välj en fil först.';
  const reason = 'x.exe är varken en sparad sida eller ett dokument.';

  it('asks for a file, and keeps the reason why the last one was refused, once', () => {
    expect(nothingToSend(null, 'file', none)).toEqual({ way: 'file', text: none });
    const after = nothingToSend({ way: 'file', text: reason }, 'file', none);
    expect(after).toEqual({ way: 'file', text: `${reason} ${none}` });
    expect(nothingToSend(after, 'file', none)).toEqual(after);
  });
  it('says nothing of what was wrong elsewhere', () => {
    expect(nothingToSend({ way: 'pictures', text: reason }, 'file', none)).toEqual({
      way: 'file',
      text: none,
    });
  });
});
