/** Switches that a deployment may turn. Each is tested in every position. */
export const settings = {
  /**
   * `light`: light only, no switch (specification section 9).
   * `switchable`: the toggle of section 2 and the states of section 4.
   */
  colorMode: readChoice('PORTAL_COLOR_MODE', ['light', 'switchable']),
  /** Hide the navbar while scrolling down (specification section 4, "if so configured"). */
  navbarHideOnScroll: readSwitch('PORTAL_NAVBAR_HIDE_ON_SCROLL'),
  /** Base of the "Edit this page" links; empty: no such link. */
  editUrl: process.env.PORTAL_EDIT_URL ?? '',
  /** Show when a document last changed. It reads git, so a full clone is needed. */
  showLastUpdate: readSwitch('PORTAL_LAST_UPDATE'),
  /** Hydrate by itself after 10 s of idleness on a good connection. */
  hydrateWhenIdle: readSwitch('PORTAL_HYDRATE_WHEN_IDLE'),
  /** Write the Content-Security-Policy into each page, for hosts that cannot send headers. */
  policyInPages: readSwitch('PORTAL_POLICY_IN_PAGES'),
  /** Registry of the npm packages, such as `https://npm.example.com`; empty: the portal serves them. */
  registry: readAddress('PORTAL_REGISTRY'),
  /** Index of the Python package, such as `https://pypi.example.com/simple`; empty: as above. */
  pythonIndex: readAddress('PORTAL_PYTHON_INDEX'),
  /** Write the whole portal into a file after the build, and link it on the page of downloads. */
  offline: readSwitch('PORTAL_OFFLINE'),
  /** Add pages for writers, such as the list of assumptions. */
  preview: readSwitch('PORTAL_PREVIEW'),
  /**
   * Largest HTML of a reference page in bytes; beyond it a page is slow to read on a telephone, and
   * the build stops.
   */
  referencePageMaxBytes: readNumber('PORTAL_REFERENCE_PAGE_MAX_BYTES', 1_000_000),
} as const;

function readAddress(variable: string): string {
  const value = process.env[variable] ?? '';
  if (value !== '' && !/^https:\/\/[\w.-]+(:\d+)?(\/[\w./-]*)?$/.test(value)) {
    throw new Error(
      `\`${variable}\`: not an address, got ${JSON.stringify(value)}. Expected: https:// and a host.`,
    );
  }
  return value;
}

function readSwitch(variable: string): boolean {
  return readChoice(variable, ['false', 'true']) === 'true';
}

function readNumber(variable: string, whenUnset: number): number {
  const value = process.env[variable] ?? '';
  if (value === '') return whenUnset;
  if (!/^[1-9]\d{0,11}$/.test(value)) {
    throw new Error(
      `\`${variable}\`: not a number, got ${JSON.stringify(value)}. Expected: a whole number from 1 on.`,
    );
  }
  return Number(value);
}

/**
 * The value of an environment variable that may hold one of a few; the first when it is unset or
 * empty.
 */
function readChoice<const Choice extends string>(
  variable: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const value = process.env[variable] ?? '';
  const choice = value === '' ? choices[0] : choices.find((candidate) => candidate === value);
  if (choice === undefined) {
    throw new Error(
      `\`${variable}\`: unknown value, got ${JSON.stringify(value)}. Expected: ${choices.join(' or ')}.`,
    );
  }
  return choice;
}
