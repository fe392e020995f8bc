import { latinRegExp } from './latin.js';
import { word } from './sources.js';

const finite = latinRegExp(
  word(
    'har|är|går|väntar|närmar|höjs|hyrs|hyr|arrenderas|upphör|omregleras|villkorsändras|stämmer|står|köper|kan|ska|får|saknas|läggs',
  ),
  'iu',
);
const relative = latinRegExp(word('som'), 'iu');

/** Whether a heading is a statement (`Taket har passerat sin livslängd`) and not the name of a thing (`Fukt som är konstaterad`). */
export function isStatement(heading: string): boolean {
  const at = heading.search(finite);
  return at > 0 && heading.slice(0, at).search(relative) < 0;
}
