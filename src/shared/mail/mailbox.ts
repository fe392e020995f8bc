/**
 * The mailbox that an address leads to: without what follows a `+`, at Gmail without dots and at Proton without dots,
 * hyphens and underscores, which they ignore. Gmail, Apple and Proton have several domains for the same mailbox. An
 * address that begins with `+` stands for itself; Gmail has none.
 * @param email trimmed and lower-cased
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.split('@');
  const name = local.split('+')[0]!;
  if (/^(?:gmail|googlemail)[.]com$/.test(host)) return `${name.replaceAll('.', '')}@gmail.com`;
  if (email.startsWith('+')) return email;
  if (/^(?:icloud|me|mac)[.]com$/.test(host)) return `${name}@icloud.com`;
  if (/^(?:proton[.]me|protonmail[.]com|protonmail[.]ch|pm[.]me)$/.test(host))
    return `${name.replace(/[._-]/g, '')}@proton.me`;
  return `${name}@${host}`;
}

/**
 * SQL for the same.
 * @param email an SQL expression for a trimmed and lower-cased address
 */
export const mailboxSql = (email: string): string => {
  const name = `split_part(split_part(${email}, '@', 1), '+', 1)`;
  return (
    `case when ${email} ~ '@(gmail|googlemail)[.]com$' then replace(${name}, '.', '') || '@gmail.com'` +
    ` when ${email} like '+%' then ${email}` +
    ` when ${email} ~ '@(icloud|me|mac)[.]com$' then ${name} || '@icloud.com'` +
    ` when ${email} ~ '@(proton[.]me|protonmail[.]com|protonmail[.]ch|pm[.]me)$'` +
    ` then translate(${name}, '.-_', '') || '@proton.me'` +
    ` else ${name} || '@' || split_part(${email}, '@', 2) end`
  );
};
