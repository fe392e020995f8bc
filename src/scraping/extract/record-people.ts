import type { Facts } from './reading.js';
import type { Node } from './embedded-state.js';
import { isPersonName } from './names.js';
import { clean } from './numbers.js';
import { isPlainObject, stated } from './reading.js';
import { nodes, pick, properNameOf, word } from './record-values.js';

const brokerNames = [
  'responsibleBroker',
  'mainBroker',
  'ansvarigMaklare',
  'broker',
  'agent',
  'realtor',
  'estateAgent',
  'maklare',
  'maeklare',
  'brokers',
  'agents',
  'realtors',
  'responsibleBrokers',
];
const officeNames = [
  'office',
  'brokerOffice',
  'brokerAgency',
  'agency',
  'estateAgency',
  'kontor',
  'maklarkontor',
  'company',
  'firm',
  'branch',
];
const officeTexts = ['officeName', 'agencyName', 'companyName', 'kontorsnamn', 'brokerAgencyName'];

/** The broker and the office of a sale, from the first of the records that names them; never phone or mail. */
export function peopleOf(...records: readonly (Node | undefined)[]): Pick<Facts, 'broker' | 'brokerAgency'> {
  const people = records.flatMap((record) => brokerNames.map((name) => pick(record, name)));
  const persons = people.flatMap((value) => responsibleFirst(value));
  return stated({
    broker: persons.map(personOf).find((name) => name !== undefined),
    brokerAgency: [...records, ...persons.filter(isPlainObject)]
      .flatMap((record) => [...officeNames, ...officeTexts].map((name) => officeOf(pick(record, name))))
      .find((name) => name !== undefined),
  });
}

/** Of several people, the one marked as responsible stands first; assistants come last. */
function responsibleFirst(value: unknown): unknown[] {
  if (!Array.isArray(value)) return [value];
  const rank = (one: Node) =>
    ['isResponsible', 'responsible', 'isMain', 'main', 'primary', 'isPrimary'].some(
      (name) => pick(one, name) === true,
    )
      ? 0
      : /assist|koordinator/i.test(word(pick(one, 'title', 'titel', 'role', 'roll')))
        ? 2
        : 1;
  return value.some(isPlainObject)
    ? nodes(value).sort((one, other) => rank(one) - rank(other))
    : value.slice(0, 1);
}

function personOf(value: unknown): string | undefined {
  if (typeof value === 'string') return isPersonName(clean(value)) ? clean(value) : undefined;
  if (!isPlainObject(value)) return undefined;
  const whole = word(pick(value, 'name', 'namn', 'fullName', 'displayName'));
  const name =
    whole ||
    [pick(value, 'firstName', 'givenName', 'fornamn'), pick(value, 'lastName', 'familyName', 'efternamn')]
      .map(word)
      .filter(Boolean)
      .join(' ');
  return /^\p{Lu}\p{L}/u.test(name) && name.length <= 60 && !/[@\d]/.test(name) ? name : undefined;
}

/** Ids of an office (`FIR19157`) and addresses are no names. */
function officeOf(value: unknown): string | undefined {
  const name = Array.isArray(value) ? undefined : (properNameOf(value) ?? titleOf(value));
  return name && name.length <= 80 && /\p{L}{2}/u.test(name) && !/@|https?:|^[A-Z]{2,}\d|\n/.test(name)
    ? name
    : undefined;
}

function titleOf(value: unknown): string | undefined {
  return isPlainObject(value) ? properNameOf(pick(value, 'title', 'officeName', 'companyName')) : undefined;
}
