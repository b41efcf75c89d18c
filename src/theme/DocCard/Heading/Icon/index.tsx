// Change: cards have no emoji.
// Ejected from @docusaurus/theme-classic@3.10.2
export default function DocCardHeadingIcon(): null {
  return null;
}
