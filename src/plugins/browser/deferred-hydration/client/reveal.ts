declare global {
  interface Window {
    /** From the inline script `unfold.js`; missing in development. */
    portalReveal?: () => void;
  }
}

/**
 * The browser is silent about addresses that script sets, so the place that one names is shown
 * here.
 */
export function reveal(): void {
  window.portalReveal?.();
}
