import { offline, problemOf } from '../../shared/api/problem.js';
import { refusalOf } from './refusal.js';

const failed = 'Kunde inte starta betalning. Försök igen.';
const notYours = 'Du kan endast betala för dina egna rapporter.';
const answer = (status: number, detail: string) => problemOf(status, { detail, code: 'a_code' });

it.each([
  ['a session that is over', answer(401, 'x'), { title: 'Du måste vara inloggad för att betala.' }],
  ['somebody else’s analysis', answer(404, 'Analysen hittades inte'), { title: notYours }],
  ['a forbidden one', answer(403, 'x'), { title: notYours }],
  ['a paid one', answer(409, 'Denna rapport är redan betald!'), { title: 'Denna rapport är redan betald!' }],
  [
    'a refused box',
    answer(422, 'Du måste acceptera villkoren för att fortsätta.'),
    { title: failed, text: 'Du måste acceptera villkoren för att fortsätta.' },
  ],
  ['a payment provider that is silent', answer(503, failed), { title: failed }],
  ['no connection', offline, { title: failed, text: offline.detail }],
  ['an answer of some other kind', problemOf(400, '<html>'), { title: failed }],
  ['a checkout without an address', new Error('no address'), { title: failed }],
])('tells of %s', (_name, error, told) => {
  expect(refusalOf(error, notYours)).toEqual(told);
});
