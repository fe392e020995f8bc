import type { Evidence } from '../../analysis-result.schema.js';
import { allStatements, clauseIn, quoteIn, type Statement } from '../../reading/association/statements.js';
import { figuresIn } from '../../reading/quantities/numbers.js';
import { isOfNeighbours } from '../../reading/association/time.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { denied } from '../../reading/assertion/denial.js';
import { computed, field, quoted, quotedOnce, reference } from '../../facts/evidence.js';
import { isFutureRise } from '../../reading/association/fee-rise.js';
import { kr, percent } from '../../format.js';
import { findAll, words, type Quote } from '../../reading/text/sources.js';
import { pipeEffect } from './pipe-effect.js';

const fee = String.raw`(?:års|månads|brf-)?avgift(?:en|erna|er|s)?`;
const rises = String.raw`höjas|höjs|höja|höjer|höjd|höjts|höjning(?:en|ar)?|stiga|stiger|går?\s+upp|ökas|ökar|öka|justeras\s+(?:upp|med|till)|räknas\s+upp|skrivas\s+upp|bli\s+högre|ändras`;
/** Words that mean a rise only with a share or `upp` in the clause: `justeras avgiften med 9 %`. */
const changed = String.raw`(?:justera(?:s|r)?|räkna(?:s|r)?|skriv(?:s|er|as)|uppräkna(?:s|r)|uppjustera(?:s|r)|omräkna(?:s|r))(?!\p{L})`;
const byShare = String.raw`(?=[^.;:!?\n]{0,60}?(?:\d\s*(?:%|procent)|(?<!\p{L})upp(?!\p{L})))`;
const rise = words(
  String.raw`${byShare}${fee}\s+(?:\p{L}+\s+){0,3}?${changed}|${changed}${byShare}\s+(?:\p{L}+\s+){0,3}?${fee}|${byShare}justering(?:en|ar)?\s+av\s+(?:\p{L}+\s+){0,2}?${fee}|${fee}\s+(?:\p{L}+\s+){0,2}?[\d,]+\s*(?:%|procent)\s+(?:högre|dyrare)|(?:höjs|ökas?|stiger|höjas)\s+(?:\p{L}+\s+){0,3}?${fee}|${fee}\s+(?:\p{L}+\s+){0,6}?(?:${rises})|(?:höjning(?:en|ar|arna)?|ökning(?:en)?|uppräkning(?:en)?)\s+(?:av|på)\s+(?:\p{L}+\s+){0,3}?${fee}|avgifts(?:höjning|ökning|justering)\p{L}*|ytterligare\s+[\p{L}\d,]+\s*(?:%|procent)\s+(?:är\s+)?(?:beslut|aviser|planer)\p{L}*|höjning(?:en)?\s+(?:om|på|med)\s+(?:ca\.?\s+|cirka\s+|omkring\s+|runt\s+)?\d[\d,]*\s*(?:%|procent)|(?:höj(?:a|er|t|s|d|da)|öka(?:r|t)?)\s+(?:\p{L}+\s+){0,2}?${fee}|${fee}\s+(?:\p{L}+\s+){0,3}?(?:[\d,]+\s*(?:%|procent)\s+)?(?:högre|dyrare)`,
);

/** Percent; a rise from here on says that the economy did not hold. A limit of general knowledge. */
const sharpRise = 20;

/** Rises of the fee that are decided or announced, with the new fee where the rise is given in percent. */
export function feeRises(context: Context): Flag[] {
  const quotes = findAll(context.sources, rise).filter(
    (quote) =>
      isFutureRise(context, quote) &&
      !isThought(context, quote) &&
      isOurs(context, quote) &&
      isOfFee(context, quote),
  );
  const [quote] = quotes;
  if (!quote) return [];
  const { monthlyFee } = context.listing;
  const share = percentNear(context, quote);
  const isSharp = share !== null && share >= sharpRise;
  const next = monthlyFee && share ? Math.round(monthlyFee * (1 + share / 100)) : null;
  return [
    flag({
      rule: 'fee-rise',
      title: isSharp ? 'Avgiften höjs kraftigt' : 'Avgiften höjs',
      category: 'Föreningen',
      severity: isSharp ? 'critical' : 'warning',
      description:
        'Annonsen talar om en höjning av avgiften som ligger framåt. Avgiften som visas gäller fram till dess, så räkna på den nya' +
        `${next && share ? `: med ${percent(share)} blir den omkring ${kr(next)} i månaden.` : '.'}`,
      action: 'Fråga när höjningen gäller, hur stor den är och om fler är beslutade.',
      evidence: [
        ...quotedOnce(quotes).slice(0, 3),
        ...(monthlyFee && next && share
          ? [
              field('monthlyFee', monthlyFee),
              computed('avgift × (1 + höjning)', { monthlyFee, percent: share }, next, 'kr/månad'),
            ]
          : []),
        reference('text-risks', 'Avgiften höjs', 'brfrapport.se'),
      ],
    }),
  ];
}

/** What the fee would do if the interest rose is no decision. */
const isThought = (context: Context, quote: Quote): boolean =>
  /procentenhet|sänk|(?<!\p{L})ne[dr](?:åt)?(?!\p{L})|räntan\s+(?:stiger|ökar)|(?:stiger|ökar)\s+räntan|räntehöjning|räntekänslig/iu.test(
    statementOf(context, quote)?.text ?? '',
  );

const statementOf = (context: Context, quote: Quote): Statement | undefined =>
  allStatements(context).find(
    (one) => one.source.field === quote.field && one.start <= quote.start && quote.start < one.end,
  );

/** `Höjning om 6 %` names no fee: its statement must, and nothing else that rises. */
const isOfFee = (context: Context, quote: Quote): boolean => {
  if (!/^höjning\p{L}*\s+(?:om|på|med)\s/iu.test(quote.text)) return true;
  const text = statementOf(context, quote)?.text ?? '';
  return (
    /avgift/iu.test(text) &&
    !/(?<!\p{L})(?:hyr(?:a|an|or|orna)|taxa\p{L}*|ränta\p{L}*|\p{L}*avgäld\p{L}*)(?!\p{L})/iu.test(text)
  );
};

const isOurs = (context: Context, quote: Quote): boolean => {
  const statement = statementOf(context, quote);
  return !statement || !isOfNeighbours(statement, quote.start - statement.start);
};

/** The percent of the rise, from the rest of its clause. */
function percentNear(context: Context, quote: Quote): number | null {
  const statement = statementOf(context, quote);
  if (!statement) return null;
  const at = quote.start - statement.start;
  const clause = clauseIn(statement, at);
  const percents = (start: number) =>
    figuresIn(statement.text.slice(start, clause.end)).find((figure) => figure.unit === 'percent');
  const share = percents(Math.max(clause.start, at)) ?? percents(clause.start);
  return share && share.value > 0 && share.value <= 100 ? share.value : null;
}

const pipes = words(
  String.raw`stam(?:bytet?|byten|renovering(?:en)?)|(?:byte|byta|byter|bytas|renovering)\s+(?:av\s+)?(?:\p{L}+\s+)?stammar(?:na)?|stammar(?:na)?\s+(?:\p{L}+\s+){0,3}?(?:bytas|byts|renoveras|relinas)|relin(?:ing|ingen|as)`,
);
const isAhead =
  /(?<!\p{L})(?:planer(?:as|at|ar|ade|ad|ing)?\p{L}*|beslut(?:at|ats|ad|ades|ade|ar)|beslöts?|klubb(?:ades|ats|at)|kommande|nästa|förestående|inför|ska|skall|kommer|startar|påbörjas|inleds|väntas?|väntar|aktuell\p{L}*|närmaste|närmar|projekter\p{L}*|upphandl\p{L}*|utreds|diskuter\p{L}*|förbered\p{L}*|behov|återstår|framöver|inom\s+\p{L}+\s+år|genomförs|sker|byts)(?!\p{L})/iu;
const isDone =
  /(?<!\p{L})(?:utfört|utfördes|genomfört|genomfördes|gjort|gjordes|gjorde|klart|klar|avslutat|avslutades|färdigt|efter|sedan|vid(?!\s+(?:\p{L}+\s+){0,2}?\p{L}*(?:stämma|stämman|möte|mötet)(?!\p{L}))|samband|bytta|byttes|bytt|skedde|ägde\s+rum)(?!\p{L})/iu;
const noPlan =
  /(?<!\p{L})(?:inget|inga|ingen|något|några(?!\s+(?:få\s+)?år)|ej|inte|utan|varken|grann\p{L}*)(?!\p{L})/iu;
const financed =
  /(?<!\p{L})(?:finansier(?:at|as|ad|ingen\s+är\s+(?:klar|ordnad|säkrad))|avsatta?|avsatts|reserverad\p{L}*|fonderad\p{L}*|inräkna\p{L}*|ryms|täcks|utan\s+(?:höjd\s+avgift|avgiftshöjning))(?!\p{L})/iu;
const notFinanced =
  /(?<!\p{L})(?:inte|ej|ännu|oklar\p{L}*|inga)(?:\s+\p{L}+){0,3}\s+(?:finansier|beslut|klar)|finansiering\p{L}*\s+(?:är\s+|har\s+)?(?:inte|ej|ännu|oklar)/iu;

/** A replacement of pipes that lies ahead, and what it adds to the fee when the association borrows for it. */
export function pipePlans(context: Context): Flag[] {
  if (context.home.tenure === 'owned') return [];
  const statements = allStatements(context);
  const found = statements.flatMap((statement, index) => {
    const place = plannedIn(context, statement, pipes);
    return place ? [{ place, around: `${statement.text} ${statements[index + 1]?.text ?? ''}` }] : [];
  })[0];
  if (!found) return [];
  const effect = pipeEffect(context);
  const paid = paymentOf(found.around);
  const evidence: Evidence[] = [quoted(found.place), ...effect.evidence];
  return [
    flag({
      rule: 'pipe-replacement-planned',
      title: 'Stambyte väntar',
      category: 'Föreningen',
      severity: 'warning',
      description: `${effect.text}${paid.text}`,
      action: 'Fråga om bytet är beslutat, hur det betalas och vad avgiften blir efteråt.',
      evidence,
    }),
  ];
}

/** What the advert says of how planned works are paid, and whether the money is there. */
export function paymentOf(around: string): { readonly isPaid: boolean; readonly text: string } {
  if (notFinanced.test(around))
    return { isPaid: false, text: ' Enligt annonsen är det inte klart hur det ska betalas.' };
  return financed.test(around)
    ? {
        isPaid: true,
        text: ' Annonsen säger att pengarna är ordnade; fråga om det är sparade pengar eller nya lån.',
      }
    : { isPaid: false, text: '' };
}

/** The clause of a statement that tells of such works ahead, decided or thought of; null for works done or denied. */
export function plannedIn(context: Context, statement: Statement, works: RegExp): Quote | null {
  for (const match of statement.text.matchAll(works)) {
    const clause = clauseIn(statement, match.index);
    const isShort = clause.end - clause.start < 25;
    const own = isShort ? statement.text : statement.text.slice(clause.start, clause.end);
    const years = [...own.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map((year) => Number(year[0]));
    const future = years.some((year) => year > context.year);
    const quote = isShort
      ? quoteIn(statement, 0, statement.text.length)
      : quoteIn(statement, clause.start, clause.end);
    if (
      noPlan.test(own) ||
      denied([statement.source], quoteIn(statement, match.index, match.index + match[0].length))
    )
      continue;
    if (years.length > 0 && !future && Math.max(...years) < context.year) continue;
    if (future || (isAhead.test(own) && !isDone.test(own))) return quote;
  }
  return null;
}
