import { useState } from 'react';
import type {
  ClassificationDetail,
  TrackedImage,
} from '../../../../../src/image-tracking/image-tracking.types.js';
import { listingDebugTexts } from '../../../shared/texts/listing-debug.js';
import { Icon } from '../../../shared/ui/icon.js';
import { TableHead } from '../../../shared/ui/table-head.js';
import tableStyles from '../../../shared/ui/table.module.css';
import { useMedia } from '../../../shared/ui/use-media.js';
import { measureNames, sortClassification, type ClassificationSort } from './decisions.js';
import { Measure } from './measure.js';
import { Preview } from './preview.js';
import styles from './tracker.module.css';

const texts = listingDebugTexts.classification;
const { measures } = listingDebugTexts;
const columns = ['confidence', ...measureNames] as const;
const heads = [
  ['order', texts.preview],
  ['kind', texts.kind],
  ...columns.map((name) => [name, measures[name]] as const),
] as const satisfies readonly (readonly [ClassificationSort, string])[];

interface ClassificationProps {
  readonly details: readonly ClassificationDetail[];
  readonly images: ReadonlyMap<string, TrackedImage>;
  readonly onOpen: (sha256: string) => void;
}

/** What each picture was taken for, how surely, and by which measures. */
export function Classification({ details, images, onOpen }: ClassificationProps) {
  const [order, setOrder] = useState({ by: 'order' as ClassificationSort, isDescending: false });
  const isWide = useMedia('(min-width: 768px)');
  if (details.length === 0) return <p className={styles['quiet']}>{texts.none}</p>;
  const sorted = sortClassification(details, order.by, order.isDescending);
  const sort = (by: ClassificationSort) =>
    setOrder(({ by: before, isDescending }) => ({
      by,
      isDescending: before === by ? !isDescending : true,
    }));

  if (!isWide) {
    return (
      <>
        <label className={styles['choice']}>
          {texts.sort}
          <select
            value={order.by}
            onChange={(event) => {
              const by = event.target.value as ClassificationSort;
              setOrder({ by, isDescending: by !== 'order' });
            }}
          >
            {Object.entries(texts.sorts).map(([by, name]) => (
              <option key={by} value={by}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <ul className={styles['decisions']} aria-label={texts.title}>
          {sorted.map((detail, at) => (
            <li key={`${at} ${detail.url}`}>
              <Preview image={images.get(detail.url)} onOpen={onOpen} />
              <div className={styles['measures']}>
                <Kind isFloorplan={detail.isFloorplan} />
                {columns.map((name) => (
                  <Measure key={name} of={name} value={detail[name]} hasName />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <table className={tableStyles['table']}>
      <caption className="visually-hidden">{texts.title}</caption>
      <thead>
        <tr>
          {heads.map(([by, label]) => (
            <TableHead
              key={by}
              label={label}
              order={order.by === by ? (order.isDescending ? 'desc' : 'asc') : null}
              onSort={() => sort(by)}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((detail, at) => (
          <tr key={`${at} ${detail.url}`}>
            <td>
              <Preview image={images.get(detail.url)} onOpen={onOpen} />
            </td>
            <td>
              <Kind isFloorplan={detail.isFloorplan} />
            </td>
            {columns.map((name) => (
              <td key={name}>
                <Measure of={name} value={detail[name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Kind({ isFloorplan }: { readonly isFloorplan: boolean }) {
  return (
    <span className={styles['kind']}>
      <Icon name={isFloorplan ? 'page' : 'picture'} size={18} />
      {isFloorplan ? texts.floorplan : texts.photo}
    </span>
  );
}
