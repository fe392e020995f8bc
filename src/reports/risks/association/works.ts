import { allStatements, clauseIn, quoteIn, type Statement } from '../../reading/association/statements.js';
import { isOfNeighbours } from '../../reading/association/time.js';
import { paymentOf, plannedIn } from './plans.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { quoted, reference } from '../../facts/evidence.js';
import { list } from '../../format.js';
import { words, type Quote } from '../../reading/text/sources.js';
import { standingOf } from '../../reading/assertion/standing.js';

const own = 'Allmän kunskap, ej bekräftad källa';
const renewal = String.raw`(?:by(?:te|ta|ts|ter|tas)|renover(?:ing|as|a|ar)|omlägg(?:ning|as)|lägg(?:as|s)\s+om)`;
const workOn = (compound: string, noun: string): RegExp =>
  words(
    String.raw`(?:${compound})(?:s)?(?:byte(?:t|n)?|renovering(?:en|ar)?|omläggning(?:en)?)|${renewal}\s+(?:av\s+)?(?:\p{L}+\s+)?(?:${noun})|(?:${noun})\s+(?:\p{L}+\s+){0,3}?(?:by(?:tas|ts)|renoveras|läggas\s+om|läggs\s+om|putsas\s+om)|nya?tt?\s+(?:${noun})`,
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

/** Large works ahead beside the pipes: they are paid by savings, by a higher fee or by loans. */
export function worksAhead(context: Context): Flag[] {
  if (context.home.tenure === 'owned') return [];
  const statements = allStatements(context);
  const found = works.flatMap(({ name, pattern }) => {
    for (const [index, statement] of statements.entries()) {
      const quote = ofOwnHome.test(statement.text) ? null : plannedIn(context, statement, pattern);
      if (!quote || (name !== 'garaget' && standingOf(context.sources, quote) === 'elsewhere')) continue;
      return [{ name, quote, around: `${statement.text} ${statements[index + 1]?.text ?? ''}` }];
    }
    return [];
  });
  const [first] = found;
  if (!first) return [];
  const payments = found.map(({ around }) => paymentOf(around));
  const isPaid = payments.every((payment) => payment.isPaid);
  const quotes = found.map(({ quote }) => quote).filter(isFirst);
  return [
    flag({
      rule: 'association-works-planned',
      title: 'Större arbeten väntar i föreningen',
      category: 'Föreningen',
      severity: isPaid ? 'notice' : 'warning',
      ...(isPaid ? {} : { weight: 1 }),
      description:
        `Annonsen berättar om arbeten som ligger framåt: ${list(found.map(({ name }) => name))}. Föreningen betalar med sparade pengar, ` +
        `höjd avgift eller nya lån, och lån ökar din del av skulden.${payments.find(({ text }) => text)?.text ?? ''}`,
      action: 'Fråga när arbetet görs, vad det kostar, hur det betalas och vad avgiften blir efteråt.',
      evidence: [...quotes.slice(0, 4).map(quoted), reference('association-bands', 'Större arbeten', own)],
    }),
  ];
}

const isFirst = (quote: Quote, index: number, all: readonly Quote[]): boolean =>
  all.findIndex((other) => other.field === quote.field && other.start === quote.start) === index;

const plan = String.raw`underhållsplan(?:en)?`;
const noPlan = words(
  String.raw`(?:saknar|ingen|inte\s+någon|utan|(?:har|finns)\s+(?:inte|ej|ännu\s+ingen))\s+(?:\p{L}+\s+){0,2}?${plan}|${plan}\s*(?:[:?]\s*(?:nej|saknas|ej)|saknas|finns\s+(?:ej|inte)|är\s+(?:inte|ej)\s+(?:upprättad|gjord|klar|framtagen))`,
);
const planToCome = words(
  String.raw`${plan}\s+(?:(?:är|som|håller|just|nu)\s+){0,3}(?:på\s+(?:att\s+tas\s+fram|gång|väg)|under\s+(?:framtagande|arbete|upprättande|uppdatering)|tas\s+fram|ska(?:ll)?\s+(?:tas\s+fram|upprättas|göras)|upprättas|arbetas\s+fram)|(?:ta|tar|arbetar|jobbar)\s+(?:\p{L}+\s+){0,3}?fram\s+(?:\p{L}+\s+){0,2}?${plan}|(?:upprättar|beställt|beställer)\s+(?:en\s+)?(?:ny\s+)?${plan}`,
);

/** No plan for the upkeep of the house, or one that is only being made. */
export function maintenancePlanFlag(context: Context): Flag[] {
  if (context.home.tenure === 'owned') return [];
  const missing = firstOwn(context, noPlan);
  const quote = missing ?? firstOwn(context, planToCome);
  if (!quote) return [];
  return [
    flag({
      rule: missing ? 'maintenance-plan-missing' : 'maintenance-plan-coming',
      title: missing ? 'Föreningen saknar underhållsplan' : 'Underhållsplanen är inte klar',
      category: 'Föreningen',
      severity: missing ? 'warning' : 'notice',
      ...(missing ? { weight: 1 } : {}),
      description:
        `${missing ? 'Enligt annonsen finns ingen underhållsplan.' : 'Enligt annonsen håller underhållsplanen på att tas fram eller göras om.'} ` +
        'Den visar vad huset behöver och vad det kostar. Utan den går det inte att se om avgiften räcker.',
      action:
        'Fråga när tak, fasad, fönster och stammar senast gjordes, och vad styrelsen tror kommer härnäst.',
      evidence: [quoted(quote), reference('association-bands', 'Underhållsplan', own)],
    }),
  ];
}

const premises = String.raw`(?:butiks|kontors|hyres|affärs|restaurang|närings)?lokal(?:en|er|erna)?`;
const empty = words(
  String.raw`${premises}\s+(?:\p{L}+\s+){0,4}?(?:tom(?:ma|t)?|outhyrd(?:a)?|vakant(?:a)?|uppsag(?:d|da|ts))|(?:tom(?:ma)?|outhyrd(?:a)?|vakant(?:a)?)\s+(?:\p{L}+\s+)?${premises}|${premises}[^.!?\n]{0,50}\s(?:saknar\s+hyresgäst|utan\s+hyresgäst)|vakans(?:en|er|erna)?`,
);
const filled =
  /(?<!\p{L})(?:fullt?\s+uthyrd\p{L}*|inga|ingen|inte|ej|aldrig|tidigare|har\s+varit|stod|fylld\p{L}*|ny\s+hyresgäst|nu\s+uthyrd\p{L}*|åter\s+uthyrd\p{L}*|styrelse\p{L}*|kassör\p{L}*|risk\p{L}*|grann\p{L}*)(?!\p{L})/iu;

/** Premises without a tenant: the rent is missing from the association's income. */
export function vacancyFlag(context: Context): Flag[] {
  if (context.home.tenure === 'owned') return [];
  const quote = firstOf(context, empty, (_, statement, at) => {
    const clause = clauseIn(statement, at);
    return !filled.test(statement.text.slice(clause.start, clause.end)) && !isOfNeighbours(statement, at);
  });
  if (!quote) return [];
  return [
    flag({
      rule: 'vacant-premises',
      title: 'Lokal utan hyresgäst',
      category: 'Föreningens ekonomi',
      severity: 'warning',
      weight: 1,
      description:
        'Enligt annonsen står en lokal i föreningen tom. Hyran som uteblir får tas av sparade pengar eller av avgifterna tills den är uthyrd.',
      action:
        'Fråga hur stor del av intäkterna lokalen stod för, hur länge den stått tom och om den ska byggas om.',
      evidence: [quoted(quote), reference('association-bands', 'Tom lokal', own)],
    }),
  ];
}

/** The first place of this home's own association; its standing shows neighbours and what is only thought of. */
const firstOwn = (context: Context, pattern: RegExp): Quote | undefined =>
  firstOf(context, pattern, (quote) => {
    const standing = standingOf(context.sources, quote);
    return standing !== 'elsewhere' && standing !== 'hypothetical';
  });

function firstOf(
  context: Context,
  pattern: RegExp,
  holds: (quote: Quote, statement: Statement, at: number) => boolean,
): Quote | undefined {
  for (const statement of allStatements(context)) {
    for (const match of statement.text.matchAll(pattern)) {
      const quote = quoteIn(statement, match.index, match.index + match[0].length);
      if (holds(quote, statement, match.index)) return quote;
    }
  }
  return undefined;
}
