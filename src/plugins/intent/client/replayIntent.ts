import {isTextField, opensSearch} from '../../../search/opensSearch';
import {setFieldValue} from './typeAhead';

declare global {
  interface Window {
    /** What `inline/loader.js` kept; absent in the development server. */
    portalIntent?: {readonly kept: Event[]; readonly listening: AbortController};
  }
}

/** An event and the way down to its element, since hydration may put another in its place. */
interface KeptEvent {
  readonly event: Event;
  readonly path: readonly number[];
  readonly value: string | undefined;
}

/** Does again, in the hydrated page, what a person did before. */
export function replayIntent(): void {
  const intent = window.portalIntent;
  if (intent === undefined) return;
  const root = document.documentElement;
  const keep = (event: Event): KeptEvent => {
    const target = event.target as Element;
    return {event, path: getPath(target), value: isTextField(target) ? target.value : undefined};
  };
  const kept = intent.kept.map(keep);
  // From now on the events come here, so that each is described while its element still stands.
  intent.kept.push = (...events) => kept.push(...events.map(keep));

  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    intent.listening.abort();
    kept.forEach(replay);
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}

function replay({event, path, value}: KeptEvent): void {
  const target = (event.target as Element).isConnected
    ? (event.target as Element)
    : getElement(path);
  if (target === undefined) return;
  if (event instanceof KeyboardEvent) {
    replayKey(event, target);
  } else if (event instanceof MouseEvent) {
    replayClick(event, target);
  } else if (value !== undefined && isTextField(target)) {
    // Emptied first, or React would see no change.
    setFieldValue(target, '');
    setFieldValue(target, value);
  }
}

function replayKey(event: KeyboardEvent, target: Element): void {
  // Typed into a field: the field has it already.
  if (isTextField(target) && !opensSearch(event)) return;
  const {key, code, ctrlKey, metaKey, altKey, shiftKey} = event;
  target.dispatchEvent(
    new KeyboardEvent('keydown', {
      key,
      code,
      ctrlKey,
      metaKey,
      altKey,
      shiftKey,
      bubbles: true,
      cancelable: true,
    }),
  );
}

function replayClick(event: MouseEvent, target: Element): void {
  // What the browser does itself is done.
  if (target.closest('a[href]:not([href="#"]), label, input, select, textarea') !== null) return;
  const isHandled = !target.dispatchEvent(
    new MouseEvent('click', {bubbles: true, cancelable: true, detail: event.detail}),
  );
  // A plain `<details>` has unfolded already, and the second click folded it again.
  const details = target.closest('summary')?.parentElement;
  if (details instanceof HTMLDetailsElement && !isHandled) details.open = !details.open;
}

function getPath(element: Element): number[] {
  const parent = element.parentElement;
  return parent === null
    ? []
    : [...getPath(parent), Array.prototype.indexOf.call(parent.children, element)];
}

function getElement(path: readonly number[]): Element | undefined {
  return path.reduce<Element | undefined>(
    (element, index) => element?.children[index],
    document.documentElement,
  );
}
