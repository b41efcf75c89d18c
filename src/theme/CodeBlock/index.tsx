// Change: renders code that the build has highlighted (`src/markdown/highlight`), without a
// highlighter in the browser.
// Ejected from @docusaurus/theme-classic@3.10.2
export {default} from '../../components/CodeBlock';
