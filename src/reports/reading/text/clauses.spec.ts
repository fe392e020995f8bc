import { clauseAround } from './clauses.js';

const source = (text: string) => ({ field: 'description', text, readable: text });

describe('a clause', () => {
  it.each([
    ['Taket är nytt men fasaden är från 1974.', 'fasad', ' men fasaden är från 1974.'],
    ['Taket är nytt, fasaden är från 1974.', 'fasad', ' fasaden är från 1974.'],
    ['Taket är nytt och fasaden är från 1974.', 'fasad', ' och fasaden är från 1974.'],
    ['Tak och fasad är från 1974.', 'fasad', 'Tak och fasad är från 1974.'],
    ['Här finns bastu. Huset har tak av plåt – fasaden är trä.', 'tak av', ' Huset har tak av plåt'],
    ['Köket (från 2015) är vitt.', '2015', 'från 2015'],
    ['En stämning om 8,6 miljoner kronor.', '6 mil', 'En stämning om 8,6 miljoner kronor.'],
    ['Byggt 1974,taket 2015.', 'taket', 'taket 2015.'],
  ])('of %s around %s', (text, word, clause) => {
    const span = clauseAround(source(text), text.indexOf(word));
    expect(text.slice(span.start, span.end)).toBe(clause);
  });
});
