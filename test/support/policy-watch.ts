import type { BrowserContext } from 'playwright';

/** What a page did that our content security policy refuses, and each request of it that left our server. */
export interface PolicyWatch {
  /** Empty as long as nothing of the kind has happened. */
  faults(): readonly string[];
}

const mark = 'policy violation:';

/** Has every page of the context tell in its console what the policy refuses, from its first script on. */
export async function tellPolicy(context: BrowserContext): Promise<void> {
  await context.addInitScript(`document.addEventListener('securitypolicyviolation', (event) => console.error(
    ${JSON.stringify(mark)}, event.effectiveDirective, event.blockedURI, event.sourceFile, event.sample))`);
}

/**
 * Watches every page of a context that tells (`tellPolicy`; those of a stage do). A page of somebody else that ours
 * lead to, such as the one to pay on, may load what is its own.
 * @param origin the server's own
 */
export function watchPolicy(context: BrowserContext, origin: string): PolicyWatch {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.text().startsWith(mark)) faults.push(message.text());
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    // Where it leads is no load; and its frame may not be there yet.
    if (url.protocol === 'blob:' || request.isNavigationRequest()) return;
    const asker = request.serviceWorker()?.url() ?? request.frame().url();
    if (url.origin !== origin && url.origin !== originOf(asker))
      faults.push(`request to ${request.url().slice(0, 200)}`);
  });
  return { faults: () => faults };
}

/** "null" of a page that has none, such as one that is still empty. */
const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : 'null');
