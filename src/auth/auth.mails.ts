import { renderMail } from '../shared/mail/render-mail.js';
import type { Mail } from '../shared/mail/mail.service.js';

const notYou = 'Var det inte du? Då behöver du inte göra något.';

const hour = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Stockholm',
});

/** Lets the reader tell the own request from someone else's: `Begärt 20 november 2026 kl. 23:05.` */
const requested = (at: Date) => `Begärt ${hour.format(at)}.`;

/** The link for a new address; it works once, for 48 hours, together with the password of the sign-up. */
export function confirmationMail(
  to: string,
  links: { readonly confirm: string; readonly reset: string },
  at = new Date(),
): Mail {
  return {
    to,
    subject: 'Bekräfta din e-postadress',
    ...renderMail({
      heading: 'Bekräfta din e-postadress',
      paragraphs: [
        'Välkommen till Visningsklar. Bekräfta att adressen är din med lösenordet som du valde, så är kontot klart att använda.',
        `Var det inte du? Bekräfta inte. Utan dig kan ingen använda kontot. Vill du ha det, välj ett eget lösenord: ${links.reset}`,
      ],
      button: { label: 'Bekräfta e-postadressen', url: links.confirm },
      footer: `${requested(at)} Länken gäller i 48 timmar och kan användas en gång. Ett konto som inte bekräftas raderas efter en vecka.`,
    }),
  };
}

/** For an address that was signed up with twice, with different passwords; the link works once, for an hour. */
export function choosePasswordMail(to: string, link: string, at = new Date()): Mail {
  return {
    to,
    subject: 'Välj lösenord till ditt konto',
    ...renderMail({
      heading: 'Välj lösenord till ditt konto',
      paragraphs: [
        'Ett konto med din adress har begärts mer än en gång, med olika lösenord. För att ingen annan ska komma in gäller inget av dem, och tidigare länkar har slutat fungera.',
        'Välj ett lösenord här, så är adressen bekräftad och kontot klart att använda.',
      ],
      button: { label: 'Välj lösenord', url: link },
      footer: `${requested(at)} Länken gäller i en timme och kan användas en gång. ${notYou}`,
    }),
  };
}

/** The link to a new password; it works once, for an hour. */
export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Återställ ditt lösenord',
    ...renderMail({
      heading: 'Återställ ditt lösenord',
      paragraphs: ['Någon, troligen du, har bett om att få välja ett nytt lösenord till ditt konto.'],
      button: { label: 'Välj nytt lösenord', url: link },
      footer: `Länken gäller i en timme och kan användas en gång. ${notYou}`,
    }),
  };
}

/** Tells the owner that the password was changed; the only warning if it was someone else. */
export function passwordChangedMail(
  to: string,
  resetLink: string,
  loggedOut: 'everywhere' | 'elsewhere',
): Mail {
  const where = loggedOut === 'everywhere' ? 'alla enheter' : 'alla andra enheter';
  return {
    to,
    subject: 'Ditt lösenord är ändrat',
    ...renderMail({
      heading: 'Ditt lösenord är ändrat',
      paragraphs: [
        `Lösenordet till ditt konto har ändrats och du har loggats ut på ${where}.`,
        'Var det inte du? Återställ lösenordet genast.',
      ],
      button: { label: 'Återställ lösenordet', url: resetLink },
    }),
  };
}

/** The answer to a sign-up with an address that has an account; the page itself must not tell. */
export function accountExistsMail(to: string, links: { login: string; reset: string }): Mail {
  return {
    to,
    subject: 'Du har redan ett konto',
    ...renderMail({
      heading: 'Du har redan ett konto',
      paragraphs: [
        'Någon, troligen du, försökte skapa ett konto med den här adressen. Du har redan ett, så det är bara att logga in.',
        `Har du glömt lösenordet? Återställ det här: ${links.reset}`,
      ],
      button: { label: 'Logga in', url: links.login },
      footer: notYou,
    }),
  };
}
