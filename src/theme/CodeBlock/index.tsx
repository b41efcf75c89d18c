// Change: shows what the build has highlighted (`src/markdown/highlight`); nothing is highlighted in the browser.
// Ejected from @docusaurus/theme-classic@3.10.2
export {default} from '../../components/CodeBlock';
