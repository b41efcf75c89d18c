import {useEffect, useState, type ComponentType, type ReactNode} from 'react';

/**
 * A part of the workbench that is loaded when it is shown for the first time. A part that cannot be
 * loaded says so, and tries again when it is shown again.
 */
export function createPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function Part(props: Props): ReactNode {
    const [Content, setContent] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);

    useEffect(() => {
      if (loaded !== undefined) return;
      load().then(
        (component) => {
          loaded = component;
          setContent(() => component);
        },
        () => setFailed(true),
      );
    }, []);

    if (Content !== undefined) return <Content {...props} />;
    return hasFailed ? (
      <p role="alert">This part could not be loaded. Check your connection, then open it again.</p>
    ) : (
      <p role="status">Loading …</p>
    );
  };
}
