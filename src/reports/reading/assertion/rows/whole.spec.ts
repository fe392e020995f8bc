import { casesOf, type Examples, marked } from '../../../../../test/support/reports/row-examples.js';
import { standingsOfClause } from '../clause.js';
import { firing } from '../firing.js';
import { surround } from '../scopes.js';
import { wholeRows } from './whole.js';

describe('what decides how a whole clause stands', () => {
  const examples: Readonly<Record<string, Examples>> = {
    asked: {
      yes: ['*Är du orolig för mögel?*', '*Har huset mögel?* Besiktningen svarar.'],
    },
    'denied-whole': {
      yes: [
        '*Nej, några skador känner vi inte till.*',
        '*Skador på stommen har inte förekommit.*',
        '*Huset omfattas inte av förbudet.*',
      ],
      no: ['*Taket läcker.*'],
    },
    'insurer-paid': {
      yes: ['*Diskmaskinen läckte*, och försäkringsbolaget lade nytt golv.'],
      no: ['*Skadan är anmäld till försäkringsbolaget.*'],
    },
    'of-other-homes': {
      yes: ['*Grannens brunn sinade i somras.*', '*Avlopp längre ner på vägen har dömts ut.*'],
      no: ['*Brunnen delas med grannen.*'],
    },
  };
  const standingsIn = (sentence: string) => {
    const { source, place, around } = marked(sentence);
    return [...standingsOfClause(source, around, place)];
  };
  const firingIn = (sentence: string) => {
    const { source, place, around } = marked(sentence);
    return firing(wholeRows, surround(source, around, place)).map((row) => row.id);
  };
  const standingOfRow = (id: string) => wholeRows.find((row) => row.id === id)?.standing;

  it('is shown by a sentence for each row', () => {
    expect(Object.keys(examples)).toEqual(wholeRows.map(({ id }) => id));
  });

  it.each(casesOf(examples, 'yes'))('$id decides: $sentence', ({ id, sentence }) => {
    expect(firingIn(sentence)).toEqual([id]);
    expect(standingsIn(sentence)).toEqual([standingOfRow(id)]);
  });

  it.each(casesOf(examples, 'no'))('$id leaves: $sentence', ({ id, sentence }) => {
    expect(standingsIn(sentence)).not.toContain(standingOfRow(id));
  });
});
