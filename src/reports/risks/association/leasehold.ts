import { associationFacts } from '../../facts/association-facts.js';
import { groundRentRise } from '../../facts/ground-rent-rise.js';
import { isArrende, leaseMentionOf } from '../../facts/bought.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { computed, field, quoted, reference } from '../../facts/evidence.js';
import type { Quote } from '../../reading/text/sources.js';
import { kr } from '../../format.js';
import { isBoughtOut } from '../../reading/association/bought-out.js';
import { landRentIn, newLevelIn, resetsIn, type Reset } from '../../reading/association/leasehold.js';
import { isOfGround } from '../../reading/home/traits.js';
import { leaseEndedIn } from '../../reading/association/leasehold-ended.js';
import { withoutRunningCost } from '../../reading/quantities/sum-words.js';

/** Who leases the land, which decides what can be said of it. */
type Lease = 'association' | 'tomträtt' | 'arrende' | 'unknown';

const openings: Readonly<Record<Lease, string>> = {
  association: 'Föreningen äger inte marken utan hyr den, oftast av kommunen',
  tomträtt: 'Du äger huset men hyr marken, oftast av kommunen',
  arrende: 'Du äger huset men arrenderar marken',
  unknown: 'Marken ägs inte utan hyrs, oftast av kommunen',
};
/** Years ahead within which a re-set of the rent at an unknown level is serious (DOMAIN §1). */
const soonYears = 3;

/** Leased land: the association's, or the house's own. Always at least a yellow report. */
export function leaseholdFlags(context: Context): Flag[] {
  const { listing, home } = context;
  const tenure = isBoughtOut(listing.tenure ?? '') ? '' : (listing.tenure ?? '');
  const mention = leaseMentionOf(context);
  const byTenure = isOfGround(tenure);
  const byFacts = listing.associationFacts?.ownsLand === false;
  const stated = listing.leaseholdFeePerYear || listing.leasePerYear || undefined;
  if (!mention && !byTenure && !byFacts && !stated && !deniesOwnership(context)) return [];
  const rent = stated ? null : landRentIn(withoutRunningCost(context));
  const fee = stated ?? rent?.value;
  const lease: Lease =
    byFacts || home.tenure === 'cooperative'
      ? 'association'
      : isArrende(tenure, mention, context)
        ? 'arrende'
        : home.tenure === 'owned' || byTenure || listing.leaseholdFeePerYear
          ? 'tomträtt'
          : 'unknown';
  const proof = [
    ...(byTenure && listing.tenure ? [field('tenure', listing.tenure)] : []),
    ...(byFacts ? [field('associationFacts.ownsLand', false)] : []),
    ...(!mention && !byFacts ? (associationFacts(context).ownsLand?.evidence ?? []) : []),
    ...(listing.leaseholdFeePerYear ? [field('leaseholdFeePerYear', listing.leaseholdFeePerYear)] : []),
    ...(listing.leasePerYear ? [field('leasePerYear', listing.leasePerYear)] : []),
    ...(rent ? [quoted(rent.quote)] : []),
  ];
  const comma = openings[lease].includes(',') ? ',' : '';
  const opening = `${openings[lease]}${fee ? `${comma} för ${kr(fee)} om året` : ''}`;
  const { apartments } = associationFacts(context);
  const each =
    lease === 'association' && fee && apartments && apartments.value > 1
      ? Math.round(fee / apartments.value / 12)
      : null;
  if (each !== null && fee && apartments)
    proof.push(
      ...apartments.evidence,
      computed('avgäld per år ÷ antal lägenheter ÷ 12', { fee, homes: apartments.value }, each, 'kr/månad'),
    );
  return lease === 'arrende'
    ? [arrendeFlag(context, opening, { quote: mention?.quote, proof })]
    : [
        tomträttFlag(
          context,
          each === null ? opening : `${opening}, omkring ${kr(each)} i månaden per lägenhet`,
          { quote: mention?.quote, proof },
        ),
      ];
}

const deniesOwnership = (context: Context): boolean => associationFacts(context).ownsLand?.value === false;

interface Proofs {
  readonly quote: Quote | undefined;
  readonly proof: Flag['evidence'];
}

function arrendeFlag(context: Context, opening: string, { quote, proof }: Proofs): Flag {
  const ended = leaseEndedIn(context);
  if (ended) return endedFlag(opening, ended, proof);
  const [end] = resetsIn(context);
  return flag({
    rule: 'ground-lease',
    title: 'Marken arrenderas',
    category: 'Mark',
    severity: 'warning',
    weight: 4,
    description:
      `${opening}. Arrendet gäller en viss tid och kan bli dyrare eller sägas upp när den är slut.` +
      `${end && tellsYear(end) ? ` Året som nämns är ${end.year}.` : ''}`,
    action: 'Läs arrendeavtalet och fråga hur länge det gäller, hur hyran ändras och om du får ta över det.',
    evidence: [
      ...(end ? [quoted(end.quote)] : quote ? [quoted(quote)] : []),
      ...proof,
      reference('association-bands', 'Arrende', 'Allmän kunskap, ej bekräftad källa'),
    ],
  });
}

/** Without the land a house stands on nothing: it may have to be moved or pulled down. */
function endedFlag(opening: string, ended: Quote, proof: Flag['evidence']): Flag {
  return flag({
    rule: 'ground-lease',
    title: 'Arrendet av marken upphör',
    category: 'Mark',
    severity: 'critical',
    description:
      `${opening}. Enligt annonsen är arrendet uppsagt eller förlängs inte. Då kan huset behöva flyttas eller rivas, och banken ` +
      'lånar sällan ut till det.',
    action:
      'Läs uppsägningen och arrendeavtalet, fråga markägaren själv vad som händer och låt en jurist bedöma rätten till förlängning eller ersättning innan du lägger bud.',
    evidence: [
      quoted(ended),
      ...proof,
      reference('association-bands', 'Arrende', 'Allmän kunskap, ej bekräftad källa'),
    ],
  });
}

function tomträttFlag(context: Context, opening: string, { quote, proof }: Proofs): Flag {
  const [next] = resetsIn(context);
  const isSoon = next !== undefined && next.year - context.year <= soonYears;
  const known = newLevelIn(context);
  const rise = groundRentRise(context);
  const isUnknown = isSoon && !known && !rise;
  return flag({
    rule: isUnknown ? 'ground-lease-reset' : 'ground-lease',
    title: isUnknown
      ? `Tomträttsavgälden omregleras ${tellsYear(next) ? next.year : 'snart'}`
      : 'Marken hyrs (tomträtt)',
    category: 'Mark',
    severity: isUnknown ? 'critical' : 'warning',
    weight: isUnknown ? 10 : 4,
    description: `${opening}. Hyran, avgälden, räknas om med jämna mellanrum och kan stiga kraftigt.${rise?.words ?? outlook(next, isSoon, known !== undefined)}`,
    action: 'Fråga när avgälden räknas om nästa gång, vad den blir och om friköp diskuteras.',
    evidence: [
      ...(next ? [quoted(next.quote)] : quote ? [quoted(quote)] : []),
      ...(known && known.text !== next?.quote.text ? [quoted(known)] : []),
      ...(rise?.evidence ?? []),
      ...proof,
      reference('association-bands', 'Tomträtt', 'efn.se, bofakta.se (omreglering av tomträttsavgäld)'),
    ],
  });
}

/** Only a year that stands in the quote is printed: a distance (`om 14 månader`) is proof of no year. */
const tellsYear = ({ isWritten, year, quote }: Reset): boolean =>
  isWritten && quote.text.includes(String(year));

function outlook(next: Reset | undefined, isSoon: boolean, isKnown: boolean): string {
  if (next === undefined) return ' Annonsen säger inte när det sker nästa gång.';
  if (isSoon && !isKnown) return ' Omräkningen är nära och den nya nivån står inte i annonsen.';
  if (isKnown) return ' Annonsen berättar om den nya nivån, så räkna på den.';
  return tellsYear(next) ? ` Nästa omräkning som nämns är ${next.year}.` : '';
}
