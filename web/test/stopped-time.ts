let isStopped = false;

/**
 * Time stands still from now to the test's end. `jest.advanceTimersByTimeAsync` lets it pass, and so does waiting for
 * something on the page.
 */
export function stopTime(now: Date = new Date()): void {
  // What the machine does meanwhile is no part of the page's time.
  jest.useFakeTimers({
    now,
    doNotFake: ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  });
  isStopped = true;
}

export function letTimeGo(): void {
  jest.useRealTimers();
  isStopped = false;
}

/** Waits for what needs no more time than it takes to work. */
export async function settled<Value>(work: Promise<Value>): Promise<Value> {
  let isDone = false;
  const watched = work.finally(() => (isDone = true));
  while (isStopped && !isDone) {
    jest.advanceTimersByTime(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return watched;
}
