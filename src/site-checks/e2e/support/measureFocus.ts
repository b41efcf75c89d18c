import type {Page} from '@playwright/test';

/** How a page treats those who use the keyboard. */
export interface FocusReport {
  /** How many elements were given the focus. */
  readonly focused: number;
  /** Focused, but looks as before. */
  readonly unmarked: readonly string[];
  /** Marked with less contrast than 3:1 against what is around it. */
  readonly faint: readonly string[];
  /** Focused, but wholly behind something else or out of the window. */
  readonly obscured: readonly string[];
}

/**
 * Gives each element that the Tab key reaches the focus, downwards and upwards, and looks at it.
 * Call it after a key was pressed: browsers mark the focus only for those who use keys.
 */
export function measureFocus(page: Page): Promise<FocusReport> {
  return page.evaluate(async () => {
    type Color = readonly [red: number, green: number, blue: number, alpha: number];
    const canvas = document
      .createElement('canvas')
      .getContext('2d', {willReadFrequently: true}) as CanvasRenderingContext2D;
    const toColor = (text: string): Color => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const toLuminance = (color: Color): number => {
      const [red = 0, green = 0, blue = 0] = color
        .slice(0, 3)
        .map((part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const getContrast = (first: Color, second: Color): number => {
      const [light = 0, dark = 0] = [toLuminance(first), toLuminance(second)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    const getBackground = (element: Element | null): Color => {
      for (let at = element; at !== null; at = at.parentElement) {
        const color = toColor(getComputedStyle(at).backgroundColor);
        if (color[3] > 0.9) return color;
      }
      return [255, 255, 255, 1];
    };
    const describe = (element: Element): string =>
      element.cloneNode(false) instanceof Element
        ? `${(element.cloneNode(false) as Element).outerHTML.slice(0, 160)} ${(element.textContent ?? '').trim().slice(0, 30)}`
        : '';
    const isShown = (element: HTMLElement): boolean =>
      element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0;

    const candidates = Array.from(
      document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, iframe, [tabindex]',
      ),
    );
    const all = candidates.filter(
      (element) =>
        element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && isShown(element),
    );
    const unmarked = new Set<string>();
    const faint = new Set<string>();
    const obscured = new Set<string>();

    const look = (element: HTMLElement): string => {
      const parts = [element, element.parentElement, element.nextElementSibling].flatMap((part) =>
        part === null
          ? []
          : [
              getComputedStyle(part),
              getComputedStyle(part, '::before'),
              getComputedStyle(part, '::after'),
            ],
      );
      return parts
        .map((style) =>
          [
            style.outlineStyle,
            style.outlineWidth,
            style.boxShadow,
            style.borderColor,
            style.backgroundColor,
            style.textDecorationLine,
            style.opacity,
          ].join(),
        )
        .join(';');
    };
    const isMarkedFaintly = (element: HTMLElement): boolean => {
      const marked = [element, element.parentElement, element.nextElementSibling].find(
        (part) =>
          part !== null &&
          getComputedStyle(part).outlineStyle !== 'none' &&
          parseFloat(getComputedStyle(part).outlineWidth) >= 2,
      );
      if (marked === undefined || marked === null) return true;
      const {outlineColor, outlineOffset} = getComputedStyle(marked);
      // It is inside of the element when the offset is negative, else around it.
      return (
        getContrast(
          toColor(outlineColor),
          getBackground(parseFloat(outlineOffset) < 0 ? marked : marked.parentElement),
        ) < 3
      );
    };
    const isInSight = (element: HTMLElement): boolean =>
      Array.from(element.getClientRects()).some((box) =>
        [0.1, 0.5, 0.9].some((across) =>
          [0.1, 0.5, 0.9].some((down) => {
            // Of what is larger than the window, the part in the window counts.
            const [left, right, top, bottom] = [
              Math.max(0, box.left),
              Math.min(innerWidth, box.right),
              Math.max(0, box.top),
              Math.min(innerHeight, box.bottom),
            ];
            const found = document.elementFromPoint(
              left + (right - left) * across,
              top + (bottom - top) * down,
            );
            return (
              found !== null &&
              (found === element ||
                element.contains(found) ||
                (found.contains(element) &&
                  found !== document.body &&
                  found !== document.documentElement) ||
                found === (element as HTMLInputElement).labels?.[0] ||
                element.closest('label')?.contains(found) === true)
            );
          }),
        ),
      );
    const nextFrame = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(resolve));
    /**
     * Whether something holds now or within half a second: script and transitions may follow the
     * focus.
     */
    const holdsSoon = async (holds: () => boolean): Promise<boolean> => {
      for (let frame = 0; frame < 30 && !holds(); frame += 1) await nextFrame();
      return holds();
    };
    for (const [index, element] of [...all, ...[...all].reverse()].entries()) {
      if (!isShown(element)) continue;
      (document.activeElement as HTMLElement | null)?.blur();
      const before = look(element);
      element.focus();
      if (document.activeElement !== element || !element.matches(':focus-visible')) continue;
      // Upwards, what is marked is the same as downwards.
      if (index < all.length) {
        if (!(await holdsSoon(() => look(element) !== before))) unmarked.add(describe(element));
        else if (!(await holdsSoon(() => !isMarkedFaintly(element)))) faint.add(describe(element));
      }
      if (!(await holdsSoon(() => isInSight(element)))) obscured.add(describe(element));
    }
    return {
      focused: all.length,
      unmarked: [...unmarked],
      faint: [...faint],
      obscured: [...obscured],
    };
  });
}
