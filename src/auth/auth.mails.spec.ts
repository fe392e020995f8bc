import { choosePasswordMail, confirmationMail } from './auth.mails.js';

it('says the hour of Stockholm, in summer and winter', () => {
  const link = 'https://visningsklar.example/auth?mode=confirm&token=x';
  const winter = confirmationMail(
    'a@example.se',
    { confirm: link, reset: link },
    new Date('2026-11-20T22:05:00Z'),
  );
  expect(winter.text).toContain('Begärt 20 november 2026 kl. 23:05.');
  const summer = choosePasswordMail('a@example.se', link, new Date('2026-06-30T22:05:00Z'));
  expect(summer.text).toContain('Begärt 1 juli 2026 kl. 00:05.');
});
