import {useEffect} from 'react';
import {recoverFocus} from '../../hooks/recoverFocus';
import {keepFocus} from '../../hooks/keepFocus';
import {focusField} from './queryField';

/**
 * Corrects the ARIA roles and names of the modal. Its package makes the whole dialog a button,
 * gives all lists the same id, names neither them nor the field, and nests links and buttons in
 * options, which only tree items may contain. It also traps the focus among the elements that
 * existed when it opened, and loses it with those that go.
 */
export function useDialogSemantics(): void {
  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    if (container === null) return undefined;
    const repair = (): void => {
      repairDialog(container);
      repairParts(container);
    };
    repair();
    const observer = new MutationObserver(repair);
    observer.observe(container, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-activedescendant'],
    });
    const onKeyDown = (event: KeyboardEvent): void => keepFocus(container, event);
    document.addEventListener('keydown', onKeyDown);
    const endRecovery = recoverFocus(container, focusField);
    return () => {
      endRecovery();
      observer.disconnect();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

const WRONG_ATTRIBUTES = [
  'aria-expanded',
  'aria-haspopup',
  'aria-labelledby',
  'aria-owns',
  'tabindex',
];

/** The dialog and its field. */
function repairDialog(container: Element): void {
  container.setAttribute('role', 'dialog');
  container.setAttribute('aria-modal', 'true');
  container.setAttribute('aria-label', 'Search');
  for (const attribute of WRONG_ATTRIBUTES)
    if (container.hasAttribute(attribute)) container.removeAttribute(attribute);

  const field = container.querySelector<HTMLInputElement>('.DocSearch-Input');
  // Nothing is selected until something is typed (`useStartKeys`).
  if (field?.value === '' && field.hasAttribute('aria-activedescendant'))
    field.removeAttribute('aria-activedescendant');
  field?.setAttribute('aria-label', 'Search the documentation');
  // It points to an icon and would override the label.
  if (field?.hasAttribute('aria-labelledby')) field.removeAttribute('aria-labelledby');
}

/** The lists of hits and what is around them. */
function repairParts(container: Element): void {
  container
    .querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')
    .forEach((part) => part.setAttribute('role', 'none'));
  container
    .querySelectorAll('[role=option]')
    .forEach((row) => row.setAttribute('role', 'treeitem'));
  container.querySelectorAll('.DocSearch-Hits').forEach((section, index) => {
    const label = section.querySelector('.DocSearch-Hit-source')?.textContent ?? 'Results';
    const list = section.querySelector('[role=listbox], [role=tree]');
    if (list === null || list.getAttribute('aria-label') === label) return;
    // The field refers to the first list by its id.
    if (index > 0) list.id = `docsearch-list-${index}`;
    list.setAttribute('role', 'tree');
    list.removeAttribute('aria-labelledby');
    list.setAttribute('aria-label', label);
  });
}
