/** What the configuration of every host is made from. */
export interface HostInput {
  /** Headers of every response below the base, with the policy of the built pages. */
  readonly headers: Readonly<Record<string, string>>;
  /** Path that the site is published below, with both slashes. */
  readonly base: string;
  /** Files and folders at the top of the built site; folders end with a slash. */
  readonly entries: readonly string[];
}
