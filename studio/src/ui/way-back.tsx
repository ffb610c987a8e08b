import type { OtherWays } from '../base/session.ts';
import { CopyField } from './copy-field.tsx';

const LINK_COMMAND = 'npm run admin -- sign-in-link';

/** How one signs in without the key, which nobody can recover. */
export function WayBack({ ways }: { ways: OtherWays }) {
  if (ways.owner_mode)
    return (
      <>
        <p>
          Without the key, run this in the service's directory, on the computer that runs it. It prints a link
          that signs you in once:
        </p>
        <CopyField id="link-command" label="Command that prints a sign-in link" value={LINK_COMMAND} />
        <p class="hint">
          In a container: <code>node service/src/admin/admin.ts sign-in-link</code>
        </p>
      </>
    );
  return (
    <p>
      Without the key, {ways.oidc && 'sign in with your organization, or '}ask whoever runs this service for a
      link that signs you in once. They get it from <code>{LINK_COMMAND} --email YOUR_ADDRESS</code>. If
      somebody invited you to their account, an owner of that account can send you a new link.
    </p>
  );
}
