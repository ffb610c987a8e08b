import { useSignal } from '@preact/signals';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { UploadsDialog } from '../../ui/uploads-dialog.tsx';

/** The files that are stored for cards and brands. */
export function UploadsPanel() {
  const isOpen = useSignal(false);
  return (
    <Panel title="Uploads">
      <p>Pictures and logos that you uploaded, for cards, brands and prompts.</p>
      <div class="actions">
        <Button onClick={() => (isOpen.value = true)}>Show or delete uploads</Button>
      </div>
      {isOpen.value && <UploadsDialog onClose={() => (isOpen.value = false)} />}
    </Panel>
  );
}
