import { getDomain } from 'tldts';

/** Providers: strangers have their mailboxes side by side, and a part below such a domain is one customer's. */
const providers = new Set([
  // Google, Microsoft, Apple, Yahoo, Proton and others that people have anywhere.
  ...['gmail.com', 'googlemail.com'],
  ...['outlook.com', 'hotmail.com', 'hotmail.se', 'live.com', 'live.se', 'msn.com', 'outlook.se'],
  ...[
    'hotmail.co.uk',
    'hotmail.no',
    'hotmail.dk',
    'hotmail.fi',
    'hotmail.de',
    'live.no',
    'live.dk',
    'live.fi',
  ],
  ...['live.co.uk', 'outlook.dk', 'outlook.de'],
  ...['icloud.com', 'me.com', 'mac.com'],
  ...[
    'yahoo.com',
    'yahoo.se',
    'yahoo.co.uk',
    'yahoo.no',
    'yahoo.dk',
    'yahoo.fi',
    'yahoo.de',
    'ymail.com',
    'aol.com',
  ],
  ...[
    'fastmail.com',
    'fastmail.fm',
    'tutanota.com',
    'tutanota.de',
    'tuta.com',
    'tuta.io',
    'hey.com',
    'mailbox.org',
  ],
  ...[
    'yandex.com',
    'yandex.ru',
    'mail.ru',
    'wp.pl',
    'onet.pl',
    'o2.pl',
    'interia.pl',
    'seznam.cz',
    'naver.com',
  ],
  ...['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
  ...['gmx.com', 'gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch', 'web.de', 'mail.com', 'zoho.com'],
  // Swedish providers of lines and mailboxes.
  ...['telia.com', 'comhem.se', 'bredband.net', 'tele2.se', 'bahnhof.se', 'ownit.nu', 'telenor.se'],
  ...['spray.se', 'home.se', 'swipnet.se', 'glocalnet.net', 'bredband2.com', 'passagen.se'],
]);

/** Universities: they give mailboxes to students and staff, at the domain itself and at parts of it (`student.lu.se`). */
const universities = new Set([
  ...['lu.se', 'uu.se', 'su.se', 'gu.se', 'kth.se', 'chalmers.se', 'liu.se', 'umu.se', 'oru.se', 'lnu.se'],
  ...[
    'ki.se',
    'slu.se',
    'ltu.se',
    'mau.se',
    'miun.se',
    'kau.se',
    'mdu.se',
    'hh.se',
    'hig.se',
    'hb.se',
    'hv.se',
  ],
  ...['his.se', 'hkr.se', 'du.se', 'bth.se', 'ju.se', 'sh.se', 'hhs.se', 'gih.se', 'fhs.se', 'konstfack.se'],
]);

/**
 * The domain that somebody has bought, by the list of public suffixes: its owner makes up what stands before it, and all
 * mailboxes in it. Of a provider's domain it is the part below that one customer has (`anything@anna.fastmail.com`).
 * @param email trimmed and lower-cased
 * @returns undefined for one that strangers share
 */
export function countedDomain(email: string): string | undefined {
  const host = email.slice(email.lastIndexOf('@') + 1);
  const domain = getDomain(host) ?? host;
  if (universities.has(domain)) return undefined;
  if (!providers.has(domain)) return domain;
  return host === domain ? undefined : host;
}
