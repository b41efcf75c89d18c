import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {groupDigits} from '../../data/groupDigits';
import type {HighlightedCode} from '../../markdown/highlight/highlight';
import {DOWNLOADS, toTarball, type PortalPackage} from '../../portal/packages';
import {PRINT, printSections} from '../../portal/print';
import {baseUrl, product} from '../../portal/product';
import CodeBlock from '../CodeBlock';
import ToolPage from '../ToolPage';
import LateFact from './LateFact';
import OfflineSection from './OfflineSection';
import styles from './styles.module.css';

interface FileFacts {
  readonly file: string;
  readonly bytes: number;
  readonly sha512: string;
}

/** Size and checksum are absent when they are known only after the pages are built. */
interface Download extends PortalPackage, Partial<FileFacts> {
  readonly file: string;
  readonly url: string;
  /** The source distribution of a Python package. */
  readonly source?: FileFacts;
  /** The command that installs or runs it. */
  readonly command: HighlightedCode;
}

interface DownloadsPageProps {
  readonly downloads: {
    /** Addresses of the registry and the index that have the packages, besides this site. */
    readonly registries: readonly string[];
    /** Whether the portal is there as a file. */
    readonly isOffline: boolean;
    /** What starts the documentation server. */
    readonly agentCommand: HighlightedCode;
    readonly packages: readonly Download[];
  };
}

const AGENT_GUIDE = '/content/tutorials/run-the-sandbox#agent';
const FOLDER = `${baseUrl}${DOWNLOADS}/`;

/** Every package that this portal serves, with what to check it by. */
export default function DownloadsPage({
  downloads: {registries, isOffline, agentCommand, packages},
}: DownloadsPageProps): ReactNode {
  return (
    <ToolPage
      path={DOWNLOADS}
      title="Downloads"
      description="The JavaScript and Python libraries and the sandbox as packages: install commands, sizes, and SHA-512 checksums."
      lead={
        <>
          The {product.name} packages for Node.js 20 and later, and for Python 3.9 and later. None
          needs another package.
        </>
      }
    >
      {packages.map((one) => (
        <PackageSection key={one.name} {...one} />
      ))}
      <h2 id="agent">Connect a coding agent</h2>
      <p>
        The sandbox package also serves coding agents over the Model Context Protocol (MCP): it
        searches this documentation, validates requests, and calls the sandbox. Your agent starts
        this command. <Link to={AGENT_GUIDE}>See the configuration for your client</Link>.
      </p>
      <CodeBlock {...agentCommand} />
      <h2 id="verify">Verify a package</h2>
      <p>
        These packages are published on {['this site', ...registries].join(' and on ')} only. A
        package with one of these names anywhere else is not ours. To check a file, compare what{' '}
        <code>sha512sum</code> prints for it with the checksum on this page or in{' '}
        <a href={`${FOLDER}downloads.json`}>downloads.json</a>.
      </p>
      {isOffline && <OfflineSection />}
      <h2 id="print">Print the documents</h2>
      <p>
        Each section is one page with a title, contents, and the addresses of its links. Print it,
        or save it as a PDF, with your browser.
      </p>
      <ul>
        {printSections.map(({slug, label}) => (
          <li key={slug}>
            <Link to={`pathname://${baseUrl}${PRINT}/${slug}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </ToolPage>
  );
}

function PackageSection(one: Download): ReactNode {
  const {name, title, description, command, version, file, bytes, sha512, source} = one;
  // A package with the search and the Markdown versions in it cannot have its checksum in them.
  const late = bytes === undefined ? 'no-search' : undefined;
  return (
    <>
      <h2 id={name}>{title}</h2>
      <p>{description}</p>
      <CodeBlock {...command} />
      <dl className={styles.facts}>
        <dt>Package</dt>
        <dd>
          <code>{name}</code> {version}
        </dd>
        <dt>File</dt>
        <dd>
          <Link to={`pathname://${FOLDER}${file}`}>{file}</Link>.{' '}
          <span className={late}>
            <LateFact of={name} fact="bytes" value={bytes} />.
          </span>
          {one.isPython !== true && (
            <>
              {' '}
              The newest release is always at{' '}
              <Link to={`pathname://${FOLDER}${toTarball(one)}`}>{toTarball(one)}</Link>.
            </>
          )}
        </dd>
        <dt className={late}>SHA-512</dt>
        <dd className={late}>
          <code className={styles.hash}>
            <LateFact of={name} fact="sha512" value={sha512} />
          </code>
        </dd>
        {source !== undefined && (
          <>
            <dt>Source</dt>
            <dd>
              <Link to={`pathname://${FOLDER}${source.file}`}>{source.file}</Link>,{' '}
              {groupDigits(source.bytes)} bytes.
            </dd>
            <dt>SHA-512</dt>
            <dd>
              <code className={styles.hash}>{source.sha512}</code>
            </dd>
          </>
        )}
      </dl>
    </>
  );
}
