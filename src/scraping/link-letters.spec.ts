import { isCertainName, shownOfLink } from './link-letters.js';

it.each([
  ['Storgatan 7B, 2 tr', true],
  ['Östra Kungsgatan 5', true],
  ['Björkvägen 3', true],
  ['Lindvägen 12', true],
  ['Södermalm', false],
  ['Orrfjardsgränd 34', false],
  ['Vallingby', false],
  ['Åkersberga', false],
  ['Harnösandsvägen 1', false],
])('of %s: %s', (name, isCertain) => {
  expect(isCertainName(name)).toBe(isCertain);
});

it('leaves out a street and an area that may have lost letters, and nothing else', () => {
  const origin = { url: 'https://www.hemnet.se/bostad/a-1', reader: 'link' };
  const read = {
    listing: { address: 'Orrfjardsgränd 34', area: 'Centrum', rooms: 3, municipality: 'Gävle' },
    provenance: { address: origin, area: origin, rooms: origin, municipality: origin },
  };
  expect(shownOfLink(read)).toEqual({
    listing: { rooms: 3, municipality: 'Gävle', area: 'Centrum' },
    provenance: { rooms: origin, municipality: origin, area: origin },
  });
});
