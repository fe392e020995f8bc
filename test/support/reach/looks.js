/** Sizes, motion, colours and pictures. */
(() => {
  const { all, style, ancestors, isSeen, nameOf } = reach;

  /** Acts in the brand's colour, which are the main ones, lower or narrower than a thumb (44 px). */
  function smallActs() {
    const probe = document.createElement('i');
    probe.style.background = 'var(--brand)';
    document.body.append(probe);
    const brand = style(probe).backgroundColor;
    probe.remove();
    return all('button, a, input[type=submit]')
      .filter((at) => isSeen(at) && style(at).backgroundColor === brand)
      .map((at) => ({ at, box: at.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ at, box }) => `${nameOf(at)} ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }

  /** What moves longer than so many seconds; what shows progress may. */
  function moving(seconds) {
    const longest = (list) =>
      Math.max(...list.split(',').map((one) => parseFloat(one) * (one.endsWith('ms') ? 0.001 : 1)));
    const found = new Set();
    for (const at of all('body, body *'))
      for (const pseudo of [null, '::before', '::after']) {
        const { transitionDuration, transitionProperty, animationName, animationDuration } = style(
          at,
          pseudo,
        );
        if (at.closest('[role=progressbar]')) continue;
        const moves =
          (transitionProperty !== 'none' && longest(transitionDuration) > seconds) ||
          (animationName !== 'none' && longest(animationDuration) > seconds);
        if (moves)
          found.add(
            `${at.tagName.toLowerCase()}.${at.className.baseVal ?? at.className} ${transitionProperty} ${transitionDuration} ${animationName}`,
          );
      }
    return [...found].slice(0, 20);
  }

  /** What has the colour of a verdict or a severity and no words beside it that say the same. */
  function wordless() {
    const probe = document.createElement('i');
    document.body.append(probe);
    const tones = ['--good', '--watch', '--bad'].map((tone) => {
      probe.style.color = `var(${tone})`;
      return style(probe).color;
    });
    probe.remove();
    const isToned = (at) =>
      [style(at).color, style(at).backgroundColor].some((colour) => tones.includes(colour));
    const words = (at) => `${at.innerText ?? ''}${at.getAttribute('aria-label') ?? ''}`.trim();
    return (
      all('body *')
        // A form's fault stands below the field that is coloured; axe and the form's own tests see to that.
        .filter((at) => isSeen(at) && !at.closest('form, svg') && isToned(at))
        .filter((at) => !ancestors(at).slice(0, 3).some(words))
        .map(nameOf)
    );
  }

  /** The width (px) that each picture within the window was fetched for, beside what it is shown at. */
  function blurred() {
    return all('img[srcset]')
      .filter((at) => isSeen(at) && at.complete && at.currentSrc)
      .map((at) => {
        const offered = at.srcset.split(',').map((one) => one.trim().split(/\s+/));
        const widths = offered.map(([, width]) => parseInt(width, 10));
        const taken = offered.find(([file]) => new URL(file, location.href).href === at.currentSrc);
        const wanted = Math.min(at.clientWidth * devicePixelRatio, Math.max(...widths));
        return { at, taken: parseInt(taken?.[1], 10), wanted };
      })
      .filter(({ taken, wanted }) => !(taken >= wanted * 0.95))
      .map(({ at, taken, wanted }) => `${at.alt}: ${taken} for ${wanted}`);
  }

  /** Pictures far below the window that are fetched at once. */
  function hasty() {
    return all('img')
      .filter((at) => at.getBoundingClientRect().top > innerHeight * 2 && at.loading !== 'lazy')
      .map((at) => at.alt || at.src);
  }

  Object.assign(reach, { smallActs, moving, wordless, blurred, hasty });
})();
