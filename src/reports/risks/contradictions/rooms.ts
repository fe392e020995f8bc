import { flag, type Context, type Flag } from '../../facts/context.js';
import { field, quoted, reference } from '../../facts/evidence.js';
import { roomsIn } from '../../reading/home/rooms.js';

/** The number of rooms stated in two ways, or more bedrooms than rooms allow. */
export function roomFlags(context: Context): Flag[] {
  const { rooms, spans } = context.listing;
  if (!rooms) return [];
  const top = spans?.rooms?.to ?? rooms;
  const other = roomsIn(context).find((claim) =>
    claim.bedrooms ? claim.from > 1 && claim.from >= top : claim.from - top >= 1 || rooms - claim.to >= 1,
  );
  if (!other) return [];
  const { from, to } = other;
  const said = from === to ? show(from) : `${show(from)}–${show(to)}`;
  return [
    flag({
      rule: 'room-conflict',
      title: 'Två olika uppgifter om antalet rum',
      category: 'Motsägelse',
      severity: 'warning',
      description: other.bedrooms
        ? `Uppgifterna säger ${show(rooms)} rum, men texten räknar upp ${said} sovrum. Då återstår inget vardagsrum, så något av talen är fel.`
        : `Uppgifterna säger ${show(rooms)} rum, men ${other.document ? 'planritningen' : 'texten'} säger ${said}. Ett rum kan ha delats av eller slagits ihop utan att det är anmält.`,
      action: 'Räkna rummen på planritningen, och fråga om väggar är flyttade och om det är godkänt.',
      evidence: [
        field('rooms', rooms),
        other.quote
          ? quoted(other.quote)
          : reference('documents', other.document ?? '', 'Annonsens dokument'),
      ],
    }),
  ];
}

const show = (value: number): string => String(value).replace('.', ',');
