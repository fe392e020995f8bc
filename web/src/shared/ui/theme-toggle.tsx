import { Icon } from './icon.js';
import styles from './icon-button.module.css';
import { chooseTheme, useTheme, type ThemeChoice } from './theme-choice.js';

const order: Record<
  ThemeChoice,
  { readonly next: ThemeChoice; readonly icon: 'device' | 'sun' | 'moon'; readonly now: string }
> = {
  system: { next: 'light', icon: 'device', now: 'som enheten' },
  light: { next: 'dark', icon: 'sun', now: 'ljust' },
  dark: { next: 'system', icon: 'moon', now: 'mörkt' },
};

/** Light, dark or as the device has it. */
export function ThemeToggle() {
  const { choice } = useTheme();
  const { next, icon, now } = order[choice];
  const label = `Utseende: ${now}. Byt till ${order[next].now}.`;
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(next)}
    >
      <Icon name={icon} />
    </button>
  );
}
