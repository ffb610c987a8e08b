import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

const BASE = '/studio';

const readScreen = (): string => location.pathname.slice(BASE.length).replace(/^\//, '');

/** The part of the path that names the screen; empty for the first. */
export const screenName = signal(readScreen());

const readPlace = (): string => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
};

/** What stands after `#` in the address: a place within a screen, to which a link and the browser's Back lead. */
export const place = signal(readPlace());

const readAddress = (): void => {
  screenName.value = readScreen();
  place.value = readPlace();
};
addEventListener('popstate', readAddress);
addEventListener('hashchange', readAddress);

export const toHref = (name: string): string => (name === '' ? BASE : `${BASE}/${name}`);

/** Shows a screen. `replace` leaves no entry in the browser's history. */
export function goTo(name: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', toHref(name));
  readAddress();
}

type LinkProps = {
  to: string;
  children: ComponentChildren;
  class?: string;
  /** Whether it leads to where one is, if that is more than this one screen. */
  isCurrent?: boolean;
};

/** A link to a screen, which also opens in a new tab as links do. */
export function Link({ to, children, class: className, isCurrent = screenName.value === to }: LinkProps) {
  const open = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a
      href={toHref(to)}
      class={className}
      aria-current={isCurrent ? (screenName.value === to ? 'page' : 'true') : undefined}
      onClick={open}
    >
      {children}
    </a>
  );
}
