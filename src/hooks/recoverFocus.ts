/**
 * Gives the focus back when the element that had it goes: a hit that the next hits do not contain,
 * or a button that is of no more use. The browser would give it to the page.
 *
 * @param container elements that come and go
 * @param giveBack focuses one that stays
 * @returns ends it
 */
export function recoverFocus(container: Element, giveBack: () => void): () => void {
  let focused: Element | null = null;
  // Not what the event says: `repeatQuery` makes one for the field of the search.
  const onFocus = (): void => {
    focused = document.activeElement;
  };
  const observer = new MutationObserver(() => {
    const isGone = focused?.isConnected === false;
    if (isGone && document.activeElement === document.body) giveBack();
  });
  container.addEventListener('focusin', onFocus);
  observer.observe(container, {childList: true, subtree: true});
  return () => {
    observer.disconnect();
    container.removeEventListener('focusin', onFocus);
  };
}
