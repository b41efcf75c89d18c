/**
 * Those who double-click everything would have to go back twice: the second click on a link counts
 * as none.
 */
export function ignoreSecondClick(): void {
  window.addEventListener(
    'click',
    (event) =>
      event.detail > 1 &&
      event.target instanceof Element &&
      event.target.closest('a[href]') !== null &&
      event.preventDefault(),
    true,
  );
}
