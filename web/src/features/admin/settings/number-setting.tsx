import { useId, useState } from 'react';
import type { SettingRange, SettingView } from '../../../../../src/settings/settings.types.js';
import { number, withUnit } from '../../../shared/format/number.js';
import { adminSettingsTexts as texts } from '../../../shared/texts/admin-settings.js';
import { decimalText, hasDecimals, readDecimal } from './decimal.js';
import { SettingForm } from './setting-form.js';
import styles from './settings.module.css';
import { useSaveSetting } from './use-save-setting.js';

type NumberKey = Exclude<SettingView['key'], 'model_prices'>;
export type NumberView = SettingView & {
  readonly key: NumberKey;
  readonly value: number;
  readonly defaultValue: number;
  readonly range: SettingRange;
};

/** What is in the field after somebody typed: of free reports, whatever is no number becomes 0. */
const typedInto = (key: NumberKey, text: string): string =>
  key === 'free_reports_count' && !hasDecimals(text) ? decimalText(readDecimal(text) ?? 0) : text;

/** A setting that is a number in a range. */
export function NumberSetting({ setting }: { readonly setting: NumberView }) {
  const { key, value, defaultValue, range } = setting;
  const [typed, setTyped] = useState(decimalText(value));
  const [before, setBefore] = useState(value);
  const { save, isSaving } = useSaveSetting(setting);
  const id = useId();
  const given = range.isWhole && hasDecimals(typed) ? null : readDecimal(typed);
  // Follows what holds, unless something else was typed over it.
  if (before !== value) {
    setBefore(value);
    if (given === before || given === value) setTyped(decimalText(value));
  }
  const fault =
    given !== null && isWithin(range, given)
      ? null
      : texts.outOfRange(range.isWhole, number(range.min, 2), number(range.max));
  const { unit } = texts.settings[key];
  return (
    <SettingForm
      setting={setting}
      id={id}
      fault={fault}
      holds={given === value ? null : texts.holds(withUnit(number(value, 4), unit))}
      defaultText={given === defaultValue ? null : number(defaultValue, 4)}
      isSaving={isSaving}
      onSave={() => void save(given)}
      onDefault={() => setTyped(decimalText(defaultValue))}
    >
      <div className={styles['field']}>
        <input
          type="text"
          inputMode={range.isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={20}
          value={typed}
          aria-labelledby={id}
          aria-describedby={`${id}-note`}
          aria-invalid={fault !== null}
          onChange={(event) => setTyped(typedInto(key, event.target.value))}
        />
        <span>{unit}</span>
      </div>
    </SettingForm>
  );
}

const isWithin = ({ min, max }: SettingRange, value: number): boolean => value >= min && value <= max;
