import {useEffect, useState} from 'react';

/**
 * The text in the modal's field, read from DOM events because the modal does not report when it is
 * cleared.
 */
export function useTypedText(
  initialText: string,
): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(initialText);
  useEffect(() => {
    const onInput = ({target}: Event): void => {
      if (target instanceof HTMLInputElement && target.matches('.DocSearch-Input'))
        setText(target.value.trim());
    };
    const onReset = ({target}: Event): void => {
      if (target instanceof HTMLFormElement && target.matches('.DocSearch-Form')) setText('');
    };
    // On the document, so that React has processed the text before the new state renders.
    document.addEventListener('input', onInput);
    document.addEventListener('reset', onReset);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('reset', onReset);
    };
  }, []);
  return [text, setText];
}
