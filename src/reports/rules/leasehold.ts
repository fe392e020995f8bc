import { flag, type Context, type Flag } from './context.js';
import { denied } from './denial.js';
import { field, quoted, reference, type Quote } from './evidence.js';
import { kr } from './format.js';
import { findAll, sentenceAround, words } from './sources.js';
import { yearsIn } from './years.js';

/** Who leases the land, which decides what can be said of it. */
type Lease = 'association' | 'tomträtt' | 'arrende' | 'unknown';

const openings: Readonly<Record<Lease, string>> = {
  association: 'Föreningen äger inte marken utan hyr den, oftast av kommunen',
  tomträtt: 'Du äger huset men hyr marken, oftast av kommunen',
  arrende: 'Du äger huset men arrenderar marken',
  unknown: 'Marken ägs inte utan hyrs, oftast av kommunen',
};

/** Leased land: the association's, or the house's own. Always at least a yellow report. */
export function leaseholdFlags(context: Context): Flag[] {
  const { listing, home } = context;
  const tenure = boughtOut.test(listing.tenure ?? '') ? '' : (listing.tenure ?? '');
  const quote = findAll(context.sources, words(String.raw`tomträtt(?:en|s\p{L}*)?`)).find(
    (hit) => !denied(context.sources, hit) && !isBoughtOut(context, hit),
  );
  const byTenure = /tomträtt|arrende/i.test(tenure);
  const byFacts = listing.associationFacts?.ownsLand === false;
  const fee = listing.leaseholdFeePerYear || listing.leasePerYear || undefined;
  if (!quote && !byTenure && !byFacts && !fee) return [];
  const lease: Lease =
    byFacts || home.tenure === 'cooperative'
      ? 'association'
      : /arrende/i.test(tenure) || (listing.leasePerYear && !listing.leaseholdFeePerYear && !byTenure)
        ? 'arrende'
        : home.tenure === 'owned' || byTenure || listing.leaseholdFeePerYear
          ? 'tomträtt'
          : 'unknown';
  const proof = [
    ...(byTenure && listing.tenure ? [field('tenure', listing.tenure)] : []),
    ...(byFacts ? [field('associationFacts.ownsLand', false)] : []),
    ...(listing.leaseholdFeePerYear ? [field('leaseholdFeePerYear', listing.leaseholdFeePerYear)] : []),
    ...(listing.leasePerYear ? [field('leasePerYear', listing.leasePerYear)] : []),
  ];
  const paid = fee ? ` för ${kr(fee)} om året` : '';
  if (lease === 'arrende') {
    return [
      flag({
        rule: 'ground-lease',
        title: 'Marken arrenderas',
        category: 'Mark',
        severity: 'warning',
        weight: 4,
        description: `${openings.arrende}${paid}. Arrendet gäller en viss tid och kan bli dyrare eller sägas upp när den är slut.`,
        action:
          'Läs arrendeavtalet och fråga hur länge det gäller, hur hyran ändras och om du får ta över det.',
        evidence: [
          ...(quote ? [quoted(quote)] : []),
          ...proof,
          reference('association-bands', 'Arrende', 'Allmän kunskap, ej bekräftad källa'),
        ],
      }),
    ];
  }
  return [tomträttFlag(context, `${openings[lease]}${paid}`, { quote, proof })];
}

function tomträttFlag(
  context: Context,
  opening: string,
  { quote, proof }: { quote: Quote | undefined; proof: Flag['evidence'] },
): Flag {
  const { year } = context;
  const next = resetYears(context).find((reset) => reset.year >= year);
  const soon = next && next.year - year <= 3 ? next : undefined;
  const isUnknown = soon !== undefined && !soon.newFeeStated;
  return flag({
    rule: isUnknown ? 'ground-lease-reset' : 'ground-lease',
    title: isUnknown ? `Tomträttsavgälden räknas om ${soon.year}` : 'Marken hyrs (tomträtt)',
    category: 'Mark',
    severity: isUnknown ? 'critical' : 'warning',
    weight: isUnknown ? 10 : 4,
    description:
      `${opening}. Hyran, avgälden, räknas om med jämna mellanrum och kan stiga kraftigt.` +
      `${isUnknown ? ' Omräkningen är nära och den nya nivån står inte i annonsen.' : next ? ` Nästa omräkning som nämns är ${next.year}.` : ''}`,
    action: 'Fråga när avgälden räknas om nästa gång, vad den blir och om friköp diskuteras.',
    evidence: [
      ...(next ? [quoted(next.quote)] : quote ? [quoted(quote)] : []),
      ...proof,
      reference('association-bands', 'Tomträtt', 'efn.se, bofakta.se (omreglering av tomträttsavgäld)'),
    ],
  });
}

const boughtOut = /friköp/iu;
/** Buying out that has not happened: `kan friköpas`, `möjlighet till friköp`, `inte friköpt`. */
const onlyPossible =
  /(?<!\p{L})(?:kan|kunna|möjlig\p{L}*|diskut\p{L}*|planer\p{L}*|utred\p{L}*|option\p{L}*|ska|skall|vill|erbjud\p{L}*|ansök\p{L}*|ej|inte|ännu)(?!\p{L})/iu;

/** True when the sentence around a place says that the land was bought out of its lease. */
function isBoughtOut({ sources }: Context, hit: Quote): boolean {
  const source = sources.find((candidate) => candidate.field === hit.field);
  if (!source) return false;
  const span = sentenceAround(source, hit.start);
  const sentence = source.readable.slice(span.start, span.end);
  return boughtOut.test(sentence) && !onlyPossible.test(sentence);
}

/** Years near words about the lease being re-set. */
function resetYears(context: Context) {
  const pattern = words(
    String.raw`(?:avgäld|tomträtt)\p{L}*[^.!?\n]{0,80}(?:omförhandl|omregler|löper|räknas|förnya|nästa|ny\s+avgäld|till\s+och\s+med|t\.?o\.?m)[^.!?\n]{0,60}|(?:omförhandl|omregler)\p{L}*[^.!?\n]{0,60}(?:avgäld|tomträtt)[^.!?\n]{0,60}`,
  );
  return findAll(context.sources, pattern).flatMap((quote) =>
    yearsIn(quote.text, context.year).map((when) => ({
      year: when.from,
      quote,
      newFeeStated: /\d[\d\s]*\s*(?:kr|kronor|:-)/i.test(quote.text),
    })),
  );
}
