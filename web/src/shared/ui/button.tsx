import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

interface Look {
  /** The one act that a page is about. */
  readonly isPrimary?: boolean;
  /** It takes something away for good; goes with `isPrimary`. */
  readonly isGrave?: boolean;
  readonly isLarge?: boolean;
  /** As wide as there is room. */
  readonly isBlock?: boolean;
  readonly className?: string;
}

/** What every button looks like, whatever element it is. */
function looksOf({ isPrimary, isGrave, isLarge, isBlock, className }: Look): string {
  const looks = [isPrimary && 'primary', isGrave && 'grave', isLarge && 'large', isBlock && 'block'];
  return ['button', ...looks.filter((look) => look !== false && look !== undefined)]
    .map((look) => styles[look])
    .concat(className ?? [])
    .join(' ');
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, keyof Look | 'type' | 'disabled'> & {
    /** Its act is under way: it stays in its place, keeps the focus and does nothing. */
    readonly isBusy?: boolean;
  };

/** A button for pages that do without antd; looks and behaves as antd's do in our theme. */
export function Button({
  isPrimary,
  isGrave,
  isLarge,
  isBlock,
  className,
  isBusy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function act(event: MouseEvent<HTMLButtonElement>) {
    if (!isBusy) onClick?.(event);
  }
  return (
    <button
      {...rest}
      type="button"
      className={looksOf({ isPrimary, isGrave, isLarge, isBlock, className })}
      aria-disabled={isBusy || undefined}
      onClick={act}
    >
      {isBusy ? <span className={styles['spinner']} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

type LinkButtonProps = Look & Pick<ComponentProps<typeof Link>, 'to' | 'children'>;

/** The way to another of our pages, as a button. */
export function LinkButton({ to, children, ...look }: LinkButtonProps) {
  return (
    <Link to={to} className={looksOf(look)}>
      {children}
    </Link>
  );
}

type OuterButtonProps = Look & Pick<ComponentProps<'a'>, 'href' | 'children'>;

/** The way to somebody else's page, in a tab of its own. */
export function OuterButton({ href, children, ...look }: OuterButtonProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={looksOf(look)}>
      {children}
    </a>
  );
}
