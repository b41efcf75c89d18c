import {useEffect, useId, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {pictureCheckLimits} from '../../data/pictureChecks';
import {fetchPicture} from '../../sandbox/samples/fetchPicture';
import {fromDrop, fromFolder, type Collected} from './collectFiles';
import styles from './styles.module.css';

type Tool = ComponentType<{readonly collected: Collected}>;

/** A sample picture of the site, for those who have none at hand. */
const SAMPLE = 'plate-european';

const loadTool = async (): Promise<Tool> => (await import('./Tool')).default;

const toCollected = (files: FileList | null): Collected => ({
  files: Array.from(files ?? []),
  skipped: 0,
});

async function readSample(): Promise<Collected> {
  const bytes = await fetchPicture(SAMPLE);
  if (bytes === undefined) throw new Error(`Sample image ${SAMPLE}: not found.`);
  return {files: [new File([new Uint8Array(bytes)], `${SAMPLE}.jpg`)], skipped: 0};
}

/** Takes pictures; what checks them is loaded with the first. */
export default function ImageCheck(): ReactNode {
  const id = useId();
  const zone = useRef<HTMLElement>(null);
  const [phase, setPhase] = useState<'failed' | 'idle' | 'loading'>('idle');
  const [Checker, setChecker] = useState<Tool>();
  const [collected, setCollected] = useState<Collected>();

  const take = async (files: Collected | Promise<Collected>): Promise<void> => {
    setPhase('loading');
    try {
      const [tool, taken] = await Promise.all([loadTool(), files]);
      setChecker(() => tool);
      if (taken.files.length > 0 || taken.skipped > 0) setCollected(taken);
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  };
  usePastedAndDropped((files) => void take(files));
  // Files that were chosen before the page was hydrated.
  useEffect(() => {
    for (const input of zone.current?.querySelectorAll('input') ?? [])
      if ((input.files?.length ?? 0) > 0) input.dispatchEvent(new Event('change', {bubbles: true}));
  }, []);

  return (
    <section ref={zone} className="no-search" aria-label="Check images">
      <div className={styles.zone}>
        <p>
          <label htmlFor={`${id}-files`}>Choose images, drop them on this page, or paste one</label>
          <input
            id={`${id}-files`}
            type="file"
            multiple
            accept="image/*"
            onChange={({target}) => void take(toCollected(target.files))}
          />
        </p>
        <p>
          <label htmlFor={`${id}-folder`}>Or choose a folder</label>
          <input
            id={`${id}-folder`}
            type="file"
            multiple
            {...{webkitdirectory: ''}}
            onChange={({target}) => void take(fromFolder(Array.from(target.files ?? [])))}
          />
        </p>
        <p>
          <button
            type="button"
            className="portal-button portal-button--quiet"
            onClick={() => void take(readSample())}
          >
            Check a sample image
          </button>
        </p>
        <p className={styles.hint}>
          Up to {pictureCheckLimits.pictures} images. They stay in your browser: nothing is sent or
          kept.
        </p>
      </div>
      <p className={styles.needsScript}>
        Checking images needs JavaScript, which is off. Below is what is measured, and what each
        value should be.
      </p>
      <p role="status" className={styles.status}>
        {phase === 'loading' && 'Loading …'}
        {phase === 'failed' &&
          'The check could not be loaded. Check your connection, then choose the images again.'}
      </p>
      {Checker !== undefined && collected !== undefined && <Checker collected={collected} />}
    </section>
  );
}

/** Takes files that are dropped or pasted anywhere on the page. */
function usePastedAndDropped(take: (files: Collected | Promise<Collected>) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      take(fromDrop(event.dataTransfer));
    };
    const paste = ({clipboardData}: ClipboardEvent): void => {
      const files = toCollected(clipboardData?.files ?? null);
      if (files.files.length > 0) take(files);
    };
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  });
}
