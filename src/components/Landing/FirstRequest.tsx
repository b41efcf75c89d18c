import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import curl from '@site/docs/tutorials/vehicle-api/_samples/recognize.sh?highlight';
import javascript from '@site/docs/tutorials/vehicle-api/_samples/recognize.mjs?highlight';
import python from '@site/docs/tutorials/vehicle-api/_samples/recognize.py?highlight';
import {limits} from '../../data/limits';
import response from './response.json?highlight';
import CodeBlock from '../CodeBlock';
import landing from './styles.module.css';
import styles from './firstRequest.module.css';

const languages = [
  {id: 'first-curl', label: 'cURL', sample: curl},
  {id: 'first-javascript', label: 'JavaScript', sample: javascript},
  {id: 'first-python', label: 'Python', sample: python},
];

/** What the request is made of. */
const parts = [
  ['X-Api-Key', 'Who is asking.'],
  ['eur', 'The part of the world that the vehicle comes from.'],
  ['service', 'What to look for: plates, make and model, hazard markings.'],
  ['image', `The image, up to ${limits.imageMegabytes.value} ${limits.imageMegabytes.unit}.`],
] as const;

/**
 * One request in three languages beside its response. The choice is made of radio buttons and CSS,
 * so it works at once.
 */
export default function FirstRequest(): ReactNode {
  return (
    <section className={landing.section}>
      <div className={landing.heading}>
        <h2>One request, one response</h2>
        <Link to="/content/tutorials/vehicle-api/getting-started">Step by step</Link>
      </div>
      <div className={styles.exchange}>
        <fieldset className={styles.request}>
          <legend className="portal-hidden">Language of the request</legend>
          {languages.map(({id, label}, index) => (
            <Fragment key={id}>
              <input
                type="radio"
                name="first-request"
                id={id}
                defaultChecked={index === 0}
                className="portal-hidden"
              />
              <label htmlFor={id}>{label}</label>
            </Fragment>
          ))}
          <div className={styles.panels}>
            {languages.map(({id, label, sample}) => (
              <div key={id} role="group" aria-label={label}>
                <CodeBlock {...sample} />
              </div>
            ))}
          </div>
          <dl className={styles.parts}>
            {parts.map(([name, meaning]) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </fieldset>
        <div>
          <p className={styles.responseTitle}>
            Response <span>200, shortened</span>
          </p>
          <CodeBlock {...response} />
        </div>
      </div>
    </section>
  );
}
