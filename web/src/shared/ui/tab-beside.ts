/**
 * The tab that a key of the keyboard leads to, around from either end, by the tabs pattern of the ARIA Authoring
 * Practices; null when the key leads to none.
 */
export function tabBeside<Tab>(tabs: readonly Tab[], tab: Tab, key: string): Tab | null {
  const at = tabs.indexOf(tab);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
  return to === undefined ? null : tabs.at(to % tabs.length)!;
}
