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

/** What an advert says is not so. */
export const deniedRows: readonly Row[] = [
  {
    id: 'answered-no',
    standing: 'denied',
    scope: 'answer',
    after: pattern(String.raw`^[\s"”»–-]*nej(?!\p{L})`),
    unless: {
      // A question after a remedy or a proof, whose no leaves the trouble standing.
      sentence: pattern(
        String.raw`(?<!\p{L})(?:åtgärda|saner|laga[dt]|torka|borttag|avlägsna|by(?:tt|ts)|mät|undersök|utred|godkän|kontroller|dokumenter|renovera|ombygg|lös(?:t|ts)|fri(?:tt)?\s+från|utan|inte|ej)\p{L}*`,
      ),
    },
    yes: [
      '*Tomträtt*? Nej, föreningen äger marken.',
      'Har källaren *fuktproblem*? – Nej.',
      '”Finns det *asbest*?” Nej, huset är från 1994.',
    ],
    no: [
      'Är *fuktskadan* åtgärdad? Nej, offert finns.',
      'Är *asbesten* sanerad? Nej.',
      '*Tomträtt*? Ja, till 2041.',
      'Har huset *mögel*? Besiktningen svarar.',
    ],
  },
  {
    id: 'sought-in-vain',
    standing: 'denied',
    scope: 'behind',
    after: pattern(
      String.raw`(?<!\p{L})(?:letat?s?|letade|sökt?s?|sökte|eftersök\p{L}*)(?!\p{L})[^.;]{0,120}?(?<!\p{L})(?:utan\s+att\s+(?:hitta|finna|påträffa|se)|(?:inga|inget|ingen)\s+(?:spår|fynd|träff)|(?:ej|inte|aldrig)\s+(?:hitta|påträff|funn)\p{L}*)(?!\p{L})`,
    ),
    yes: [
      '*Asbest* letade man efter vid samma tillfälle utan att hitta något.',
      '*Husbock* har eftersökts, men på vår udde fanns inga spår.',
      'Efter *radon* har man sökt med instrument utan att finna något.',
    ],
    no: ['*Röta* har ingen letat efter.'],
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
    yes: [
      '*Mögel*, som eljest är vanligt på vindar, kunde sakkunnig i fjol icke finna.',
      '*Röta* gick det inte att hitta någonstans.',
      '*Asbest* har ingen av de tre som sökt kunnat påvisa.',
    ],
    no: [
      '*Mögel* kunde snickaren finna bakom panelen.',
      '*Läckan* har rörmokaren inte kunnat spåra.',
      '*Läckage* har man ännu inte lyckats hitta källan till.',
      '*Mögel* har ingen brytt sig om att hitta orsaken till.',
    ],
  },
  {
    id: 'no-behind-a-mark',
    standing: 'denied',
    scope: 'behind',
    after: pattern(String.raw`^\s*[:–-]\s*(?:nej|inga|ingen|inget|ej|saknas)(?!\p{L})`),
    yes: ['*Fuktskador*: inga.', '*Fuktskada*: Nej', '*Fuktskada* – nej.'],
  },
  {
    id: 'not-behind',
    standing: 'denied',
    scope: 'behind',
    after: pattern(
      String.raw`^\s+(?:ej|inte)(?=\s*(?:[.,;:!)]|$)|\s+(?:i|på|av|för|under|inom|längre|de|\d))`,
    ),
    yes: [
      '*Stambyte planeras* inte de närmaste åren.',
      '*Stambyte planeras* inte.',
      'Golvet *lutar* inte; det är nylagt.',
    ],
    no: ['*Asbest* som inte är sanerad.'],
  },
  {
    id: 'absent',
    standing: 'denied',
    scope: 'behind',
    after: pattern(
      String.raw`^\s+(?:saknas|(?:finns|förekommer|påträffades|hittades|noterades|konstaterades)\s+(?:ej|inte|inga|ingen)|(?:har|kunde)\s+(?:ej|inte|aldrig)\s+(?:${found})|syntes\s+(?:ej|inte)|(?:är|var)\s+(?:helt\s+)?(?:uteslut(?:en|et|na)|ej\s+aktuell\p{L}*|inte\s+aktuell\p{L}*))(?!\p{L})${notLookedInto}`,
    ),
    yes: [
      '*Asbest* finns inte i huset.',
      '*Asbest* har aldrig använts.',
      '*Krypgrund* saknas.',
      '*Mögel* kunde inte påvisas.',
      '*Asbest* saknas i huset.',
      '*Hussvamp* har inte påträffats.',
      '*Blåbetong*, som ofta förekommer hos jämnåriga, har inte använts i huset.',
    ],
    no: ['*Asbest* har inte inventerats.', 'Sanering av *hussvamp* har inte utförts.'],
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
    yes: [
      'Någon *enstegstätad* puts finns alltså inte på huset.',
      'Fasaden är av tegel och någon *enstegstätad* konstruktion förekommer inte.',
      'Några *servitut* utöver rätten till trapphus, hiss och ledningar belastar inte lägenheten.',
    ],
    no: [
      'Några *sprickor* syns, fogar saknas och färgen släpper.',
      'Några *sprickor* syns, fogar och lister saknas.',
      'Någon *röta* syns på vinden, takpapp och läkt är inte bytta.',
    ],
  },
  {
    id: 'not',
    standing: 'denied',
    scope: 'near',
    before: whole(denials),
    undoneBy: { rest: undone },
    yes: [
      'Huset är inte byggt med *asbest*.',
      'Ingen *asbest*.',
      'Inga kända *fuktskador*.',
      'Det finns inte någon som helst *asbest* i huset.',
      'Inga sprickor, *fuktskador* eller mögel noterades.',
      'Varken asbest eller *eternit* förekommer.',
      'Tak från 2010, ingen *eternit*.',
      'Vi har inte haft problem med *fuktskador*.',
      'Huset är inte längre klätt med *eternit*.',
      'Inga fukt- eller *mögelskador* har noterats.',
      'Marken ägs av föreningen och är inte *tomträtt*.',
      'Huset har aldrig haft *fuktproblem*.',
      'Inga fuktskador, mögel och *röta*.',
      'Föreningen är inte *oäkta*.',
      'Vid besiktning noterades inga *förhöjda fuktvärden*.',
      'Det har inte varit några *fuktproblem* under vår tid i huset.',
      'Vi känner inte till några *fuktskador*.',
      'Säljaren har ingen kännedom om *fuktskador*.',
      'Fastigheten är inte upplåten med *tomträtt*.',
      'Fasaden är ej av typen *enstegstätad*.',
      'Ej *krypgrund* utan platta på mark.',
      'Inga *sättningar*.',
    ],
    no: [
      'Taket innehåller *asbest*.',
      'Här finns inte bara *asbest* utan även blåbetong.',
      'Ej sanerad *asbest* finns i pannrummet.',
      'Det går inte att utesluta *asbest*.',
      'Vi vet inte om *asbest* finns.',
      'Huset har ingen källare men väl *krypgrund*.',
      'Inga problem med taket, *fuktskada* i källaren.',
      'Ingen radonmätning är gjord. Väggar av *blåbetong*.',
      'Väggar av *blåbetong*, ingen mätning är gjord.',
      'Ingen hiss och har *krypgrund*.',
      'Ej renoverat hus med *krypgrund*.',
    ],
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
    yes: ['Byggt utan *asbest*.', 'Fuktmätning utan *anmärkning*.'],
    no: [
      'Här finns inte bara asbest utan även *blåbetong*.',
      'Fasaden är inte av tegel utan *eternit*.',
      'Fasaden är inte av tegel, utan *eternit*.',
      'Säljs utan garanti och med *friskrivning*.',
    ],
  },
  {
    id: 'free-from',
    standing: 'denied',
    scope: 'near',
    before: whole(String.raw`fri(?:tt|a)?\s+från|saknar|saknas`),
    undoneBy: {
      lead: pattern(String.raw`${word(denials)}(?:(?!${word('och|eller|samt')})[^,])*$`),
      rest: undone,
    },
    yes: [
      'Huset är fritt från *asbest*.',
      'Huset saknar *krypgrund*.',
      'Källaren är torr och fri från *fuktskador*.',
    ],
    no: ['Huset är inte fritt från *asbest*.'],
  },
];
