// Change: our note of a crash, with the colours of the portal.
// Ejected from @docusaurus/theme-classic@3.10.2
export {default} from '../../components/CrashNote';
