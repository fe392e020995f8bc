import { adminListTexts as texts } from '../../../shared/texts/admin-list.js';
import { Icon } from '../../../shared/ui/icon.js';
import iconButton from '../../../shared/ui/icon-button.module.css';
import styles from './list.module.css';

interface ListOpenerProps {
  readonly isOpen: boolean;
  /** What the item is called, told to those who cannot see beside what the button stands. */
  readonly name: string | undefined;
  /** The id of what it opens. */
  readonly controls: string;
  readonly onTurn: (isOpen: boolean) => void;
}

/** Opens and folds what a row or a card has more to tell. */
export function ListOpener({ isOpen, name, controls, onTurn }: ListOpenerProps) {
  const label = isOpen ? texts.less : texts.more;
  return (
    <button
      type="button"
      className={`${iconButton['button']} ${styles['opener']}`}
      aria-label={name ? `${label}: ${name}` : label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={() => onTurn(!isOpen)}
    >
      <Icon name="right" size={18} />
    </button>
  );
}
