import { denied, standingOf } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { matchesOf } from '../text/matches.js';
import { once } from '../text/once.js';
import { words, type Quote } from '../text/sources.js';
import { allStatements, clauseIn, quoteIn, type Statement } from './statements.js';
import { costOf, type WorksCost } from './works-cost.js';

/** Works on the association's house that lie ahead. */
export interface PlannedWorks {
  readonly quote: Quote;
  /** How they are paid: the money is there, or it is not settled; null where the advert does not say. */
  readonly payment: 'paid' | 'unsettled' | null;
  /** The first year ahead that the clause names; null where it names none. */
  readonly from: number | null;
  /** Null where the advert does not say what they cost. */
  readonly cost: WorksCost | null;
}

const pipes = words(
  String.raw`stam(?:bytet?|byten|renovering(?:en)?)|(?:byte|byta|byter|bytas|renovering)\s+(?:av\s+)?(?:\p{L}+\s+)?stammar(?:na)?|stammar(?:na)?\s+(?:\p{L}+\s+){0,3}?(?:bytas|byts|renoveras|relinas)|relin(?:ing|ingen|as)`,
);
const isAhead =
  /(?<!\p{L})(?:planer(?:as|at|ar|ade|ad|ing)?\p{L}*|beslut(?:et|at|ats|ad|ades|ade|ar)?|beslöts?|klubb(?:ades|ats|at)|kommande|nästa|förestående|inför|ska|skall|kommer|startar|påbörjas|inleds|väntas?|väntar|aktuell\p{L}*|närmaste|närmar|projekter\p{L}*|upphandl\p{L}*|utreds|diskuter\p{L}*|förbered\p{L}*|behov|återstår|framöver|inom\s+\p{L}+\s+år|genomförs|sker|byts|beräknas|uppskattas)(?!\p{L})/iu;
const isDone =
  /(?<!\p{L})(?:utfört|utfördes|genomfört|genomfördes|gjort|gjordes|gjorde|klart|klar|avslutat|avslutades|färdigt|efter|sedan|vid(?!\s+(?:\p{L}+\s+){0,2}?\p{L}*(?:stämma|stämman|möte|mötet)(?!\p{L}))|samband|bytta|byttes|bytt|skedde|ägde\s+rum)(?!\p{L})/iu;
const noPlan =
  /(?<!\p{L})(?:inget|inga|ingen|något|några(?!\s+(?:få\s+)?år)|ej|inte|utan|varken|grann\p{L}*)(?!\p{L})/iu;
const financed =
  /(?<!\p{L})(?:finansier(?:at|as|ad|ingen\s+är\s+(?:klar|ordnad|säkrad))|avsatta?|avsatts|reserverad\p{L}*|fonderad\p{L}*|inräkna\p{L}*|ryms|täcks|utan\s+(?:höjd\s+avgift|avgiftshöjning))(?!\p{L})/iu;
const notFinanced =
  /(?<!\p{L})(?:inte|ej|ännu|oklar\p{L}*|inga)(?:\s+\p{L}+){0,3}\s+(?:finansier|beslut|klar)|finansiering\p{L}*\s+(?:är\s+|har\s+)?(?:inte|ej|ännu|oklar)/iu;

function paymentIn(around: string): PlannedWorks['payment'] {
  if (notFinanced.test(around)) return 'unsettled';
  return financed.test(around) ? 'paid' : null;
}

function yearAhead({ year: today }: Advert, { text }: Quote): number | null {
  const years = [...text.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map((year) => Number(year[0]));
  return years.find((year) => year >= today) ?? null;
}

/** The clause of a statement that tells of such works ahead, decided or thought of; null for works done or denied. */
export function plannedIn(advert: Advert, statement: Statement, works: RegExp): Quote | null {
  for (const match of matchesOf(statement.text, works)) {
    const clause = clauseIn(statement, match.index);
    const isShort = clause.end - clause.start < 25;
    const own = isShort ? statement.text : statement.text.slice(clause.start, clause.end);
    const years = [...own.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map((year) => Number(year[0]));
    const future = years.some((year) => year > advert.year);
    const quote = isShort
      ? quoteIn(statement, 0, statement.text.length)
      : quoteIn(statement, clause.start, clause.end);
    if (
      noPlan.test(own) ||
      denied([statement.source], quoteIn(statement, match.index, match.index + match[0].length))
    )
      continue;
    if (years.length > 0 && !future && Math.max(...years) < advert.year) continue;
    if (future || (isAhead.test(own) && !isDone.test(own))) return quote;
  }
  return null;
}

/** The first replacement of pipes ahead that the texts tell of. */
export const pipeReplacementIn = once((advert): PlannedWorks | null => {
  const statements = allStatements(advert);
  for (const [index, statement] of statements.entries()) {
    const quote = plannedIn(advert, statement, pipes);
    const around = `${statement.text} ${statements[index + 1]?.text ?? ''}`;
    if (quote)
      return {
        quote,
        payment: paymentIn(around),
        from: yearAhead(advert, quote),
        cost: costOf(advert, statements, index, pipes),
      };
  }
  return null;
});

const renewal = String.raw`(?:by(?:te|ta|ts|ter|tas)|renover(?:ing|as|a|ar)|omlägg(?:ning|as)|lägg(?:as|s)\s+om)`;
const workOn = (compound: string, noun: string): RegExp =>
  words(
    String.raw`(?:${compound})(?:s)?(?:byte(?:t|n)?|renovering(?:en|ar)?|omläggning(?:en)?)|${renewal}\s+(?:av\s+)?(?:\p{L}+\s+)?(?:${noun})|(?:${noun})\s+(?:\p{L}+\s+){0,5}?(?:by(?:tas|ts)|renoveras|läggas\s+om|läggs\s+om|putsas\s+om)|ny(?:a|tt)?\s+(?:${noun})`,
  );

/** Large works of a house that its association pays, by the part. */
const works: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'taket', pattern: workOn('tak', 'tak|taket') },
  { name: 'fasaden', pattern: workOn('fasad', 'fasad(?:en|er|erna)?') },
  { name: 'fönstren', pattern: workOn('fönster', 'fönster|fönstren') },
  { name: 'balkongerna', pattern: workOn('balkong', 'balkonger(?:na)?') },
  { name: 'hissen', pattern: workOn('hiss', 'hiss(?:en|ar|arna)?') },
  { name: 'dräneringen', pattern: words(String.raw`(?:om)?dränering(?:en)?(?:sarbete\p{L}*)?|dräneras`) },
  { name: 'garaget', pattern: workOn('garage', 'garage(?:t|bjälklag\\p{L}*)?') },
];
/** What the buyer or a maker of the home does, not the association. */
const ofOwnHome = /(?<!\p{L})(?:köket|badrummet|lägenhetens|säljaren|uteplatsen|inglasning\p{L}*)(?!\p{L})/iu;

/** Large works ahead beside the pipes, one of each part. */
export const largeWorksIn = once((advert): (PlannedWorks & { readonly name: string })[] => {
  const statements = allStatements(advert);
  return works.flatMap(({ name, pattern }) => {
    for (const [index, statement] of statements.entries()) {
      const quote = ofOwnHome.test(statement.text) ? null : plannedIn(advert, statement, pattern);
      if (!quote || (name !== 'garaget' && standingOf(advert.sources, quote) === 'elsewhere')) continue;
      const around = `${statement.text} ${statements[index + 1]?.text ?? ''}`;
      return [
        {
          name,
          quote,
          payment: paymentIn(around),
          from: yearAhead(advert, quote),
          cost: costOf(advert, statements, index, pattern),
        },
      ];
    }
    return [];
  });
});
