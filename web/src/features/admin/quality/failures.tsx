import { Link } from 'react-router-dom';
import type { QualityView } from '../../../../../src/analyses/quality.types.js';
import { number } from '../../../shared/format/number.js';
import { adminQualityTexts } from '../../../shared/texts/admin-quality.js';
import styles from './quality.module.css';

const texts = adminQualityTexts.failures;

const addressOf = (code: string): string => `/admin/analyses?filter=failed&search=${code}`;

/** Why runs failed, most common first, beside the period before; each leads to its analyses. Lost ones are no failures. */
export function Failures({ failures, lost }: Pick<QualityView, 'failures' | 'lost'>) {
  const most = Math.max(1, ...failures.map(({ count, before }) => Math.max(count, before)));
  return (
    <section className={styles['part']} aria-labelledby="failures">
      <h2 id="failures">{texts.title}</h2>
      {failures.length === 0 ? <p className={styles['quiet']}>{texts.none}</p> : null}
      <ol className={styles['bars']}>
        {failures.map(({ code, count, before }) => (
          <li key={code}>
            <Link to={addressOf(code)}>{texts.codes[code] ?? code}</Link>
            <span>
              <strong>{number(count)}</strong> <small>{texts.before(number(before))}</small>
            </span>
            <span className={styles['bar']} aria-hidden="true">
              <span style={{ inlineSize: `${(100 * count) / most}%` }} />
              <span style={{ insetInlineStart: `${(100 * before) / most}%` }} />
            </span>
          </li>
        ))}
      </ol>
      {lost.count + lost.before > 0 ? (
        <p className={styles['quiet']}>{texts.lost(lost.count, texts.before(number(lost.before)))}</p>
      ) : null}
    </section>
  );
}
