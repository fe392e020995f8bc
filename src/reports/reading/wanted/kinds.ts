/** What a clause of a question wants to be told. */
export type AnswerKind =
  /** How old something is, or when it was made. */
  | 'age'
  /** When the building was painted, mended or looked at. */
  | 'upkeep'
  /** When an installation was serviced, and how often. */
  | 'care'
  /** How worn it is. */
  | 'wear'
  | 'cost'
  /** Whether it comes with the home, and who owns it. */
  | 'whose'
  /** Whether there is a certificate, a record or a bill. */
  | 'paper'
  | 'permit'
  /** Whether somebody measured or tested it, and what that gave. */
  | 'measured'
  /** Who built or mounted it. */
  | 'maker'
  /** Whether more is decided. */
  | 'decided'
  /** Whether it is so in every room or of every piece. */
  | 'extent'
  /** Until when it holds, or from when. */
  | 'date'
  /** Where in the home. */
  | 'where'
  /** Whether it was paid for, or borrowed. */
  | 'paid'
  /** What only somebody who lives here knows: noise, light, warmth. */
  | 'lived'
  /** Something else: only the name of a thing may answer it (`topics.ts`). */
  | 'other';

/** By the words that a clause of a question begins with or holds; the first that fits decides. */
const signs: readonly (readonly [AnswerKind, RegExp])[] = [
  [
    'lived',
    /^hur (?:låter|mörkt|varmt|kallt|är luften)|^vad hörs|hörs (?:fläktar|festerna)|^hur mycket (?:hörs|syns)/,
  ],
  ['lived', /^vad har ni själva|^vem (?:har bott|i dödsboet)|^drar det/],
  ['extent', /i alla rum|gäller treglas/],
  ['paid', /(?:betalt|betald) eller lånat|^är de betalda/],
  [
    'age',
    /hur gam(?:mal|malt|la)|^vilket år (?:lades|är|gjordes|byttes)|är kompressorn bytt|är äldst|gjord samtidigt|när (?:byttes (?!filtren)|lades|dränerades)/,
  ],
  ['age', /är tätskiktet under (?:den|det) gammalt|vitvaror har bytts|original/],
  [
    'care',
    /den senaste elbesiktningen|när (?:servades|rensades|spolades|byttes filtren)|vad sa sotaren senast|har avloppet filmats/,
  ],
  ['upkeep', /när (?:kontrollerades|målades|underhölls|åtgärdades)|sett på det/],
  ['wear', /går parketten|^sviktar|är fogarna|vilka går trögt|immigt|mjukt i träet|mjuka i träet/],
  [
    'wear',
    /^lutar|^står plintarna|något rör till dem läckt|sämst|stuckaturen lagats|läckt runt|håller valvet/,
  ],
  [
    'permit',
    /bygglov|slutbesked|startbesked|tillstånd|anmäld|anmälan|har .* lov(?!\p{L})|trappan godkänd|^vad säger kommunen vid/u,
  ],
  ['date', /^när (?:räknas|upphör|går det ut|löper)|^hur länge gäller|^när$|^vilka garantier/],
  ['maker', /^vem (?:bygg|gjorde|installerade|kopplade|höll|mätte|lade)/],
  ['where', /^var (?:i huset|mättes|sitter)/],
  [
    'measured',
    /är orsaken borta|^kan säljaren mäta|mätt|mättes|provtagen|provtaget|undersökt|inventerat|vattenprov|^vad visade/,
  ],
  ['cost', /^vad kosta(?:r|de)|^hur mycket ved|^hur stor är kostnaden/],
  ['decided', /något mer beslutat|höjning .*beslutad|höjs|på gång|är fler /],
  [
    'whose',
    /^följer|^ingår|^hör (?!.*förråd)|kön(?: |$)|^finns en ledig|^vem äger|hör det till|räknas klädkammaren/,
  ],
  [
    'paper',
    /(?:får jag (?:se|läsa)|finns).*(?:intyg|protokoll|faktura|kvitto|kvitton|papper|beskedet|injusteringen)/,
  ],
];

/** A clause of a question, in small letters, with what it wants to be told. */
export interface Wanted {
  readonly clause: string;
  readonly kind: AnswerKind;
}

/** What a question wants, clause by clause; the advert's words that it quotes are left out. */
export function wantedBy(question: string): readonly Wanted[] {
  return askedAlone(question)
    .toLowerCase()
    .replace(/\?$/, '')
    .split(/, (?:och |eller )?| och (?=(?:när|vad|vem|hur|vilken|finns|får|är|har|går) )/)
    .map((clause) => ({
      clause,
      kind: signs.find(([, sign]) => sign.test(clause))?.[0] ?? 'other',
    }));
}

/** What a question asks behind the words that it quotes or says first. */
export const askedAlone = (question: string): string => question.replace(/^.*: /, '');
