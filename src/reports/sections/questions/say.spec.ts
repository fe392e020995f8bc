import { askAbout, askAboutMatter, askAfter, longestSaid } from './say.js';

describe('askAbout', () => {
  it('asks after the advert’s own words', () => {
    expect(askAbout('taket lades om 2004.', 'Får jag se fakturan?')).toBe(
      'Annonsen säger ”taket lades om 2004”: får jag se fakturan?',
    );
  });

  it('leaves out the last words of a long quote, and never ends it in half a sum', () => {
    const words = 'Avsättningen till fasaden är beslutad till 46 miljoner kronor enligt underhållsplanen';
    const asked = askAbout(words, 'hur betalas den?')!;
    expect(asked).toBe('Annonsen säger ”Avsättningen till fasaden är beslutad …”: hur betalas den?');
    const sum = askAbout('Föreningens lån uppgår till tillsammans 4 950 000 kr i dag', 'när läggs de om?')!;
    expect(sum).not.toMatch(/\d …/);
  });

  it('asks less where all of it would be too long, and nothing where even the first clause is', () => {
    const asked = askAbout(
      'badrummet helrenoverades av en tidigare ägare i egen regi',
      'vem gjorde arbetet, finns kvalitetsdokument för hela våtrummet, och vad kostade det?',
    )!;
    expect(asked.length).toBeLessThanOrEqual(longestSaid);
    expect(asked.endsWith(': vem gjorde arbetet?')).toBe(true);
    expect(askAbout('taket lades om 2004', `${'mycket '.repeat(14)}lång fråga?`)).toBeNull();
  });

  it.each([
    'läs mer på www.maklare.se/objekt',
    'mejla bud@maklare.se i dag',
    '| Tak | 2004 |',
    'se <b>planen</b>',
  ])('does not quote %s, which nobody says aloud', (words) => {
    expect(askAbout(words, 'vad betyder det?')).toBeNull();
  });

  it('keeps to one question mark where the advert asks too', () => {
    expect(askAbout('Huset har två kök? Här är de', 'vad betyder det?')!.split('?')).toHaveLength(2);
  });
});

it('asks after what is told in our own words', () => {
  expect(
    askAfter('Annonsen säger att skulden är 7 000 kr/m²', 'vilken yta är det räknat på, och får jag se den?'),
  ).toBe('Annonsen säger att skulden är 7 000 kr/m²: vilken yta är det räknat på, och får jag se den?');
});

it('asks of a matter whole, with as much as can be said of what to ask', () => {
  const spoken = 'spikplåtsförbanden i takstolarna har gåtts igenom';
  expect(
    askAboutMatter({ written: spoken, heading: spoken, spoken }, 'vad är orsaken, och vad är lagat?'),
  ).toBe(`Annonsen säger ”${spoken}”: vad är orsaken?`);
  const long = { written: 'x'.repeat(240), heading: 'x'.repeat(140), spoken: 'x'.repeat(56) };
  expect(askAboutMatter(long, 'hur märks det i bostaden?')).toHaveLength(longestSaid);
  expect(askAboutMatter({ ...long, spoken: null }, 'hur märks det i bostaden?')).toBeNull();
});
