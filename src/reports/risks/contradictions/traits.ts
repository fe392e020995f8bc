import { flag, type Context, type Flag } from '../../facts/context.js';
import { field, quoted } from '../../facts/evidence.js';
import {
  associationsNamedIn,
  energyClassesIn,
  floorNamedIn,
  floorsIn,
  isOfGround,
  isSameAssociation,
  liftSentenceIn,
  saysLift,
  tenureNamedIn,
  tenuresIn,
} from '../../reading/home/traits.js';

/** Energy class, tenure, lift, floor and association that field and text state differently. */
export function traitFlags(context: Context): Flag[] {
  return [
    ...energyClassFlags(context),
    ...tenureFlags(context),
    ...liftFlags(context),
    ...floorFlags(context),
    ...associationFlags(context),
  ];
}

const conflict = (
  rule: string,
  title: string,
  severity: 'warning' | 'notice',
  description: string,
  action: string,
  evidence: Flag['evidence'],
) => flag({ rule, title, category: 'Motsägelse', severity, description, action, evidence });

function energyClassFlags(context: Context): Flag[] {
  const { energyClass } = context.listing;
  if (!energyClass) return [];
  const other = energyClassesIn(context).find(({ value }) => value !== energyClass);
  if (!other) return [];
  const steps = Math.abs(other.value.charCodeAt(0) - energyClass.charCodeAt(0));
  return [
    conflict(
      'energy-class-conflict',
      'Två olika energiklasser',
      steps > 1 ? 'warning' : 'notice',
      `Uppgifterna säger energiklass ${energyClass}, men texten säger ${other.value}. Klassen styr både elräkningen och vad som kan behöva göras.`,
      'Be om energideklarationen; där står den klass som gäller och hur gammal den är.',
      [field('energyClass', energyClass), quoted(other.quote)],
    ),
  ];
}

function tenureFlags(context: Context): Flag[] {
  const { tenure } = context.listing;
  const own = tenure && tenureNamedIn(tenure);
  if (!tenure || !own) return [];
  // An owned house may stand on leased ground, and an association may hold its ground so: the rules of leases tell.
  const other = tenuresIn(context).find(
    ({ value }) => value !== own && !isOfGround(value) && !isOfGround(own),
  );
  if (!other) return [];
  return [
    conflict(
      'tenure-conflict',
      'Två olika upplåtelseformer',
      'warning',
      `Uppgifterna säger ${own}, men texten säger ${other.value}. De har olika kostnader, olika ansvar och olika skatter.`,
      'Be om utdrag ur fastighetsregistret eller lägenhetsförteckningen innan du räknar vidare.',
      [field('tenure', tenure), quoted(other.quote)],
    ),
  ];
}

function liftFlags(context: Context): Flag[] {
  const { elevator, floor } = context.listing;
  const own = elevator ?? (floor ? saysLift(floor) : undefined);
  if (own === undefined) return [];
  const other = liftSentenceIn(context, !own);
  if (!other) return [];
  return [
    conflict(
      'lift-conflict',
      'Två olika uppgifter om hiss',
      'notice',
      own
        ? 'Uppgifterna säger att hiss finns, men texten säger att den saknas.'
        : 'Uppgifterna säger att hiss saknas, men texten talar om en hiss.',
      'Fråga om hissen, och om den stannar på lägenhetens plan.',
      [elevator === undefined ? field('floor', floor) : field('elevator', elevator), quoted(other)],
    ),
  ];
}

function floorFlags(context: Context): Flag[] {
  const { floor } = context.listing;
  const own = floor === undefined ? undefined : floorNamedIn(floor);
  if (own === undefined || context.home.form !== 'flat') return [];
  const other = floorsIn(context).find(({ level }) => level > 0 && Math.abs(level - own) >= 2);
  if (!other) return [];
  return [
    conflict(
      'floor-conflict',
      'Två olika våningsplan',
      'notice',
      `Uppgifterna säger våning ${own}, men texten säger ${other.value}. Det påverkar ljus, insyn och pris.`,
      'Kontrollera våningen på visningen och i planritningen.',
      [field('floor', floor), quoted(other.quote)],
    ),
  ];
}

function associationFlags(context: Context): Flag[] {
  const { association, associationFacts } = context.listing;
  const names = [association, associationFacts?.name].filter((name): name is string => Boolean(name));
  if (names.length === 0) return [];
  const said = associationsNamedIn(context);
  const [other] = said;
  if (!other || said.some(({ value }) => isSameAssociation(names.join(' '), value))) return [];
  return [
    conflict(
      'association-conflict',
      'Två olika föreningar i annonsen',
      'notice',
      `Uppgifterna säger ${names[0]}, men texten talar om ${other.quote.text}. Siffrorna i annonsen kan gälla fel förening.`,
      'Fråga vilken förening lägenheten hör till, och läs just den föreningens årsredovisning.',
      [field(association ? 'association' : 'associationFacts.name', names[0]), quoted(other.quote)],
    ),
  ];
}
