import { cooperativeWords } from './cooperative.js';
import { across } from './gaps.js';

const sqm = String.raw`(?:\/|per)\s*(?:kvm|kvadrat|m²|m2|kvadratmeter)`;
/** `310 kr per kvm`, `310 kr/kvm och år`. */
const krPerSqm = String.raw`\d[\d ]{0,8}\s*(?:(?:kr|kronor|:-)\s*)?${sqm}`;
const land = String.raw`(?:mark(?:en)?|tomt(?:en|mark(?:en)?)?)`;
/** How the ground is held: owned, bought, let. */
const held = String.raw`(?:förvärva(?:s|des|ts)|inneha(?:s|des)|äg(?:s|des|d|da|t)|friköp(?:t|ts|tes)|köp(?:t|ts|tes)\s+(?:loss|in)|hyr(?:s|d|des)|upplå(?:ts|tits|ten)|arrendera(?:s|d|des))`;
/** Words that may stand between a subject and what is said of it, to the end of the clause. */
const on = (most: number): string => String.raw`(?:[^.!?;\n]){0,${most}}?`;
const floorName = String.raw`(?:botten|entré|övre|nedre|översta|mellersta|första|andra|tredje|fjärde|femte|sjätte|sjunde|åttonde|nionde|tionde)`;
const ordinal = String.raw`(?:första|andra|tredje|fjärde|femte|sjätte|sjunde|åttonde|nionde|tionde|två|tre|fyra|fem|sex|sju|åtta|nio|tio)`;
/** What a fee holds of the running cost. */
const running = String.raw`(?:upp)?värm(?:e|en|ning|ningen)|fjärrvärme\p{L}*|bergvärme\p{L}*|allt\s+(?:utom|förutom)\s+(?:hushålls?)?el(?:en)?`;
const fee = String.raw`(?:\p{L}{0,8}avgift(?:en)?|månadspeng(?:en)?|hyra(?:n)?)`;
const include = String.raw`(?:ingår|ligger|ryms|inräknas|inkluderas|inbegrips)`;
/** Rooms that all share, whose floor is not that of the home. */
const shared = String.raw`(?:tvättstug|butik|lokal|restaurang|kafé|café|cykel|gym|bastu|förskol|kontor|garage|salong|mottagning|takterrass|gemensam|soprum)\p{L}{0,15}`;
const pipe = String.raw`(?:stam(?:mar(?:na)?|men|frågan|nätet|ledningar(?:na)?)|(?:avlopps|vatten|köks|bad(?:rums)?)stam(?:mar(?:na)?|men)|avloppsrör(?:en)?|rörstam(?:mar(?:na)?)?|rör-i-rör)`;

/** Words that tell a fact of an association or of what is rented, well enough for it not to be called missing. */
export const looseAssociationWords: Readonly<Record<string, string>> = {
  /** `Marken innehas med full äganderätt`, `någon mark äger föreningen inte`, `byggnaderna står på arrende`. */
  landOwnership: String.raw`${land}\s*(?:[|:,]\s*)?(?:(?:${held}|är)\s+)?(?:med\s+(?:\p{L}+\s+)?|i\s+)?äganderätt|(?:äganderätt(?:en)?|lagfart)\s+(?:till|på)\s+${land}|${land}\s+äger\s+(?:föreningen|brf|vi)|${land}\s+(?:är\s+)?i\s+föreningens\s+(?:\p{L}+\s+)?ägo|${land}\s+(?:till)?hör(?:\s+till)?\s+föreningen|${land}\s+(?:under\s+\p{L}+\s+)?(?:är|blev|har)\s+(?:\p{L}+\s+){0,3}?(?:föreningens|stadens|stans|kommunens|kyrkans|friköpt|ägd)|${land}\s+(?:under\s+\p{L}+\s+)?(?:är\s+|har\s+|har\s+\p{L}+\s+)?(?:${held})|(?:kommunen|staden|stad|stiftet)\s+(?:äger|upplåter|hyr\s+ut)\s+${land}|(?:hus|byggnad|fastighet|förening|längor)\p{L}*${on(40)}\s(?:står|ligger|vilar)\s+på\s+(?:\p{L}+\s+)?(?:\p{L}{0,14}arrende(?:t|mark|tomt\p{L}*)?|(?:ofri|hyrd|upplåten|ägd|egen|friköpt|arrenderad)\s+(?:mark|tomt|grund))`,
  genuine: String.raw`(?:o)?äkta\s*(?:(?:bostadsrätts)?förening|bostadsföretag|brf)\p{L}*|(?:skatte\p{L}*|förenings(?:form|typ|status))(?:\s*[:|])?\s*(?:är\s+)?(?:o)?äkta|(?:brf|förening\p{L}*)\s+[\p{L}-]+,\s+(?:o)?äkta|(?:klassa|beskatta|räkna|betrakta)\p{L}*${on(30)}\s(?:o)?äkta|förening\p{L}*${on(40)}\s(?:o)?äkta(?=\s*[.,;)]|\s+(?:och|i\s+skatte|bostads|förening|privat))|privatbostadsföretag\p{L}*|äkta\/oäkta`,
  /** `Lägger undan 210 kr per kvm`, `avsätter 190 kr/kvm`, `sparandet till 310 kr`. */
  savings: String.raw`sparande(?:t)?\s+(?:till|är|på|om|uppgår\s+till|var|blev)\s+(?:ca\s+|cirka\s+)?\d{2,4}\s*(?:kr|kronor)|(?:spara(?:r|de|s|ts)|sparat|lägg(?:er|s)\s+undan|sätt(?:er|s)\s+av|avsätt(?:er|s)|avsatte|avsatt|undanlag(?:t|da))${on(30)}\s${krPerSqm}|(?:sparande|avsättning|överskott)\p{L}*(?:(?!skuld|lån|avgift)[^.!?;\n]){0,40}?\s${krPerSqm}|${krPerSqm}${on(16)}\s(?:i|som)\s+(?:\p{L}+\s+)?(?:sparande|sparas|läggs\s+undan|avsätts)`,
  debtPerSqm: String.raw`(?:saknar|utan|inga|helt\s+fri\s+från)\s+(?:\p{L}+\s+)?(?:lån|skulder|skuld)(?=\s*[.,;!]|\s+och)|skuldfri(?:tt|a)?|lånefri(?:tt|a)?|obelåna[dt]\p{L}*|(?:skuld|lån(?!g)|belån)\p{L}*${on(40)}\s${krPerSqm}|${krPerSqm}${on(20)}\s(?:i|som)\s+(?:\p{L}+\s+)?(?:lån|skuld|belåning)`,
  /** `Stamfrågan utreds`, `rör-i-rör sedan byggåret`, `avloppsstammarna fick en ny insida av epoxi`. */
  pipes: String.raw`${pipe}${across(50, 'pipes')}\s(?:utred|offert|diskuter|insida|strump|epoxi|relin|infodra|spruta|ny(?:a|tt)|bytt|byt|förny|original|byggår|(?:19|20)\d\d)\p{L}*|infodra[dt]\p{L}*|rör-i-rör(?:-?system\p{L}*)?\s+(?:sedan|från)\s+(?:byggår\p{L}*|(?:19|20)\d\d)|(?:samtliga|alla|nya)\s+(?:\p{L}+\s+)?stammar${across(24, 'pipes')}\s(?:19|20)\d\d`,
  /** `En trappa upp`, `på det övre av två plan`, `överst i huset`, `lgh 1202`. */
  floor: String.raw`(?:(?:en\s+)?halv\s+trappa\s+(?:upp|ner|ned)|(?:lägenhet(?:en)?|våning(?:en)?|bostad(?:en)?|tvåa|trea)\s+i\s+(?:sut|sout)err?äng|(?:en|1)\s+trapp(?:a|or)\s+upp|(?:en|ett)\s+(?:våning|plan)\s+upp|${ordinal}\s+(?:trapp(?:or|a)|våningar|plan)\s+upp|(?:på|i)\s+(?:det\s+|den\s+)?${floorName}\s+(?:av\s+(?:två|tre|fyra|fem|sex)\s+)?(?:plan(?:et)?|våning(?:en|splan\p{L}*)?)|(?:på|i)\s+det\s+(?:övre|nedre|översta|mellersta)\s+av\s+(?:husets\s+)?\p{L}+\s+(?:plan|våningar)|(?:högst|längst|överst)\s+(?:upp\s+)?i\s+(?:det\s+)?(?:hus|fastighet|byggnad|trapphus)\p{L}*|en\s+våning\s+(?:över|ovan)\p{L}*|(?:lgh|lägenhet|lägenhetsnummer|lägenhetsnr|lgh\.?\s?nr)\.?(?:\s*:)?\s*[01]\d0\d|(?:på|i)\s+plan\s+(?:\d{1,2}|ett|två|tre|fyra|fem|sex|sju|åtta)|våning(?:\s*:)?\s*\d{1,2}|(?:på|i)\s+(?:markplan|bottenplan|bottenvåning\p{L}*|gatuplan|entréplan))(?<!${shared}\s[^.!?\n]{0,50})(?!(?::|\s+finns|\s+ligger|\s+hittar\s+\p{L}+|\s+har\s+\p{L}+)\s+(?:\p{L}+\s+){0,3}?${shared})`,
  storage: String.raw`(?:vinds|källar|lägenhets|kall|matkällar|gårds|hus)\p{L}{0,3}(?:förråd|kontor|utrymme|skrubb|förvaring|bur)\p{L}*|(?:förvaring|förvaringsutrymme|förvaringsbur|skrubb|nätförråd)\p{L}*\s+(?:finns\s+)?(?:i|på)\s+(?:källare|källar|vind)\p{L}*|(?:källaren|vinden)${on(40)}\sförråd(?:et)?|(?:eget|egna|tillhörande|rymligt|torrt|låst|numrerat|två|ett)\s+(?:\p{L}+\s+)?förråd|(?:plats|utrymme|förvaring)(?!\s+för\s+(?:cykel|cyklar|barnvagn))(?:\s+(?!gemensam)\p{L}+){0,5}\s(?:i|på)\s+(?:källaren|vinden)(?!\s+för\s+(?:cykel|cyklar|barnvagn))`,
  balcony: String.raw`(?:ingen|saknar|saknas|utan|inglasad|fransk|egen|djup|rymlig|stor|liten)\s+(?:\p{L}+\s+){0,2}?(?:balkong|uteplats|altan|täppa)|(?:balkong|altan)s?dörr\p{L}*|balkong\s+(?:saknas|finns\s+(?:inte|ej))|egen\s+(?:ingång|utgång)\s+(?:till|mot)\s+(?:gräs|trädgård|täppa)\p{L}*`,
  association: String.raw`kooperativa\s+hyresrättsförening(?:en)?\s+\p{L}{3,}|(?<!grann\p{L}*\s[^.!?\n]{0,20})(?:${cooperativeWords['association']})|(?:hyresvärd|upplåtare)(?:en)?\s*(?:är|:)?\s+(?!(?:som|har|är|står|ansvarar|kan|ska|för)(?!\p{L}))\p{L}{3,}|(?:hyrs?|hyra)\s+(?:ut\s+)?av\s+(?:bostadsbolaget|stiftelsen|[\p{L}-]{3,30}(?:bostäder|bostads|hem|fastighet|hus)\p{L}*)|(?:förvaltas|ägs|upplåts)\s+av\s+(?:stiftelsen\s+|ab\s+)?[\p{L}-]{3,30}(?:bostäder|bostads|hem|fastighet)\p{L}*`,
  /** A fee that holds the heat leaves little to pay beside it. */
  operatingCost: String.raw`(?:${running})${on(60)}\s${include}${on(14)}\s(?:i|inom)\s+(?:den\s+)?${fee}(?!\s+till\s+samf)|${fee}(?!\s+till\s+samf)${on(40)}\s(?:ingår|inkluderar|innefattar|omfattar|täcker|inklusive|inkl)\p{L}*${on(60)}(?:${running})|(?:i|inom)\s+(?:den\s+)?${fee}(?!\s+till\s+samf)${on(20)}${include}${on(60)}(?:${running})|${fee}(?!\s+till\s+samf)${on(24)},?\s+(?:i\s+vilken|där|vari)${on(40)}(?:${running})`,
  maintenancePlan: String.raw`(?:underhålls|åtgärds)plan\p{L}*|(?:lång(?:tids|siktig)\p{L}*|(?:trettio|femtio|tjugo|30|50|20)-?\s?(?:års|årig)\p{L}*)\s*(?:underhålls)?plan\p{L}*|plan(?:en)?\s+för\s+(?:\p{L}+\s+)?underhåll\p{L}*`,
  ovk: String.raw`(?:funktions)?kontroll(?:en)?\s+av\s+ventilation\p{L}*|ventilation\p{L}*${across(80, 'ventilation')}\s(?:kontroll|godkän|protokoll|besikt|injuster|anmärk|påpek)\p{L}*`,
  /** `Räknas beloppet upp med 18 procent`, `månadskostnaden till föreningen har legat stilla`. */
  feeHistory: String.raw`(?:beloppet|summan|månadspengen|månadskostnaden|hyran|nivån)${on(50)}\s(?:upp\s+med\s+\d|höj|sänk|stig|stilla|oförändra|juster|ändra)\p{L}*|(?:räknas|skrivs|justeras|höjs|höjdes|sänktes|stiger)\s+(?:beloppet|summan|den|hyran|nivån|avgiften|årsavgiften|månadsavgiften)(?!\p{L})|${fee}${on(60)}\s(?:höj|sänk|oförändra|ök|juster|steg|stig|stilla|still|ändra|upp\s+med\s+\d)\p{L}*`,
  transferFees: String.raw`(?:överlåtelse|pantsättnings|pant)(?:-\s+och\s+\p{L}+)?avgift\p{L}*`,
  /** `Återbär samma belopp`, `återfås insatsen`, `insatsen är fredad`. */
  deposit: String.raw`insats\p{L}*(?!\p{L})[^.!?\n]{0,160}?\s(?:åter(?:betal|få|bär|bör|lämn|gå|ställ)|tillbaka|fredad|oförändra|följer\s+med\s+(?:dig|ut)|lika\s+stor)\p{L}*|(?:åter(?:betal|få|bär|lämn)|tillbaka)\p{L}*\s+(?:\p{L}+\s+){0,4}?insats\p{L}*|får\s+(?:\p{L}+\s+){0,2}?(?:ut|igen)\s+(?:hela\s+)?(?:sin\s+|din\s+)?insats|(?:ingen|utan|inga)\s+insats\p{L}*`,
  monthlyFee: String.raw`(?:månads|kall|varm)hyra(?:n)?${on(24)}\s\d[\d ]{2,8}\s*(?:kr|kronor|:-)`,
};
