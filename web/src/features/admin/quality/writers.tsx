import type { WriterFigures } from '../../../../../src/analyses/quality.types.js';
import { duration } from '../../../shared/format/duration.js';
import { usd } from '../../../shared/format/money.js';
import { number } from '../../../shared/format/number.js';
import { adminQualityTexts } from '../../../shared/texts/admin-quality.js';
import { measuredTexts } from '../../../shared/texts/measured.js';
import { FigureTable } from './figure-table.js';
import styles from './quality.module.css';

const { none, writers: texts } = adminQualityTexts;
const columns = [texts.writer, texts.reports, texts.reused, texts.time, texts.tokens, texts.cost] as const;

/** What each combination of analyst, template and code wrote, and what one report of it took. */
export function Writers({ writers }: { readonly writers: readonly WriterFigures[] }) {
  return (
    <section className={styles['part']} aria-labelledby="writers">
      <h2 id="writers">{texts.title}</h2>
      <p className={styles['quiet']}>{writers.length === 0 ? texts.none : texts.text}</p>
      {writers.length > 0 ? (
        <FigureTable
          name={texts.title}
          columns={columns}
          rows={writers.map(({ analyst, template, version, ...line }) => ({
            key: `${analyst} ${template} ${version}`,
            head: (
              <>
                {measuredTexts.analysts[analyst]}
                {template ? ` ${template}` : ''}
                <small>
                  {texts.version} {version ?? texts.unknown}
                  {line.fellBack > 0 ? ` · ${texts.fellBack(number(line.fellBack))}` : ''}
                </small>
              </>
            ),
            figures: [
              number(line.reports),
              number(line.reused),
              line.time ? duration(line.time.median) : none,
              line.tokens ? number(line.tokens.median) : none,
              line.costUsd ? usd(line.costUsd.median) : none,
            ],
          }))}
          isLarge
        />
      ) : null}
    </section>
  );
}
