import type { Evidence } from '../../analysis-result.schema.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { field, quoted, reference } from '../../facts/evidence.js';
import { kr } from '../../format.js';
import { namesCooperative, namesShare, rentalIn } from '../../reading/home/home.js';
import { associationShareIn } from '../../reading/home/share.js';
import { quoteAt } from '../../reading/text/sources.js';

const source = 'Allmän kunskap, ej bekräftad källa';

/** A right to the home that is neither bostadsrätt nor owned, and what that means for the one who pays. */
export function tenureFlags(context: Context): Flag[] {
  return context.home.tenure === 'rental' ? rentalFlag(context) : shareFlag(context);
}

function rentalFlag(context: Context): Flag[] {
  const { listing } = context;
  const said = rentalIn(listing);
  const quote = said && quoteAt({ field: said.field, text: listing[said.field] ?? '' }, said.start, said.end);
  const stated = `${listing.tenure ?? ''} ${listing.tenureKind ?? ''} ${quote?.text ?? ''}`;
  const proof: Evidence[] = quote ? [quoted(quote)] : [tenureField(context)];
  return namesCooperative(stated) ? [cooperativeRental(context, proof)] : [tenancy(proof)];
}

const tenureField = ({ listing }: Context): Evidence =>
  listing.tenure ? field('tenure', listing.tenure) : field('tenureKind', listing.tenureKind ?? null);

function cooperativeRental({ listing: { price, monthlyFee } }: Context, proof: readonly Evidence[]): Flag {
  return flag({
    rule: 'cooperative-rental',
    title: 'Kooperativ hyresrätt: du hyr och äger inte',
    category: 'Upplåtelseform',
    severity: 'warning',
    weight: 4,
    description:
      `Du blir medlem i en förening och hyr bostaden av den. Du betalar en insats${price ? `, här ${kr(price)} om priset i annonsen är insatsen` : ''}` +
      `${monthlyFee ? `, och ${kr(monthlyFee)} i månaden` : ' och sedan hyra'}. Insatsen får du i regel tillbaka när du flyttar, men du kan inte sälja ` +
      'bostaden på marknaden och får ingen vinst när priserna stiger. Den går sällan att belåna, så vi räknar varken på bolån eller på avgifter för köp.',
    action:
      'Läs stadgar och avtal: när och av vem betalas insatsen tillbaka, räknas den upp, hur sätts hyran och vem får ta över bostaden efter dig?',
    evidence: [
      ...proof,
      ...(price ? [field('price', price)] : []),
      ...(monthlyFee ? [field('monthlyFee', monthlyFee)] : []),
      reference('association-bands', 'Kooperativ hyresrätt', source),
    ],
  });
}

function tenancy(proof: readonly Evidence[]): Flag {
  return flag({
    rule: 'rental-tenancy',
    title: 'Bostaden är en hyresrätt',
    category: 'Upplåtelseform',
    severity: 'warning',
    weight: 4,
    description:
      'Du hyr bostaden och äger den inte. Ett hyreskontrakt köps inte: hyresvärden bestämmer vem som får det, och den som begär pengar för ett kontrakt kan göra sig skyldig till brott. Vi räknar därför varken på bolån eller på avgifter för köp.',
    action: 'Fråga vem som är hyresvärd, vad hyran är och vad beloppet i annonsen i så fall avser.',
    evidence: [...proof, reference('association-bands', 'Hyresrätt', source)],
  });
}

/** A share in a bostadsförening or a company, which the law of tenant-ownership does not cover. */
function shareFlag(context: Context): Flag[] {
  const { listing } = context;
  const stated = listing.tenure ?? '';
  const isShare = namesShare(stated);
  const told = associationShareIn(context);
  if ((!isShare && !told) || context.home.tenure !== 'cooperative' || context.home.form === 'plot') return [];
  return [
    flag({
      rule: 'association-share',
      title: 'Du köper en andel, inte en bostadsrätt',
      category: 'Upplåtelseform',
      severity: 'warning',
      weight: 1.5,
      description:
        'Andelen ger rätt att bo i lägenheten men följer andra regler än en bostadsrätt, ofta bara stadgarna. Lagfart och pantbrev behövs inte. Alla banker lånar inte ut mot en andel.',
      action:
        'Be om stadgarna, fråga om föreningen ska ombildas och hör med din bank om den belånar andelen.',
      evidence: [
        ...(told ? [quoted(told)] : [tenureField(context)]),
        reference('association-bands', 'Andel i bostadsförening', source),
      ],
    }),
  ];
}
