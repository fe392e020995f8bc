import { openPagesOfOne } from './analysis-limits.js';
import type { AnalysisEvent } from './analysis.types.js';

/** What reaches this process. A `reset` for what was missed has no place of its own. */
export interface LiveEvent {
  readonly id?: string;
  readonly event: AnalysisEvent;
}

/** A page of a user's that listens. */
export interface OpenPage {
  next(event: LiveEvent): void;
  /** The user is gone. */
  end(): void;
  /** Ends unless its session still lives. */
  check(): void;
  /** Newer pages of the same user take its place. */
  giveWay(): void;
}

/** The pages that listen at this process, by their user: of each at most `openPagesOfOne`, the newest. */
export class OpenPages {
  private readonly byUser = new Map<string, Set<OpenPage>>();

  get count(): number {
    return [...this.byUser.values()].reduce((sum, { size }) => sum + size, 0);
  }

  of(userId: string): readonly OpenPage[] {
    return [...(this.byUser.get(userId) ?? [])];
  }

  all(): readonly OpenPage[] {
    return [...this.byUser.values()].flatMap((pages) => [...pages]);
  }

  add(userId: string, page: OpenPage): void {
    this.byUser.set(userId, (this.byUser.get(userId) ?? new Set()).add(page));
    const pages = this.of(userId);
    for (const oldest of pages.slice(0, Math.max(0, pages.length - openPagesOfOne))) {
      this.remove(userId, oldest);
      oldest.giveWay();
    }
  }

  remove(userId: string, page: OpenPage): void {
    const pages = this.byUser.get(userId);
    pages?.delete(page);
    if (pages?.size === 0) this.byUser.delete(userId);
  }
}
