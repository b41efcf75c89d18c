import {createElement, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';

type Content = ComponentType<object>;
type Exports = Readonly<Record<string, unknown>>;

interface Live {
  readonly Document: Content;
  /** Everything else that the module exports, as text. */
  readonly details: string | undefined;
  readonly replace: (content: Content) => void;
}

/** The part that is used of the bundler's interface for modules that are replaced. */
interface Hot {
  readonly data?: {live?: Live};
  readonly accept: () => void;
  readonly dispose: (handler: (data: {live?: Live}) => void) => void;
  readonly invalidate: () => void;
}

function createLive(first: Content, details: string | undefined): Live {
  let current = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    details,
    replace: (content) => {
      current = content;
      for (const listener of listeners) listener();
    },
    Document: function Document(props: object): ReactNode {
      const getCurrent = (): Content => current;
      return createElement(useSyncExternalStore(subscribe, getCurrent, getCurrent), props);
    },
  };
}

/** Functions have no text that says whether they changed. */
function describe(exports: Exports): string | undefined {
  // The default is what is being made.
  const names = Object.keys(exports).filter((name) => name !== 'default');
  const others = names.map((name) => [name, exports[name]] as const);
  return others.some(([, value]) => typeof value === 'function')
    ? undefined
    : JSON.stringify(others);
}

/**
 * Replaces the text of a document in the open page when only its text has changed. The page shows
 * the title, the table of contents and the metadata elsewhere too, so a change of these renders it
 * all again.
 *
 * @param hot the bundler's interface for this module
 * @param content the compiled document
 * @param exports what the module exports
 * @returns the component to export
 */
export function keepLive(hot: Hot, content: Content, exports: Exports): Content {
  const details = describe(exports);
  const before = hot.data?.live;
  const isSame = before !== undefined && before.details === details;
  const live = isSame ? before : createLive(content, details);
  if (isSame) live.replace(content);
  // What imports it gets it anew: this module runs a second time, and is the same as before then.
  else if (before !== undefined) hot.invalidate();
  if (details !== undefined) {
    hot.accept();
    hot.dispose((data) => (data.live = live));
  }
  return live.Document;
}
