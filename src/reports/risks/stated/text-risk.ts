import type { Severity } from '../../analysis-result.schema.js';

/** How heavy a risk is when its text says more: the first case whose words stand near decides. */
export interface RiskCase {
  /** Inner part of a case-insensitive pattern, looked for from the start of a word. */
  readonly when: string;
  /** Where the words are looked for; the sentence of the place when absent, `passage` adds the sentence after it. */
  readonly within?: 'sentence' | 'passage';
  /** `null` leaves the place out. */
  readonly severity: Severity | null;
  readonly weight?: number;
  readonly title?: string;
  readonly description?: string;
  readonly action?: string;
}

/**
 * Something an advert's own words give away. A place is left out when its sentence matches `unless` or lacks `needs`,
 * and when what it says is denied, only thought of or true of another building. A `stated` risk is an absence or an
 * order that is news in itself and holds its own denial (`radon är inte mätt`).
 */
export interface TextRisk {
  readonly rule: string;
  readonly pattern: string;
  readonly unless?: string;
  readonly needs?: string;
  /** What the sentence must speak of; or the sentence before it, when this one goes on with `den`, `anläggningen` … */
  readonly about?: string;
  /** What the clause of the place must speak of, or the one it goes on from (`Badrum: eget arbete`). */
  readonly clause?: string;
  readonly stated?: boolean;
  /** It concerns the home although it is the neighbour's or lies next door: an easement, noise. */
  readonly nearby?: boolean;
  /** How it is told of other buildings on the plot, whose words `when` holds; never of a neighbour's. */
  readonly outbuildings?: RiskCase;
  /** Work done does not mend it: who renovated, and with what papers. */
  readonly lasting?: boolean;
  readonly title: string;
  readonly category: string;
  readonly severity: Severity;
  /** Weight in the verdict; that of the severity when absent. */
  readonly weight?: number;
  readonly cases?: readonly RiskCase[];
  /** The rule that tells of it once it is mended; a mended thing is left out when absent. */
  readonly mendedAs?: string;
  readonly description: string;
  readonly action: string;
  /** Row of the cost table. */
  readonly cost?: string;
  readonly source: string;
  /** Only for these kinds of home; all when absent. */
  readonly only?: 'property' | 'cooperative';
}

export const general = 'Allmän kunskap, ej bekräftad källa';

const not = String.raw`(?:ej|inte|icke|inga|ingen|inget|aldrig|utan|varken)`;

/** A word that denies nothing, with the blank after it. */
export const plainWord = String.raw`(?:(?!${not}\s)\p{L}+\s+)`;
/** At most so many characters of one statement without a word of denial. */
export const plainGap = (most: number): string =>
  String.raw`(?:(?!(?<!\p{L})${not}(?!\p{L}))[^.,;!?\n]){0,${most}}?`;

/** The words where no denial stands up to three words before them. */
export const undenied = (words: string): string =>
  String.raw`(?<!(?<!\p{L})${not}\s+(?:\p{L}+\s+){0,3})(?:${words})`;

/** Words that say that nothing, or not all, has been done about a damage. */
export const unmended = [
  String.raw`(?:${not}|ännu\s+inte)\s+(?:\p{L}+\s+){0,3}?(?:åtgärd|sanera|sanering|torka|lagad|lagat|laga(?:ts|des)|reparera|avhjälp|utbytt|utredd|utförd|utfört|klarlagd|torr|genomför|vidtagits|vidtagna|påbörja|klar)\p{L}*`,
  String.raw`(?:sanering|åtgärd|reparation|uttorkning)\p{L}*\s+(?:\p{L}+\s+){0,3}(?:${not}|saknas|återstår|kvarstår|krävs|behövs|pågår|planeras)`,
  String.raw`kvarstår|återstår`,
].join('|');

/** Papers or a closed case that show a damage is over, where no word says that something is left. */
export const closed: RiskCase = {
  when: String.raw`^(?=.*(?:torrt?-?\s?intyg|(?:ut)?tork(?:nings)?-?(?:protokoll|rapport|intyg)|kontrollmätning\p{L}*\s+(?:visa|gav)\p{L}*\s+(?:\p{L}+\s+)?torr|(?:ärendet|skadan|den)\s+(?:är\s+|blev\s+)?(?:sedan\s+länge\s+)?(?:stäng|avsluta|slutregler)\p{L}*|(?:är|blev)\s+(?:\p{L}+\s+)?(?:avslutad|slutreglerad)))(?!.*(?<!\p{L})(?:fortfarande|ännu|återstår|kvarstår|pågår|saknas?|saknar|inte|ej|ingen|inget|inga|väntar|avvaktar|kommer\s+att|ska|måste|bör)(?!\p{L}))`,
  severity: 'notice',
  weight: 0.5,
  title: 'En avslutad skada',
  description:
    'Annonsen berättar om en skada som är avslutad och dokumenterad. Den är känd, så det som eventuellt finns kvar blir ditt.',
  action: 'Läs intyget eller protokollet från torkningen, och fråga vad som byttes.',
};

/** Words of work that the seller did. */
export const selfMade = String.raw`(?:eget|egna|egen)\s+(?:arbete|regi)\p{L}*|i\s+egen\s+regi|egenhändigt|hemmabygg\p{L}*|av\s+(?:\p{L}+\s+)?(?:säljaren|säljarna|ägaren|ägarna|ägarparet|familjen|oss)\s+själv(?:a)?|(?:gjort|renoverat|kaklat|byggt|dragit|lagt)\s+(?:\p{L}+\s+){0,2}?själv(?:a)?|själv(?:a)?\s+(?:renoverat|kaklat|byggt|gjort|dragit|renoverade|kaklade|byggde|gjorde|drog)`;
/** Words of somebody of the trade, and not that there was none. */
export const byCraftsmen = String.raw`(?<!(?:ej|inte|icke|utan|ingen|inga)\s+(?:av\s+)?)(?:behörig|fackman|fackmän|auktoriser|elektriker|elinstallatör|elfirma|gvk|bkr)\p{L}*`;

/** Words that say a place is free of what it had. */
export const goneSince = String.raw`(?:sedan\s+dess|numera|därefter|i\s?dag|nu)\s+(?:\p{L}+\s+){0,2}?(?:torr|borta|ren|fri|åtgärda|sanera)(?:t|d|a|de|at|ad)?(?!\p{L})|(?:torr|ren|fri|borta)(?:t|a)?\s+(?:sedan|därefter|efter|numera|i\s?dag)(?!\p{L})`;

/** Words that say a damage is left as it is, goes on or has to be put right by somebody. */
export const open = [
  unmended,
  String.raw`pågå(?:r|ende)|(?:finns|är|sitter)\s+kvar|aktiv\p{L}*|pågick`,
  String.raw`(?:behöver|måste|bör|ska|skall|kommer\s+att)\s+(?:\p{L}+\s+){0,2}(?:åtgärdas|saneras|bytas|rivas|torkas|utredas|repareras|lagas|göras\s+om)`,
].join('|');
