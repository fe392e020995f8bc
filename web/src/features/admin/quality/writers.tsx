import type { WriterFigures } from '../../../../../src/analyses/quality.types.js';
import { duration } from '../../../shared/format/duration.js';
import { usd } from '../../../shared/format/money.js';
import { number } from '../../../shared/format/number.js';
import { adminQualityTexts } from '../../../shared/texts/admin-quality.js';
import { measuredTexts } from '../../../shared/texts/measured.js';
import styles from './quality.module.css';

const { none, writers: texts } = adminQualityTexts;
const columns = [texts.reports, texts.reused, texts.time, texts.tokens, texts.cost] as const;

/** What each combination of analyst, template and code wrote, and what one report of it took. */
export function Writers({ writers }: { readonly writers: readonly WriterFigures[] }) {
  return (
    <section className={styles['part']} aria-labelledby="writers">
      <h2 id="writers">{texts.title}</h2>
      <p className={styles['quiet']}>{writers.length === 0 ? texts.none : texts.text}</p>
      {writers.length > 0 ? (
        <div className={styles['scrolling']} tabIndex={0} role="group" aria-labelledby="writers">
          <table className={styles['table']} aria-labelledby="writers">
            <thead>
              <tr>
                <th scope="col">{texts.writer}</th>
                {columns.map((name) => (
                  <th key={name} scope="col" data-kind="figure">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {writers.map(({ analyst, template, version, ...line }) => (
                <tr key={`${analyst} ${template} ${version}`}>
                  <th scope="row">
                    {measuredTexts.analysts[analyst]}
                    {template ? ` ${template}` : ''}
                    <small>
                      {texts.version} {version ?? texts.unknown}
                      {line.fellBack > 0 ? ` · ${texts.fellBack(number(line.fellBack))}` : ''}
                    </small>
                  </th>
                  <td data-kind="figure">{number(line.reports)}</td>
                  <td data-kind="figure">{number(line.reused)}</td>
                  <td data-kind="figure">{line.time ? duration(line.time.median) : none}</td>
                  <td data-kind="figure">{line.tokens ? number(line.tokens.median) : none}</td>
                  <td data-kind="figure">{line.costUsd ? usd(line.costUsd.median) : none}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
}
