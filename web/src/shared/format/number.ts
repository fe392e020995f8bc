const noBreakSpace = '\u00a0';
const formats = new Map<string, Intl.NumberFormat>();

/** Swedish figures: groups by no-break space, decimal comma. Decimals are kept up to `most`, at least `least`. What is no number is a dash. */
export function number(value: number, most = 0, least = 0): string {
  if (!Number.isFinite(value)) return '–';
  const key = `${least}-${most}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: least, maximumFractionDigits: most });
    formats.set(key, format);
  }
  return format.format(value).replaceAll('\u202f', noBreakSpace);
}

/** A figure and its unit that never part at the end of a line. */
export function withUnit(figure: string, unit: string): string {
  return `${figure}${noBreakSpace}${unit.replaceAll(' ', noBreakSpace)}`;
}

/** 0–100 as a whole percent: `78 %`. */
export function percent(value: number): string {
  return withUnit(number(Math.round(value)), '%');
}
