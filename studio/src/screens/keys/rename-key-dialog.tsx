import type { ApiKey } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { KeyForm } from './key-form.tsx';

type RenameKeyDialogProps = { apiKey: ApiKey; onDone(): void; onClose(): void };

export function RenameKeyDialog({ apiKey, onDone, onClose }: RenameKeyDialogProps) {
  const rename = async (name: string): Promise<void> => {
    await api.keys.rename(apiKey.id, name);
    onDone();
  };
  return (
    <KeyForm
      title={`Rename ${apiKey.name}`}
      action="Rename"
      name={apiKey.name}
      onSubmit={rename}
      onClose={onClose}
    />
  );
}
