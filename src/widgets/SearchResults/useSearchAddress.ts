import {useCallback, useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {SearchGroup} from '../../portal/search';
import {readSearchAddress, toSearchAddress} from './searchAddress';

/** The address follows what is typed after this pause, so that it does not change at each key. */
const PAUSE_MS = 300;

interface SearchAddress {
  readonly text: string;
  readonly group: SearchGroup | undefined;
  readonly page: number;
  readonly setText: (text: string) => void;
  readonly setPage: (page: number) => void;
}

/**
 * The query in the address, which is replaced as the reader types: a step back leads to the page
 * before.
 */
export function useSearchAddress(): SearchAddress {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const address = readSearchAddress(search);
  const [text, setText] = useState(address.text);
  const [known, setKnown] = useState(address.text);
  const [written, setWritten] = useState(address.text);
  if (address.text !== known) {
    setKnown(address.text);
    // Not what was typed: a link, or a step back or forward.
    if (address.text !== written) setText(address.text);
  }
  const {group} = address;
  const isTyping = text !== address.text;
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => {
      setWritten(text);
      history.replace(pathname + toSearchAddress({text, group}));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [history, pathname, text, group, isTyping]);
  const setPage = useCallback(
    (page: number) => history.replace(pathname + toSearchAddress({text, group, page})),
    [history, pathname, text, group],
  );
  return {
    text,
    group,
    page: isTyping ? 1 : address.page,
    setText,
    setPage,
  };
}
