// Change: explains what happened, and offers the search and the main pages.
// Ejected from @docusaurus/theme-classic@3.10.2
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import SearchForm from '../../../components/SearchForm';
import {mainPlaces} from '../../../portal/catalogue';

export default function NotFoundContent(): ReactNode {
  return (
    <main className="portal-narrow">
      <p className="portal-eyebrow">404</p>
      <Heading as="h1">
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page Not Found
        </Translate>
      </Heading>
      <p>No page has this address. It may have moved, or the link has a typo.</p>
      <SearchForm />
      <h2>Where most readers go</h2>
      <ul className="portal-places">
        {mainPlaces.map(({label, to, description}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span>{description}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
