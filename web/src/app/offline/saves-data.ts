/** Part of the Network Information API; browsers without it save nothing. */
interface Connection {
  readonly saveData?: boolean;
}

/** Whether the person has asked their browser to load no more than is needed. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true;
}
