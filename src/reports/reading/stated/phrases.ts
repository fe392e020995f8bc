import type { Case } from './wording.js';

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
export const closed: Case = {
  words: String.raw`^(?=.*(?:torrt?-?\s?intyg|(?:ut)?tork(?:nings)?-?(?:protokoll|rapport|intyg)|kontrollmätning\p{L}*\s+(?:visa|gav)\p{L}*\s+(?:\p{L}+\s+)?torr|(?:ärendet|skadan|den)\s+(?:är\s+|blev\s+)?(?:sedan\s+länge\s+)?(?:stäng|avsluta|slutregler)\p{L}*|(?:är|blev)\s+(?:\p{L}+\s+)?(?:avslutad|slutreglerad)))(?!.*(?<!\p{L})(?:fortfarande|ännu|återstår|kvarstår|pågår|saknas?|saknar|inte|ej|ingen|inget|inga|väntar|avvaktar|kommer\s+att|ska|måste|bör)(?!\p{L}))`,
};

/** Words of work that the seller did. */
export const selfMade = String.raw`(?:eget|egna|egen)\s+(?:arbete|regi)\p{L}*|i\s+egen\s+regi|egenhändigt|hemmabygg\p{L}*|av\s+(?:\p{L}+\s+)?(?:säljaren|säljarna|ägaren|ägarna|ägarparet|familjen|oss)\s+själv(?:a)?|(?:gjort|renoverat|kaklat|byggt|dragit|lagt)\s+(?:\p{L}+\s+){0,2}?själv(?:a)?|själv(?:a)?\s+(?:renoverat|kaklat|byggt|gjort|dragit|renoverade|kaklade|byggde|gjorde|drog)`;
/** Words of somebody of the trade, and not that there was none. */
export const byCraftsmen = String.raw`(?<!(?:ej|inte|icke|utan|ingen|inga)\s+(?:av\s+)?)(?:behörig|fackman|fackmän|auktoriser|elektriker|elinstallatör|elfirma|gvk|bkr)\p{L}*`;

/** Words that say a place is free of what it had. */
export const goneSince = String.raw`(?:sedan\s+dess|numera|därefter|i\s?dag|nu)\s+(?:\p{L}+\s+){0,2}?(?:torr|borta|ren|fri|åtgärda|sanera)(?:t|d|a|de|at|ad)?(?!\p{L})|(?:torr|ren|fri|borta)(?:t|a)?\s+(?:sedan|därefter|efter|numera|i\s?dag)(?!\p{L})`;

/** `Källaren var fuktig; 2019 dränerades huset, och muren är torr`: damage of the past, work on it, and the proof that it is dry. */
export const dryAfterWork = String.raw`^(?=[^.!?]*(?<!\p{L})(?:hade|haft|hadde|tidigare|förut|förr|fanns|drabbades|var)(?!\p{L}))(?=.*(?<!\p{L})(?:dränera(?:des|ts|d|t)|(?:ny|fick|om)\s?dränering|grävdes|grävts|revs|rivits|byttes|bytts|isolerades)(?!\p{L}).*(?<!(?<!\p{L})(?:inte|ej|aldrig|helt|ännu)\s+)(?<!\p{L})torr(?:t|a)?(?!\p{L}))(?!.*(?<!\p{L})(?:kvar|kvarstår|fortfarande|ännu|åter|igen|trots|ändå|återstår|återkom\p{L}*|förhöj\p{L}*|syns|delvis)(?!\p{L}))`;

/** Words that say a damage is left as it is, goes on or has to be put right by somebody. */
export const open = [
  unmended,
  String.raw`pågå(?:r|ende)|(?:finns|är|sitter)\s+kvar|aktiv\p{L}*|pågick`,
  String.raw`(?:behöver|måste|bör|ska|skall|kommer\s+att)\s+(?:\p{L}+\s+){0,2}(?:åtgärdas|saneras|bytas|rivas|torkas|utredas|repareras|lagas|göras\s+om)`,
].join('|');

/** Words that say that a place was measured and found dry. */
export const foundDry = String.raw`${undenied('torr(?:t|a)?')}(?!\p{L})|(?:inga|ingen|inte|ej|utan)\s+(?:\p{L}+\s+){0,2}?(?:förhöjd\p{L}*|fukt(?!mät)\p{L}*|anmärkning\p{L}*|avvikelse\p{L}*)|(?:utan\s+att|varken)(?:\s+[^\s.;]+){1,6}?\s+förhöjd\p{L}*|normala?\s+(?:\p{L}+\s+)?(?:värde\p{L}*|fukt\p{L}*|nivå\p{L}*)|låga?\s+(?:\p{L}+\s+)?(?:värde\p{L}*|fukt\p{L}*)`;
/** `Mätt 2021 utan anmärkning`. */
export const measuredDry: Case = { words: foundDry, within: 'passage' };

/** A building that is gone took its damage with it: `ladan är riven`. */
export const tornDown: Case = {
  words: String.raw`\p{L}*(?:hus|stug|bod|lad|garage|byggnad|skjul|stall)(?:an|en|et|a|s)?(?!\p{L})[^.;]{0,70}?(?:är|blev|har)\s+(?:\p{L}+\s+)?(?:riven|rivet|rivits|rivna|borta)(?!\p{L})`,
};
