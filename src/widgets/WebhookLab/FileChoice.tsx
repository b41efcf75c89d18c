import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface FileChoiceProps {
  readonly label: string;
  readonly isMultiple?: boolean;
  /** Media types to offer. Default: all. */
  readonly accept?: string;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A file input that looks like a link. The same file can be chosen again. */
export default function FileChoice({
  label,
  isMultiple = false,
  accept,
  onChoose,
}: FileChoiceProps): ReactNode {
  const id = useId();
  return (
    <span className={styles.file}>
      <input
        type="file"
        id={id}
        multiple={isMultiple}
        accept={accept}
        onChange={({currentTarget}) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          onChoose(files);
        }}
      />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
