import type {ReactNode} from 'react';

interface LinkProps {
  readonly to: string;
  readonly children?: ReactNode;
}

/** A stub of `@docusaurus/Link`, which needs the router of a built site. */
export default function Link({to, children}: LinkProps): ReactNode {
  return <a href={to}>{children}</a>;
}
