import { parts } from '../../knowledge/life-lengths.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { quotedOnce, reference } from '../../facts/evidence.js';
import { list, lower } from '../../format.js';
import { ownUpkeepIn } from '../../reading/association/own-upkeep.js';

/** Which parts the member keeps up, as a sentence. */
export function ownWork(context: Context): string {
  const own = ownUpkeepIn(context).map(({ part }) => part);
  const names = parts.filter(({ id }) => own.includes(id)).map(({ the }) => lower(the));
  return `Enligt annonsen får du själv underhålla och betala ${list(names)}.`;
}

/** Roof, facade or windows of a home in an association that its bylaws lay on the member. */
export function ownUpkeepFlag(context: Context): Flag[] {
  const own = ownUpkeepIn(context);
  if (own.length === 0) return [];
  return [
    flag({
      rule: 'own-upkeep',
      title: 'Egen skötsel utöver avgiften',
      category: 'Föreningen',
      severity: 'warning',
      description: `${ownWork(context)} Det ingår inte i avgiften, så räkna med de kostnaderna som i ett eget hus.`,
      action: 'Läs stadgarna, fråga när de delarna senast gjordes och vad det kostade.',
      evidence: [
        ...quotedOnce(own.map(({ quote }) => quote)).slice(0, 3),
        reference('association-bands', 'Egen skötsel', 'Allmän kunskap, ej bekräftad källa'),
      ],
    }),
  ];
}
