import { latinRegExp } from '../text/latin.js';

/** Words of buying the land out of its lease; all but `friköpa` are said of loans and things as well. */
const buying = latinRegExp(
  String.raw`(?<!\p{L})(?:\p{L}*friköp\p{L}*|lös(?:t|te|tes|ts)\s+in(?!\p{L})|inlös(?:t|ta|tes)(?!\p{L})|köp(?:t|te|tes|ts)\s+(?:loss|ut|in)(?!\p{L})|köpte\s+(?=marken)|omvandla\p{L}*\s+till\s+äganderätt)`,
  'giu',
);
/** Of these the ones that tell of it as done. */
const isDone =
  /friköp(?:t|te|tes|ts)(?!\p{L})|lös(?:t|te|tes|ts)\s+in(?!\p{L})|inlös(?:t|ta|tes)(?!\p{L})|köp(?:t|te|tes|ts)\s+(?:loss|ut|in)(?!\p{L})|köpte\s+marken/iu;
/** Something is done to what stands before the verb: `lånet löstes in`. */
const isPassive = /(?:tes|ts|inlöst|inlösta)(?:\s|$)/iu;
/** Buying out that has not happened: `kan friköpas`, `möjlighet till friköp`, `inte friköpt`. */
const onlyPossible =
  /(?<!\p{L})(?:kan|kunna|möjlig\p{L}*|diskut\p{L}*|planer\p{L}*|utred\p{L}*|option\p{L}*|ska|skall|vill|erbjud\p{L}*|ansök\p{L}*|sökas|ej|inte|ännu|överväg\p{L}*|aktuellt)(?!\p{L})/iu;
/** Decided or told as of now: the land is not bought yet. */
const notYet =
  /(?<!\p{L})(?:friköps|beslut\p{L}*\s+(?:\p{L}+\s+){0,3}friköp\p{L}*|friköp\p{L}*\s+(?:\p{L}+\s+){0,3}beslut\p{L}*)(?!\p{L})/iu;
/** `Inte längre tomträtt`, `någon avgäld betalas inte`: what no longer holds, once the land is bought. */
const noLonger =
  /(?<!\p{L})(?:(?:inte|ej)\s+(?:längre|tomträtt|arrende)|avgäld\p{L}*\s+(?:\p{L}+\s+){0,2}?(?:inte|ej)(?!\p{L}))/giu;
/** `Friköptes 2019, och avgiften blev inte högre`: a clause of the fee, with no word of the land, is no doubt about it. */
const besideFee =
  /,\s{1,30}(?:och\s{1,30})?(?:(?:års|månads)?avgift|hyra)(?:e?n)?(?:erna)?(?!\p{L})(?![^,.;]*(?:tomträtt|arrende|friköp|mark|genomför|köp))[^,.;]*/giu;
/** `… och avgiften påverkas inte`, `lånen rördes inte`: what the buying out did not do to the economy. */
const untouched =
  /(?<!\p{L})och\s{1,30}(?:föreningens\s{1,30})?(?:(?:års|månads)?avgift|hyra|ränta|lån|belåning|skuld|ekonomi)\p{L}*\s{1,30}(?:påverka|rör|höj|ändra|öka|belasta)\p{L}*\s{1,30}(?:inte|ej)(?!\p{L}|\s{1,30}(?:förrän|innan|om)(?!\p{L}))/giu;

/** Land beside that of the home: a neighbour's, and what lies under garages, moorings and gardens. */
export const besideLand =
  /(?<!\p{L})(?:grann\p{L}*|angränsande|intilliggande|mitt\s+emot|(?:garage|parkering|båtplats|kolonilott|brygg|odlingslott|sjöbod)\p{L}*)(?!\p{L})/iu;
/** `Marken under garagen`. */
const ofThing =
  /(?<!\p{L})(?:under|vid|för|på)\s+(?:garage|parkering|båtplats|kolonilott|brygg|odlingslott|sjöbod)/iu;
const land =
  /(?<!\p{L})(?:tomträtt\p{L}*|\p{L}*avgäld\p{L}*|arrende\p{L}*|mark(?:en)?|tomt(?:en)?|fastighet(?:en)?|grund(?:en)?)(?!\p{L})/iu;
/** `Lånet på marken` is paid off, and the land stays as it was. */
const debt = /(?<!\p{L})(?:\p{L}*lån|kredit|skuld|revers|hypotek)/iu;
/** Words that name nothing: what was bought stands elsewhere. */
const namesNothing =
  /^[\s\d,;:]*(?:(?:som|den|det|vilken|vilket|har|hade|är|blev|då|sedan|därefter|senare|redan|numera|nu|slutligen|och|men|år|året|i|på|under|våren|sommaren|hösten|vintern|alltså|dock)(?!\p{L})[\s\d]*)*$/iu;
/** `De köpte loss den`. */
const it = /^\s+(?:den|det)(?=\s*(?:[.,;!]|$)|\s+(?:19|20)\d\d)/iu;
const joint = /[,;:]|\s(?:och|samt|men|medan|så\s+att|när|då|fast)\s/giu;
/** The land is leased today, told beside a buying: of another thing then, or of a part. */
const leasedToday =
  /(?<!\p{L})(?:innehas|innehar|upplåts|upplåtes|upplåten|upplåtna|(?:står|ligger)\s+(?:\p{L}+\s+)?på|har)\s+(?:(?!(?:haft|friköpt|löst|köpt|ingen|inte|ej|aldrig|tidigare|inget)\s)\p{L}+\s+){0,2}(?:tomträtt|arrende)|(?<!\p{L})tomträtt(?:en)?\s+(?:till\s+(?:den\s|\d)|löper|gäller)/iu;
/** `Huset står på tomträtt, men den är numera inlöst`. */
const byNow = /(?<!\p{L})(?:numera|nu|sedan\s+dess|i\s+dag|idag)(?!\p{L})/iu;
/** A statement names it more often only to say the same. */
const mostNamed = 5;

interface Part {
  readonly start: number;
  readonly text: string;
}

/** True where a text says that the land of the home was bought out of its lease, and not another thing. */
export function isBoughtOut(text: string): boolean {
  const parts = partsOf(text);
  return [...text.matchAll(buying)].slice(0, mostNamed).some(({ 0: said, index }) => {
    const at = parts.findLastIndex(({ start }) => start <= index);
    return (
      isOfLand(parts, at, index, said) &&
      !isOnlyPossible(text) &&
      (byNow.test(parts[at]!.text) ||
        !parts.some((part, place) => place !== at && leasedToday.test(part.text)))
    );
  });
}

/** True where the buying that a statement tells of has not happened, or not for certain. */
export function isOnlyPossible(text: string): boolean {
  const told = matterOf(text).replace(noLonger, '');
  if (isDone.test(told)) return onlyPossible.test(told.replace(untouched, '').replace(besideFee, ''));
  return notYet.test(told) || onlyPossible.test(told);
}

/** True for land that a place of a text gives to neighbours, or to garages and the like. */
export const isBesideLand = (before: string, rest: string): boolean =>
  besideLand.test(before) || ofThing.test(rest);

/** What was bought: `tomträtten löstes in`, `löste in tomträtten`, not `lånet löstes in`. */
function isOfLand(parts: readonly Part[], at: number, index: number, said: string): boolean {
  const part = parts[at]!;
  const front = part.text.slice(0, index - part.start);
  const back = part.text.slice(index - part.start + said.length);
  if (isBesideLand(front, back)) return false;
  if (/friköp/iu.test(said)) return !isLandOfOthers(parts, at, front);
  if (namesNothing.test(front)) return isLand(back) || isLand(subjectOf(parts, at));
  if (isLand(front)) return true;
  if (isPassive.test(said)) return false;
  return isLand(back) || (it.test(back) && parts.slice(0, at).some(({ text }) => isLand(text)));
}

const isLand = (text: string): boolean => {
  const found = land.exec(text);
  return found !== null && !debt.test(text.slice(0, found.index)) && !besideLand.test(text);
};

const isLandOfOthers = (parts: readonly Part[], at: number, front: string): boolean =>
  namesNothing.test(front) && besideLand.test(subjectOf(parts, at));

/** The part before that a verb without a subject goes on with; what is put in between commas is left out. */
const subjectOf = (parts: readonly Part[], at: number): string =>
  parts.slice(0, at).findLast(({ text }) => !/^[\s,;:]*som\s/iu.test(text))?.text ?? '';

/** A statement from the part on that tells of the buying; of what is told before, only what is of the land or of whether it is so. */
function matterOf(text: string): string {
  const parts = partsOf(text);
  const first = parts.findIndex((part) => part.text.search(buying) >= 0);
  const isOfMatter = ({ text: part }: Part): boolean =>
    land.test(part) ||
    /(?<!\p{L})(?:det|detta|om|huruvida|ifall|frågan|beslut\p{L}*|avtal\p{L}*)(?!\p{L})/iu.test(part);
  return parts
    .filter((part, at) => at >= first || isOfMatter(part))
    .map((part) => part.text)
    .join('');
}

/** A text parted at its marks and conjunctions; each mark belongs to the part behind it. */
function partsOf(text: string): Part[] {
  const starts = [0, ...[...text.matchAll(joint)].map(({ index }) => index)];
  return starts.map((start, at) => ({ start, text: text.slice(start, starts[at + 1]) }));
}
