import {useState, type ReactNode} from 'react';
import type {AttachedFile} from '../../webhooks/sign/createBody';
import FileChoice from './FileChoice';
import styles from './styles.module.css';

interface AttachmentListProps {
  readonly files: readonly AttachedFile[];
  readonly onChange: (files: readonly AttachedFile[]) => void;
}

/** The middleware accepts 20 MiB, and base64 needs a third more. */
const TOTAL_MAX_BYTES = 15 * 1024 * 1024;
const MAX_FILES = 32;

/** The images that go with the event, in base64 inside of it. */
export default function AttachmentList({files, onChange}: AttachmentListProps): ReactNode {
  const [problem, setProblem] = useState('');
  const add = async (chosen: readonly File[]): Promise<void> => {
    const total = [...files.map(({bytes}) => bytes.length), ...chosen.map(({size}) => size)];
    if (total.length > MAX_FILES || total.reduce((sum, size) => sum + size, 0) > TOTAL_MAX_BYTES) {
      setProblem(`At most ${MAX_FILES} images of 15 MB together fit into an event.`);
      return;
    }
    try {
      const read = chosen.map(async (file) => ({
        name: file.name,
        mimeType: file.type || 'application/octet-stream',
        bytes: new Uint8Array(await file.arrayBuffer()),
      }));
      onChange([...files, ...(await Promise.all(read))]);
      setProblem('');
    } catch {
      setProblem('A file could not be read. Choose it again.');
    }
  };
  return (
    <div className={styles.input}>
      <p className={styles.under}>
        <FileChoice
          label="Attach images"
          isMultiple
          accept="image/*"
          onChoose={(chosen) => void add(chosen)}
        />
        <span>The agent sends the frame first, then the plate.</span>
      </p>
      {files.map((file, index) => (
        <p key={`${file.name} ${index}`} className={styles.held}>
          <span>
            {file.name}, {file.mimeType}, {file.bytes.length.toLocaleString('en')} bytes
          </span>
          <button type="button" onClick={() => onChange(files.filter((other) => other !== file))}>
            Remove<span className="portal-hidden"> {file.name}</span>
          </button>
        </p>
      ))}
      <p className={styles.problem} role="alert">
        {problem !== '' && <span>{problem}</span>}
      </p>
    </div>
  );
}
