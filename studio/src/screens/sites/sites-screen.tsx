import type { Site } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { account } from '../../base/session.ts';
import { useLoad } from '../../base/use-load.ts';
import { Notice } from '../../ui/notice.tsx';
import { AddSitePanel } from './add-site-panel.tsx';
import { SitePanel } from './site-panel.tsx';

/** Hosts whose pages have cards at addresses that need no signature. */
export function SitesScreen() {
  const { value: sites, refusal, reload } = useLoad((signal) => api.sites.list({ signal }));
  return (
    <div class="page">
      <header class="page-head">
        <h1 tabIndex={-1}>Sites</h1>
        <p class="hint">
          Register the host of your site, and each of its pages gets a card, made from its own metadata. One
          tag in the layout is enough; nothing needs to be signed.
        </p>
      </header>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      {sites?.map((site: Site) => (
        <SitePanel key={site.host} site={site} onChange={reload} />
      ))}
      {sites && <AddSitePanel owner={account.value?.id ?? ''} onAdded={reload} />}
    </div>
  );
}
