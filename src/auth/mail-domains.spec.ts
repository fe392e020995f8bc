import { countedDomain } from './mail-domains.js';

it.each([
  ['a domain of one’s own', 'anna@exempel.se', 'exempel.se'],
  ['whatever stands before it, which its owner makes up', 'anna@a.b.exempel.se', 'exempel.se'],
  ['one of a country that sells the third part', 'anna@mail.exempel.co.uk', 'exempel.co.uk'],
  ['the part of a provider’s that one customer has', 'x17@anna.fastmail.com', 'anna.fastmail.com'],
  ['it whatever that part is called', 'x17@student.fastmail.com', 'student.fastmail.com'],
  ['one that nobody can buy', 'anna@test.example', 'test.example'],
])('counts %s', (_what, email, domain) => {
  expect(countedDomain(email)).toBe(domain);
});

it.each([
  ...['anna@gmail.com', 'anna@hotmail.se', 'anna@telia.com', 'anna@pm.me', 'anna@mac.com'],
  ...['anna@fastmail.com', 'anna@hotmail.co.uk', 'anna@lu.se', 'an1234an-s@student.lu.se'],
  ...[
    'anna@med.lu.se',
    'anna@math.su.se',
    'anna@ki.se',
    'anna@stud.slu.se',
    'anna@student.mau.se',
    'anna@ltu.se',
  ],
  ...['anna@hh.se', 'anna@hig.se', 'anna@home.se'],
])('does not count that of %s, which strangers share', (email) => {
  expect(countedDomain(email)).toBeUndefined();
});
