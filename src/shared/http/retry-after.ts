/** `Retry-After` in seconds or as a date, as milliseconds from now; undefined when it says neither. */
export function retryAfterMs(value: string | undefined): number | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at - Date.now();
}

/** Whether an answer asks us to stay away for a while. */
export function asksToWait(answer: {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}): boolean {
  return answer.status === 429 || (answer.status === 503 && Boolean(answer.headers['retry-after']));
}
