import type { ReactNode } from 'react';
import type { SettingView } from '../../../../../src/settings/settings.types.js';
import { dayAndTime } from '../../../shared/format/date.js';
import { adminSettingsTexts as texts } from '../../../shared/texts/admin-settings.js';
import { Button } from '../../../shared/ui/button.js';
import styles from './settings.module.css';

interface SettingFormProps {
  readonly setting: SettingView;
  /** Of the heading, by which the fields are named. */
  readonly id: string;
  /** The fields; their messages stand in an element with the id `${id}-note`. */
  readonly children: ReactNode;
  /** What is wrong with what is in the fields. */
  readonly fault: string | null;
  /** What holds, as long as the fields say something else. */
  readonly holds: string | null;
  /** The default in words, when the fields say something else. */
  readonly defaultText: string | null;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDefault: () => void;
}

/** One setting: what it means, its fields, what holds, and the way to save it. */
export function SettingForm(props: SettingFormProps) {
  const { setting, id, children, fault, holds, defaultText, isSaving, onSave, onDefault } = props;
  const { title, text } = texts.settings[setting.key];
  const canSave = holds !== null && fault === null;
  const save = () => {
    if (canSave && !isSaving) onSave();
  };
  return (
    <form
      className={styles['setting']}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {/* Without it Enter saves nothing in a form of several fields. */}
      <button type="submit" hidden />
      <h2 id={id}>{title}</h2>
      <p className={styles['text']}>{text}</p>
      {children}
      <p
        id={`${id}-note`}
        className={styles['note']}
        role="status"
        data-fault={fault === null ? undefined : true}
      >
        {noteOf(setting, fault, holds)}
      </p>
      {canSave || defaultText ? (
        <div className={styles['acts']}>
          {canSave ? (
            <Button isPrimary isBusy={isSaving} onClick={save}>
              {texts.save}
            </Button>
          ) : null}
          {defaultText ? <Button onClick={onDefault}>{texts.useDefault(defaultText)}</Button> : null}
        </div>
      ) : null}
    </form>
  );
}

/** What is wrong, or that it is not saved, or what holds by whom. */
function noteOf(setting: SettingView, fault: string | null, holds: string | null): string {
  if (holds === null) return fault ?? standing(setting);
  return [texts.unsaved, fault ?? holds].join(' ');
}

const standing = ({ isDefault, changedAt }: SettingView): string =>
  [isDefault ? texts.isDefault : null, changedAt ? texts.changed(dayAndTime(changedAt)) : null]
    .filter((part) => part !== null)
    .join(' ');
