import type {Page} from '@playwright/test';

/** How a page treats those who cannot point well. */
export interface TargetReport {
  readonly targets: number;
  /** Too small and too near to others, by WCAG 2.2, 2.5.8. */
  readonly small: readonly string[];
  /** Width or height of the smallest target that is not in a line of text. */
  readonly smallest: number;
}

/**
 * Measures what can be pointed at. A target below 24 × 24 px passes in a line of text that is no
 * target itself, or where a circle of 24 px around its centre meets no other target, nor the circle
 * of another small one.
 */
export function measureTargets(page: Page): Promise<TargetReport> {
  return page.evaluate(() => {
    const SIZE = 24;
    // Layout rounds to parts of a pixel.
    const ROUNDING = 0.1;
    const TARGETS =
      'a[href], button, input, select, textarea, summary, label, [role=button], [role=tab], [role=option]';

    const isShown = (element: Element): boolean =>
      element.checkVisibility({visibilityProperty: true}) &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).clipPath === 'none';
    const isTarget = (element: Element): boolean =>
      !element.matches(':disabled, [inert] *') && isShown(element);

    /** A label takes what is meant for its field, so both are one target. */
    const getLabel = (element: Element): Element | undefined =>
      (element as HTMLInputElement).labels?.[0];

    /** Whether text beside a target sets the height of its line. */
    const isInText = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block !== null && /^(?:inline|contents)$/.test(getComputedStyle(block).display))
        block = block.parentElement;
      if (block === null) return false;
      const lines = Array.from(element.getClientRects());
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() !== null) {
        const text = walker.currentNode as Text;
        if (
          !/[\p{L}\p{N}]/u.test(text.data) ||
          (text.parentElement?.closest(TARGETS) ?? null) !== null
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if (
          Array.from(range.getClientRects()).some((one) =>
            lines.some((line) => one.top < line.bottom && line.top < one.bottom),
          )
        )
          return true;
      }
      return false;
    };

    const found = Array.from(document.querySelectorAll(TARGETS)).filter(
      (element) => element.tagName !== 'LABEL' && isTarget(element),
    );
    const targets = found.map((element) => {
      const boxes = [element, getLabel(element)].flatMap((part) =>
        part === undefined || !isShown(part) ? [] : [part.getBoundingClientRect()],
      );
      const [left, top] = [
        Math.min(...boxes.map((box) => box.left)),
        Math.min(...boxes.map((box) => box.top)),
      ];
      const [right, bottom] = [
        Math.max(...boxes.map((box) => box.right)),
        Math.max(...boxes.map((box) => box.bottom)),
      ];
      return {
        element,
        left,
        top,
        right,
        bottom,
        x: (left + right) / 2,
        y: (top + bottom) / 2,
        size: Math.min(right - left, bottom - top),
      };
    });
    type Target = (typeof targets)[number];
    const isSmall = ({size}: Target): boolean => size < SIZE - ROUNDING;
    const meets = (one: Target, other: Target): boolean => {
      const toBox = Math.hypot(
        Math.max(other.left - one.x, 0, one.x - other.right),
        Math.max(other.top - one.y, 0, one.y - other.bottom),
      );
      return (
        toBox < SIZE / 2 - ROUNDING ||
        (isSmall(other) && Math.hypot(one.x - other.x, one.y - other.y) < SIZE - ROUNDING)
      );
    };

    const measured = targets.filter(({element}) => !isInText(element));
    const describe = ({element, size}: Target): string =>
      `${Math.round(size)} px ${(element.cloneNode(false) as Element).outerHTML.slice(0, 160)} ${(element.textContent ?? '').trim().slice(0, 30)}`;
    const small = measured.filter(
      (target) =>
        isSmall(target) && targets.some((other) => other !== target && meets(target, other)),
    );
    return {
      targets: targets.length,
      small: small.map(describe),
      smallest: Math.min(...measured.map(({size}) => size)),
    };
  });
}
