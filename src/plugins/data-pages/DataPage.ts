/** A page that shows data of the build. */
export interface DataPage<Data = unknown> {
  /** Below the base of the portal, such as `tools/errors`. */
  readonly path: string;
  /** File of its component, which gets the data as a prop. */
  readonly component: string;
  readonly prop: string;
  /**
   * Makes the data.
   *
   * @param siteDir folder of the site
   */
  load(siteDir: string): Data | Promise<Data>;
  /**
   * Starts what another process does for the data; a build calls it as early as it can. `load` waits
   * for it, and throws what it throws.
   */
  prepare?(siteDir: string): Promise<void>;
  /** Builds keep the data, which follow from what `DataMaker` hashes. */
  readonly isKept?: true;
  /** Writes files from the data; on the development server, once the page was opened. */
  writeFiles?(data: Data, siteDir: string): void;
  /** Files that the data are made from, as patterns below the folder of the site. */
  readonly watch?: readonly string[];
  /** The development server loads it at its start too: others need what it writes. */
  readonly isNeededByOthers?: true;
}
