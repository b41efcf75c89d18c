import {useEffect} from 'react';

/**
 * Tells assistive technology what the modal is: its package calls the whole of it a button,
 * gives all lists one id and leaves them and the field without a name.
 */
export function useDialogSemantics(): void {
  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    if (container === null) return undefined;
    const repair = (): void => {
      container.setAttribute('role', 'dialog');
      container.setAttribute('aria-modal', 'true');
      container.setAttribute('aria-label', 'Search');
      for (const attribute of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-owns', 'tabindex']) {
        if (container.hasAttribute(attribute)) container.removeAttribute(attribute);
      }
      container.querySelector('.DocSearch-Input')?.setAttribute('aria-label', 'Search the documentation');
      container.querySelectorAll('.DocSearch-Hits').forEach((section, index) => {
        const label = section.querySelector('.DocSearch-Hit-source')?.textContent ?? 'Results';
        const list = section.querySelector('[role=listbox]');
        if (list === null || list.getAttribute('aria-label') === label) return;
        list.id = `docsearch-list-${index}`;
        list.removeAttribute('aria-labelledby');
        list.setAttribute('aria-label', label);
      });
    };
    repair();
    const observer = new MutationObserver(repair);
    observer.observe(container, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, []);
}
