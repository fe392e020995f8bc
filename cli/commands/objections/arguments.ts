import { InvalidArgumentError } from 'commander';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** @throws InvalidArgumentError */
export function objectionId(text: string): string {
  const id = text.trim().toLowerCase();
  if (!uuid.test(id)) throw new InvalidArgumentError('"app-cli objections list" shows the ids.');
  return id;
}
