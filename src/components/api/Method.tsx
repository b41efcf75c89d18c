import type {ReactNode} from 'react';
import styles from './operation.module.css';

/** Colors of the methods, by the role that they have in the palette. */
const ROLES: Readonly<Record<string, string>> = {
  GET: 'tip',
  HEAD: 'tip',
  POST: 'info',
  PUT: 'warning',
  PATCH: 'warning',
  DELETE: 'danger',
};

/** The method of a request as a badge. */
export default function Method({method}: {readonly method: string}): ReactNode {
  return (
    <span className={styles.method} data-role={ROLES[method]}>
      {method}
    </span>
  );
}
