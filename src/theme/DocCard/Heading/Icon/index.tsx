// Change: cards carry no pictogram; their words say what they lead to.
// Ejected from @docusaurus/theme-classic@3.10.2
export default function DocCardHeadingIcon(): null {
  return null;
}
