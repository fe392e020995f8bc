import type { Advert } from '../text/advert.js';
import { words, type Span } from '../text/sources.js';
import { isAfter, type Moment } from './moments.js';
import { droppedIn } from './voted-down.js';

/** What a sentence says of all its sums. */
export interface Said {
  /** The one whom the sentence names as who pays. */
  readonly payer: 'seller' | 'association' | 'each' | null;
  /** Spans of the sentence whose sums were proposed, and voted down or withdrawn. */
  readonly dropped: readonly Span[];
  readonly isDecided: boolean;
  /** One body asks each member for it. */
  readonly isLevied: boolean;
  /** It tells of a work, of once or of a day ahead. */
  readonly isOnce: boolean;
}

/** @param moments those of the sentence */
export function saidOfAll(text: string, { home, day }: Advert, moments: readonly Moment[]): Said {
  const payer = payerOf(text);
  const isLevied =
    payer === 'each' &&
    holds(home.tenure === 'cooperative' ? takenOfMembers : asked, text) &&
    holds(shared, text);
  return {
    payer,
    dropped: droppedIn(text),
    isDecided: holds(decided, text),
    isLevied,
    isOnce:
      isLevied && (holds(onceWords, text) || moments.some((one) => one.year !== null && isAfter(one, day))),
  };
}

/** What a meeting has voted for is no longer a thought, though its sum may be an estimate. */
const decided = words(
  String.raw`beslutade?s?|beslöt\p{L}*|beslutat|fattade\s+beslut|fattat\s+beslut|klubba\p{L}*|röstade(?:s)?\s+igenom`,
);
const sellerPays = words(
  String.raw`säljaren\s+(?:\p{L}+\s+){0,3}?(?:betalar|betalat|står|bekostar|svarar|lämnar|reglerar)|(?:bekostas|betalas|betalats|ersätts|regleras)\s+av\s+säljar(?:en|na)|säljar(?:en|na)s\s+(?:bekostnad|räkning)`,
);
const associationPays = words(
  String.raw`föreningen\s+(?:\p{L}+\s+){0,3}?(?:betalar|betalat|står|bekostar|svarar|har|tog|tar|lånar|avsätter|investerat|lagt)|föreningens|(?:bekostas|betalas)\s+av\s+föreningen|brf:?s|samfällighetens`,
);
const eachPays = words(
  String.raw`(?:per|varje|var)\s+(?:lägenhet|bostad|hushåll|medlem|hus|radhus|villa|fastighet|tomt|bostadsrätt|andel|ägare|tomtägare|delägare)|alla\s+(?:hus|hushåll|fastigheter|tomter|delägare)|delägarna|medlem(?:mar)?(?:na)?|köpare(?:n)?|(?:du|ni)\s+som\s+köper|för\s+(?:den\s+här|denna|den\s+aktuella)\s+(?:lägenheten?|bostad(?:en)?)|för\s+lägenheten|lägenhetens\s+(?:del|andel)`,
);
/** One body asks them all for it. */
const asked = words(
  String.raw`tar|ta(?=\s+ut)|tas(?=\s+ut)|debitera\p{L}*|faktur\p{L}*|betala(?:s|r)?|begär|skju(?:ta|ter)|blir|kostar|kostnad(?:en|er)?|erlägg\p{L}*|utdebiter\p{L}*|satsa\p{L}*`,
);
/** In an association a cost of each flat is its own money; its members pay what it takes from them. */
const takenOfMembers = words(
  String.raw`tar\s+ut|ta\s+ut|tas\s+ut|debitera\p{L}*|faktur\p{L}*|begär|skju(?:ta|ter)|utdebiter\p{L}*|(?:medlem\p{L}*|hushåll(?:et|en)?|köparen|(?:varje|alla)\s+\p{L}+)\s+(?:\p{L}+\s+){0,2}?betala(?:r)?`,
);
const shared = words(
  String.raw`\p{L}*(?:samfällighet|förening)\p{L}*|gemensamhetsanläggning\p{L}*|kommunen|stämma(?:n)?|del(?:ägare|ägarna)|tomtägare|medlem\p{L}*|(?:per|varje)\s+(?:hus|fastighet|tomt|radhus|villa)|för\s+varje\s+hus|alla\s+hus`,
);
const onceWords = words(
  String.raw`engångs\p{L}*|extra|uttax\p{L}*|en\s+gång|ny|nya|nytt|\p{L}*(?:bygg|renover|reparer|reparation|byte|beläggning)\p{L}*|byt(?:a|s|as|er)|åtgärd\p{L}*`,
);

function payerOf(text: string): Said['payer'] {
  if (holds(sellerPays, text)) return 'seller';
  if (holds(eachPays, text)) return 'each';
  return holds(associationPays, text) ? 'association' : null;
}

const holds = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;
