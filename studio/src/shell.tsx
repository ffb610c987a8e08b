import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { credits, loadCredits } from './base/credits.ts';
import { disabledWebhooks, loadDisabledWebhooks } from './base/disabled-webhooks.ts';
import { Link, screenName } from './base/router.tsx';
import { account, signOut } from './base/session.ts';
import { nextTheme, readTheme, storeTheme, type Theme } from './base/theme.ts';
import { AREAS, findArea, screensOf } from './screens/screens.ts';
import { Button } from './ui/button.tsx';
import { FreshSignInDialog } from './ui/fresh-sign-in-dialog.tsx';
import { Icon, type IconName } from './ui/icon.tsx';
import { Notice } from './ui/notice.tsx';

/** The frame around every screen: where one can go, who one is, and what is left. */
export function Shell({ children }: { children: ComponentChildren }) {
  useEffect(() => {
    loadCredits();
    loadDisabledWebhooks();
  }, []);
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
          {AREAS.map((area) => (
            <Link key={area.title} to={area.screens[0].name} isCurrent={area === findArea(screenName.value)}>
              {area.title}
            </Link>
          ))}
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
        <AreaScreens />
        <DisabledWebhooks />
        {children}
      </main>
      <FreshSignInDialog />
    </>
  );
}

/** The screens of the area that is open, where it has several. */
function AreaScreens() {
  const area = findArea(screenName.value);
  const screens =
    area === undefined ? [] : screensOf(area, account.value ?? { operator: false, member: null });
  if (area === undefined || screens.length < 2) return null;
  return (
    <nav class="area-screens" aria-label={area.title}>
      {screens.map(({ name, title }) => (
        <Link key={name} to={name}>
          {title}
        </Link>
      ))}
      {area.title === 'Settings' && <a href="/docs">API reference</a>}
    </nav>
  );
}

/** Tells the owner, wherever one is: nobody looks at webhooks that work. */
function DisabledWebhooks() {
  const count = disabledWebhooks.value.length;
  if (count === 0 || screenName.value === WEBHOOKS) return null;
  return (
    <div class="shell-notice">
      <Notice kind="error">
        {count === 1
          ? 'A webhook stopped accepting deliveries and was'
          : 'Webhooks stopped accepting deliveries and were'}{' '}
        disabled. <Link to={WEBHOOKS}>Open Webhooks</Link>
      </Notice>
    </div>
  );
}

const WEBHOOKS = 'webhooks';

function Credits() {
  const usage = credits.value;
  if (usage === undefined) return null;
  const left = usage.unlimited
    ? 'Unlimited images'
    : `${usage.creditsRemaining.toLocaleString()} credits left`;
  return <span class="credits">{left}</span>;
}

const THEMES: Readonly<Record<Theme, { icon: IconName; label: string }>> = {
  auto: { icon: 'auto', label: 'Colors: same as the system' },
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
