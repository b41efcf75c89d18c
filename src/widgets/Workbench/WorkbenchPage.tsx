import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useEffect, useState, type ReactNode} from 'react';
import RecognizedSample from '../../components/RecognizedPicture/RecognizedSample';
import {apiCount} from '../../portal/apiIds';
import {apis} from '../../portal/apis';
import type {Opening} from './actions';
import {loadWorkbench, type LoadedWorkbench} from './loadWorkbench';
import styles from './page.module.css';

interface Loaded extends Pick<LoadedWorkbench, 'Bench'> {
  /** The link that the page was opened with. */
  readonly opening: Opening;
}

/** The workbench as a page: loaded with the first interaction, in place of what it is about. */
export default function WorkbenchPage(): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const history = useHistory();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const {search} = window.location;
    loadWorkbench().then(
      ({Bench}) => {
        setLoaded({Bench, opening: {search}});
        // From here on, a reload shows what was filled in, not the link again.
        history.replace({...history.location, search: dropLink(search)});
      },
      () => setFailed(true),
    );
  }, [history]);

  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1>Workbench</h1>
        <p>
          {`Try all ${apiCount} APIs without a key. A sandbox in your browser responds as the cloud does, and nothing leaves this page.`}
        </p>
      </div>
      {hasFailed && (
        <p role="alert">
          The workbench could not be loaded. Check your connection, then reload the page.
        </p>
      )}
      {loaded === undefined ? (
        <Preview />
      ) : (
        <div className={`no-search ${styles.bench}`}>
          <loaded.Bench opening={loaded.opening} />
        </div>
      )}
    </main>
  );
}

/** The settings of readers stay in the address. */
const dropLink = (search: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => ['lang', 'target'].includes(name)),
  ).toString();

/** What the page shows without script, and before the workbench is there. */
function Preview(): ReactNode {
  return (
    <div className={styles.preview}>
      <div>
        <p className={`no-search ${styles.needsScript}`}>
          The workbench needs JavaScript, which is off. The reference needs none.
        </p>
        <p>
          Choose an operation, fill in its fields, and read the response beside the image: each
          frame with the lines of the response that it comes from. See every documented error with
          its cause and remedy, and copy the request in five languages.
        </p>
        <h2>What you can try</h2>
        <ul className="portal-places">
          {apis.map(({label, to, description}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
              <span>{description}</span>
            </li>
          ))}
        </ul>
      </div>
      <RecognizedSample />
    </div>
  );
}
