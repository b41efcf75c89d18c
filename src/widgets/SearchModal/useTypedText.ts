import {useEffect, useState} from 'react';

/** What stands in the modal's field. The modal doesn't tell when it is emptied, so its events are heard. */
export function useTypedText(): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => {
    const onInput = ({target}: Event): void => {
      if (target instanceof HTMLInputElement && target.matches('.DocSearch-Input'))
        setText(target.value.trim());
    };
    const onReset = ({target}: Event): void => {
      if (target instanceof HTMLFormElement && target.matches('.DocSearch-Form')) setText('');
    };
    // On the document, so that React has taken the text before a new state makes it render.
    document.addEventListener('input', onInput);
    document.addEventListener('reset', onReset);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('reset', onReset);
    };
  }, []);
  return [text, setText];
}
