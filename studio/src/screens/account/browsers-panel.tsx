import { useSignal } from '@preact/signals';
import { toTime } from '../../base/format.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { listSignedIn, noteSignedOut, type SignedIn, signOutOthers } from '../../base/session.ts';
import { useLoad } from '../../base/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Table } from '../../ui/table.tsx';

/** The browsers that are signed in. */
export function BrowsersPanel() {
  const { value: browsers = [], refusal: unread, reload } = useLoad(listSignedIn);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const others = browsers.filter(({ current }) => !current).length;
  const signOut = async (): Promise<void> => {
    refusal.value = undefined;
    try {
      await signOutOthers();
      reload();
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    }
  };
  const problem = refusal.value ?? unread;
  return (
    <Panel
      title="Signed-in browsers"
      aside={
        <Button class="small" disabled={others === 0} onClick={() => void signOut()}>
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
            show: ({ key_name: key }) => (key === null ? 'a link' : `the key ${key}`),
          },
          { name: 'Since', show: ({ created_at: at }) => toTime(at) },
          { name: 'Last used', show: ({ last_used_at: at }) => toTime(at) },
        ]}
        rows={browsers}
        keyOf={({ created_at: at, current }) => `${at} ${current}`}
      />
      <p class="hint">
        A browser stays signed in for 30 days at most, and for 7 days without use. Last use is kept to the
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
