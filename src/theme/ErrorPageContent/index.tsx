// Change: our crash note, with colors of sufficient contrast, and the title of the document.
// Ejected from @docusaurus/theme-classic@3.10.2
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import CrashNote, {type CrashNoteProps} from '../../components/CrashNote';

/** Shown when a page crashes inside the layout. */
export default function ErrorPageContent(props: CrashNoteProps): ReactNode {
  return (
    <>
      <Head>
        <title>This page crashed.</title>
      </Head>
      <CrashNote {...props} />
    </>
  );
}
