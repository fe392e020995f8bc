import { flag, type Context, type Flag } from '../../facts/context.js';
import { field, quoted, reference } from '../../facts/evidence.js';
import { unbuiltIn } from '../../reading/home/unbuilt.js';

/** A home that is bought before it stands: what can go wrong on the way, and what paper answers it. */
export function newBuildFlags(context: Context): Flag[] {
  const found = unbuiltIn(context);
  const { home } = context;
  if (!found || home.tenure === 'rental') return [];
  const inAssociation = home.tenure !== 'owned';
  return [
    flag({
      rule: 'new-production',
      title: 'Nyproduktion: du köper innan bostaden finns',
      category: 'Nyproduktion',
      severity: 'warning',
      description:
        'Det mesta är löften tills bygget är klart: inflyttningen kan dröja, och då kan du få betala två boenden eller hinna sälja det gamla för tidigt. ' +
        (inAssociation
          ? 'Avgiften är beräknad, det finns ingen årsredovisning att läsa, skulden är ofta hög från början och den ekonomiska planen är en prognos.'
          : 'Garantier, försäkring och betalning styrs av avtalet med byggaren, och fel ska hittas vid slutbesiktningen.'),
      action: inAssociation
        ? 'Läs den ekonomiska planen eller kostnadskalkylen och avtalet före underskrift: räntan som är antagen, säkerheten för ditt förskott, senaste tillträdesdag, ersättning vid försening och vem som betalar för osålda lägenheter.'
        : 'Läs avtalet före underskrift: fast pris, betalning i takt med bygget, färdigställandeskydd, ersättning vid försening och en slutbesiktning av någon du själv valt.',
      evidence: [
        ...(found.quote ? [quoted(found.quote)] : []),
        ...(found.built === null ? [] : [field('yearBuilt', found.built)]),
        reference(
          'association-bands',
          'Nyproduktion',
          'Vår egen bedömning; allmän kunskap, ej bekräftad källa',
        ),
      ],
    }),
  ];
}
