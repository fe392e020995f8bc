import { SearchedPicture } from './crop-search.js';
import { LightnessGrid, whole } from './lightness-grid.js';
import { agree, away, fine, mayAgree, rough } from './picture-agreement.js';
import type { Pixels } from './picture-measures.js';

/** Used again by each look. */
const looked = new Float32Array(rough * rough);

/**
 * What a picture looks like, small: tells the same photo or plan in another size, quality, colour balance, with a
 * watermark or with its edges cropped away from another photo of the same room or the plan of another floor. The search
 * finds where one picture may lie inside the other; the decision counts the cells that carry something and agree.
 */
export class PictureSignature {
  private readonly aspect: number;
  private readonly grid: LightnessGrid;
  private readonly searched: SearchedPicture;
  private readonly fineCells: Float32Array;
  private readonly roughCells: Float32Array;

  constructor(pixels: Pixels) {
    this.aspect = pixels.width / pixels.height;
    this.grid = new LightnessGrid(pixels);
    this.searched = new SearchedPicture(this.grid, this.aspect);
    this.fineCells = this.grid.cells(whole, fine);
    this.roughCells = this.grid.cells(whole, rough);
  }

  /** Takes some microseconds for most pairs, up to about half a millisecond for those that look alike. */
  isSameAs(other: PictureSignature): boolean {
    const isUncut = Math.abs(this.aspect / other.aspect - 1) < 0.03;
    if (
      isUncut &&
      mayAgree(this.roughCells, other.roughCells, away.near) &&
      agree(this.fineCells, other.fineCells)
    )
      return true;
    return this.contains(other) || other.contains(this);
  }

  /** Whether the other picture is a view of this one. */
  private contains(other: PictureSignature): boolean {
    const place = this.searched.placeOf(other.searched);
    if (!place || !mayAgree(this.grid.cells(place, rough, looked), other.roughCells, away.found))
      return false;
    const near = this.searched.approached(place, other.searched);
    if (!near || !mayAgree(this.grid.cells(near, rough, looked), other.roughCells, away.near)) return false;
    const exact = this.searched.refined(near, other.searched);
    return agree(this.grid.cells(exact, fine), other.fineCells);
  }
}
