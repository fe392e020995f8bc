import type { Advert } from '../text/advert.js';
import { words, type Span } from '../text/sources.js';
import { isAfter, type Moment } from './moments.js';
import { asksEach } from './payer.js';
import { droppedIn } from './voted-down.js';

/** What a sentence says of its sums. */
export interface ToldOfSums {
  /** Spans of the sentence whose sums were proposed, and voted down or withdrawn. */
  readonly dropped: readonly Span[];
  readonly isDecided: boolean;
  /** One body asks each member for it. */
  readonly isLevied: boolean;
  /** It tells of a work, of once or of a day ahead. */
  readonly isOnce: boolean;
}

/** @param moments those of the sentence */
export function saidOfAll(text: string, { home, day }: Advert, moments: readonly Moment[]): ToldOfSums {
  const isLevied =
    asksEach(text) &&
    holds(home.tenure === 'cooperative' ? takenOfMembers : asked, text) &&
    holds(shared, text);
  return {
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
/** One body asks them all for it. */
const asked = words(
  String.raw`tar|ta(?=\s+ut)|tas(?=\s+ut)|debitera\p{L}*|faktur\p{L}*|betala(?:s|r)?|begär|skju(?:ta|ter)|blir|kostar|kostnad(?:en|er)?|erlägg\p{L}*|utdebiter\p{L}*|uttaxer\p{L}*|satsa\p{L}*`,
);
/** In an association a cost of each flat is its own money; its members pay what it takes from them. */
const takenOfMembers = words(
  String.raw`tar\s+ut|ta\s+ut|tas\s+ut|debitera\p{L}*|faktur\p{L}*|begär|skju(?:ta|ter)|utdebiter\p{L}*|uttaxer\p{L}*|(?:medlem\p{L}*|hushåll(?:et|en)?|köparen|(?:varje|alla)\s+\p{L}+)\s+(?:\p{L}+\s+){0,2}?betala(?:r)?`,
);
const shared = words(
  String.raw`\p{L}*(?:samfällighet|förening)\p{L}*|gemensamhetsanläggning\p{L}*|kommunen|stämma(?:n)?|del(?:ägare|ägarna)|tomtägare|medlem\p{L}*|(?:per|varje)\s+(?:hus|fastighet|tomt|radhus|villa)|för\s+varje\s+hus|alla\s+hus`,
);
const onceWords = words(
  String.raw`engångs\p{L}*|extra|uttax\p{L}*|en\s+gång|ny|nya|nytt|\p{L}*(?:bygg|renover|reparer|reparation|byte|beläggning)\p{L}*|byt(?:a|s|as|er)|åtgärd\p{L}*`,
);

const holds = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;
