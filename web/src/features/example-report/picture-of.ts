import { examplePictures, type ExamplePicture } from './pictures.js';
import { pictureHashes } from './result.js';

/** The drawn photo that a proof names by the hash of its largest file; undefined for the plan. */
export function pictureOf(sha256: string): ExamplePicture | undefined {
  return examplePictures.find(({ name }) => pictureHashes[name] === sha256);
}
