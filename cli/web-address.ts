import { InvalidArgumentError } from 'commander';

/** A web address as it was typed; whether a site of ours stands behind it is the service's to say. */
export function webAddress(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new InvalidArgumentError('It has to be a web address such as https://www.hemnet.se/bostad/….');
}
