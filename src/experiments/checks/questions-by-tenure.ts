import type { HomeKind } from './home-kind.js';

/** Something that a question is about. */
export interface Topic {
  /** English, for reasons. */
  readonly name: string;
  /** Matches small letters alone: matching in whatever case takes several times as long. */
  readonly words: RegExp;
}

/** A pattern of whole words; each may be the beginning of a longer one where it ends with `~`. */
const topic = (name: string, words: string): Topic => ({
  name,
  words: new RegExp(
    String.raw`(?<!\p{L})(?:${words
      .trim()
      .split(/(?<!\s)\s*\n\s*/)
      .join('|')
      .replaceAll('~', String.raw`\p{L}*`)})(?!\p{L})`,
    'u',
  ),
});

const associationWords = String.raw`(?:bostadsrätts|hyresrätts)?förening(?:en|ens)?|styrelse~|brf|årsredovisning~|stämmoprotokoll~|ekonomiska? plan(?:en)?|avgiften|överlåtelse~|andrahands~`;
const association = topic('the association', associationWords);
const jointProperty = topic(
  'what the owners share',
  String.raw`samfällighet~|gemensamhetsanläggning~|ägarlägenhetsförening~|vägförening~|ga`,
);
const groundLease = topic(
  'the ground lease',
  String.raw`tomträtt~|avgäld~|(?:mark|tomt)?arrende~|hyr(?:an|s|er) (?:för|av) (?:marken|tomten)|(?:marken|tomten) (?:hyrs|arrenderas)|(?:mark|tomt)hyra~`,
);
const rent = topic(
  'rent and deposit',
  String.raw`hyra|hyran|hyrorna|hyresavtal~|hyresrätt~|hyresvärd~|insats~|upplåtelse~`,
);
const houseParts = topic(
  'the house itself',
  String.raw`dräner~|grund(?:en)?|krypgrund~|tak(?:et)?|underlagspapp~|vind(?:en)?|källare~|fasad~|radon~|skorsten~|avlopp~|besiktning~`,
);
const building = topic('what may be built', String.raw`detaljplan~|bygglov~|förhandsbesked~|bygga|byggrätt~`);

/** The building is the association's: `Är husets dränering gjord?` */
const ofTheAssociation = topic(
  'the association or its building',
  String.raw`${associationWords}
  husets|byggnadens|fastighetens|gemensam~`,
);
const landPapers = topic(
  'papers of land',
  String.raw`pantbrev~|lagfart~|taxeringsvärde~|fastighetsavgift~|fastighetsskatt~`,
);
const title = topic('title and mortgage deeds', String.raw`pantbrev~|lagfart~`);
const ownGround = topic(
  'ground and roof of a house',
  String.raw`dräner~|underlagspapp~|krypgrund~|torpargrund~|husgrund~|avfuktare~|takpann~|trekammarbrunn~|enskilt avlopp|infiltration~|tomtgräns~`,
);
const associationPapers = topic(
  'papers of a housing association',
  String.raw`bostadsrätt~|brf|överlåtelseavgift~|pantsättningsavgift~|o?äkta förening~|(?:äkta|oäkta)`,
);

/** What the questions of a home must be about, each by at least one, and what none of them may be about. */
export interface Demands {
  readonly some: readonly Topic[];
  readonly none: readonly {
    readonly topic: Topic;
    /** A question that names this too is about somebody's who does have it: `Har föreningen dränerat?` */
    readonly unless?: Topic;
  }[];
}

/** What to ask by tenure and form; null where the advert does not say what the home is bought as. */
export function demandsFor({ tenure, form, leasesGround }: HomeKind): Demands | null {
  const lease = leasesGround ? [groundLease] : [];
  switch (tenure) {
    case 'bostadsrätt':
      return {
        some: [association, ...lease],
        none: [
          { topic: landPapers },
          ...(form === 'house' ? [] : [{ topic: ownGround, unless: ofTheAssociation }]),
        ],
      };
    case 'kooperativ hyresrätt':
      return {
        some: [association, rent, ...lease],
        none: [{ topic: landPapers }, { topic: ownGround, unless: ofTheAssociation }],
      };
    case 'hyresrätt':
      return { some: [rent], none: [{ topic: landPapers }, { topic: ownGround }] };
    case 'ägarlägenhet':
      return {
        some: [jointProperty],
        none: [{ topic: associationPapers }, { topic: ownGround, unless: jointProperty }],
      };
    case 'äganderätt':
    case 'tomträtt':
    case 'arrende':
      return {
        some: [form === 'plot' ? building : houseParts, ...lease],
        none: [
          { topic: associationPapers, unless: jointProperty },
          // A house on another's land is no real property: it has neither title nor mortgage deeds.
          ...(tenure === 'arrende' ? [{ topic: title }] : []),
        ],
      };
    default:
      return null;
  }
}
