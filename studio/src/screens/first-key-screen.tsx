import { useEffect } from 'preact/hooks';
import { saveFile } from '../base/save-file.ts';
import { firstKey } from '../base/session.ts';
import { useOtherWays } from '../base/use-other-ways.ts';
import { Button } from '../ui/button.tsx';
import { CopyField } from '../ui/copy-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { WayBack } from '../ui/way-back.tsx';

/** The key of an account that was created just now, and how a shell gets it. */
export function FirstKeyScreen({ apiKey }: { apiKey: string }) {
  const ways = useOtherWays();
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
          Your account is ready. This key signs you in on other browsers and after you sign out, and programs
          use it. It is shown only once.
        </p>
        <CopyField id="first-key" label="API key" value={apiKey} />
        <Button icon="download" onClick={() => saveFile(new Blob([`${apiKey}\n`]), KEY_FILE)}>
          Download it as a file
        </Button>
        {ways && (
          <div class="way-back">
            <WayBack ways={ways} />
          </div>
        )}
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

/** The one that the commands of the quick start read. */
const KEY_FILE = 'cardwright.key';

const toSaveCommand = (apiKey: string): string => `(umask 077; echo ${apiKey} > ${KEY_FILE})`;
