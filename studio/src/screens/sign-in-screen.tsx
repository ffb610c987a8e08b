import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Refusal, toRefusal } from '../base/refusal.ts';
import { goTo, screenName } from '../base/router.tsx';
import { type AccountChoice, type Credentials, followLink, type OtherWays, signIn } from '../base/session.ts';
import { useOtherWays } from '../base/use-other-ways.ts';
import { Button } from '../ui/button.tsx';
import { describedBy, Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { WayBack } from '../ui/way-back.tsx';

/** Signs in with a one-time link (its token is in the fragment) or an API key. */
export function SignInScreen() {
  // On any other screen the fragment is that screen's own, such as the name of a template.
  const link = useSignal(screenName.peek() === 'sign-in' ? location.hash.slice(1) : '');
  const needsEmail = useSignal(false);
  const choice = useSignal<AccountChoice>(NO_ACCOUNTS);
  // Of the account of the link: whoever follows one that a stranger sent must not find themselves in the stranger's.
  const opens = useSignal<string | undefined>(undefined);
  const ways = useOtherWays();
  const isBusy = useSignal(false);
  const refusal = useSignal<Refusal | undefined>(undefined);

  const submit = (credentials: Credentials): Promise<void> => enter(() => signIn(credentials));
  const enter = async (open: () => ReturnType<typeof followLink>): Promise<void> => {
    isBusy.value = true;
    refusal.value = undefined;
    opens.value = undefined;
    try {
      const found = await open();
      if (found !== undefined && 'opens' in found) {
        opens.value = found.opens;
        return;
      }
      if (found !== undefined) {
        choice.value = found;
        needsEmail.value = true;
        return;
      }
      // Whoever was signed out in the middle of something comes back to it.
      if (screenName.peek() === 'sign-in') goTo('', { replace: true });
    } catch (error) {
      const { code } = toRefusal(error);
      needsEmail.value ||= code === 'email_required';
      if (code !== 'email_required') refusal.value = toRefusal(error);
      if (toRefusal(error).parameter === 'link') forgetLink();
    } finally {
      isBusy.value = false;
    }
  };
  const forgetLink = (): void => {
    link.value = '';
    needsEmail.value = false;
    history.replaceState(null, '', location.pathname);
  };

  useEffect(() => {
    document.title = 'Sign in – Cardwright Studio';
    if (link.peek() !== '') void enter(() => followLink(link.peek()));
  }, []);

  const isAsking = opens.value !== undefined;
  const isOpening = link.value !== '' && !isAsking && !needsEmail.value && refusal.value === undefined;
  return (
    <main class="sign-in" aria-busy={isBusy.value}>
      <p class="wordmark">
        <Icon name="mark" /> Cardwright
      </p>
      {isOpening && <p role="status">Signing in…</p>}
      {isAsking && (
        <LinkForm
          email={opens.value ?? ''}
          isBusy={isBusy.value}
          onSubmit={() => submit({ link: link.peek() })}
        />
      )}
      {!isOpening && needsEmail.value && (
        <EmailForm
          choice={choice.value}
          isBusy={isBusy.value}
          refusal={refusal.value}
          onSubmit={(email) => submit({ link: link.peek(), email })}
        />
      )}
      {!isOpening && !isAsking && !needsEmail.value && (
        <>
          {ways && <WaysWithoutKey ways={ways} />}
          <KeyForm
            ways={ways}
            isBusy={isBusy.value}
            refusal={refusal.value}
            onSubmit={(key) => submit({ key })}
          />
        </>
      )}
    </main>
  );
}

/** Links that lead to who else may say who somebody is, where there is anybody. */
function WaysWithoutKey({ ways: { oidc, proxy_user: user } }: { ways: OtherWays }) {
  return (
    <>
      {user !== null && (
        <a class="button" href="/studio/sign-in/proxy">
          Continue as {user}
        </a>
      )}
      {oidc && (
        <a class="button" href="/studio/sign-in/oidc">
          Sign in with your organization
        </a>
      )}
    </>
  );
}

type FormProps = { isBusy: boolean; refusal: Refusal | undefined; onSubmit(value: string): void };

const readField = (event: Event, name: string): string => {
  event.preventDefault();
  return String(new FormData(event.currentTarget as HTMLFormElement).get(name));
};

const NO_ACCOUNTS: AccountChoice = { accounts: [], can_register: true };

function LinkForm({ email, isBusy, onSubmit }: { email: string; isBusy: boolean; onSubmit(): void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h1>Sign in</h1>
      <p class="lead">This link opens the account {email}. Continue if you know who it is from.</p>
      <Button primary type="submit" disabled={isBusy} autofocus>
        Continue
      </Button>
    </form>
  );
}

function EmailForm({ choice, isBusy, refusal, onSubmit }: FormProps & { choice: AccountChoice }) {
  const error = refusal?.message;
  const isFirst = choice.accounts.length === 0;
  return (
    <form onSubmit={(event) => onSubmit(readField(event, 'email'))} noValidate>
      <h1>Welcome</h1>
      <p class="lead">
        {isFirst
          ? 'This creates the first account of your service. The email address is only a name; nothing is sent to it.'
          : 'Your service already has an account. Sign in to it if it is yours.'}
      </p>
      {choice.accounts.map((email) => (
        <Button key={email} primary disabled={isBusy} onClick={() => onSubmit(email)}>
          Sign in as {email}
        </Button>
      ))}
      {error !== undefined && !choice.can_register && <Notice kind="error">{error}</Notice>}
      {choice.can_register && (
        <>
          <Field id="email" label={isFirst ? 'Email address' : 'Another email address'} error={error}>
            <input
              id="email"
              name="email"
              type="email"
              autocomplete="email"
              placeholder="you@example.com"
              autofocus={isFirst}
              {...describedBy('email', error)}
            />
          </Field>
          <Button primary={isFirst} type="submit" disabled={isBusy}>
            {isFirst ? 'Create the account' : 'Continue with this address'}
          </Button>
        </>
      )}
    </form>
  );
}

function KeyForm({ isBusy, refusal, onSubmit, ways }: FormProps & { ways: OtherWays | undefined }) {
  const isAboutKey = refusal?.parameter === 'key';
  const error = isAboutKey ? refusal?.message : undefined;
  return (
    <form onSubmit={(event) => onSubmit(readField(event, 'key'))} noValidate>
      <h1>Sign in</h1>
      {refusal && !isAboutKey && <Notice kind="error">{refusal.message}</Notice>}
      <Field
        id="key"
        label="API key"
        hint="It is sent to this service once and not kept in the browser."
        error={error}
      >
        <input
          id="key"
          name="key"
          type="password"
          autocomplete="current-password"
          spellcheck={false}
          placeholder="cw_…"
          {...describedBy('key', error, true)}
        />
      </Field>
      <Button primary type="submit" disabled={isBusy}>
        Sign in
      </Button>
      {ways && (
        <div class="way-back">
          <WayBack ways={ways} />
          {!ways.owner_mode && (
            <p>
              No account yet? <code>POST /api/v1/users</code> creates one and returns its key: see the{' '}
              <a href="/docs">API reference</a>.
            </p>
          )}
        </div>
      )}
    </form>
  );
}
