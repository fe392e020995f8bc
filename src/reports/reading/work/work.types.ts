import type { PartId } from '../../knowledge/life-lengths.js';
import type { Quote } from '../text/sources.js';

/** One statement about when a part was replaced, renovated or built, or when that is planned. */
export interface Work {
  readonly part: PartId;
  /** First and last possible year: the same for a stated year, ten years apart for `80-talet`. */
  readonly from: number;
  readonly to: number;
  /** As a buyer would say it: `2019`, `på 80-talet`. */
  readonly when: string;
  readonly state: 'done' | 'planned' | 'original';
  /** Pipes were relined, which is not a replacement. */
  readonly relined: boolean;
  /** Said of the whole house, not of the part by name. */
  readonly isGeneral?: boolean;
  readonly quote: Quote;
}
