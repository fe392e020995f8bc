import type { Listing } from '../../../scraping/listing.types.js';
import { contextOf } from '../../facts/context.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { fromThings } from './from-things.js';
import { openQuestions } from './open.js';

const home: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1962 };
function asked(description: string, page = home): string[] {
  const context = contextOf({ listing: { ...page, description }, images: [], disagreements: [], today });
  return openQuestions(context, fromThings(context, [], [])).map(({ question }) => question);
}

describe('what is asked of a thing that the advert names', () => {
  it.each([
    ['Vardagsrum med braskamin.', 'Är braskaminen anmäld till kommunen, och vad sa sotaren senast?'],
    ['Takfönster mot väster.', 'Hur gamla är takfönstren, och har det läckt runt dem?'],
    ['I krypgrunden går en avfuktare.', 'Varför sitter det en avfuktare där, och vad visar den?'],
    ['Solceller på taket.', 'Vad gav solcellerna förra året, och är de betalda?'],
    ['Huset är tillbyggt mot söder.', 'Vem byggde till huset, och finns bygglov och slutbesked?'],
  ])('%s', (text, question) => {
    expect(asked(text)).toContain(question);
  });

  it.each([
    ['Braskaminen godkändes vid sotning i oktober.', 'Är braskaminen anmäld till kommunen?'],
    ['Öppna spisen är provtryckt och tät 2024.', null],
    ['Takfönster från 2019 mot väster.', 'Har det läckt runt takfönstren?'],
    ['Luftvärmepump (2021) i hallen.', 'När servades luftvärmepumpen, och når värmen alla rum?'],
    [
      'I krypgrunden går en avfuktare, och i augusti stod visaren på 84 procent.',
      'Vad gör luften fuktig där, och vem har undersökt det?',
    ],
    [
      'Solcellerna på taket hyrs till 2038.',
      'Går avtalet om solcellerna över på mig, och vad kostar det att lösa ut?',
    ],
    ['Huset är tillbyggt 2004 med bygglov och slutbesked.', 'Vem byggde till huset?'],
  ])('is only what the advert leaves open: %s', (text, left) => {
    expect(asked(text)).toEqual(left === null ? [] : [left]);
  });

  it('is not taken for told by the year of another thing', () => {
    expect(asked('Takfönster mot väster. Fasaden målades 2021.')).toContain(
      'Hur gamla är takfönstren, och har det läckt runt dem?',
    );
  });
});
