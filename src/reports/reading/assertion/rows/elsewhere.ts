import { finite } from '../../text/clauses.js';
import { reachesHome } from '../reach.js';
import { pattern, type Row } from '../row.js';

/** Words for what is not this home. */
export interface Owner {
  readonly id: string;
  readonly words: string;
}

const building = String.raw`\p{L}*garage\p{L}*|\p{L}*carport\p{L}*|uthus\p{L}*|lada|ladan(?:s)?|lador(?:na)?|ladugård\p{L}*|(?:häst)?stall(?:et|ets|byggnad\p{L}*)?|förråd(?:et|ets|en|s\p{L}*)?|friggebod\p{L}*|attefall\p{L}*|gäst(?:stug|hus|byggnad)\p{L}*|lillstug\p{L}*|växthus\p{L}*|orangeri\p{L}*|(?:ved|sjö|redskaps|cykel|snickar)?bod(?:en|ens|ar|arna)?|båthus\p{L}*|lekstug\p{L}*|jordkällar\p{L}*|maskinhall\p{L}*|(?:stall|ekonomi|ladugårds|vinkel)läng\p{L}*|läng(?:a|an)\s+i\s+vinkel|verkstad\p{L}*|loge(?:n|ns)?|bagarstug\p{L}*|drängstug\p{L}*|härbre\p{L}*|smedjan?|\p{L}*magasin(?:et)?|\p{L}*lider(?:t|n)?|annex\p{L}*|(?:komplement|ekonomi|sido)byggnad\p{L}*|bastustug\p{L}*|poolhus\p{L}*|hönshus\p{L}*|bryggan(?:s)?|brygghus\p{L}*`;

/** Places with homes of others, where one word names several of them. */
const manyHouses = String.raw`\p{L}*husen|villorna|stugorna|längorna|byggnaderna|fastigheterna|föreningarna|gårdarna|gatorna`;
const houses = String.raw`\p{L}*(?:huse[nt]|område(?:t|na))|villorna|stugorna|längan|längorna|byggnaderna|fastigheterna|föreningarna|gårdarna|kvarter(?:et|en)`;
/** A verb that says something of the home beside it; what ends like one may be a name, so another verb may not follow. */
const says = String.raw`(?:${finite}|brann|frös|sjönk|föll|rann|stod|står|såg|ser|sprack|brast|drog|gick|går|kom|steg|bröt|hyr|rör|revs|\p{L}{3,}(?:ade|te|de|des|tes|as)|\p{L}{3,}(?:ar|er)(?!\s+(?:${finite})(?!\p{L})))`;
/** `Huset intill har mögel` and `lägenheten ovanför oss`, not `huset intill Coop`: what is named behind it the home itself lies beside. */
const ends = String.raw`(?:\s+(?:oss|vår(?:t|a)?(?:\s+\p{L}+)?))?(?:\s+(?:i|på)\s+\p{L}+)?(?=\s*(?:[.,;:!?)–*]|$)|\s+(?:som|där|också|${says})(?!\p{L}))`;
const away = String.raw`(?:(?:bredvid|intill|mitt\s?emot)${ends}|tvärs\s+över(?:\s+\p{L}+)?|på\s+andra\s+sidan(?:\s+\p{L}+)?|längre\s+(?:bort|ned|ner|upp|in|fram))`;
/** `Kvarterets andra hus`, `de som bor längst ner`, `de lägre liggande villorna`. */
const homesOf = String.raw`(?:kvarterets|gatans|områdets|byns|stadsdelens)\s+(?:andra|övriga)\s+\p{L}+|de(?:m)?\s+som\s+bor\s+(?:längst|längre|nere|uppe|lägre|högre)\s+\p{L}+|(?:lägre|högre)\s*(?:liggande|belägna)\s+(?:\p{L}*hus\p{L}*|vill(?:a|or)\p{L}*|fastighet\p{L}*|tomt\p{L}*|gat(?:a|or)\p{L}*)`;

const otherHomes = String.raw`grann\p{L}*|systerförening\p{L}*|${homesOf}|(?:${houses})\s+(?:i\s+(?:kvarteret|gatan|området)\s+)?${away}|(?:${manyHouses})\s+(?:längst|nere|uppe|högre|lägre)\s+\p{L}+|(?:huset|villan|stugan|fastigheten|lägenheten|byggnaden|lägenhet|hus|radhuset|föreningen)\s+(?:(?:bredvid|intill|mitt\s?emot|ovanför|ovanpå|under)${ends}|tvärs\s+över|på\s+andra\s+sidan)|(?:en\s+annan|andra|annan|angränsande|närliggande|intilliggande|kringliggande)\s+(?:lägenhet|fastighet|byggnad|\p{L}*hus|förening|trapphus|uppgång|port|kvarter|gård|\p{L}*område|tomt|villa|villor)\p{L}*|(?:(?:vår|vårt|min|mitt|säljar\p{L}+|familjens)\s+)(?:tidigare|förra|förutvarande|gamla)\s+(?:bostad|hem|hus|lägenhet|villa)(?:en|et|s|ens|ets|n|ns)?|(?:annat|ett\s+annat)\s+(?:hus|trapphus|radhus)`;

export const owners: readonly Owner[] = [
  {
    id: 'home',
    words: String.raw`${otherHomes}|(?:tidigare|förra|förutvarande)\s+(?:bostad|hem|hus|lägenhet|villa)(?:en|et|s|ens|ets|n|ns)?`,
  },
  {
    id: 'building',
    words: building,
  },
  {
    id: 'common-room',
    words: String.raw`föreningens\s+(?:\p{L}+\s+)?(?:lokal|gästlägenhet|gemensamhets|tvättstug|källar|gym|butik)\p{L}*|(?:butiks|kontors|hyres|affärs|gemensamhets|förenings)?lokal(?:en|ens|er|erna)?|(?:butiken|restaurangen)`,
  },
];

/** Words for a whole area: what stands there is another's, but for rules and risks that hold for the home that lies in it. */
export const vicinity: Owner = {
  id: 'vicinity',
  words: String.raw`i\s+(?:området|grannskapet|kommunen|kvarteret|trakten|byn|orten)|på\s+orten|(?:längre|högre|lägre)\s+(?:ner|ned|upp|bort|fram|in)\s+(?:på|längs|utmed|i|efter|mot)\s+(?:vägen|gatan|byn|backen|dalen|ån)`,
};

/** Another's home as what a statement is about: `ett av husen längre bort`, `hos flera av granngårdarna`. */
export const opensWithOthers = String.raw`\P{L}*(?:(?:och|men|medan|samt|att)\s+)?(?:nämna\s+att\s+)?(?:det\s+i\s+)?(?:(?:hos|i|på|vid|för|bland)\s+)?(?:(?:den|det|de|vår|vårt|våra|ett|en|två|tre|flera|några|många|båda|alla|av|i|närmaste|närmsta|nästa|äldre|nyare|höga|låga|nedre|övre|stora|små|\p{L}*husen|villorna|fastigheterna|lägenheterna)\s+){0,5}(?:${otherHomes}|andra\s+(?:har|hus|fastigheter|föreningar))(?!\p{L})`;

/** Other homes under the same roof or of the same association. */
export const sameBuilding = String.raw`(?:andra|annan|annat)\s+(?:lägenhet|uppgång|trapphus|port)`;
/** What such homes share: told of one, it is a sign of all. */
export const shared = String.raw`(?<!\p{L})(?:stam(?:men|mar|marna|byte\p{L}*)?(?!\p{L})|\p{L}*rör|\p{L}*avlopp|tak(?:et|en)?(?!\p{L})|fasad|brand(?:en|skad\p{L}*)?(?!\p{L})|bränd|bränder|brann|brunnit|el(?:en|fel)?(?!\p{L})|\p{L}*ledning|avgift|skuld|radon|hiss|\p{L}*ventilation|(?<!på\s)grund(?:en|er|mur\p{L}*|sättning\p{L}*)?(?!\p{L}))`;
/** `I en annan uppgång har rören läckt`, not one further away. */
export const ofSameBuilding = String.raw`^(?!.*(?:längre\s+bort|i\s+(?:området|kvarteret|grannskapet)))(?=.*${sameBuilding})(?=.*${shared})`;

/** `Vår uppgång`: where this home is, and not what its people pay or sign. */
export const ourPlace = String.raw`(?:vår|vårt|denna|detta|den\s+här|det\s+här)\s+(?:\p{L}+\s+)?(?:sida|hus|rad|länga|fastighet|tomt|lägenhet|bostad|kvarter|gård|uppgång|port|trapphus|del)(?:en|et|n)?`;

/** What is said of another building or another’s home by a heading, or by what it did not do to this one. */
export const elsewhereRows: readonly Row[] = [
  {
    id: 'heading',
    standing: 'elsewhere',
    scope: 'paragraph',
    around: pattern(
      String.raw`^\s*(?:[-–•*]\s*)?(?:${building})(?:\s*(?:[/&+,]|och|samt)\s*(?:${building}))*(?:\s+\d\d?)?\s*[.:–]\s`,
    ),
    unless: {
      sentence:
        /^\s*(?:[-–•*]\s*)?(?:mangårdsbyggnad|huvudbyggnad|bostadshus|boningshus|huset|villan|bostaden)\p{L}*/iu,
    },
  },
  {
    id: 'not-ours',
    standing: 'elsewhere',
    scope: 'sentence',
    after: pattern(
      String.raw`(?<!\p{L})(?:(?:påverka|berör|drabba|nådde|gällde|gäller|avser|avsåg)\p{L}*\s+(?:ej|inte|aldrig)|(?:ej|inte|aldrig)\s+(?:påverka|berör|drabba|nått)\p{L}*)\s+(?:\p{L}+\s+)?(?:huset|hus|lägenheten|lägenhet|bostaden|villan|tomten|hit|oss|fastigheten|raden|längan|vår(?:t|a)?\s+\p{L}+|${ourPlace})(?!\p{L})|(?<!\p{L})(?:rörde|rört|rör)\s+(?:ej|inte|aldrig)\s+(?:oss|${ourPlace})(?!\p{L})|(?<!\p{L})har\s+(?:inte|inget|ingenting)\s+(?:alls\s+)?med\s+(?:oss|föreningen|huset|bostaden|${ourPlace})\s+att\s+göra(?!\p{L})`,
    ),
    // `Rörde inte vår lägenhet men väl stammen`, and what is only said to be so.
    undoneBy: {
      rest: pattern(
        String.raw`(?<!\p{L})(?:(?:men|fast)\s+(?:väl|däremot|också|även)|däremot|sägs|påstås|uppges|enligt\s+säljar\p{L}*|tror)(?!\p{L})`,
      ),
    },
  },
  {
    // `Den vattenskada som 2023 inträffade hos grannen stannade där`.
    id: 'happened-elsewhere',
    standing: 'elsewhere',
    scope: 'behind',
    after: pattern(
      String.raw`^\p{L}*,?\s+som\s+(?:[^\s,;.!?]+\s+){0,4}?(?:inträffade|uppstod|uppkom|skedde|upptäcktes|konstaterades|fanns|ägde\s+rum)\s+(?:[^\s,;.!?]+\s+){0,2}?(?:hos|i|på|vid)\s+(?:(?:den|det|ett|en)\s+)?(?:${otherHomes})(?!\p{L})`,
    ),
    unless: { sentence: reachesHome },
  },
  {
    id: 'concerns-another',
    standing: 'elsewhere',
    scope: 'behind',
    after: pattern(
      String.raw`^\p{L}*(?:,?\s+som\s[^;!?]{1,90}?)?,?\s+(?:gäller|gällde|avser|avsåg|rör|rörde)\s+(?:(?:den|det|en|ett)\s+)?(?:\p{L}+[ae]\s+)?(?:grann\p{L}*|anna(?:n|t)\s+(?:förening|hus|byggnad|fastighet|lägenhet|bostad)(?!\p{L})(?!.*(?<!\p{L})(?:denna|vår\p{L}*|oss|hit|här)(?!\p{L}))|andra\s+(?:föreningar|hus|byggnader|fastigheter|lägenheter)|${homesOf}|(?:(?!(?:mot|med|till|för|från|mellan|över|åt)\s)[^\s,;!?]+\s+){1,3}(?:på\s+andra\s+sidan|mitt\s?emot|tvärs\s+över)|[^,;!?]{1,60},\s+som\s+(?:ägs\s+av|tillhör|hör\s+till)\s+(?:grann\p{L}*|(?:ett|en)\s+ann(?:at|an)))(?!\p{L})`,
    ),
    // A dispute that is about the neighbour is this home's.
    unless: { thing: /^\p{L}*(?:tvist|servitut|föreläg|gräns|avtal|rätt)/iu },
  },
];
