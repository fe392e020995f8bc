const plain = /^[-−]?(?:\d+|\d{1,3}(?:\s\d{3})+)?(?:[.,]\d*)?$/;

/** The number that a text says, with a decimal comma or point and perhaps spaces at the thousands; null when none. */
export function readDecimal(text: string): number | null {
  const typed = text.trim();
  if (!plain.test(typed) || !/\d/.test(typed)) return null;
  return Number(typed.replaceAll(/\s/g, '').replace('−', '-').replace(',', '.'));
}

/** Whether a text has decimals, or is about to: then it says no whole number, not even as `1,000`. */
export const hasDecimals = (text: string): boolean => /[.,]/.test(text);

/** A number as it stands in a field: decimal comma, no groups, all its digits. */
export const decimalText = (value: number): string =>
  value.toLocaleString('sv-SE', { useGrouping: false, maximumFractionDigits: 20 });
