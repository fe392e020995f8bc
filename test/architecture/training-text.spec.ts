import { clausesOf, taughtIn } from '../bench/reading/training.js';

const all = taughtIn('training');
const authors = [...new Set(all.map(({ author }) => author))];

describe.each(authors)('the training text of %s', (author) => {
  const own = all.filter((clause) => clause.author === author);

  it('is long enough to be a voice of its own', () => {
    expect(own.length).toBeGreaterThan(500);
  });

  it('is neither all praise nor all risks: at least a third is nothing material', () => {
    const material = own.filter(({ tone }) => tone !== '-').length / own.length;
    expect(material).toBeGreaterThan(0.2);
    expect(material).toBeLessThan(2 / 3);
  });

  it('repeats no sentence', () => {
    const long = own.map(({ text }) => text).filter((text) => text.length > 25);
    expect(new Set(long).size).toBe(long.length);
  });
});

it('no author wrote from another: hardly more than a phrase of the trade is the same', () => {
  const byText = new Map<string, Set<string>>();
  for (const { author, text } of all)
    if (text.length > 40) byText.set(text, (byText.get(text) ?? new Set()).add(author));
  const shared = [...byText.values()].filter((names) => names.size > 1);
  expect(shared.length / byText.size).toBeLessThan(0.001);
});

it.each([
  ['Taket är gammalt\tworn:roof yes now home', 'three columns are wanted'],
  ['Taket är gammalt\tworn:moon yes now home\twarning', 'no concept: worn:moon'],
  ['Taket är gammalt\tworn:roof perhaps now home\twarning', 'perhaps is none of yes, no, possible, asked'],
  [
    'Taket är gammalt\tworn:roof yes now home\tawful',
    'awful is none of critical, warning, notice, good, fact, -',
  ],
])('a line that is no line is named: %s', (line, fault) => {
  expect(() => clausesOf('author', `# Advert\n${line}`)).toThrow(`author.tsv:2: ${fault}`);
});

it('a clause knows those beside it in its own text', () => {
  const read = clausesOf('author', '# One\nFörst\t-\t-\n+ sedan\t-\t-\n\n# Two\nEnsam\t-\t-');
  expect(read.map(({ before, text, after }) => [before, text, after])).toEqual([
    ['', 'Först', 'sedan'],
    ['Först', 'sedan', ''],
    ['', 'Ensam', ''],
  ]);
});
