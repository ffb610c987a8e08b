import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { credits, loadCredits } from './base/credits.ts';
import { Link, screenName } from './base/router.tsx';
import { account, signOut } from './base/session.ts';
import { nextTheme, readTheme, storeTheme, type Theme } from './base/theme.ts';
import { screensOf } from './screens/screens.ts';
import { Button } from './ui/button.tsx';
import { FreshSignInDialog } from './ui/fresh-sign-in-dialog.tsx';
import { Icon, type IconName } from './ui/icon.tsx';

/** The frame around every screen: where one can go, who one is, and what is left. */
export function Shell({ children }: { children: ComponentChildren }) {
  useEffect(() => {
    loadCredits();
  }, []);
  useEffect(() => {
    // On a phone it may be out of sight.
    document.querySelector('.topbar [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [screenName.value]);
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <header class="topbar">
        <a class="wordmark" href="/studio">
          <Icon name="mark" /> Cardwright
        </a>
        <nav aria-label="Studio">
          {screensOf(account.value ?? { operator: false }).map(({ name, title }) => (
            <Link key={name} to={name}>
              {title}
            </Link>
          ))}
          <a href="/docs">API</a>
        </nav>
        <div class="whoami">
          <Credits />
          <ThemeSwitch />
          <span class="email">{account.value?.email}</span>
          <Button quiet onClick={() => void signOut()}>
            Sign out
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FreshSignInDialog />
    </>
  );
}

function Credits() {
  const usage = credits.value;
  if (usage === undefined) return null;
  const left = usage.unlimited
    ? 'Unlimited images'
    : `${usage.creditsRemaining.toLocaleString()} credits left`;
  return <span class="credits">{left}</span>;
}

const THEMES: Readonly<Record<Theme, { icon: IconName; label: string }>> = {
  auto: { icon: 'auto', label: 'Colors: as the system' },
  light: { icon: 'sun', label: 'Colors: light' },
  dark: { icon: 'moon', label: 'Colors: dark' },
};

function ThemeSwitch() {
  const theme = useSignal(readTheme());
  const { icon, label } = THEMES[theme.value];
  const change = (): void => {
    theme.value = nextTheme(theme.value);
    storeTheme(theme.value);
  };
  return <Button quiet icon={icon} label={label} onClick={change} />;
}
