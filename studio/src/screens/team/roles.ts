import type { MemberRole } from '../../../../client/src/index.ts';

/** What each role may do, as the person who gives it reads it. */
export const ROLES: Readonly<Record<MemberRole, { name: string; hint: string }>> = {
  viewer: {
    name: 'Viewer',
    hint: 'Sees everything except how keys are used, and previews cards. Changes nothing.',
  },
  editor: { name: 'Editor', hint: 'Also makes images and changes templates, brands, uploads and sites.' },
  owner: { name: 'Owner', hint: 'Also changes keys, members, webhooks and the plan.' },
};
