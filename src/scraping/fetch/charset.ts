/** Text of an HTML body in the charset its header or its own meta tag names; UTF-8 when neither does. */
export function decodeHtml(body: Buffer, contentType: string | undefined): string {
  const declared =
    /charset=["']?([\w-]+)/i.exec(contentType ?? '')?.[1] ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(body.toString('latin1', 0, 2048))?.[1] ??
    'utf-8';
  try {
    return new TextDecoder(declared).decode(body);
  } catch {
    return new TextDecoder('utf-8').decode(body);
  }
}
