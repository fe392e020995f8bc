import { plainWord, plainGap, tornDown } from '../phrases.js';
import type { Wordings } from '../wording.js';

const no = String.raw`(?:ej|inte|icke|aldrig|inga|ingen|inget|utan)`;
/** At most so many characters of one sentence without a word of denial. */
const within = (most: number): string => String.raw`(?:(?!(?<!\p{L})${no}(?!\p{L}))[^.!?\n]){0,${most}}?`;
const insurer = String.raw`försäkrings?(?:bolag\p{L}*|en)(?!\p{L})`;
const refuses = String.raw`(?:avslog|avslagit|avböj(?:de|t)|neka(?:r|de|t)|(?:har\s+)?(?:sagt|sade|sa|säger)\s+nej|(?:ersätter|betalar|täcker)\s+(?:ej|inte)|(?:ej|inte)\s+(?:ersätter|betalar|täcker))(?!\p{L})`;
const buyer = String.raw`(?:köparen|den\s+som\s+köper|nästa\s+ägare|(?:den\s+)?nya\s+ägaren)(?!\p{L})`;
const uninsured = String.raw`${insurer}[^.!?\n]{0,60}?(?<!\p{L})${refuses}|(?:skad(?:an|or|orna)|läck(?:an|aget))[^.!?\n]{0,60}?(?:ersätts|täcks|betalas)\s+(?:ej|inte)\s+av\s+${insurer}|avslag\s+från\s+${insurer}|(?:återställ(?:ande|ning)|reparation|sanering)(?:en|et|s?arbete\p{L}*)?${within(50)}(?<!\p{L})(?:åt|till|av|på)\s+${buyer}`;
const crack = String.raw`sprick(?:a|an|or|orna)`;
const wall = String.raw`\p{L}*(?:gavel|grund|sockel|murverk|grundmur|yttervägg|källarvägg|fasad|långsida|husliv|bärande)\p{L}*`;
const grows = String.raw`(?:växer|vidga(?:s|t|ts|r|des)|öppna(?:r|t|de)\s+sig|(?:blir|blivit)\s+(?:bredare|större|längre)|rör\s+sig|gå(?:r|tt)\s+upp\s+igen|kommer\s+(?:alltid\s+)?(?:tillbaka|igen)|återkommer)(?!\p{L})`;
/** What is set over a crack to show whether it moves. */
const seal = String.raw`(?:gips(?:plomb|märk|brygg|sigill)|glasplomb|sprickmätar)\p{L}*`;
const broken = String.raw`(?:(?:gick|gått)\s+(?:av|sönder|itu|isär)|sprack|sprucken|spruckna|spruckit|spräckts|brustit|brast|knäck(?:t|ts|tes)|lossna(?:t|de)|visa(?:r|t|de)\s+(?:\p{L}+\s+)?rörelse\p{L}*)(?!\p{L})`;
const rain = String.raw`(?:\p{L}*regn(?:et|en|ar|at|väder)?|skyfall(?:en|et)?|nederbörd(?:en)?|snösmältning(?:en)?|vårflod(?:en)?|tjällossning(?:en)?|snön\s+smälter|oväder|tö(?:väder)?)`;
const lead = String.raw`(?:vid|efter|när|då|under)\s+(?:\p{L}+\s+){0,3}?${rain}(?!\p{L})`;
const comes = String.raw`(?:kom(?:ma|mer|mit)?|tränger|tränga|rinner|rinna|sipprar|sippra|står?|bli(?:r|vit)?|få(?:r|tt)?|fick|läcker|samlas?|pumpa)(?!\p{L})`;
const wet = String.raw`(?:vatten|vattnet|väta|blött|vått)(?!\p{L})`;
const below = String.raw`(?:\p{L}*källar|pannrum|gillestug|tvättstug|matkällar|krypgrund|souterräng|hobbyrum|förråd)\p{L}*`;
const inRain = [
  `${lead}${within(40)}(?<!\\p{L})${comes}${within(40)}(?<!\\p{L})${wet}${within(50)}(?<!\\p{L})${below}`,
  `${comes}${within(30)}(?<!\\p{L})${wet}${within(50)}(?<!\\p{L})${below}${within(30)}(?<!\\p{L})${lead}`,
  `${below}${within(30)}(?<!\\p{L})${comes}${within(30)}(?<!\\p{L})${wet}${within(30)}(?<!\\p{L})${lead}`,
].join('|');
const part = String.raw`(?:renovering|tillbyggnad|utbyggnad|ombyggnad|om-?\s?och\s+tillbyggnad|badrum|kök|övervåning|undervåning|vind|källar|gillestug|inredning|fasadarbete|altanbygge)`;
const unready = String.raw`(?:ofärdig|halvfärdig|oavsluta(?:d|t)|halvklar|(?:ej|inte)\s+(?:helt\s+)?(?:färdig|klar|avsluta(?:d|t)))(?:t|a|ställ[dt])?(?!\p{L})`;
const inside = String.raw`(?:golv|ytskikt|el|elen|kakel|klinker|tätskikt|innertak|isolering|värme|målning|våtrum|vatten|avlopp|inredning|invändiga\s+arbeten)(?:et|en)?(?!\p{L})`;

/** Damage and work that somebody left as it is: refused by the insurer, come back, or begun. */
export const openDamageWordings = {
  /** `Försäkringsbolaget nekade`, `återställandet lämnas till köparen`. */
  'uninsured-damage': {
    words: uninsured,
    needs: String.raw`(?:\p{L}*skad(?:a|an|or|orna)|läck\p{L}*|fukt\p{L}*|\p{L}*vatten\p{L}*|golv\p{L}*|badrum\p{L}*|tätskikt\p{L}*|rivet|riven)(?!\p{L})`,
    unless: String.raw`dolda?\s+fel|självrisk\p{L}*|brand\p{L}*|inbrott\p{L}*|gräsmatt\p{L}*|tomten|trädgård\p{L}*`,
    holdsDenial: true,
    mayBeOld: true,
    cases: { tornDown },
  },
  /** A crack that grows, or broke its seal: `sprickan i gaveln vidgas`, `gipsplomben sprack`. */
  'moving-crack': {
    words: String.raw`${seal}${within(80)}(?<!\p{L})${broken}|${crack}\s+(?:i|på|längs|över|genom)\s+(?:\p{L}+\s+){0,2}?${wall}${within(80)}(?<!\p{L})${grows}`,
    unless: String.raw`berg\p{L}*|häll\p{L}*`,
    staysAfterWork: true,
  },
  /** `Vid skyfall kommer det in vatten i källaren`. */
  'rain-water': {
    words: inRain,
    unless: String.raw`tunna\p{L}*|stuprör\p{L}*|garage(?:t|upp\p{L}*)?(?!\p{L})|grann\p{L}*`,
    holdsDenial: true,
    cases: {
      /** `Dräneringen är omgjord`, and no word that it goes on. */
      drainedSince: {
        words: String.raw`^(?!.*(?<!\p{L})(?:trots|fortfarande|ännu|igen|behöver|bör|ska|måste|planeras)(?!\p{L})).*(?<!\p{L})(?:dränering|dagvatten|pump)\p{L}*\s+(?:\p{L}+\s+){0,3}?(?:omgjord|gjordes|gjorts|nygjord|ny|bytt|byttes|installera(?:des|d|t)|lades)(?!\p{L})`,
        within: 'passage',
      },
      tornDown,
    },
  },
  /** `Halvfärdig renovering`, `tillbyggnaden är ej klar`. */
  'unfinished-work': {
    words: String.raw`(?:ofärdig|halvfärdig|oavslutad|påbörjad)\p{L}*\s+(?:\p{L}+\s+)?${part}\p{L}*|\p{L}*${part}\p{L}*${plainGap(40)}(?<!\p{L})${unready}|återstår\s+${plainWord}{0,2}?${inside}`,
    unless: String.raw`stam\p{L}*|förening\p{L}*|brf|beräkna\p{L}*|inflyttning\p{L}*|byggherre\p{L}*|(?:tidigare|förr|länge)(?!\p{L})|sorter\p{L}*`,
    holdsDenial: true,
  },
} satisfies Wordings;
