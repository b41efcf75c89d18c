// Change: our crash note, with colors of sufficient contrast.
// Ejected from @docusaurus/theme-classic@3.10.2
export {default} from '../../components/CrashNote';
