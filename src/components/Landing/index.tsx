import type {ReactNode} from 'react';
import Hero from './Hero';
import FirstRequest from './FirstRequest';
import Shelf from './Shelf';
import {ApiCount} from '../../portal/apiIds';
import {apis} from '../../portal/apis';
import {downloadableProducts, libraries, tasks} from '../../portal/catalogue';
import styles from './styles.module.css';

/**
 * The portal's front page: what the platform does, one request and its response, and where to
 * start.
 */
export default function Landing(): ReactNode {
  return (
    <main className={styles.landing}>
      <Hero />
      <FirstRequest />
      <Shelf
        title={`${ApiCount} APIs`}
        more={{label: 'All of the API reference', to: '/content/category/api-reference'}}
        entries={apis}
      />
      <Shelf
        title="What do you want to do?"
        more={{label: 'All tutorials', to: '/content/category/tutorials'}}
        entries={tasks}
      />
      <div className={styles.pair}>
        <Shelf
          title="On your own hardware"
          more={{label: 'All products', to: '/content/category/downloadable-products'}}
          entries={downloadableProducts}
          asList
        />
        <Shelf
          title="Libraries"
          more={{label: 'Library reference', to: '/lib'}}
          entries={libraries}
          asList
        />
      </div>
    </main>
  );
}
