import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ToolPage from '../../components/ToolPage';
import {apiCount} from '../../portal/apiIds';
import type {ChangeEntry} from '../../contract/history/ChangeEntry';
import EntryList from './EntryList';
import SourceFilter from './SourceFilter';
import '../../../.generated/sandbox/changeSources.css';

interface ChangesPageProps {
  readonly entries: readonly ChangeEntry[];
}

/** Every version of the APIs, of the structure of their responses, and of the libraries. */
export default function ChangesPage({entries}: ChangesPageProps): ReactNode {
  const feed = useBaseUrl('/changes/feed.xml');
  const file = useBaseUrl('/changes.json');
  return (
    <ToolPage
      path="changes"
      title="Changes"
      description={`What changed in the ${apiCount} APIs, in the structure of their responses, and in the libraries: breaking changes first, with links, as a feed, and as JSON.`}
      lead={
        <>
          What changed in the APIs, in the structure of their responses, and in the libraries.
          Breaking changes come first. To learn of the next release, subscribe to the{' '}
          <a href={feed}>Atom feed</a>, or read <a href={file}>changes.json</a> in your build.
        </>
      }
    >
      <Head>
        <link rel="alternate" type="application/atom+xml" title="Changes" href={feed} />
      </Head>
      <SourceFilter />
      <EntryList
        id="releases"
        title="Releases"
        entries={entries.filter(({kind}) => kind !== 'structure')}
      >
        The specification of an API has the date of its release as its version. Versions of the
        libraries follow <a href="https://semver.org">Semantic Versioning</a>. The{' '}
        <Link to="/downloads">packages of this site</Link> contain all changes of this page.
      </EntryList>
      <EntryList
        id="response-structure"
        title="Response structure"
        entries={entries.filter(({kind}) => kind === 'structure')}
      >
        The field <code>version</code> of a recognition response increases whenever the structure
        changes. To stay on one structure, send the header{' '}
        <Link to="/api/vehicle#recognizeVehicle-x-api-version">
          <code>x-api-version</code>
        </Link>
        .
      </EntryList>
    </ToolPage>
  );
}
