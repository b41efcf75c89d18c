/** Replaces `@docusaurus/useBrokenLinks`: nothing is collected. */
export default function useBrokenLinks() {
  return {collectAnchor: () => undefined, collectLink: () => undefined};
}
