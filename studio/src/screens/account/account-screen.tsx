import { toDate } from '../../base/format.ts';
import { account } from '../../base/session.ts';
import { Panel } from '../../ui/panel.tsx';
import { BrowsersPanel } from './browsers-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { UploadsPanel } from './uploads-panel.tsx';

/** Who one is here: plan, signed-in browsers, uploads, and all data to take along or erase. */
export function AccountScreen() {
  const user = account.value;
  if (!user) return null;
  return (
    <div class="page">
      <div class="page-head">
        <h1 tabIndex={-1}>Account</h1>
      </div>
      <div class="columns">
        <Panel title="You">
          <dl class="facts">
            <div>
              <dt>Email address</dt>
              <dd>{user.email}</dd>
            </div>
            {user.member && (
              <div>
                <dt>You are</dt>
                <dd>
                  {user.member.email}, {user.member.role}
                </dd>
              </div>
            )}
            <div>
              <dt>Account</dt>
              <dd>
                <code>{user.id}</code>
              </dd>
            </div>
            <div>
              <dt>Since</dt>
              <dd>{toDate(user.createdAt)}</dd>
            </div>
          </dl>
        </Panel>
        <PlanPanel />
      </div>
      <BrowsersPanel />
      <UploadsPanel />
      <DataPanel email={user.email} />
    </div>
  );
}
