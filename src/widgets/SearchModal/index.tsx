import {useMemo, useState, type ComponentProps, type ReactNode} from 'react';
import {DocSearchModal} from 'typesense-docsearch-react/modal';
import {baseUrl} from '../../portal/product';
import {getReportUrl} from '../../portal/reportUrl';
import {cleanStoredSearches, STORAGE_NAME} from './cleanStoredSearches';
import Hit from './Hit';
import {navigate} from './host';
import {MoreContext} from './MoreContext';
import Panel from './Panel';
import SeeAll, {ChoiceContext} from './SeeAll';
import './package.module.css';
import {useDialogSemantics} from './useDialogSemantics';
import {useInputMethod} from './useInputMethod';
import {useModalSearch} from './useModalSearch';
import {useMoreKeys} from './useMoreKeys';
import {useStartKeys} from './useStartKeys';
import {useTypedText} from './useTypedText';

export interface SearchModalProps {
  readonly initialText: string;
  readonly onClose: () => void;
}

const openWindow = ({itemUrl}: {itemUrl?: string}): void =>
  void window.open(itemUrl, '_blank', 'noopener');
const navigator = {
  navigate: ({itemUrl = ''}: {itemUrl?: string}) => navigate(itemUrl),
  navigateNewTab: openWindow,
  navigateNewWindow: openWindow,
};

/** The search dialog: the modal of typesense-docsearch-react with our engines and our hits. */
export default function SearchModal({initialText, onClose}: SearchModalProps): ReactNode {
  useState(() => cleanStoredSearches(baseUrl));
  const [text, setText] = useTypedText(initialText);
  const {outcome, group, setGroup, createClient, transformItems, more} = useModalSearch(setText);
  useDialogSemantics();
  useInputMethod();
  useStartKeys();
  useMoreKeys();

  const isComplete = typeof outcome === 'object' && outcome.complete === undefined;
  const count = isComplete ? outcome.count : undefined;
  const choice = useMemo(() => ({text, group, count, onClose}), [text, group, count, onClose]);
  const props = useMemo(
    () => ({
      typesenseCollectionName: STORAGE_NAME,
      placeholder: 'Search the documentation',
      initialScrollY: window.scrollY,
      initialQuery: initialText,
      onClose,
      navigator,
      hitComponent: Hit,
      transformSearchClient: createClient,
      transformItems,
      resultsFooterComponent: SeeAll,
      getMissingResultsUrl: ({query}: {query: string}) => getReportUrl(query),
    }),
    [initialText, onClose, createClient, transformItems],
  );

  return (
    <MoreContext value={more}>
      <ChoiceContext value={choice}>
        <DocSearchModal {...(props as unknown as ComponentProps<typeof DocSearchModal>)} />
      </ChoiceContext>
      <Panel
        text={text}
        outcome={text === '' ? undefined : outcome}
        group={group}
        onChoose={setGroup}
        onClose={onClose}
      />
    </MoreContext>
  );
}
