import type {ComponentProps, ReactNode} from 'react';
import ScrollBox from '../ScrollBox';

interface TableProps extends ComponentProps<'table'> {
  /** What the table is about, for those who come to it by keyboard. */
  readonly label?: string;
  /** What its rows with an id are to the search, a `SearchKind`. */
  readonly 'data-search-rows'?: string | undefined;
}

/** A table that scrolls in its own box, so that the page never does. */
export default function Table({label = 'Table', ...props}: TableProps): ReactNode {
  return (
    <ScrollBox label={label}>
      <table {...props} />
    </ScrollBox>
  );
}
