import type { Listing } from '../../scraping/listing.types.js';
import { phrases } from '../knowledge/euphemisms/euphemisms.js';
import { contextOf } from '../facts/context.js';
import { writeRulesReports } from '../rules-analyst.js';
import { readEuphemisms } from './euphemisms.js';
import { today } from '../../../test/support/reports/adverts.js';

const read = (description: string) =>
  readEuphemisms(contextOf({ listing: { description }, images: [], disagreements: [], today }));

describe('euphemisms', () => {
  it.each([
    ['Hus med stor potential.', 'stor potential'],
    ['Perfekt för den händige!', 'Perfekt för den händige'],
    ['En oslipad diamant.', 'oslipad diamant'],
    ['Charmigt kök.', 'Charmigt'],
    ['Nära till allmänna kommunikationer.', 'Nära till allmänna kommunikationer'],
    ['Kvadratsmarta tvåor.', 'Kvadratsmarta'],
    ['Yteffektiva rum.', 'Yteffektiva'],
    ['Huset har öppna planlösningar.', 'öppna planlösningar'],
    ['Ett stenkast från havet.', 'Ett stenkast från'],
    ['Insynsfri trädgård.', 'Insynsfri'],
    ['Stambyte är planerat.', 'Stambyte är planerat'],
    ['Säljs i befintligt skick.', 'Säljs i befintligt skick'],
    ['Varsamt och fint renoverad.', undefined],
    ['Sjöglimtar från taket.', 'Sjöglimtar'],
    ['Stor potential finns.', 'Stor potential'],
    ['En villa med enorma möjligheter.', 'enorma möjligheter'],
    ['För dig som är händig.', 'För dig som är händig'],
    ['Passar den som gillar att fixa? För er som älskar att renovera!', 'För er som älskar att renovera'],
    ['Ekonomin är i balans.', 'Ekonomin är i balans'],
    ['Huset behöver lite kärlek.', 'behöver lite kärlek'],
    ['En tidskapsel från 1960-talet.', 'tidskapsel'],
    ['Köket är av äldre modell.', 'Köket är av äldre modell'],
    ['Bara att flytta in!', 'Bara att flytta in'],
    ['Successivt renoverad sedan 1990.', 'Successivt renoverad'],
    ['Låga driftkostnader.', 'Låga driftkostnader'],
    ['Sovalkov med fönster.', 'Sovalkov'],
    ['Nära till E4:an.', 'Nära till E4:an'],
    ['Naturtomt med berg i dagen.', 'Naturtomt'],
    ['Missa inte chansen.', 'Missa inte chansen'],
    ['Ett genuint hus.', 'genuint hus'],
  ])('finds in "%s" the phrase %s', (text, word) => {
    expect(read(text)[0]?.word).toBe(word);
  });

  it('names where the reading was published, or that it is ours', () => {
    const sources = read('Oslipad diamant. Stylad lägenhet.').map(
      ({ evidence }) => evidence.find((item) => item.kind === 'reference')?.source,
    );
    expect(sources).toEqual(['dn.se (Språkkrönika 2019), ohrlund.se, sbraak 2023', 'Egen tolkning']);
  });

  it('counts one place once, for the longest phrase', () => {
    const found = read('Ett renoveringsobjekt med potential.');
    expect(found.map((item) => [item.word, item.occurrences])).toEqual([
      ['renoveringsobjekt med potential', 1],
    ]);
  });

  it('gathers the places of one phrase', () => {
    const [found] = read('Charmig hall. Även köket är charmigt.');
    expect(found?.occurrences).toBe(2);
    expect(found?.evidence.filter((item) => item.kind === 'quote')).toHaveLength(2);
  });

  it('quotes five places of one phrase, however often it stands there', () => {
    const [found] = read('Charmig hall.\n'.repeat(300));
    expect(found?.occurrences).toBe(300);
    expect(found?.evidence.filter((item) => item.kind === 'quote')).toHaveLength(5);
  });

  it('tells eight ways of one phrase at most, and forty of all', () => {
    const ways = Array.from(
      'abcdefghij',
      (letter) => `Drömhus${letter.repeat(9)} och fyndläge${letter.repeat(9)}.`,
    );
    expect(read(ways.join(' '))).toHaveLength(16);
    const words =
      'patina luftig genuin gedigen prisvärd nyskick vinterbonad halvrum sovalkov stadsnära naturtomt tidskapsel ' +
      'nyckelfärdig inflyttningsklar homestylad soldränkt karaktärsfull toppskick magasinshem oslipad diamant ' +
      'charmig mysig unik insynsfri kvadratsmart yteffektiv';
    expect(read(`${ways.join(' ')} ${words.replaceAll(' ', '. ')}`)).toHaveLength(40);
  });

  it.each([
    ['whole', 'Charmig trea med stor potential.'],
    ['cut off', 'Charmig trea med stor pot…'],
    ['cut off, with a link', 'Charmig trea med … Läs mer'],
    ['in other white space', 'Charmig  trea\nmed stor\tpotential.'],
    ['with words of its own after it', 'Charmig trea med stor potential. Visning i maj.'],
  ])('counts a passage that the summary repeats once: %s', (_how, summary) => {
    const description = 'Charmig trea\nmed stor potential.\nHela huset är renoverat.';
    const found = readEuphemisms(
      contextOf({ listing: { description, summary }, images: [], disagreements: [], today }),
    );
    expect(found.map((item) => [item.word, item.occurrences])).toEqual([
      ['Charmig', 1],
      ['stor potential', 1],
    ]);
    expect(JSON.stringify(found)).not.toContain('"summary"');
  });

  it('counts a passage that stands in the summary alone', () => {
    const listing = { description: 'Charmig trea.', summary: 'Charmigt kök.' };
    const [found] = readEuphemisms(contextOf({ listing, images: [], disagreements: [], today }));
    expect(found?.occurrences).toBe(2);
  });

  it.each([
    'Inget stambyte är planerat.',
    'Stambyte är inte planerat.',
    'Det finns inget planerat stambyte.',
    'Huset är varken charmigt eller mysigt.',
    'En lägenhet utan renoveringsbehov finns här.',
    'Bostaden saknar potential.',
    'Inte för dig som är händig.',
    'Lägenheten har ingen sovalkov.',
    'Inga låga driftkostnader.',
  ])('does not read the opposite: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each(['Stambyte är planerat 2029.', 'Huset är inte bara charmigt.'])('still reads: %s', (text) => {
    expect(read(text)).toHaveLength(1);
  });

  it('counts only the same expression, whatever its form', () => {
    const found = read('Mysig öppen spis i vardagsrummet. Härlig kamin i källaren. En mysig kamin till.');
    expect(
      found.filter((item) => /spis|kamin/.test(item.word)).map((item) => [item.word, item.occurrences]),
    ).toEqual([
      ['öppen spis', 1],
      ['kamin', 2],
    ]);
  });

  it.each([
    'Ventilation: mekanisk frånluft.',
    'Inglasad balkong, bergvärme, fiber.',
    'Vardagsrum med kamin.',
  ])('takes a technical word for a fact: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('takes a praised technical word for a phrase', () => {
    expect(read('Njut på den härliga inglasade balkongen.').map((item) => item.word)).toEqual([
      'inglasade balkongen',
    ]);
  });

  it('does not call a fee that was raised a promise of no rise', () => {
    expect(read('Avgiften har höjts nyligen.')[0]?.meaning).toContain('fler höjningar');
  });

  it('does not find phrases inside other words', () => {
    expect(read('Kommunikationsteknik, unikum och potentialutjämning.')).toEqual([]);
  });

  it('words every meaning as a possibility and holds at least a hundred phrases', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(100);
    expect(new Set(phrases.map((phrase) => phrase.id)).size).toBe(phrases.length);
    expect(read('Mysig.')[0]?.meaning).toMatch(/^Kan betyda /);
  });
});

describe('a reading that the home cannot bear', () => {
  const ids = (description: string, more: Listing = {}) =>
    readEuphemisms(
      contextOf({ listing: { ...more, description }, images: [], disagreements: [], today }),
    ).map(({ word }) => word);

  it.each([
    'En mysig innergård med grillplats.',
    'Mysiga uteplatser.',
    'Ombonad inglasad balkong.',
    'Innergården är mysig.',
    'Mysiga caféer och restauranger.',
    'Ett mysigt område.',
  ])('is not made of a place outdoors: %s', (text) => {
    expect(ids(text)).toEqual([]);
  });

  it.each(['Mysigt vardagsrum.', 'En mysig tvåa med balkong.', 'Mysig.', 'Ombonat sovrum.'])(
    'is made of a room: %s',
    (text) => {
      expect(ids(text)).toHaveLength(1);
    },
  );

  it('sees a wall taken away only where walls stood', () => {
    expect(ids('Öppen planlösning.', { yearBuilt: 1964 })).toHaveLength(1);
    expect(ids('Öppen planlösning.')).toHaveLength(1);
    expect(ids('Öppen planlösning.', { yearBuilt: 2019 })).toEqual([]);
    expect(ids('Nyproduktion med inflyttning hösten 2028. Öppen planlösning.')).toEqual([]);
  });
});

describe('the phrases that a buyer is shown', () => {
  const shown = (description: string, listing: Listing = {}) =>
    writeRulesReports({
      listing: { ...listing, description },
      images: [],
      disagreements: [],
      today,
    }).choice.euphemisms;

  it.each([
    ['generös takhöjd', 'Här är generös takhöjd om 3,10 m.', 'Här är generös takhöjd.'],
    ['låg avgift', 'En låg avgift – 1 912 kr i månaden.', 'En låg avgift i en fin förening.'],
    ['promenadavstånd', 'Promenadavstånd till tåget, 400 m.', 'Promenadavstånd till tåget.'],
    ['ett stenkast från', 'Ett stenkast från havet, tvåhundra meter: 200 m.', 'Ett stenkast från havet.'],
    ['nyrenoverad', 'Nyrenoverad lägenhet, 2024.', 'Nyrenoverad lägenhet.'],
    ['låg driftkostnad', 'Låg driftkostnad, 14 000 kr om året.', 'Låg driftkostnad.'],
    ['varsam hand', 'Huset har vårdats med varsam hand.', 'Huset väntar på en varsam hand.'],
  ])('are none where the fact of ”%s” stands beside', (word, stated, vague) => {
    const flat = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt' };
    const words = (text: string) => shown(text, flat).map((entry) => entry.word.toLowerCase());
    expect(words(stated)).toEqual([]);
    expect(words(vague)).toHaveLength(1);
    expect(words(vague)[0]).toContain(word.split(' ').at(-1));
  });

  it('stay where the figure stands in another sentence, or measures something else', () => {
    expect(shown('Generös takhöjd. Tåget går på 5 min.')).toHaveLength(1);
    expect(shown('Generös takhöjd och 54 kvm.')).toHaveLength(1);
  });

  it('are quoted only where no fact stands beside', () => {
    const [found] = shown('Promenadavstånd till tåget, 400 m. Det är också promenadavstånd till skolan.');
    expect(found?.occurrences).toBe(1);
  });

  it('begin with what can cost most, and leave out words that can hide nothing', () => {
    const words = shown('Ljus och fräsch, charmig, med sovalkov. Säljs i befintligt skick.').map(
      ({ word }) => word,
    );
    expect(words).toEqual(['Säljs i befintligt skick', 'sovalkov', 'charmig']);
  });

  it('are none where all that they stand in for is told', () => {
    const flat = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1962 };
    const told = 'Badrummet renoverades 2019, stammarna byttes 2018 och elen drogs om 2018.';
    expect(shown('Lägenheten är i fint skick.', flat)).toHaveLength(1);
    expect(shown(`Lägenheten är i fint skick. ${told}`, flat)).toHaveLength(0);
  });
});
