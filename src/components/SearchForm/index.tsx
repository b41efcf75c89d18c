import {useId, type ChangeEvent, type FormEvent, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface SearchFormProps {
  /** What the field contains; without `onType`, what it contains at first. */
  readonly query?: string;
  /** Gets the text as it is typed; without it, the form is submitted by plain navigation. */
  readonly onType?: (text: string) => void;
  /** With `onType`, runs when the form is submitted: the results follow what is typed anyway. */
  readonly onSubmit?: (() => void) | undefined;
  /** Takes the focus, on a page that has no other purpose. Default: no. */
  readonly takesFocus?: boolean;
}

/** A phone puts its keyboard away, which covers the results. */
function hideKeyboard(form: HTMLFormElement): void {
  if (window.matchMedia('(pointer: coarse)').matches) form.querySelector('input')?.blur();
}

/** A search field. Before script runs, it searches by plain navigation. */
export default function SearchForm({
  query,
  onType,
  onSubmit,
  takesFocus = false,
}: SearchFormProps): ReactNode {
  const id = useId();
  const value =
    onType === undefined
      ? {defaultValue: query}
      : {
          value: query,
          onChange: ({target}: ChangeEvent<HTMLInputElement>) => onType(target.value),
        };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    hideKeyboard(event.currentTarget);
    onSubmit?.();
  };
  return (
    <form
      role="search"
      action={useBaseUrl('/search')}
      method="get"
      className="portal-search-form"
      onSubmit={onType && submit}
    >
      <label htmlFor={id} className="portal-hidden">
        Search the documentation
      </label>
      <input
        id={id}
        className="portal-field"
        type="search"
        name="q"
        required
        {...value}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose
        autoFocus={takesFocus}
        placeholder="An operation, a field, an error, a word"
        autoComplete="off"
      />
      <button type="submit" className="portal-button">
        Search
      </button>
    </form>
  );
}
