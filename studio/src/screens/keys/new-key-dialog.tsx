import type { CreatedKey } from '../../../../client/src/index.ts';
import { SecretDialog } from '../../ui/secret-dialog.tsx';

type NewKeyDialogProps = { created: CreatedKey; onClose(): void };

/** Shows a key, once. */
export const NewKeyDialog = ({ created, onClose }: NewKeyDialogProps) => (
  <SecretDialog title={`The key of ${created.name}`} label="API key" secret={created.key} onClose={onClose}>
    <p>
      It is shown only once, is not stored and cannot be recovered: keep it where your program reads it, such
      as <code>CARDWRIGHT_API_KEY</code>.
    </p>
  </SecretDialog>
);
