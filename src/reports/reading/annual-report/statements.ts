import type { ReadDocument } from '../../../scraping/document.types.js';
import type { Evidence } from '../../analysis-result.schema.js';
import { moneyUnit, unitOf } from './units.js';
import type { Fact } from '../text/fact.js';
import { readOnce } from '../text/read-once.js';
import { latinRegExp } from '../text/latin.js';

/** A sentence or a row of a report. */
interface Statement {
  readonly page: number;
  /** As it is printed, white space evened out. */
  readonly text: string;
  /** Of its last line among all lines of the document. */
  readonly line: number;
}

/** What an annual report says in words and rows beside its key figures. */
export interface ReportStatements {
  /** `769600-1234`. */
  readonly registrationNumber: Fact<string> | null;
  readonly genuine: Fact<boolean> | null;
  readonly ownsLand: Fact<boolean> | null;
  /** Loans that get a new interest within twelve months, and all loans where told, kr. */
  readonly loansDue: {
    readonly amount: number;
    readonly of: number | null;
    readonly evidence: Evidence[];
  } | null;
  /** A rise of the fees that the board has decided; `from` is `YYYY-MM` or `YYYY`. */
  readonly feeRise: (Fact<number | null> & { readonly from: string | null }) | null;
  /** Replacements of pipes with the year they are planned for, past ones too: the reader knows the day. */
  readonly pipesPlanned: readonly Fact<number>[];
}

/** Far longer than any sentence of a report. */
const longest = 400;

/** Reads what an annual report plainly states; what is only thought of, explained or denied stays unread. */
export const reportStatements = readOnce((document): ReportStatements => {
  const lines = document.pages.flatMap((page) => page.split('\n'));
  const all = statementsOf(document).filter(({ text }) => text.length <= longest);
  const proof = ({ page, text }: Statement): Evidence => ({
    kind: 'document',
    document: document.name,
    page,
    text,
  });
  const saying = <T>(value: T, pattern: RegExp, not?: RegExp): Fact<T> | null => {
    const found = all.find(({ text }) => pattern.test(text) && !(not?.test(text) || thought.test(text)));
    return found ? { value, evidence: [proof(found)] } : null;
  };
  const leased = saying(false, leasedLand, boughtOut);
  const number = all.find(({ page, text }) => page <= 5 && registration.test(text));
  return {
    registrationNumber: number
      ? { value: registration.exec(number.text)?.[0] ?? '', evidence: [proof(number)] }
      : null,
    genuine: saying(false, notGenuine, genuineAfterAll) ?? saying(true, genuine, notGenuine),
    ownsLand: leased ?? saying(true, ownedLand),
    loansDue: loansDueOf(all, lines, proof),
    feeRise: feeRiseOf(all, proof),
    pipesPlanned: all.flatMap((statement) => {
      const year = plannedPipes.test(statement.text) && yearPlanned.exec(statement.text)?.[1];
      if (!year || thought.test(statement.text) || notAhead.test(statement.text)) return [];
      return [{ value: Number(year), evidence: [proof(statement)] }];
    }),
  };
});

/** Associations are numbered from 7. */
const registration = /(?<!\d)7\d{5}-\d{4}(?!\d)/;
/** What may come, what holds in general and what a word means. */
const thought =
  /(?<!\p{L})(?:(?<!beslut(?:at|ade|ar|et)?\s)om(?!\s+\d)|ifall|riskera\p{L}*|risk|kan|kunde|skulle|innebär|avser|definier\p{L}*|betyder|tidigare|överväg\p{L}*|utred\p{L}*|diskuter\p{L}*)(?!\p{L})/iu;
const association = String.raw`(?:förening(?:en)?|bostadsrättsförening(?:en)?|brf(?:\s+\p{L}+){1,3})`;
const counts = String.raw`(?:är|utgör|klassas\s+som|klassificeras\s+som|räknas\s+som|beskattas\s+som|betraktas\s+som)`;
const genuine = latinRegExp(
  String.raw`(?<!\p{L})${association}\s+(?:\p{L}+\s+){0,3}?${counts}\s+(?:därmed\s+|därför\s+|fortsatt\s+)?(?:(?:ett?|en|s\.?k\.?|så\s+kallad)\s+){0,3}(?:äkta(?!\p{L})|privatbostadsföretag)`,
  'iu',
);
const notGenuine = latinRegExp(
  String.raw`(?<!\p{L})${association}\s+(?:\p{L}+\s+){0,3}?${counts}\s+(?:därmed\s+|därför\s+|fortsatt\s+)?(?:(?:ett?|en|s\.?k\.?|så\s+kallad)\s+){0,3}oäkta(?!\p{L})|(?<!\p{L})${association}\s+(?:är|utgör|räknas|klassas)\s+(?:inte|ej)\s+(?:som\s+)?(?:ett\s+)?(?:äkta|privatbostadsföretag)`,
  'iu',
);
const genuineAfterAll = /(?<!\p{L})(?:inte|ej)\s+(?:en\s+|ett\s+)?oäkta/iu;
const leasedLand =
  /(?<!\p{L})(?:marken|fastighet(?:en|erna)?|tomten)\s+(?:[\p{L}\d:]+\s+){0,4}?(?:innehas|upplåts|upplåtes|är\s+upplåten|disponeras)\s+(?:\p{L}+\s+){0,2}?(?:med|genom)\s+tomträtt|(?<!\p{L})förening(?:en)?\s+(?:innehar|disponerar|har)\s+(?:\p{L}+\s+){0,3}?(?:med\s+)?tomträtt(?:en|savtal)?(?!\p{L})|^tomträttsavgäld(?:en)?[^\d]{0,60}\d/iu;
const boughtOut = /friköp\p{L}*/iu;
const ownedLand =
  /(?<!\p{L})(?:förening(?:en)?|brf\s+\p{L}+)\s+äger\s+(?:\p{L}+\s+){0,3}?(?:mark(?:en)?|tomt(?:en)?)(?!\p{L})|(?<!\p{L})(?:marken|fastighet(?:en|erna)?|tomten)\s+(?:[\p{L}\d:]+\s+){0,4}?(?:innehas|ägs|upplåts)\s+med\s+äganderätt/iu;

const plannedPipes =
  /(?<!\p{L})(?:stambyte\p{L}*|stamrenovering\p{L}*|relining(?:en)?|byte\s+av\s+(?:avlopps|rör|vatten)?stammar(?:na)?)(?!\p{L})/iu;
const yearPlanned =
  /(?<!\p{L})(?:planer\p{L}*|beslut\p{L}*|ska|kommer|påbörjas|genomförs|startar)(?!\p{L})[^.]{0,80}?(?<!\d)(20\d\d)(?!\d)/iu;
const notAhead =
  /(?<!\p{L})(?:inte|ej|inget|inga|utför(?:t|des|da)|genomför(?:t|des|da)|gjor(?:t|des)|slutför\p{L}*|avsluta\p{L}*|skjut\p{L}*|klar\p{L}*|sedan|efter|grann\p{L}*)(?!\p{L})/iu;

const event = String.raw`(?:omsätt\p{L}*|villkorsändr\p{L}*|omförhandl\p{L}*|läggs?\s+om|läggas\s+om|förfall\p{L}*)`;
const within = String.raw`(?:inom\s+(?:ett\s+år|1\s+år|(?:tolv|12)\s+månader)|(?:de\s+)?närmaste\s+(?:tolv|12)\s+månaderna|under\s+(?:det\s+)?(?:kommande|nästkommande|nästa)\s+(?:räkenskaps|verksamhets)?år(?:et)?)`;
const due = latinRegExp(
  String.raw`(?<!\p{L})(?:lån|skuld)\p{L}*[^.]{0,80}?${event}[^.]{0,30}?${within}|${within}[^.]{0,60}?${event}[^.]{0,40}?(?:lån|skuld)\p{L}*`,
  'iu',
);
const notDue = /(?<!\p{L})(?:inga|inget|ingen|senare\s+än|efter|över)(?!\p{L})/iu;
const allLoans =
  /^(?:summa\s+|totala?\s+|samtliga\s+)?(?:lån(?:eskuld(?:er)?)?|fastighetslån|skulder\s+till\s+kreditinstitut|föreningens\s+(?:totala\s+)?lån)(?:\s+(?:totalt|sammanlagt|hos\s+banker?|vid\s+årets\s+slut))?(?:\s*(?:[,(]\s*)?(?:kr|tkr|sek|tsek)\)?)?(?:\s*:)?\s+\d/iu;
const sum = latinRegExp(
  String.raw`(?<![\d,.])(\d{1,3}(?:[ \u00a0.]\d{3})+|\d+(?:,\d+)?)\s*(${moneyUnit})?(?![\p{L}\d%])`,
  'iu',
);
/** kr; loans of an association. */
const loanRange = [100_000, 5e9] as const;

function loansDueOf(
  all: readonly Statement[],
  lines: readonly string[],
  proof: (statement: Statement) => Evidence,
): ReportStatements['loansDue'] {
  for (const statement of all) {
    if (!due.test(statement.text) || notDue.test(statement.text)) continue;
    const amount = amountIn(statement, lines);
    if (amount === null) continue;
    const rows = all.filter(({ text }) => allLoans.test(text) && !due.test(text));
    const whole = rows
      .map((row) => ({ row, of: amountIn(row, lines) }))
      .filter((one): one is { row: Statement; of: number } => one.of !== null && one.of >= amount)
      .toSorted((one, other) => other.of - one.of)[0];
    return {
      amount,
      of: whole?.of ?? null,
      evidence: [proof(statement), ...(whole ? [proof(whole.row)] : [])],
    };
  }
  return null;
}

/** The first sum of loans in a statement, kr; a row of several columns has the newest year first. */
function amountIn({ text, line }: Statement, lines: readonly string[]): number | null {
  const bare = text
    .replace(/(?:tolv|12|1)\s+(?:månader(?:na)?|år)/giu, ' ')
    .replace(/(?<!\d)20\d\d-\d\d-\d\d/g, ' ');
  const found = sum.exec(bare);
  if (!found) return null;
  const [, figure = '', unit = ''] = found;
  const value = Number(figure.replace(/[\s.]/g, '').replace(',', '.'));
  const row = unit || bare.slice(0, found.index);
  const factor = unitOf(lines, { row, index: line, yearsAt: null })?.factor ?? 1;
  const kronor = Math.round(value * factor);
  return kronor >= loanRange[0] && kronor <= loanRange[1] ? kronor : null;
}

const decided =
  /(?<!\p{L})(?:styrelsen|föreningen|stämman)\s+(?:har\s+)?(?:även\s+|också\s+)?(?:beslutat|beslutade|beslöt)\s+(?:om\s+)?(?:att\s+)?(?:höja|en\s+höjning|höjning)|(?<!\p{L})(?:års)?avgift(?:en|erna)?\s+(?:kommer\s+att\s+höjas|ska\s+höjas|höjs)(?!\p{L})/iu;
const aboutFee = /(?<!\p{L})(?:års|månads)?avgift(?:en|erna|er)?(?!\p{L})/iu;
const notDecided =
  /(?<!\p{L})(?:inte|ej|inga|ingen|oförändra\p{L}*|garage\p{L}*|parkering\p{L}*|hyr\p{L}*|överlåtelseavgift\p{L}*)(?!\p{L})/iu;
const months = 'januari februari mars april maj juni juli augusti september oktober november december'.split(
  ' ',
);

function feeRiseOf(
  all: readonly Statement[],
  proof: (statement: Statement) => Evidence,
): ReportStatements['feeRise'] {
  const found = all.find(
    ({ text }) => decided.test(text) && aboutFee.test(text) && !notDecided.test(text) && !thought.test(text),
  );
  if (!found) return null;
  const share = /(\d{1,2}(?:,\d+)?)\s*(?:%|procent)(?!\p{L})/u.exec(found.text)?.[1];
  return {
    value: share === undefined ? null : Number(share.replace(',', '.')),
    from: dayIn(found.text),
    evidence: [proof(found)],
  };
}

/** The month from which something holds, `YYYY-MM`; the year alone where no month is told. */
function dayIn(text: string): string | null {
  const digits = /(?<!\d)(20\d\d)-(\d\d)(?:-\d\d)?(?!\d)/.exec(text);
  if (digits) return `${digits[1]}-${digits[2]}`;
  const named = latinRegExp(String.raw`(?<!\p{L})(${months.join('|')})\s+(20\d\d)(?!\d)`, 'iu').exec(text);
  if (named) {
    const month = months.indexOf((named[1] ?? '').toLowerCase()) + 1;
    return `${named[2]}-${String(month).padStart(2, '0')}`;
  }
  return /(?<![\d-])(20\d\d)(?![\d-])/.exec(text)?.[1] ?? null;
}

/** The sentences of running text over its lines, and each row of a table or heading alone. */
function statementsOf({ pages }: ReadDocument): Statement[] {
  const statements: Statement[] = [];
  let line = -1;
  for (const [index, page] of pages.entries()) {
    let text = '';
    const end = (): void => {
      for (const sentence of text.split(/(?<=[\p{L}\d)%][.!?])\s+(?=\p{Lu})/u))
        if (sentence.trim()) statements.push({ page: index + 1, text: sentence.trim(), line });
      text = '';
    };
    for (const printed of page.split('\n')) {
      line += 1;
      const isRow = printed.includes('\t') || /:\s*\d/.test(printed);
      // A line that goes on begins with a small letter or follows a long one.
      if (isRow || (/^\s*\p{Lu}/u.test(printed) && !/\p{L}{2}[^.]{50}$/u.test(text))) end();
      text = `${text} ${printed.replace(/\s+/g, ' ').trim()}`.trim();
      if (isRow || text.length > 2 * longest) end();
    }
    end();
  }
  return statements;
}
