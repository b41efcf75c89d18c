import {useEffect} from 'react';

/** Key code of a key that an input method handles; Safari reports it only once the word is chosen. */
const TAKEN_KEY_CODE = 229;

/**
 * Hides the keys of an input method from the modal, which would take the Enter that chooses a word
 * for one that opens a hit.
 */
export function useInputMethod(): void {
  useEffect(() => {
    const controller = new AbortController();
    document.querySelector<HTMLElement>('.DocSearch-Container')?.addEventListener(
      'keydown',
      (event) => {
        if (event.isComposing || event.keyCode === TAKEN_KEY_CODE) event.stopPropagation();
      },
      {signal: controller.signal},
    );
    return () => controller.abort();
  }, []);
}
