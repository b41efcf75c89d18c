import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import clsx from 'clsx';
import Layout from '@theme/Layout';
import type {Assumption} from '../../data/assumptions';
import styles from './styles.module.css';

export interface AssumptionsPageProps {
  readonly assumptions: readonly Assumption[];
}

/** Every assumption with its reason, for writers: only previews have this page. */
export default function AssumptionsPage({assumptions}: AssumptionsPageProps): ReactNode {
  return (
    <Layout title="Assumptions" description="Decisions of this documentation, with their reasons">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={clsx('container', styles.page)}>
        <h1>Assumptions</h1>
        <p>
          {assumptions.length} decisions of this documentation that no source confirms. Public
          builds do not have this page.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Statement</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {assumptions.map(({place, statement, reason}) => (
              <tr key={`${place} ${statement}`}>
                <td>
                  <code>{place}</code>
                </td>
                <td>{statement}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
    </Layout>
  );
}
