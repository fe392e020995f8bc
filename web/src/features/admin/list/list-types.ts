import type { ReactNode } from 'react';

/** One column of a list's table. */
export interface ListColumn<Item, Sort extends string> {
  /** Unique in its table. */
  readonly key: string;
  readonly label: string;
  /** By which its head orders the list; without it the head is no button. */
  readonly sort?: Sort;
  /** Figures stand to the right, in digits of one width. */
  readonly kind: 'text' | 'figure';
  /** CSS width, `19%`; columns without one share what is left. */
  readonly width?: string;
  /** Words longer than the column break anywhere; the first column's always do. */
  readonly breaks?: boolean;
  readonly cell: (item: Item) => ReactNode;
}

/** The same on screens too narrow for a table: what is to the left and to the right in a card's two rows. */
export interface ListCard {
  readonly title: ReactNode;
  /** Beneath the title, quiet. */
  readonly text?: ReactNode;
  /** To the right of the title. */
  readonly figure?: ReactNode;
  readonly state?: ReactNode;
  readonly time?: ReactNode;
}

/** How a list shows its items. */
export interface ListLook<Item extends { readonly id: string }, Sort extends string> {
  /** The first one heads its rows. */
  readonly columns: readonly ListColumn<Item, Sort>[];
  readonly card: (item: Item) => ListCard;
  /** Buttons or links at the end of a row and at the foot of a card. */
  readonly actions?: (item: Item) => ReactNode;
  /** What a row or card opens to; null for those that have no more to tell. */
  readonly details?: (item: Item) => ReactNode;
  /** What the item is called, for the name of the button that opens its details. */
  readonly nameOf?: (item: Item) => string;
}

/** A list's own words; the ones all lists share are `adminListTexts`. */
export interface ListTexts {
  readonly loading: string;
  readonly failed: { readonly title: string };
  /** What is searched, as the field's name and placeholder; without it there is no search. */
  readonly search?: string;
  /** By filter, `all` first; without it there is no choice. */
  readonly filters?: Readonly<Record<string, string>>;
  /** Every order both ways, for narrow screens, where no column's head can be pressed: by `created_at desc`. */
  readonly sorts: Readonly<Record<string, string>>;
  /** The table's name. */
  readonly table: string;
  /** `60 köp` */
  readonly count: (total: number) => string;
  /** Without an action of its own one may look again. */
  readonly empty: {
    readonly title: string;
    readonly text: string;
    readonly action?: { readonly label: string; readonly to: string };
  };
  readonly noMatch: { readonly title: string; readonly text: string; readonly action: string };
  readonly noPage: { readonly title: string };
}
