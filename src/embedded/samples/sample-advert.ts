import type { PlanDrawing } from './pictures/plan.js';
import type { Palette } from './pictures/palette.js';
import type { SceneName } from './pictures/scenes.js';

/** A sample advert: a home that does not exist, written and drawn for this product. */
export interface SampleAdvert {
  readonly id: number;
  readonly slug: string;
  /** What the start-up lists beside the link. */
  readonly title: string;
  readonly address: string;
  readonly area: string;
  readonly postalCode: string;
  readonly city: string;
  readonly municipality: string;
  readonly propertyType: string;
  /** kr. */
  readonly price: number;
  readonly rooms: number;
  /** m². */
  readonly livingArea: number;
  readonly lead: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly facts: readonly {
    readonly heading: string;
    readonly rows: readonly (readonly [label: string, value: string])[];
  }[];
  readonly renovations: readonly string[];
  readonly documents: readonly string[];
  readonly broker: string;
  /** Days from now and Swedish wall-clock time. */
  readonly showings: readonly { readonly inDays: number; readonly from: string; readonly to: string }[];
  readonly palette: Palette;
  /** In the advert's order; the first leads. */
  readonly pictures: readonly { readonly scene: SceneName; readonly caption: string }[];
  readonly plan: PlanDrawing;
}
