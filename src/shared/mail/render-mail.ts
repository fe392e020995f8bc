/** Text made safe to stand in HTML, in an attribute as well. */
export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign]!,
  );
}

export interface MailContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Small print under the button. */
  readonly footer?: string;
}

/** Both forms of a mail from one content: plain text, and HTML that every mail program can show. */
export function renderMail(content: MailContent): { text: string; html: string } {
  const { heading, paragraphs, button, footer } = content;
  const text = [heading, ...paragraphs, ...(button ? [`${button.label}:\n${button.url}`] : []), footer]
    .filter((part) => part !== undefined)
    .join('\n\n');
  const paragraph = (part: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(part)}</p>`;
  const html = `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#f7f4ee;color:#1d2321;font:17px/1.5 'Source Sans 3',Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font-size:15px;color:#1f4d3f"><strong>Visningsklar</strong></p>
<h1 style="margin:0 0 16px;font:600 26px/1.25 Georgia,serif">${escapeHtml(heading)}</h1>
${paragraphs.map((part) => paragraph(part)).join('\n')}
${
  button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1f4d3f;color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a></p>
${paragraph(`Fungerar inte knappen? Kopiera adressen: ${button.url}`, 'font-size:13px;color:#5a625f;word-break:break-all;')}`
    : ''
}
${footer ? paragraph(footer, 'font-size:13px;color:#5a625f;') : ''}
</div></body></html>
`;
  return { text: `${text}\n\nVisningsklar\n`, html };
}
