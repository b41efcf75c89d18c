/** An event and the path to its element, which hydration may replace. */
interface RecordedEvent {
  readonly event: Event;
  readonly path: readonly number[];
  readonly value: string | undefined;
}

/** Replays in the hydrated page what the reader did before hydration. */
export function replayInteractions(): void {
  const loader = window.portalLoader;
  if (loader?.recorded === undefined) return;
  const root = document.documentElement;
  const record = (event: Event): RecordedEvent => {
    const target = event.target as Element;
    return {event, path: getPath(target), value: isField(target) ? target.value : undefined};
  };
  const recorded = new Set(loader.recorded.map(record));
  // From now on the events come here, so that each is described while its element is still in the
  // page.
  loader.recorded.push = (...events) => {
    for (const event of events) {
      const described = record(event);
      recorded.add(described);
      whenHandled(event, () => recorded.delete(described));
    }
    return recorded.size;
  };

  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    loader.recorded = undefined;
    recorded.forEach(replay);
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}

/**
 * React handles events from `hydrateRoot` on, which is before the page is marked as hydrated: it
 * hydrates what an event needs. Where it cannot, it stops the event at the root, and drops it.
 */
function whenHandled(event: Event, drop: () => void): void {
  if (window.docusaurusRoot === undefined) return;
  const check = (current: Event): void => {
    if (current === event && !event.cancelBubble) drop();
  };
  // Called after React's listener on the same element, which was added before it.
  document
    .getElementById('__docusaurus')
    ?.addEventListener(event.type, check, {capture: true, once: true});
}

function replay({event, path, value}: RecordedEvent): void {
  const target = (event.target as Element).isConnected
    ? (event.target as Element)
    : getElement(path);
  if (target === undefined) return;
  if (event instanceof KeyboardEvent) {
    replayKey(event, target);
  } else if (event instanceof MouseEvent) {
    replayClick(event, target);
  } else if (value !== undefined && target instanceof HTMLSelectElement) {
    target.value = value;
    target.dispatchEvent(new Event('change', {bubbles: true}));
  } else if (value !== undefined && isTextField(target)) {
    // Emptied first, or React would see no change.
    setFieldValue(target, '');
    setFieldValue(target, value);
  }
}

function replayKey(event: KeyboardEvent, target: Element): void {
  // Typed into a field: the field has it already.
  if (isTextField(target)) return;
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

const isField = (
  element: Element,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLSelectElement || isTextField(element);

function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  // The value of a field for files can't be set; its widget reads the files when it is hydrated.
  return element instanceof HTMLInputElement
    ? element.type !== 'file'
    : element instanceof HTMLTextAreaElement;
}

/**
 * Sets a field as typing does: React overrides the setter of the element, so the one of the class
 * is used.
 */
function setFieldValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
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
