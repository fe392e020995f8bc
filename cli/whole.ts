import { InvalidArgumentError } from 'commander';

/**
 * Reads a whole number of decimal digits, for commander.
 * @returns what throws InvalidArgumentError for all else
 */
export function whole(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new InvalidArgumentError(`Write a whole number from ${least} to ${most}.`);
    return number;
  };
}
