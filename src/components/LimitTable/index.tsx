import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {limitFacts} from '../../data/limitFacts';
import Table from '../Table';

/** Every limit, each in a row with an id, with a link to where more is said. */
export default function LimitTable(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of limitFacts) collectAnchor(`limit-${id}`);
  return (
    <Table label="Limits" data-search-rows="limit">
      <thead>
        <tr>
          <th scope="col">Limit</th>
          <th scope="col">Value</th>
          <th scope="col">More</th>
        </tr>
      </thead>
      <tbody>
        {limitFacts.map(({id, name, text, to, more}) => (
          <tr key={id} id={`limit-${id}`}>
            <th scope="row">{name}</th>
            <td>{text}</td>
            <td className="no-search">
              <Link to={to}>{more}</Link>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
