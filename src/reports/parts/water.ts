import type { Evidence } from '../analysis-result.schema.js';
import { clauseAround } from '../reading/text/clauses.js';
import type { Context } from '../facts/context.js';
import { quoted, reference } from '../facts/evidence.js';
import { findAll, words, type Quote } from '../reading/text/sources.js';
import { standingOf } from '../reading/assertion/standing.js';
import { statedRisk } from '../risks/stated/stated.js';

interface Judged {
  readonly status: 'green' | 'yellow' | 'red';
  readonly reason: string;
  readonly evidence: Evidence[];
}

const is = String.raw`\s*(?:(?:[:(,–-]|är)\s*)?`;
const and = String.raw`(?:\s*(?:[/&+,-]|och|samt)){1,2}\s*`;
const both = words(
  String.raw`kommunal[ta]?\s+(?:(?:\p{L}+\s+){0,2}va|v/a|(?:dricks)?vatten${and}(?:kommunalt\s+)?avlopp\p{L}*|avlopp${and}(?:kommunalt\s+)?vatten)|(?:va|v/a|vatten${and}avlopp|vattn?et\s+och\s+avloppet)${is}kommunal[ta]?`,
);
const waterOnly = words(
  String.raw`kommunalt\s+(?:\p{L}+\s+)?(?:dricks)?vatten|(?:dricks)?vatt(?:en|net)${is}kommunalt`,
);
const sewageOnly = words(String.raw`kommunalt\s+(?:\p{L}+\s+)?avlopp|avlopp(?:et)?${is}kommunalt`);
const inField = words(String.raw`kommunal[ta]?`);

const plant = String.raw`avlopp\p{L}*|va|vatten(?:täkt\p{L}*)?|infiltration\p{L}*|markbädd\p{L}*|(?:mini)?reningsverk\p{L}*|slamavskiljare\p{L}*|trekammar\p{L}*|anläggning\p{L}*`;
const own = words(
  String.raw`enskilt\s+(?:\p{L}+\s+){0,3}(?:avlopp|va|vatten)\p{L}*|(?:egen|eget|egna|enskild)\s+(?:(?:godkän\p{L}+|ny\p{L}*|modern\p{L}*)\s+)?(?:${plant})|trekammarbrunn\p{L}*|septitank\p{L}*|markbädd\p{L}*|minireningsverk\p{L}*|sluten\s+tank`,
);
const ownWell = words(
  String.raw`(?:egen|enskild|borrad|grävd)\s+(?:\p{L}+\s+){0,2}?(?:dricksvatten|vatten)?brunn\p{L}*`,
);
const notForHome =
  /bevattning|trädgård|odling|energi|värme|ur\s+bruk|urkoppla|bortkoppla|borttag|igenfyll|igenlag|(?<!\p{L})(?:tidigare|gamla|förra)(?!\p{L})/iu;
const common = String.raw`gemensam\p{L}*|samfäll\p{L}*`;
const shared = words(
  String.raw`(?:${common})\s+(?:\p{L}+\s+)?(?:${plant}|brunn\p{L}*)|(?:vatten|avlopp(?:et)?|va)\s+(?:(?:och|&)\s+avlopp\s+)?(?:(?:är|sker|går|via|genom|till|från|i|en|ett)\s+){0,3}(?:${common})|(?:${common})\s+för\s+(?:\p{L}+[,\s]+){0,3}?(?:va|vatten|avlopp)`,
);
const sharedField = words(common);
const ofWater = /avlopp|vatten|(?<!\p{L})va(?!\p{L})/iu;
const summer = words(String.raw`sommarvatten\p{L}*`);

/** Pipes that are not this home's yet: in the street, at the boundary, decided or possible. */
const ahead =
  /(?<!\p{L})(?:planer\p{L}*|vänta[sd]?|(?:ska(?:ll)?|kan|får|måste)\s+(?:\p{L}+\s+){0,3}?(?:anslut|dra|bygg|koppla|få)\p{L}*|kommer\s+(?:att|till|år|20)|dra(?:r|s)\s+(?:fram|ut)|på\s+(?:gång|väg)|möjlig\p{L}*|förbere\p{L}*|framdrag\p{L}*|att\s+ansluta|(?:till|vid|i|utanför)\s+(?:tomt|gata|området|vägen)\p{L}*|(?:inte|ej)\s+anslut\p{L}*|senast\s+20\d\d|utbygg\p{L}*|framtida|framöver)(?!\p{L})/iu;

type Place = Pick<Quote, 'field' | 'start' | 'end'>;

function clauseOf({ sources }: Context, place: Place): string {
  const source = sources.find(({ field }) => field === place.field);
  if (!source) return '';
  const { start, end } = clauseAround(source, place.start);
  return source.readable.slice(start, Math.max(end, place.end));
}

const stated = (context: Context, pattern: RegExp, field?: string): Quote[] =>
  findAll(context.sources, pattern).filter(
    (quote) =>
      (!field || quote.field === field) && ['stated', 'mended'].includes(standingOf(context.sources, quote)),
  );

function isAhead(context: Context, quote: Quote): boolean {
  const clause = clauseOf(context, quote);
  const years = [...clause.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map((match) => Number(match[0]));
  return ahead.test(clause) || years.some((year) => year > context.year);
}

/** Pipes laid up to the plot, which is what land can have. */
const atBoundary = /(?<!\p{L})(?:vid|till|i|på)\s+tomt\p{L}*|framdrag\p{L}*/iu;
const planned = /(?<!\p{L})(?:planer|vänta|kommer|ska(?:ll)?(?!\p{L})|senast|framtida|möjlig)\p{L}*/iu;

interface Pipes {
  readonly now: readonly Quote[];
  /** Of those to come, the ones that lie at the boundary of the plot already. */
  readonly near: readonly Quote[];
  readonly ahead: readonly Quote[];
}

/** Where the advert tells that both water and sewage are the municipality's: now, and only to come. */
export function municipalPipes(context: Context): Pipes {
  const told = (pattern: RegExp) => stated(context, pattern);
  const split = (quotes: readonly Quote[]) => ({
    now: quotes.filter((quote) => !isAhead(context, quote)),
    ahead: quotes.filter((quote) => isAhead(context, quote)),
  });
  const field = stated(context, inField, 'waterAndSewage').filter(
    (quote) => !/vatten|avlopp/iu.test(clauseOf(context, quote)),
  );
  const whole = split([...told(both), ...field]);
  const water = split(told(waterOnly)).now[0];
  const sewage = split(told(sewageOnly)).now[0];
  const parted = water && sewage ? [water, sewage] : [];
  const near = whole.ahead.filter((quote) => {
    const clause = clauseOf(context, quote);
    return atBoundary.test(clause) && !planned.test(clause);
  });
  return { now: whole.now.length > 0 ? whole.now.slice(0, 1) : parted, near, ahead: whole.ahead };
}

/**
 * Who answers for water and sewage, by what is told: a rejected plant is red; an own or shared plant, summer water and
 * pipes still to come are to be asked about; green only where both are the municipality's now. `isDated` says that the
 * plant is judged by its year, which answers all but a rejection.
 */
export function waterAndSewage(context: Context, isDated: boolean): Judged[] {
  const rejected = statedRisk(context, 'sewage-rejected');
  const found: Judged[] = rejected
    ? [
        {
          status: 'red',
          reason: 'Avloppet är inte godkänt och behöver göras om.',
          evidence: [
            ...rejected.quotes.slice(0, 1).map(quoted),
            reference('text-risks', rejected.title, rejected.source),
          ],
        },
      ]
    : [];
  const yellow = (quote: Quote | undefined, reason: string) => {
    if (quote) found.push({ status: 'yellow', reason, evidence: [quoted(quote)] });
  };
  const pipes = municipalPipes(context);
  const serves = (quote: Quote) => !notForHome.test(clauseOf(context, quote));
  const plants = stated(context, own).filter(serves);
  const wells = pipes.now.length > 0 ? [] : stated(context, ownWell).filter(serves);
  const [ownPlant] = [...plants, ...wells];
  if (isDated) return found;
  yellow(ownPlant, 'Egen anläggning. Fråga efter tillstånd, ålder och vattenprov.');
  yellow(
    stated(context, summer)[0],
    'Sommarvatten enligt annonsen: vattnet är avstängt en del av året. Fråga när, och hur avloppet är löst.',
  );
  const isHouse = context.home.tenure !== 'cooperative' && context.home.form !== 'flat';
  const [joint] = isHouse
    ? [
        ...stated(context, shared).filter((quote) => ofWater.test(clauseOf(context, quote))),
        ...stated(context, sharedField, 'waterAndSewage'),
      ]
    : [];
  yellow(
    joint,
    'Gemensam anläggning enligt annonsen. Fråga vad som är gemensamt, vad det kostar om året och hur gammal den är.',
  );
  if (pipes.now.length === 0)
    yellow(
      pipes.ahead[0],
      'Kommunalt vatten och avlopp finns nära eller är på väg, men annonsen säger inte att huset är anslutet. Fråga när det sker och vad anslutningen kostar.',
    );
  if (found.length > 0 || pipes.now.length === 0) return found;
  return [
    {
      status: 'green',
      reason:
        'Kommunalt vatten och avlopp enligt annonsen, alltså ingen egen anläggning att sköta. Ledningarnas ålder framgår inte.',
      evidence: pipes.now.map(quoted),
    },
  ];
}
