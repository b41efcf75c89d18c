import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {freePlan} from '../../data/plans';
import {product} from '../../portal/product';
import RecognizedSample from '../RecognizedPicture/RecognizedSample';
import SearchForm from '../SearchForm';
import styles from './styles.module.css';

export default function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <h1>Vehicles and cargo, read from images</h1>
        <p className={styles.lead}>
          {product.name} turns a photo into license plates, makes and models, hazard markings and
          the codes of containers, wagons and trucks: over HTTPS in the cloud, or on your own
          hardware.
        </p>
        <SearchForm />
        <p className={styles.actions}>
          <Link to="/content/tutorials/vehicle-api/getting-started" className="portal-button">
            Send the first request
          </Link>
          <Link
            to="/tools/workbench?try=recognizeVehicle&run=1"
            className="portal-button portal-button--quiet"
          >
            Try it without a key
          </Link>
        </p>
        <p className={styles.small}>
          {freePlan.creditsPerMonth} requests a month are free.{' '}
          <Link to="/content/tutorials/which-subscription">Plans and limits</Link>
        </p>
      </div>
      <RecognizedSample />
    </section>
  );
}
