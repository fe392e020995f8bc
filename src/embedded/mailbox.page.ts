import type { Email } from 'postal-mime';
import { escapeHtml } from '../shared/mail/render-mail.js';
import type { KeptMail } from './mailbox.service.js';

/**
 * What the page and the mails in it may do: no scripts, nothing from elsewhere. A mail's own page (srcdoc) inherits
 * this.
 */
export const mailboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'";

const style = `
:root { color-scheme: light dark; --paper:#faf7f1; --ink:#1d2321; --quiet:#5a625f; --line:#dcd6ca; --brand:#1f4d3f; }
@media (prefers-color-scheme: dark) { :root { --paper:#141a18; --ink:#ece7dc; --quiet:#a3aaa6; --line:#34403b; --brand:#8cc7b0; } }
* { box-sizing: border-box; }
body { margin:0; background:var(--paper); color:var(--ink); font:17px/1.5 'Source Sans 3 Variable','Source Sans 3',system-ui,sans-serif; }
main { max-width:720px; margin:0 auto; padding:24px 16px 48px; }
h1 { font:600 26px/1.25 'Source Serif 4',Georgia,serif; margin:0 0 8px; }
p { margin:0 0 16px; } .quiet { color:var(--quiet); font-size:15px; }
a { color:var(--brand); text-underline-offset:3px; } a:focus-visible { outline:2px solid var(--brand); outline-offset:2px; }
ul { list-style:none; margin:24px 0 0; padding:0; border-top:1px solid var(--line); }
li a { display:block; padding:12px 4px; border-bottom:1px solid var(--line); color:inherit; text-decoration:none; }
li a:hover strong { text-decoration:underline; }
dl { display:grid; grid-template-columns:auto 1fr; gap:4px 16px; margin:0 0 16px; font-size:15px; }
dt { color:var(--quiet); } dd { margin:0; overflow-wrap:anywhere; }
iframe { width:100%; height:70vh; border:1px solid var(--line); background:#fff; }
pre { white-space:pre-wrap; overflow-wrap:anywhere; font:inherit; }
`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Visningsklar</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`;
}

/** All mails, newest first. */
export function listPage(mails: readonly KeptMail[]): string {
  const rows = mails.map(
    ({ id, email }) =>
      `<li><a href="/mail/${encodeURIComponent(id)}"><strong>${escapeHtml(email.subject || '(utan ämne)')}</strong><br>
<span class="quiet">Till ${escapeHtml(recipients(email))} · ${escapeHtml(when(email))}</span></a></li>`,
  );
  return page(
    'Brevlåda',
    `<h1>Brevlåda</h1>
<p class="quiet">Lokalt läge: mejl skickas inte, de läggs här. <a href="/">Till Visningsklar</a></p>
${rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>Inga mejl än. Här syns till exempel mejlet som återställer ett lösenord.</p>'}`,
  );
}

/** One mail; its HTML stands in a frame without scripts, its links open in a new tab. */
export function mailPage({ email }: KeptMail): string {
  const body = email.html
    ? `<iframe title="Mejlets innehåll" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${email.html}`)}"></iframe>`
    : `<pre>${withLinks(email.text ?? '')}</pre>`;
  return page(
    email.subject || 'Mejl',
    `<p><a href="/mail">Alla mejl</a></p>
<h1>${escapeHtml(email.subject || '(utan ämne)')}</h1>
<dl><dt>Från</dt><dd>${escapeHtml(email.from?.address ?? '')}</dd><dt>Till</dt><dd>${escapeHtml(recipients(email))}</dd><dt>Skickat</dt><dd>${escapeHtml(when(email))}</dd></dl>
${body}`,
  );
}

/** Where a link leads to a mail that is not there (any more). */
export function missingPage(): string {
  return page('Mejlet finns inte', '<h1>Mejlet finns inte</h1><p><a href="/mail">Visa alla mejl</a></p>');
}

function recipients(email: Email): string {
  return (email.to ?? []).map((one) => one.address ?? one.name).join(', ');
}

function when(email: Email): string {
  if (!email.date) return '';
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Stockholm',
  }).format(new Date(email.date));
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" target="_blank" rel="noopener">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}
