/** Prometheus' text format, as it was scraped. */
export class Scrape {
  constructor(readonly text: string) {}

  /**
   * The sum of all samples of that name which have these labels at least; undefined when there is none.
   * @param name whole, as `visningsklar_queue_jobs` or `…_seconds_count`
   */
  value(name: string, labels: Readonly<Record<string, string>> = {}): number | undefined {
    const values = this.text.split('\n').flatMap((line) => {
      const [, found, inside = '', value] = /^([a-zA-Z_:]\w*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const has = ([label, wanted]: [string, string]) => inside.split(',').includes(`${label}="${wanted}"`);
      return found === name && Object.entries(labels).every(has) ? [Number(value)] : [];
    });
    return values.length === 0 ? undefined : values.reduce((sum, one) => sum + one, 0);
  }

  /** Every metric there is, with those that have no samples yet; histograms by the names of their samples. */
  get names(): Set<string> {
    return new Set(
      [...this.text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name! + end) : [name!],
      ),
    );
  }
}

/** @throws unless the scrape is answered with 200 */
export async function scrape(url: string, headers: Record<string, string> = {}): Promise<Scrape> {
  const response = await fetch(url, { headers });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return new Scrape(await response.text());
}
