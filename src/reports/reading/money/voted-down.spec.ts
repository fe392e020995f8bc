import { droppedIn } from './voted-down.js';

const dropped = (text: string): string[] =>
  droppedIn(text).map(({ start, end }) => text.slice(start, end).trim());

describe('what a vote drops', () => {
  it.each([
    ['Förslaget att ta ut 45 000 kr röstades ned.', 'Förslaget att ta ut 45 000 kr'],
    ['Stämman sade nej till att ta ut 45 000 kr, och taket står kvar.', 'sade nej till att ta ut 45 000 kr'],
    ['Stämman avslog uttaxeringen på 45 000 kr.', 'avslog uttaxeringen på 45 000 kr.'],
    ['Uttaxeringen på 45 000 kr skrotades.', 'Uttaxeringen på 45 000 kr'],
    [
      'Fiber kostar 30 000 kr, styrelsen ville ta 20 000 kr för en bom, men stämman avvisade det.',
      ', styrelsen ville ta 20 000 kr för en bom, men stämman',
    ],
  ])('%s', (text, told) => {
    expect(dropped(text)).toEqual([told]);
  });

  it.each([
    'Stämman avslog lånet, så uttaxeringen är 45 000 kr.',
    'Stämman röstade ned motionen om att slopa uttaxeringen på 45 000 kr.',
    'Domstolen avslog överklagandet av gatukostnaden på 180 000 kr.',
    'Kommunen avslog ansökan om anstånd med avgiften på 185 000 kr.',
    'Varje hus betalar 45 000 kr sedan stämman röstade ned det.',
    'Uttaxeringen på 45 000 kr betalas 2027.',
  ])('is nothing in: %s', (text) => {
    expect(dropped(text)).toEqual([]);
  });
});
