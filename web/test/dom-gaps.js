/**
 * What browsers have and jsdom lacks, as far as our pages ask for it. Nothing has a size here, so nothing is scrolled
 * and no size changes; what hangs on that is tried in a real browser.
 */
export function fillGaps(window) {
  const { Element, HTMLDialogElement } = window;
  window.matchMedia = (query) => mediaQuery(window, query);
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.IntersectionObserver = window.ResizeObserver;
  window.scrollTo = () => {};
  window.opener = null;
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  // What is drawn there is for the eye; jsdom would say at each try that it cannot.
  window.HTMLCanvasElement.prototype.getContext = () => null;
  fillDialog(window, HTMLDialogElement);
}

/** Widths are asked of `innerWidth`; the person has a mouse, a light screen, and wants no motion. */
function mediaQuery(window, query) {
  const holds = (part) => {
    const [, edge, pixels] = /\((min|max)-width: ?([\d.]+)px\)/.exec(part) ?? [];
    if (edge) return edge === 'min' ? window.innerWidth >= pixels : window.innerWidth <= pixels;
    return /\((pointer: fine|hover: hover|prefers-reduced-motion: reduce|prefers-color-scheme: light)\)/.test(
      part,
    );
  };
  const target = new window.EventTarget();
  return Object.assign(target, { media: query, matches: query.split(' and ').every(holds), onchange: null });
}

/** Modal dialogs as HTML has them: they take the focus, are closed by Escape, and give the focus back. */
function fillDialog(window, HTMLDialogElement) {
  const { document } = window;
  const open = [];
  Object.assign(HTMLDialogElement.prototype, {
    show() {
      this.open = true;
    },
    showModal() {
      if (this.open || !this.isConnected)
        throw new window.DOMException('It is open already, or stands in no document', 'InvalidStateError');
      open.push({ dialog: this, before: document.activeElement });
      this.open = true;
      const focusable =
        'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';
      (this.querySelector('[autofocus]') ?? this.querySelector(focusable) ?? this).focus();
    },
    close(returnValue) {
      if (!this.open) return;
      this.open = false;
      if (returnValue !== undefined) this.returnValue = returnValue;
      const at = open.findIndex(({ dialog }) => dialog === this);
      if (at !== -1) open.splice(at, 1)[0].before?.focus();
      // Browsers tell of it a moment later.
      setTimeout(() => this.dispatchEvent(new window.Event('close')));
    },
  });
  window.addEventListener('keydown', (event) => {
    const top = open.filter(({ dialog }) => dialog.isConnected).at(-1)?.dialog;
    if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
    if (top.dispatchEvent(new window.Event('cancel', { cancelable: true }))) top.close();
  });
}
