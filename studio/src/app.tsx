import { useSignal } from '@preact/signals';
import { type FunctionComponent, h } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { toRefusal } from './base/refusal.ts';
import { screenName } from './base/router.tsx';
import { account, firstKey, loadAccount } from './base/session.ts';
import { FirstKeyScreen } from './screens/first-key-screen.tsx';
import { findArea, type Screen, screensOf } from './screens/screens.ts';
import { SignInScreen } from './screens/sign-in-screen.tsx';
import { Shell } from './shell.tsx';
import { Button } from './ui/button.tsx';
import { Notice } from './ui/notice.tsx';

const SIGN_IN = 'sign-in';

/** The whole studio: the sign-in, or the frame with a screen in it. */
export function App() {
  const problem = useSignal('');
  const load = (): void => {
    problem.value = '';
    loadAccount().catch((error: unknown) => {
      problem.value = toRefusal(error).message;
    });
  };
  useEffect(load, []);

  if (problem.value !== '')
    return (
      <main class="centered">
        <Notice kind="error">{problem.value}</Notice>
        <Button onClick={load}>Try again</Button>
      </main>
    );
  if (account.value === undefined) return <main class="centered" aria-busy="true" />;
  if (account.value === null || screenName.value === SIGN_IN) return <SignInScreen />;
  if (firstKey.value !== undefined) return <FirstKeyScreen apiKey={firstKey.value} />;
  const area = findArea(screenName.value);
  const screen = area && screensOf(area, account.value).find(({ name }) => name === screenName.value);
  return (
    <Shell>{screen === undefined ? <NoScreen /> : <LoadedScreen key={screen.name} screen={screen} />}</Shell>
  );
}

function LoadedScreen({ screen }: { screen: Screen }) {
  const component = useSignal<FunctionComponent | undefined>(undefined);
  const problem = useSignal('');
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = `${screen.title} – Cardwright Studio`;
    screen.load().then(
      (loaded) => {
        component.value = loaded;
      },
      () => {
        problem.value = `“${screen.title}” could not be loaded. The service may have been updated: reload the page.`;
      },
    );
  }, [screen]);
  useEffect(() => {
    // After a change of screen, readers of the page start at its heading; at first, the browser decides.
    if (component.value !== undefined && screenName.peek() !== '' && !isFirst.current)
      document.querySelector<HTMLElement>('h1')?.focus();
    isFirst.current = false;
  }, [component.value]);
  if (problem.value !== '') return <Notice kind="error">{problem.value}</Notice>;
  return component.value === undefined ? <div class="loading" aria-busy="true" /> : h(component.value, {});
}

function NoScreen() {
  return (
    <div class="centered">
      <h1 tabIndex={-1}>This screen does not exist</h1>
      <p>
        Check the URL, or start from <a href="/studio">Create</a>.
      </p>
    </div>
  );
}
