import type {ReactNode} from 'react';

interface QuietButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** A button that is not the main one. */
export default function QuietButton({label, onClick}: QuietButtonProps): ReactNode {
  return (
    <button type="button" className="portal-button portal-button--quiet" onClick={onClick}>
      {label}
    </button>
  );
}
