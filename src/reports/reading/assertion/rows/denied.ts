import { word } from '../../text/sources.js';
import { pattern, whole, type Row } from '../row.js';

const denials = String.raw`ej|inte|icke|ingen|inget|inga|aldrig|varken`;
/** These deny too, where no other denial turns them: `inte fri från`. */
const absences = String.raw`utan|fri(?:tt|a)?\s+från|saknar|saknas`;
/** All words that deny what comes after them. */
export const anyDenial = whole(`${denials}|${absences}`);
/** Words that deny a damage wherever they stand; what is lacking may be the damage. */
export const deniesSomething = whole(String.raw`${denials}|utan|fri(?:tt|a)?\s+från`);

/** `Ej renoverat hus med krypgrund`: the denial belongs to the participle, and the noun after it has what follows. */
const nounWith = String.raw`^\s*\p{L}+[td]a?\s+(?!(?:problem|bekymmer|besvär|\p{L}*(?:[td]a?|ts|des))\s)\p{L}+\s+${word('med|och')}`;
/** `Inte bara asbest` and `ej sanerad asbest` say that it is there; so does `kan inte utesluta asbest`. */
const affirms = String.raw`^\s*(?:\p{L}+\s+){0,3}?${word(
  String.raw`bara|endast|enbart|blott|minst|uteslut\p{L}*|saner\p{L}*|åtgärda\p{L}*|borttag\p{L}*|avlägsna\p{L}*|undersök\p{L}*|kontroller\p{L}*|utred\p{L}*|bytt?\p{L}*`,
)}`;
export const undone = pattern(`${affirms}|${nounWith}`);
/** What was looked into or undone: its denial leaves the thing standing. */
const notLookedInto = String.raw`(?!\s+(?:dokumenter|utred|undersök))`;
const stillThere = String.raw`(?!\s+(?:saner|åtgärd|uteslut|borttag|undersök|utred))`;
const found = String.raw`påträffa(?:ts|s)|hitta(?:ts|s)|notera(?:ts|s)|konstatera(?:ts|s)|använts|förekommit|påvisa(?:ts|s)|uppstått|upptäckts?|ses|varit`;

/** A question after a remedy or a proof, whose no leaves the trouble standing. */
const asksOfRemedy = pattern(
  String.raw`(?<!\p{L})(?:åtgärda|saner|laga[dt]|torka|borttag|avlägsna|by(?:tt|ts)|mät|undersök|utred|godkän|kontroller|dokumenter|renovera|ombygg|lös(?:t|ts)|fri(?:tt)?\s+från|under|inom|tät|utan|inte|ej)\p{L}*`,
);

/** What an advert says is not so. */
export const deniedRows: readonly Row[] = [
  {
    id: 'answered-no',
    standing: 'denied',
    scope: 'answer',
    after: pattern(String.raw`^[\s"”»–-]*nej(?!\p{L})`),
    unless: { sentence: asksOfRemedy },
  },
  {
    id: 'no-to-questions',
    standing: 'denied',
    scope: 'sentence',
    before: pattern(
      String.raw`(?<!\p{L})nej\s+på\s+(?:\p{L}+\s+){0,3}?fråg(?:an|or|orna)\s+(?:om|rörande|angående|avseende|gällande)(?!\p{L})(?:(?!(?:men|dock|medan|samtidigt|finns|fanns|syns|är|har)\s)[^.;:?!]){0,150}$`,
    ),
    // `… nej på frågan om hiss, och fukt syns i källaren`: another statement has begun.
    unless: {
      sentence: asksOfRemedy,
      behind: pattern(
        String.raw`^\p{L}*\s+(?:\p{L}+\s+)?(?:finns|fanns|syns|syntes|är|har|noteras|noterades|förekommer|upptäck\p{L}*|konstatera\p{L}*)(?!\p{L})`,
      ),
    },
  },
  {
    id: 'came-to-nothing',
    standing: 'denied',
    scope: 'behind',
    after: pattern(
      String.raw`^\p{L}*(?:,?\s+som\s[^.;!?]{1,90}?|\s+\p{L}+|\s+(?:på|i|vid|intill)\s+\p{L}+)?,?\s+(?:kom\s+(?:aldrig|inte|icke|ej)\s+till\s+(?:stånd|utförande)|blev\s+(?:aldrig|inte)\s+av|(?:(?:är|har|blev)\s+)?(?:skrinla(?:des|gts|gd|gt)|skrota(?:des|ts|d|t)|ned-?lag(?:d|t|ts))|lades\s+ned|blev\s+det\s+(?:aldrig\s+något|inget)\s+av)(?!\p{L})`,
    ),
    // A remedy that never came leaves the trouble standing.
    unless: {
      front: pattern(
        String.raw`(?<!\p{L})\p{L}*(?:saner|repar|åtgärd|byt|tömning|borttag|lagning|dräner|renover|relining|mätning|undersök|besikt)\p{L}*\s+(?:av|mot|för|på)\s+(?:\p{L}+\s+){0,2}$`,
      ),
    },
  },
  {
    id: 'sought-in-vain',
    standing: 'denied',
    scope: 'behind',
    after: pattern(
      String.raw`(?<!\p{L})(?:letat?s?|letade|sökt?s?|sökte|eftersök\p{L}*)(?!\p{L})[^.;]{0,120}?(?<!\p{L})(?:utan\s+(?:att\s+(?:hitta|finna|påträffa|se)|fynd|resultat|framgång)|förgäves|(?:inga|inget|ingen)\s+(?:spår|fynd|träff)|(?:ej|inte|aldrig)\s+(?:hitta|påträff|funn)\p{L}*)(?!\p{L})`,
    ),
  },
  {
    id: 'not-to-be-found',
    standing: 'denied',
    scope: 'behind',
    after: pattern(
      String.raw`^\s+(?:har|hade|kunde|kan|går|gick)(?!\p{L})(?:\s+(?!ännu\s)\p{L}+){0,5}?\s+(?:ej|inte|icke|aldrig|ingen)(?!\p{L})(?:\s+(?!(?:ännu|brytt|försökt|velat)\s)\p{L}+){0,6}?\s+(?:hitta|finna|påträffa|upptäcka|påvisa|spåra)(?!\p{L})(?!\s+(?:\p{L}+\s+)?(?:orsak|källa|ursprung|var|hur))`,
    ),
    // `Läckan`, which is there: that it cannot be found denies nothing.
    unless: { thing: /(?:an|en|et|na)$/iu },
  },
  {
    id: 'spared',
    standing: 'denied',
    scope: 'behind',
    after: pattern(String.raw`(?<!\p{L})(?:förskona(?:d|t|de|ts)\s+från|sluppit(?:\s+undan)?)(?!\p{L})`),
    undoneBy: { lead: pattern(String.raw`[.;:]|(?<!\p{L})(?:${denials}|men|dock)(?!\p{L})`) },
  },
  {
    id: 'said-wrongly',
    standing: 'denied',
    scope: 'behind',
    before: pattern(
      String.raw`(?<!\p{L})(?:uppgift(?:en|er|erna)?|påståend(?:e|et|en)|rykte(?:t|n|na)?|misstank(?:e|en|ar|arna)|farhåg(?:a|an|or|orna)|anteckning(?:en)?|notering(?:en)?)\s+(?:(?!om\s)\p{L}+\s+){0,5}?om\s+(?:att\s+)?(?:(?!(?:${denials}|utan|saknar|saknas|fri|fritt)\s)\p{L}+\s+){0,4}(?:\p{L}+-)?$`,
    ),
    after: pattern(
      String.raw`(?<!\p{L})(?:(?:är|var|visade\s+sig\s+vara)\s+(?:(?!(?:${denials}|knappast)\s)\p{L}+\s+)?(?:fel(?:aktig\p{L}*)?|osann\p{L}*|osant|grundlös\p{L}*|ogrunda\p{L}*|obefoga\p{L}*|ett\s+(?:missförstånd|misstag|skrivfel))|stämmer\s+(?:ej|inte)|(?:saknar|saknade)\s+(?:all\s+)?grund|har\s+(?:(?!(?:${denials}|ännu)\s)\p{L}+\s+)?(?:avfärdats|avskrivits|dementerats))(?!\p{L})`,
    ),
    // `Uppgiften om asbest är ny, och byggåret är fel`; `uppgiften om att fuktskadan är åtgärdad stämmer inte`.
    undoneBy: {
      lead: pattern(
        String.raw`[.;:]|,\s*(?:men|och|medan|dock)\s|(?<!\p{L})(?:${denials}|utan|saknas|saknar|uppgift\p{L}*)(?!\p{L})|(?<!\p{L})(?:åtgärda|saner|laga|torka|borttag|by(?:tt|ts)|friköp)\p{L}*`,
      ),
    },
  },
  {
    id: 'no-behind-a-mark',
    standing: 'denied',
    scope: 'behind',
    after: pattern(String.raw`^\s*[:–-]\s*(?:nej|inga|ingen|inget|ej|noll|saknas)(?!\p{L})`),
  },
  {
    id: 'not-behind',
    standing: 'denied',
    scope: 'behind',
    after: pattern(
      String.raw`^\s+(?:ej|inte)(?=\s*(?:[.,;:!)]|$)|\s+(?:i|på|av|för|under|inom|längre|de|\d))`,
    ),
  },
  {
    id: 'absent',
    standing: 'denied',
    scope: 'behind',
    after: pattern(
      String.raw`^\s+(?:saknas|(?:finns|förekommer|påträffades|hittades|noterades|konstaterades)\s+(?:ej|inte|inga|ingen)|(?:har|kunde)\s+(?:ej|inte|aldrig)\s+(?:${found})|syntes\s+(?:ej|inte)|(?:är|var)\s+(?:helt\s+)?(?:uteslut(?:en|et|na)|ej\s+aktuell\p{L}*|inte\s+aktuell\p{L}*))(?!\p{L})${notLookedInto}`,
    ),
  },
  {
    id: 'not-any',
    standing: 'denied',
    scope: 'behind',
    before: pattern(
      String.raw`(?<!\p{L})(?:någon|något|några|nån|nåt)\s+(?:\p{L}+[\s-]+){0,4}(?:\p{L}+-?)?$`,
    ),
    after: pattern(
      String.raw`^\p{L}*(?:\s+(?:utöver|förutom)(?!\p{L})[^.;:]{1,90}?|(?:\s+(?!(?:som|men|där)\s)\p{L}+){0,8}?)\s+(?:ej|inte|icke|aldrig|saknas)(?!\p{L})${stillThere}`,
    ),
  },
  {
    id: 'not',
    standing: 'denied',
    scope: 'near',
    before: whole(denials),
    undoneBy: { rest: undone },
  },
  {
    id: 'without',
    standing: 'denied',
    scope: 'near',
    before: whole('utan'),
    undoneBy: {
      lead: pattern(String.raw`${word(denials)}(?:(?!${word('och|eller|samt')}).)*$`),
      rest: undone,
    },
  },
  {
    id: 'free-from',
    standing: 'denied',
    scope: 'near',
    before: whole(
      String.raw`fri(?:tt|a)?\s+från|obelasta(?:d|t|de)\s+av|förskona(?:d|t|de|ts)\s+från|saknar`,
    ),
    undoneBy: {
      lead: pattern(String.raw`${word(denials)}(?:(?!${word('och|eller|samt')})[^,])*$`),
      rest: undone,
    },
  },
  {
    // `Det saknas avlopp`; in `Pengar saknas i kassan` what is lacking stands in front.
    id: 'lacking',
    standing: 'denied',
    scope: 'near',
    before: whole(String.raw`(?:det|här|där)\s+saknas`),
    undoneBy: { rest: undone },
  },
];
