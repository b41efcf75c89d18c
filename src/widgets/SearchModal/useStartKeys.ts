import {useEffect} from 'react';
import {getField} from './queryField';

const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/**
 * Lets arrow keys move between the field and the links below it while nothing is typed. The modal's
 * own keys know stored searches only.
 */
export function useStartKeys(): void {
  useEffect(() => {
    const container = document.querySelector<HTMLElement>('.DocSearch-Container');
    const controller = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      const field = getField();
      if (container === null || field === null || field.value !== '') return;
      const links = container.querySelectorAll<HTMLElement>('nav a, .DocSearch-Hit a');
      const stops = [field, ...links];
      const index = stops.indexOf(document.activeElement as HTMLElement);
      const step = STEPS[event.key];
      if (index === -1) return;
      if (step !== undefined) {
        event.preventDefault();
        event.stopPropagation();
        stops.at((index + step) % stops.length)?.focus();
      } else if (index === 0 && event.key === 'Enter') {
        // It would open the latest search, which looks no different from the other links.
        event.preventDefault();
        event.stopPropagation();
      } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        field.focus();
      }
    };
    container?.addEventListener('keydown', onKeyDown, {capture: true, signal: controller.signal});
    return () => controller.abort();
  }, []);
}
