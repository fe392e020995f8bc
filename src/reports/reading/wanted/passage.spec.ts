import type { AnswerKind } from '../../knowledge/questions/clauses/clause.types.js';
import { findAll, type TextSource } from '../text/sources.js';
import { thingPattern, type ThingId } from '../wordings/things/things.js';
import { kindWords } from './kind-words.js';
import { passageOf } from './passage.js';

/** What the first place of a thing is told in, for an answer of a kind. */
function passage(text: string, thing: ThingId, kind: AnswerKind): string | undefined {
  const sources: TextSource[] = [{ field: 'description', text, readable: text }];
  const [place] = findAll(sources, thingPattern(thing));
  const span = place && passageOf(place, thingPattern(thing), kindWords[kind]);
  return span && text.slice(span.start, span.end).trim();
}

describe('the stretch that tells of a thing', () => {
  it.each<[string, ThingId, AnswerKind, string]>([
    ['Hissen är från 2018.', 'lift', 'age', 'Hissen är från 2018.'],
    // A clause without a subject of its own goes on.
    ['Hissen finns, byttes 2018.', 'lift', 'age', 'Hissen finns, byttes 2018.'],
    ['Hissen är rymlig, med ny korg från 2018.', 'lift', 'age', 'Hissen är rymlig, med ny korg från 2018.'],
    // One with a noun of its own does not.
    ['Hissen är rymlig, porten byttes 2018.', 'lift', 'age', 'Hissen är rymlig,'],
    ['Hiss, dörrar från 2018.', 'lift', 'age', 'Hiss,'],
    // Another part or thing ends it on either side.
    ['Nytt tak 2019 och hiss', 'lift', 'age', 'hiss'],
    ['I fjol besiktigades hissen', 'lift', 'looked', 'I fjol besiktigades hissen'],
    ['Hiss och nytt tak 2019.', 'lift', 'age', 'Hiss'],
    // The next sentence goes on by its pronoun where that can stand for the thing.
    ['Hissen är rymlig. Den byttes 2018.', 'lift', 'age', 'Hissen är rymlig. Den byttes 2018.'],
    ['Hissen är rymlig. Den stora porten byttes 2018.', 'lift', 'age', 'Hissen är rymlig.'],
    ['Hissen är rymlig. Det byggdes 1961.', 'lift', 'age', 'Hissen är rymlig.'],
    ['Hissen är rymlig. Besiktigad 2023.', 'lift', 'looked', 'Hissen är rymlig. Besiktigad 2023.'],
    ['Hissen är rymlig.\nUtgångspris: 3 495 000 kr', 'lift', 'cost', 'Hissen är rymlig.'],
    ['Hissen går i huset från 1961.', 'lift', 'age', 'Hissen går i'],
  ])('%s', (text, thing, kind, expected) => {
    expect(passage(text, thing, kind)).toBe(expected);
  });
});

describe('the words of an answer', () => {
  const says = (kind: AnswerKind, text: string): boolean => text.search(kindWords[kind]) >= 0;

  it.each<[AnswerKind, string]>([
    ['age', 'på sjuttiotalet'],
    ['age', 'från nittonhundratalet'],
    ['age', 'för sex år sedan'],
    ['care', 'servades i våras'],
    ['looked', 'besiktigades 2023'],
    ['until', 'löper till 2031'],
    ['maker', 'av en behörig elektriker'],
    ['permit', 'med slutbesked'],
    ['extent', 'i hela huset'],
    ['decided', 'inga fler höjningar är beslutade'],
    ['paid', 'slutbetalda'],
  ])('tell %s: %s', (kind, text) => {
    expect(says(kind, text)).toBe(true);
  });

  it.each<[AnswerKind, string]>([
    ['age', 'enligt avtalet, kapitalet och antalet'],
    ['care', 'service i närheten'],
    ['looked', 'kontrolleras av styrelsen'],
    ['until', 'tomträtt sedan 1982'],
    ['maker', 'där du själv väljer sol'],
    ['permit', 'visas efter anmälan'],
    ['extent', 'och nytt badrum'],
    ['whose', 'med eget ljus och nära skolan'],
    ['decided', 'inga större renoveringar är planerade'],
    ['paid', 'enligt avtalad tid'],
    ['reading', '58 kvm'],
  ])('do not tell %s: %s', (kind, text) => {
    expect(says(kind, text)).toBe(false);
  });
});
