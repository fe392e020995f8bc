import { energyClasses } from '../../knowledge/energy.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { field, reference } from '../../facts/evidence.js';

/** The two lowest energy classes: a house pays for it every winter, a flat through its fee. */
export function energyFlags({ listing, home }: Context): Flag[] {
  const letter = listing.energyClass?.trim().charAt(0).toUpperCase();
  if (letter !== 'F' && letter !== 'G') return [];
  return [
    flag({
      rule: 'energy-class-low',
      title: `Energiklass ${letter}`,
      category: 'Energi',
      severity: 'warning',
      ...(home.tenure === 'cooperative' ? { weight: 1 } : {}),
      description:
        `Huset drar betydligt mer energi än ett nytt hus får dra. ` +
        (home.tenure === 'cooperative'
          ? 'Det betalas genom avgiften och gör den känslig för energipriset.'
          : 'Det märks på räkningarna varje vinter.'),
      action: 'Läs förslagen i energideklarationen och be om faktisk förbrukning för tre år.',
      evidence: [
        field('energyClass', listing.energyClass ?? null),
        reference('energy-classes', energyClasses.row, energyClasses.source),
      ],
    }),
  ];
}
