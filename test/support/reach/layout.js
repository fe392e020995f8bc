/** Whether what is written can be read in a small window and with wide spacing. */
(() => {
  const { all, style, ancestors, isSeen, isForReaders, nameOf } = reach;
  // What lies outside of the window is laid out too.
  const drawAll = new CSSStyleSheet();
  drawAll.replaceSync(':not([hidden]) { content-visibility: visible !important }');
  document.adoptedStyleSheets = [drawAll];

  /** Each piece of text that is shown, with the boxes of its lines. */
  function texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      if (!node.data.trim() || !isSeen(element) || isForReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (boxes.length > 0) found.push({ element, boxes, words: node.data.trim().slice(0, 50) });
    }
    return found;
  }

  const exceeds = (inner, outer, by) => ({
    across: inner.left < outer.left - by || inner.right > outer.right + by,
    down: inner.top < outer.top - by || inner.bottom > outer.bottom + by,
  });

  /** Texts that a box which cannot be scrolled cuts off, or that lie left of the page. */
  function cutOff() {
    const lost = [];
    for (const { element, boxes, words } of texts()) {
      let isFree = { across: false, down: false };
      for (const at of ancestors(element)) {
        const { overflowX, overflowY, position, display, webkitLineClamp } = style(at);
        const outer = at.getBoundingClientRect();
        const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
        isFree = { across: isFree.across || scrolls(overflowX), down: isFree.down || scrolls(overflowY) };
        if (at === document.body || at === document.documentElement || display === 'inline') continue;
        // Shortened on purpose, whole in its title.
        if (webkitLineClamp !== 'none' && at.title === at.textContent) break;
        const over = boxes.map((box) => exceeds(box, outer, 4));
        const isCut = (axis, overflow) =>
          !isFree[axis] && (overflow === 'hidden' || overflow === 'clip') && over.some((one) => one[axis]);
        if (isCut('across', overflowX) || isCut('down', overflowY)) {
          lost.push(`${words} ⟵ ${at.tagName.toLowerCase()}.${at.className}`);
          break;
        }
        if (position === 'fixed') isFree = { across: true, down: true };
      }
      if (!isFree.across && boxes.some(({ left }) => left < -1)) lost.push(`${words} ⟵ left of the page`);
    }
    return lost;
  }

  /** Texts that run out of the bordered or coloured box that they stand in. */
  function spilt() {
    const out = [];
    for (const { element, boxes, words } of texts()) {
      for (const at of ancestors(element)) {
        const { backgroundColor, borderTopWidth, borderBottomWidth, position, display, overflowX } =
          style(at);
        if (at === document.body || overflowX !== 'visible') break;
        const isBox =
          display !== 'inline' &&
          (!/^rgba\(.*, 0\)$/.test(backgroundColor) ||
            (borderTopWidth !== '0px' && borderBottomWidth !== '0px'));
        if (isBox) {
          const outer = at.getBoundingClientRect();
          if (boxes.some((box) => Object.values(exceeds(box, outer, 3)).includes(true)))
            out.push(`${words} ⟵ ${at.tagName.toLowerCase()}.${at.className}`);
          break;
        }
        if (position === 'absolute' || position === 'fixed') break;
      }
    }
    return out;
  }

  /** What is wider than the screen and stands in no scroller of its own that is meant to be one. */
  function sideways() {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrollers = all('body *')
      .filter((at) => /auto|scroll/.test(style(at).overflowX) && at.scrollWidth > at.clientWidth + 1)
      .filter(
        (at) =>
          isSeen(at) &&
          !at.querySelector('table, [role=table]') &&
          !at.closest('table, [role=table], [role=tablist], .viewer-track'),
      );
    const wide = all('body *').filter(
      (at) =>
        scrollWidth > clientWidth &&
        isSeen(at) &&
        !isForReaders(at) &&
        at.getBoundingClientRect().right > clientWidth + 1,
    );
    return [...wide, ...scrollers].map((at) => `${nameOf(at)} (${at.className})`);
  }

  /** Which part (0–1) of the window's height is held by what does not scroll along. */
  function held() {
    const rows = new Set();
    for (const at of all('body *')) {
      const { position, top, bottom } = style(at);
      if (!isSeen(at) || at.closest('dialog') || at.closest('.visually-hidden')) continue;
      const box = at.getBoundingClientRect();
      const isStuck =
        position === 'fixed' ||
        (position === 'sticky' &&
          ((top !== 'auto' && Math.abs(box.top - parseFloat(top)) < 1) ||
            (bottom !== 'auto' && Math.abs(innerHeight - box.bottom - parseFloat(bottom)) < 1)));
      if (!isStuck || box.width < innerWidth / 2 || style(at).pointerEvents === 'none') continue;
      for (let row = Math.max(0, Math.ceil(box.top)); row < Math.min(innerHeight, box.bottom); row += 1)
        rows.add(row);
    }
    return rows.size / innerHeight;
  }

  /** The widest spacing of text that WCAG 1.4.12 lets a reader ask for. */
  function spaceText(isSpaced) {
    const sheet = new CSSStyleSheet();
    if (isSpaced)
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
          'p { margin-block-end: 2em !important }',
      );
    document.adoptedStyleSheets = [drawAll, sheet];
  }

  Object.assign(reach, { cutOff, spilt, sideways, held, spaceText });
})();
