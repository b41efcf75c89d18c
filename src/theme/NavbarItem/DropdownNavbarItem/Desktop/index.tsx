// Change: `aria-expanded` is true however the menu is open; arrow keys open the menu and move in
// it; Escape closes it, also when the pointer opened it, and restores the focus.
// Ejected from @docusaurus/theme-classic@3.10.2
import clsx from 'clsx';
import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {stepTabs} from '../../../../hooks/stepTabs';

/** A menu is vertical; otherwise its keys work as in a tab list. */
const STEPS: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  Home: 'Home',
  End: 'End',
};

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _onClick,
  ...props
}: Props): ReactNode {
  const dropdown = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // As `:hover`, also after a tap, for which browsers send mouse events.
  const [isHovered, setHovered] = useState(false);
  // After Escape, the hovering pointer must not keep the menu open.
  const [isDismissed, setDismissed] = useState(false);
  const getToggle = (): HTMLElement | null | undefined =>
    dropdown.current?.querySelector<HTMLElement>('[aria-expanded]');

  useEffect(() => {
    // The pointer may have been there before the page was hydrated.
    setHovered(dropdown.current?.matches(':hover') === true);
    const onOutside = ({target}: Event): void => {
      if (!dropdown.current?.contains(target as Node)) setOpen(false);
    };
    const onEscape = ({key}: globalThis.KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      setDismissed(dropdown.current?.matches(':hover') === true);
      if (dropdown.current?.contains(document.activeElement)) getToggle()?.focus();
    };
    const controller = new AbortController();
    for (const type of ['mousedown', 'touchstart', 'focusin'])
      document.addEventListener(type, onOutside, {signal: controller.signal});
    document.addEventListener('keydown', onEscape, {signal: controller.signal});
    return () => controller.abort();
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const isToggle = event.target === getToggle();
    const links = Array.from(
      dropdown.current?.querySelectorAll<HTMLElement>('.dropdown__menu a') ?? [],
    );
    if (isToggle && /^(Enter| |ArrowDown)$/.test(event.key)) {
      event.preventDefault();
      // Rendered synchronously, so that the menu receives the next key.
      flushSync(() => setOpen(event.key === 'ArrowDown' || !isOpen));
      if (event.key === 'ArrowDown') links[0]?.focus();
    } else if (!isToggle && event.key in STEPS) {
      event.preventDefault();
      stepTabs(links, links.indexOf(event.target as HTMLElement), STEPS[event.key] ?? '')?.focus();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It hears the keys of the button and the links within.
    <div
      ref={dropdown}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isDismissed,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onKeyDown={onKeyDown}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onPointerLeave={() => setDismissed(false)}
    >
      <NavbarNavLink
        aria-expanded={isOpen || (isHovered && !isDismissed)}
        role="button"
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={
          props.to ? undefined : (event: {preventDefault: () => void}) => event.preventDefault()
        }
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...(item as LinkLikeNavbarItemProps)}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
