import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { toTime } from '../../base/format.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { listSignedIn, noteSignedOut, type SignedIn, signOutOne, signOutOthers } from '../../base/session.ts';
import { useLoad } from '../../base/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Table } from '../../ui/table.tsx';

/** The browsers that are signed in, to sign out one or all but this one. */
export function BrowsersPanel() {
  const { value: browsers = [], refusal: unread, reload } = useLoad(listSignedIn);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const said = useSignal('');
  const place = useRef<HTMLParagraphElement>(null);
  const others = browsers.filter(({ current }) => !current).length;
  const signOut = async (run: () => Promise<unknown>, done: string): Promise<void> => {
    refusal.value = undefined;
    said.value = '';
    try {
      await run();
      said.value = done;
      // The button that was pressed goes with its row.
      place.current?.focus();
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    }
    reload();
  };
  const problem = refusal.value ?? unread;
  return (
    <Panel
      title="Signed-in browsers"
      aside={
        <Button
          class="small"
          disabled={others === 0}
          onClick={() => void signOut(signOutOthers, 'The other browsers are signed out.')}
        >
          Sign out all others
        </Button>
      }
    >
      {problem && <Notice kind="error">{problem.message}</Notice>}
      <Table
        stacks
        caption="Signed-in browsers"
        columns={[
          { name: 'Browser', show: toName },
          {
            name: 'Signed in with',
            show: ({ key_name: key, member }) => member ?? (key === null ? 'a link' : `the key “${key}”`),
          },
          { name: 'Since', show: ({ created_at: at }) => toTime(at) },
          { name: 'Last used', show: ({ last_used_at: at }) => toTime(at) },
          {
            name: 'Sign out',
            show: ({ id, current, browser, created_at: at }) =>
              !current && (
                <Button
                  class="small"
                  aria-label={`Sign out ${browser ?? 'the browser'}, since ${toTime(at)}`}
                  onClick={() =>
                    void signOut(() => signOutOne(id), `${browser ?? 'The browser'} is signed out.`)
                  }
                >
                  Sign out
                </Button>
              ),
          },
        ]}
        rows={browsers}
        keyOf={({ id }) => id}
      />
      <p class="hint" role="status" tabIndex={-1} ref={place}>
        {said}
      </p>
      <p class="hint">
        A browser stays signed in for 30 days at most, and for 7 days without use. Last use is recorded to the
        hour.
      </p>
    </Panel>
  );
}

const toName = ({ browser, current }: SignedIn) => (
  <>
    {browser ?? 'A browser'} {current && <span class="badge">this one</span>}
  </>
);
