import { pattern, type Row } from '../row.js';
import { askedRows } from './thought.js';

/**
 * What decides how a whole clause stands, that the learned reader took for one thing. The words may stand anywhere in its
 * sentence, the clause included.
 */
export const wholeRows: readonly Row[] = [
  ...askedRows,
  {
    id: 'denied-whole',
    standing: 'denied',
    scope: 'sentence',
    amid: {
      sentence: pattern(
        String.raw`(?<!\p{L})nej(?=[,.!])|(?<!\p{L})(?:har|hade)\s+(?:inte|aldrig)\s+(?:förekommit|funnits|drabbats)(?!\p{L})|(?<!\p{L})(?:(?:omfattas|berörs)\s+(?:inte|ej)|(?:inte|ej)\s+(?:omfattas|berörs))(?!\p{L})`,
      ),
    },
  },
  {
    id: 'insurer-paid',
    standing: 'mended',
    scope: 'sentence',
    amid: {
      sentence:
        /(?<!\p{L})försäkringsbolag\p{L}*\s(?:\p{L}+\s)?(?:lade|lät|lagade|bytte|betalade|bekostade|ersatte|torkade|byggde|återställde|stod\s+för|tog\s+(?:kostnaden|hand\s+om))(?!\p{L})/iu,
    },
  },
  {
    id: 'of-other-homes',
    standing: 'elsewhere',
    scope: 'sentence',
    amid: {
      sentence:
        /^\P{L}*(?:grann|andra\s+(?:har|hus|fastigheter|föreningar))|(?<!\p{L})(?:längre|högre|lägre)\s+(?:ner|ned|upp|bort|fram)\s+(?:på|längs|utmed|efter)\s+(?:vägen|gatan|backen|ån)(?!\p{L})/iu,
    },
  },
];
