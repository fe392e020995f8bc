import { z } from 'zod';
import { claimAt } from './claim-words.js';
import { defineCheck } from './define-check.js';
import { foundIn, notApplicable, ofDraft } from './finding.js';

/** Keys under which a short text stands as a heading. */
const headings = new Set(['title', 'area', 'category', 'room', 'label', 'risk']);
/** Too short to be told by their function words. */
const shortTitle = 5;
/** English, Danish, Norwegian and German words of homes that are no Swedish ones. */
const foreign = new Set(
  `the of and with for this that are from to needs need missing unknown unclear high low old good great poor
  roof kitchen bathroom bathrooms bedroom bedrooms heating windows window walls wall basement attic cellar foundation
  drainage wiring pipes pipe plumbing electrical electricity water sewage insulation moisture damage mold
  leak leaks fee fees debt price cost costs monthly loan loans interest rate savings association housing cooperative
  ownership lease leasehold building house apartment floor location neighborhood neighbourhood noise traffic condition
  quality energy inspection report year built age renovation renovations repair repairs maintenance risks warning
  warnings issue issues finding findings question questions documents layout lighting living room
  kjøkken køkken badeværelse værelse fugt gæld udgift husleie husleje mangler ikke og
  küche badezimmer heizung dach keller feuchtigkeit preis lage und nicht fehlt schulden miete gebäude zustand`.split(
    /\s+/,
  ),
);

export const swedishCheck = defineCheck({
  type: 'swedish',
  description: "The model's texts and headings are Swedish.",
  params: z.strictObject({}),
  run: (subject) =>
    ofDraft(subject, (draft) => {
      const { own, complaints } = draft;
      const texts = complaints
        .filter(({ gate }) => gate === 'swedish')
        .map(({ path }) => `${claimAt(draft, path)} is not Swedish`);
      const titles = own.flatMap(({ path, value }) =>
        headingsOf(value)
          .filter(isForeign)
          .map((title) => `the heading ”${title}” of ${path} is not Swedish`),
      );
      if (own.length === 0 && texts.length === 0) return notApplicable('the model added no claim of its own');
      return foundIn([...texts, ...titles], 'texts and headings are Swedish');
    }),
});

function headingsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    headings.has(key) && typeof child === 'string' ? [child] : [],
  );
}

/** At least half of its words are foreign ones; Swedish borrows single words: `Öppen floor plan`. */
function isForeign(title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.length >= shortTitle) return false;
  return words.filter((word) => foreign.has(word)).length * 2 >= words.length;
}
