import type { Mail } from '../shared/mail/mail.service.js';
import { renderMail } from '../shared/mail/render-mail.js';

/** @param site where the service is, without a trailing slash */
export function dataFetchedMail(to: string, site: string): Mail {
  return {
    to,
    subject: 'Dina uppgifter har hämtats',
    ...renderMail({
      heading: 'Dina uppgifter har hämtats',
      paragraphs: [
        'Någon som är inloggad på ditt konto har hämtat en kopia av allt vi har sparat om dig. Var det du behöver du inte göra något.',
        'Var det inte du: byt lösenord nu. Då loggas alla andra ut.',
      ],
      button: { label: 'Byt lösenord', url: `${site}/auth?mode=reset` },
    }),
  };
}

export function accountErasedMail(to: string): Mail {
  return {
    to,
    subject: 'Ditt konto är raderat',
    ...renderMail({
      heading: 'Ditt konto är raderat',
      paragraphs: [
        'Kontot, analyserna, rapporterna och det du har lämnat in är borta. Det går inte att få tillbaka.',
        'Har du köpt något finns köpet kvar i vår bokföring i sju år, som lagen kräver, men utan ditt namn och din adress. Det här är det sista mejlet från oss.',
      ],
    }),
  };
}
