import { securityText } from './security-text.js';

it('tells whom to tell of a weakness, for half a year from now (RFC 9116)', () => {
  const config = {
    publicUrl: 'https://visningsklar.example',
    securityContact: 'mailto:hej@visningsklar.example',
  };
  // 2026-11-22 and 180 days: 8 of November, 31 + 31 + 28 + 31 + 30 to the end of April, 21 of May.
  expect(securityText(config, new Date('2026-11-22T14:03:05.123Z'))).toBe(
    `Contact: mailto:hej@visningsklar.example
Expires: 2027-05-21T14:03:05.123Z
Preferred-Languages: sv, en
Canonical: https://visningsklar.example/.well-known/security.txt
`,
  );
});
