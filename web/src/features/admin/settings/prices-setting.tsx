import { useId, useState } from 'react';
import type { SettingView } from '../../../../../src/settings/settings.types.js';
import { adminSettingsTexts } from '../../../shared/texts/admin-settings.js';
import { Button } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';
import iconButton from '../../../shared/ui/icon-button.module.css';
import { areSame, emptyRow, priceKinds, pricesOf, rowsOf, type PriceRow, type Prices } from './price-rows.js';
import { SettingForm } from './setting-form.js';
import styles from './settings.module.css';
import { useSaveSetting } from './use-save-setting.js';

const texts = adminSettingsTexts.prices;
const fields = ['model', ...priceKinds] as const;

/** What models cost that our own table does not know. */
export function PricesSetting({ setting }: { readonly setting: SettingView }) {
  const value = setting.value as Prices;
  const [rows, setRows] = useState(() => rowsOf(value));
  const [before, setBefore] = useState(value);
  const { save, isSaving } = useSaveSetting(setting);
  const id = useId();
  const given = pricesOf(rows);
  // Follows what holds, unless something else was typed over it; what was saved keeps its rows' order.
  if (before !== value) {
    setBefore(value);
    if (given && areSame(given, before)) setRows(rowsOf(value));
    if (given && areSame(given, value)) setRows(rowsOf(given));
  }
  const set = (at: number, change: Partial<PriceRow>) =>
    setRows(rows.map((row, place) => (place === at ? { ...row, ...change } : row)));

  return (
    <SettingForm
      setting={setting}
      id={id}
      fault={given ? null : texts.wrong}
      holds={given && areSame(given, value) ? null : texts.holds(Object.keys(value).length)}
      defaultText={null}
      isSaving={isSaving}
      onSave={() => void save(given)}
      onDefault={() => setRows([])}
    >
      {rows.length === 0 ? (
        <p className={styles['none']}>{texts.none}</p>
      ) : (
        <div className={styles['prices']}>
          <div className={styles['heads']} aria-hidden="true">
            {fields.map((field) => (
              <span key={field}>{texts[field]}</span>
            ))}
          </div>
          <ul>
            {rows.map((row, at) => (
              <li key={at}>
                {fields.map((field) => (
                  <label key={field}>
                    <span aria-hidden="true">{texts[field]}</span>
                    <input
                      type="text"
                      inputMode={field === 'model' ? undefined : 'decimal'}
                      autoComplete="off"
                      maxLength={field === 'model' ? 100 : 20}
                      spellCheck={false}
                      aria-label={texts.of(texts[field], at + 1)}
                      aria-describedby={`${id}-note`}
                      value={row[field]}
                      onChange={(event) => set(at, { [field]: event.target.value })}
                    />
                  </label>
                ))}
                <button
                  type="button"
                  className={iconButton['button']}
                  aria-label={texts.remove(row.model)}
                  onClick={() => setRows(rows.filter((_row, place) => place !== at))}
                >
                  <Icon name="trash" size={18} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles['add']}>
        <Button onClick={() => setRows([...rows, emptyRow])}>{texts.add}</Button>
      </div>
    </SettingForm>
  );
}
