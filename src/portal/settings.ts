/** Switches that a deployment may turn. Each is tested in every position. */
export const settings = {
  /**
   * `light`: light only, no switch (specification section 9).
   * `switchable`: the toggle of section 2 and the states of section 4.
   */
  colorMode: (process.env.PORTAL_COLOR_MODE ?? 'light') as 'light' | 'switchable',
  /** Hide the navbar while scrolling down (specification section 4, "if so configured"). */
  navbarHideOnScroll: process.env.PORTAL_NAVBAR_HIDE_ON_SCROLL === 'true',
  /** Base of the "Edit this page" links; empty: no such link. */
  editUrl: process.env.PORTAL_EDIT_URL ?? '',
  /** Show when a document last changed. It reads git, so a full clone is needed. */
  showLastUpdate: process.env.PORTAL_LAST_UPDATE === 'true',
  /** Hydrate by itself after 10 s of idleness on a good connection. */
  hydrateWhenIdle: process.env.PORTAL_HYDRATE_WHEN_IDLE === 'true',
} as const;
