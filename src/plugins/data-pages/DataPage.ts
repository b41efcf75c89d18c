/** A page that shows data of the build. */
export interface DataPage {
  /** Below the base of the portal, such as `tools/errors`. */
  readonly path: string;
  /** File of its component, which gets the data as a prop. */
  readonly component: string;
  readonly prop: string;
  /**
   * Files that it writes are there on the development server once the page was opened.
   *
   * @param siteDir folder of the site
   */
  readonly load: (siteDir: string) => unknown;
  /** Files that the data are made from, as patterns below the folder of the site. */
  readonly watch?: readonly string[];
  /** The development server loads it at its start too: others need what it writes. */
  readonly isNeededByOthers?: true;
}
