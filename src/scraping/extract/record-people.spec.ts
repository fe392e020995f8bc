import { peopleOf } from './record-people.js';

it.each([
  [
    'an agent with the office beside',
    { agent: { name: 'Karin Ekwall' }, office: { name: 'Provmäklarna Ystad' } },
  ],
  ['an agent with the office within', { agent: { name: 'Karin Ekwall', office: 'Provmäklarna Ystad' } }],
  [
    'names apart',
    { responsible_broker: { first_name: 'Karin', last_name: 'Ekwall' }, office_name: 'Provmäklarna Ystad' },
  ],
  [
    'Swedish keys in a list',
    { maeklare: [{ namn: 'Karin Ekwall' }], kontor: { namn: 'Provmäklarna Ystad' } },
  ],
  ['texts', { broker: 'Karin Ekwall', agency: 'Provmäklarna Ystad' }],
  [
    'the responsible one of several',
    {
      brokers: [
        { name: 'Anna Medhjälpare', title: 'Mäklarassistent' },
        { name: 'Karin Ekwall', title: 'Fastighetsmäklare' },
      ],
      company: { title: 'Provmäklarna Ystad' },
    },
  ],
  [
    'the marked one of several',
    { agents: [{ name: 'Bo Annan' }, { name: 'Karin Ekwall', isMain: true }], branch: 'Provmäklarna Ystad' },
  ],
])('reads broker and office from %s', (_what, record) => {
  expect(peopleOf(record)).toEqual({ broker: 'Karin Ekwall', brokerAgency: 'Provmäklarna Ystad' });
});

it('takes no ids, addresses or unfilled names', () => {
  expect(
    peopleOf({ responsibleBroker: 'HAN3D71FCA7A72948E', office: 'FIR19157', agency: 'info@prov.example' }),
  ).toEqual({});
  expect(
    peopleOf({ agent: { email: 'k@prov.example', phone: '010-1' }, office: { id: 4 } }, undefined),
  ).toEqual({});
});

it('prefers the record named first', () => {
  expect(peopleOf({ broker: { name: 'Karin Ekwall' } }, { broker: { name: 'Bo Annan' } }).broker).toBe(
    'Karin Ekwall',
  );
});

it('takes a firm whose name is spelt like a code', () => {
  expect(peopleOf({ office: { name: 'HusmanHagberg' } })).toEqual({ brokerAgency: 'HusmanHagberg' });
});
