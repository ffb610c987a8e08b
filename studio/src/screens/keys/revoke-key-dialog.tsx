import type { ApiKey } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { toCount, toTime } from '../../base/format.ts';
import { withFreshSignIn } from '../../base/fresh-sign-in.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { KeyUse } from './key-use.ts';

type RevokeKeyDialogProps = {
  apiKey: ApiKey;
  use: KeyUse;
  /** No other key could call the API. */
  isLast: boolean;
  onDone(): void;
  onClose(): void;
};

/** Says what stops working before a key is revoked. */
export function RevokeKeyDialog({ apiKey, use, isLast, onDone, onClose }: RevokeKeyDialogProps) {
  const { id, name, scope, lastUsedAt } = apiKey;
  const revoke = async (): Promise<void> => {
    await withFreshSignIn(() => api.keys.revoke(id, { confirm: isLast ? true : undefined }));
    onDone();
  };
  const requests = use?.requests ?? 0;
  const images = use?.images ?? 0;
  return (
    <ConfirmDialog
      danger
      title={`Revoke ${name}?`}
      action="Revoke the key"
      onConfirm={revoke}
      onClose={onClose}
    >
      <p>Immediately and permanently:</p>
      <ul class="bullets">
        <li>
          Every card signed with it is refused.{' '}
          {requests === 0
            ? 'None was requested in the last 30 days.'
            : `They were requested ${toCount(requests, 'time')} in the last 30 days.`}
        </li>
        {scope === 'full' && (
          <li>
            Programs that use it are refused.{' '}
            {images === 0
              ? 'None made an image with it in the last 30 days.'
              : `They made ${toCount(images, 'image')} with it in the last 30 days.`}
          </li>
        )}
        {scope === 'full' && <li>Browsers that signed in with it are signed out.</li>}
      </ul>
      <p class="hint">
        {lastUsedAt === null ? 'It was never used.' : `It was last used on ${toTime(lastUsedAt)}.`} To replace
        it without a gap, rotate it instead.
      </p>
      {isLast && (
        <Notice kind="info">
          This is the last key that can call the API. If you signed in with a link, you stay signed in and can
          create another one.
        </Notice>
      )}
    </ConfirmDialog>
  );
}
