import {useEffect} from 'react';

/** What a key is called that an input method takes; Safari tells of it only once the words are chosen. */
const TAKEN_KEY_CODE = 229;

/** Leaves the keys of an input method to it: the modal's package takes the Enter that chooses a word for one that opens a hit. */
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
