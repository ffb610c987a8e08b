import { useEffect } from 'preact/hooks';
import { firstKey } from '../base/session.ts';
import { Button } from '../ui/button.tsx';
import { CopyField } from '../ui/copy-field.tsx';
import { Icon } from '../ui/icon.tsx';

/** The key of an account that was created just now, and how a shell gets it. */
export function FirstKeyScreen({ apiKey }: { apiKey: string }) {
  useEffect(() => {
    document.title = 'Your API key – Cardwright Studio';
    document.querySelector<HTMLElement>('h1')?.focus();
  }, []);
  return (
    <main class="sign-in first-key">
      <p class="wordmark">
        <Icon name="mark" /> Cardwright
      </p>
      <div class="box">
        <h1 tabIndex={-1}>Save your API key</h1>
        <p class="lead">
          Your account is ready. Programs use this key, and you can sign in with it. It is shown only once;
          you can create others later.
        </p>
        <CopyField id="first-key" label="API key" value={apiKey} />
        <p class="lead">
          To try the commands in the README or the terminal, first save the key with this one, in the same
          directory:
        </p>
        <CopyField id="first-key-command" label="Command that saves the key" value={toSaveCommand(apiKey)} />
        <Button
          primary
          onClick={() => {
            firstKey.value = undefined;
          }}
        >
          Open the studio
        </Button>
      </div>
    </main>
  );
}

/** The file is the one that the commands of the quick start read. */
const toSaveCommand = (apiKey: string): string => `(umask 077; echo ${apiKey} > cardwright.key)`;
