import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import OpenSearchLink from '../components/OpenSearchLink';
import SearchForm from '../components/SearchForm';
import {mainPlaces} from '../portal/catalogue';
import SearchResults from '../widgets/SearchResults';

export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search" description="Search the documentation">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <OpenSearchLink />
      <main className="portal-narrow">
        <h1>Search</h1>
        <BrowserOnly fallback={<SearchForm takesFocus />}>{() => <SearchResults />}</BrowserOnly>
        <noscript>
          <p>
            The search runs in your browser and needs JavaScript, which is off. These pages lead
            everywhere else:
          </p>
          <ul className="portal-places">
            {mainPlaces.map(({label, to, description}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <span>{description}</span>
              </li>
            ))}
          </ul>
        </noscript>
      </main>
    </Layout>
  );
}
