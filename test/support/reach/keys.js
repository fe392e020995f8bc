/** What Tab reaches, and how it is seen there. */
(() => {
  const { style, ancestors, isSeen, nameOf, boxOf } = reach;

  /** Everything within that Tab should reach. Of a group of radio buttons it is one. */
  function stops(within) {
    const modal = document.querySelector('dialog:modal');
    const found = [
      ...(modal ?? document.querySelector(within)).querySelectorAll(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ];
    const groups = new Map();
    for (const at of found)
      if (at.type === 'radio' && (at.checked || !groups.has(at.name))) groups.set(at.name, at);
    return found.filter(
      (at) =>
        at.tabIndex >= 0 &&
        !at.disabled &&
        !at.closest('[inert]') &&
        isSeen(at) &&
        (at.type !== 'radio' || groups.get(at.name) === at),
    );
  }

  /** The next Tab goes to the first stop within, wherever the last press was. */
  function restart(within = 'body') {
    const first = document.createElement('button');
    (document.querySelector('dialog:modal') ?? document.querySelector(within)).prepend(first);
    first.focus({ preventScroll: true });
    first.remove();
    scrollTo(0, 0);
  }

  let count = 0;
  const numbers = new WeakMap();
  const numberOf = (element) => {
    if (!numbers.has(element)) numbers.set(element, (count += 1));
    return numbers.get(element);
  };

  /** What is missing when only these were reached. */
  function missed(reached, within) {
    return stops(within)
      .filter((at) => !reached.includes(numberOf(at)))
      .map(nameOf);
  }

  /** Those that come sooner than the page's order has them. */
  function misplaced(reached, within) {
    const found = stops(within);
    const places = found.map(numberOf);
    // What has gone since (a card far from the window) has no place.
    return reached
      .filter((number) => places.includes(number))
      .filter((number, at, all) => at > 0 && places.indexOf(number) < places.indexOf(all[at - 1]))
      .map((number) => nameOf(found[places.indexOf(number)]));
  }

  /** Where to look for its sign: what is outlined around it, else it and a little around it. */
  function signBox(at) {
    const outlined = ancestors(at).find((one) => style(one).outlineStyle !== 'none' && one !== document.body);
    const box = boxOf(outlined ?? at);
    const left = Math.max(0, Math.floor(box.left) - 24);
    const top = Math.max(0, Math.floor(box.top) - 24);
    const right = Math.min(innerWidth, Math.ceil(box.right) + 24);
    const bottom = Math.min(innerHeight, Math.ceil(box.bottom) + 24);
    return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  }

  let scrolledTo = 0;
  /**
   * The page has drawn what a press of Tab scrolled into the window: a list draws its next cards as it is scrolled,
   * and a busy machine presses the next key before its next frame.
   */
  async function drawn() {
    if (scrollY === scrolledTo) return;
    scrolledTo = scrollY;
    for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done));
  }

  /** Where the focus is; null when it is on nothing within. */
  async function focused(within) {
    await drawn();
    const at = document.activeElement;
    if (!at || at === document.body || !(at.closest('dialog:modal') ?? at.closest(within))) return null;
    const box = boxOf(at);
    // Of what is higher than the window, the part within it.
    const top = box.height > innerHeight ? Math.max(0, box.top) : box.top;
    const bottom = box.height > innerHeight ? Math.min(innerHeight, box.bottom) : box.bottom;
    const seen = [];
    for (const x of [0.1, 0.5, 0.9])
      for (const y of [0.1, 0.5, 0.9]) {
        // What the person opened there (Escape closes it) hides nothing, as WCAG 2.4.11 sees it.
        const hit = document
          .elementsFromPoint(box.left + box.width * x, top + (bottom - top) * y)
          .find((one) => !one.closest('[role=tooltip], .ant-tooltip'));
        seen.push(
          hit !== undefined &&
            hit !== document.documentElement &&
            hit !== document.body &&
            (at.contains(hit) ||
              hit.contains(at) ||
              [...(at.labels ?? [])].some((label) => label.contains(hit))),
        );
      }
    const kind = ancestors(at)
      .slice(0, 3)
      .map((one) => `${one.tagName}.${one.className}`)
      .join(' < ');
    return {
      number: numberOf(at),
      name: nameOf(at),
      kind: `${kind} ${at.type ?? ''} ${at.getAttribute('aria-selected') ?? ''}`,
      seen: seen.filter(Boolean).length / seen.length,
      around: 2 * (box.width + Math.min(box.height, innerHeight)),
      clip: signBox(at),
    };
  }

  /** What Tab does not lead out of the part, after it has been walked to its end. A dialog holds the focus on purpose. */
  function caught(within) {
    const at = document.activeElement;
    return document.querySelector('dialog:modal') || !at.closest(within) ? [] : [nameOf(at)];
  }

  Object.assign(reach, { restart, missed, misplaced, focused, caught });
})();
