/**
 * These files run in the page under test, which no type of ours describes: they tell what a person who zooms, tabs or
 * spaces text would meet there. Answers are plain lists, empty when all is well. Here is what the others share.
 */
globalThis.reach = (() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const style = (element, pseudo) => getComputedStyle(element, pseudo);
  const ancestors = (element) => {
    const list = [];
    for (let at = element; at; at = at.parentElement) list.push(at);
    return list;
  };

  const isSeen = (element) =>
    element.checkVisibility({ checkVisibilityCSS: true, opacityProperty: false }) &&
    element.getClientRects().length > 0;

  /** For screen readers only: cut away on purpose. */
  const isForReaders = (element) =>
    ancestors(element).some((at) => {
      const { clipPath, position } = style(at);
      const { width, height } = at.getBoundingClientRect();
      return clipPath === 'inset(50%)' || (position === 'absolute' && width <= 1 && height <= 1);
    });

  const nameOf = (element) => {
    const words = element.getAttribute('aria-label') ?? element.innerText ?? '';
    const own = `${element.tagName.toLowerCase()} ${words || element.id || element.className}`;
    return own.replace(/\s+/g, ' ').trim().slice(0, 70);
  };

  /** What is shown of a control: its own box, or its label's where the control itself is too small to see. */
  const boxOf = (element) => {
    const own = element.getBoundingClientRect();
    if (own.width > 2 && own.height > 2) return own;
    return (element.labels?.[0] ?? element.parentElement).getBoundingClientRect();
  };

  return { all, style, ancestors, isSeen, isForReaders, nameOf, boxOf };
})();
