/** Where a process stands: it prepares itself, it works, or it is asked to end and finishes what it has begun. */
export type LifeState = 'starting' | 'ready' | 'draining';

/** One process's way from its start to its end. It only goes forward: a process that drains never works again. */
export class Life {
  private begun = false;
  private readonly drained = new AbortController();
  private readonly leaving = new AbortController();

  get state(): LifeState {
    if (this.drained.signal.aborted) return 'draining';
    return this.begun ? 'ready' : 'starting';
  }

  /** Aborts when the process is asked to end: load balancers are told at once, and requests are served on. */
  get draining(): AbortSignal {
    return this.drained.signal;
  }

  /** Aborts when no new connections are taken any more: what would never end by itself ends now. */
  get closing(): AbortSignal {
    return this.leaving.signal;
  }

  /** All that the process needs was there, and it serves. */
  begin(): void {
    this.begun = true;
  }

  drain(): void {
    this.drained.abort();
  }

  close(): void {
    this.drain();
    this.leaving.abort();
  }
}
