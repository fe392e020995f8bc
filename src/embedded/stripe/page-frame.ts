import { escapeHtml } from '../../shared/mail/render-mail.js';

const style = `
:root { color-scheme: light dark; --paper:#faf7f1; --card:#fff; --ink:#1d2321; --quiet:#5a625f; --line:#8a928e; --soft:#dcd6ca; --brand:#1f4d3f; --on-brand:#fff; --wrong:#9c2b1e; }
@media (prefers-color-scheme: dark) { :root { --paper:#141a18; --card:#1c2421; --ink:#ece7dc; --quiet:#a9b0ac; --line:#77817c; --soft:#34403b; --brand:#8cc7b0; --on-brand:#10201a; --wrong:#f2a294; } }
* { box-sizing:border-box; }
body { margin:0; background:var(--paper); color:var(--ink); font:17px/1.5 'Source Sans 3 Variable','Source Sans 3',system-ui,sans-serif; }
main { max-width:520px; margin:0 auto; padding:24px 16px 56px; }
h1 { font:600 26px/1.25 'Source Serif 4',Georgia,serif; margin:0 0 16px; }
p { margin:0 0 16px; } .quiet { color:var(--quiet); font-size:15px; }
.note { border:1px solid var(--line); border-radius:8px; padding:10px 14px; margin:0 0 24px; font-size:15px; }
.wrong { margin:8px 0 16px; color:var(--wrong); font-size:15px; font-weight:600; } .with-button:has(+ .wrong) { margin:0; }
a { color:var(--brand); text-underline-offset:3px; }
:focus-visible { outline:3px solid var(--brand); outline-offset:2px; }
dl { display:grid; gap:6px; margin:0 0 24px; padding:16px; background:var(--card); border:1px solid var(--soft); border-radius:8px; }
dl div { display:flex; flex-wrap:wrap; justify-content:space-between; gap:0 16px; } dt, dd { margin:0; overflow-wrap:anywhere; } dd { margin-left:auto; text-align:right; font-variant-numeric:tabular-nums; } .sum { font-weight:600; }
fieldset { border:1px solid var(--soft); border-radius:8px; margin:0 0 20px; padding:12px 16px 16px; min-width:0; }
legend { padding:0 6px; font-weight:600; }
label { display:block; margin:8px 0 4px; } .choice { display:flex; gap:10px; align-items:center; min-height:44px; margin:0; }
input:not([type=radio]) { width:100%; min-height:44px; padding:8px 12px; font:inherit; color:inherit; background:var(--card); border:1px solid var(--line); border-radius:6px; }
input[aria-invalid] { border-color:var(--wrong); }
input[type=radio] { width:20px; height:20px; flex:none; accent-color:var(--brand); }
.pair { display:grid; grid-template-columns:1fr 1fr; gap:0 12px; margin:0 0 12px; } .with-button { display:flex; gap:8px; }
button { min-height:44px; padding:8px 16px; font:inherit; border-radius:6px; border:1px solid var(--brand); color:var(--brand); background:transparent; cursor:pointer; white-space:nowrap; }
button.main { width:100%; min-height:52px; font-weight:600; background:var(--brand); color:var(--on-brand); margin:0 0 12px; }
`;

/** One page of the test shop in its frame. @param body HTML that is escaped already */
export function framed(title: string, body: string): string {
  return `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Testbutik</title><style>${style}</style></head>
<body><main>
<p class="note"><strong>Testbutik.</strong> Inga pengar dras, och inget riktigt kort behövs.</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>`;
}

/**
 * What a page may do: no scripts, nothing from elsewhere.
 * @param formTargets addresses that a form's answer may lead to; browsers follow no other redirect
 */
export function policyOf(formTargets: readonly (string | null)[]): string {
  const origins = formTargets.flatMap((target) => (target ? [new URL(target).origin] : []));
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${[...new Set(["'self'", ...origins])].join(' ')}`,
  ].join('; ');
}

const format = new Intl.NumberFormat('sv-SE', {
  style: 'currency',
  currency: 'SEK',
  trailingZeroDisplay: 'stripIfInteger',
});

/** `297 kr`, with no-break spaces. @param amount öre */
export function kronor(amount: number): string {
  return format.format(amount / 100).replaceAll(' ', '\u00a0');
}

/** Rows of names and values, each escaped here. */
export function rows(pairs: readonly (readonly [name: string, value: string, isSum?: boolean])[]): string {
  const cells = pairs.map(([name, value, isSum]) => {
    const mark = isSum ? ' class="sum"' : '';
    return `<div${mark}><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`;
  });
  return `<dl>${cells.join('\n')}</dl>`;
}
