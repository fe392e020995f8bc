import { getDomain } from 'tldts';

/** Where strangers have their mailboxes side by side: whoever has one there cannot make another as they like. */
const shared = new Set([
  // Google, Microsoft, Apple, Yahoo, Proton and others that people have anywhere.
  ...['gmail.com', 'googlemail.com'],
  ...['outlook.com', 'hotmail.com', 'hotmail.se', 'live.com', 'live.se', 'msn.com', 'outlook.se'],
  ...['icloud.com', 'me.com', 'mac.com'],
  ...['yahoo.com', 'yahoo.se', 'ymail.com', 'aol.com'],
  ...['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
  ...['gmx.com', 'gmx.net', 'gmx.de', 'web.de', 'mail.com', 'zoho.com'],
  // Swedish providers of lines.
  ...['telia.com', 'comhem.se', 'bredband.net', 'tele2.se', 'bahnhof.se', 'ownit.nu', 'telenor.se'],
  ...['spray.se', 'home.se', 'swipnet.se', 'glocalnet.net', 'bredband2.com', 'passagen.se'],
]);

/**
 * The domain that somebody has bought, by the list of public suffixes: its owner makes up what stands before it, and all
 * mailboxes in it.
 * @param email trimmed and lower-cased
 * @returns undefined for one that strangers share
 */
export function countedDomain(email: string): string | undefined {
  const host = email.slice(email.lastIndexOf('@') + 1);
  const domain = getDomain(host) ?? host;
  return shared.has(domain) ? undefined : domain;
}
