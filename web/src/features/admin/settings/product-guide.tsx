import { Fragment } from 'react';
import { number } from '../../../shared/format/number.js';
import { adminSettingsTexts } from '../../../shared/texts/admin-settings.js';
import { Button } from '../../../shared/ui/button.js';
import { useSoldProductsQuery } from './settings-api.js';
import styles from './settings.module.css';

const texts = adminSettingsTexts.products;

/** What of a command stays on one line: each word, and a figure with the option that it belongs to. */
const wordsOf = (command: string): string[] => command.split(/ (?!\d)/);

/** How products and prices are set, which is not done here, and what is sold now. */
export function ProductGuide() {
  return (
    <section className={styles['setting']} aria-labelledby="products">
      <h2 id="products">{texts.title}</h2>
      <p className={styles['text']}>{texts.text}</p>
      <dl className={styles['commands']}>
        {texts.commands.map(([command, does]) => (
          <div key={command}>
            <dt>
              <code>
                {wordsOf(command).map((word, at) => (
                  <Fragment key={word}>
                    {at > 0 ? ' ' : null}
                    <span>{word}</span>
                  </Fragment>
                ))}
              </code>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Sold />
    </section>
  );
}

function Sold() {
  const {
    data: products,
    isError,
    refetch,
  } = useSoldProductsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError) {
    return (
      <div className={styles['none']} role="alert">
        <p>{texts.failed}</p>
        <Button onClick={() => void refetch()}>{texts.retry}</Button>
      </div>
    );
  }
  if (!products) return null;
  if (products.length === 0) return <p className={styles['none']}>{texts.nothing}</p>;
  return (
    <table className={styles['sold']}>
      <caption>{texts.sold}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.columns.name}</th>
          <th scope="col">{texts.columns.key}</th>
          <th scope="col" data-kind="figure">
            {texts.columns.reports}
          </th>
          <th scope="col" data-kind="figure">
            {texts.columns.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ productKey, name, reportCount, pricing }) => (
          <tr key={productKey}>
            <th scope="row">{name}</th>
            <td>{productKey}</td>
            <td data-kind="figure">{number(reportCount)}</td>
            <td data-kind="figure">{pricing.formatted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
