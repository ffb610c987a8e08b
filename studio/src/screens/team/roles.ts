import type { MemberRole } from '../../../../client/src/index.ts';

/** What each role may do, as the person who gives it reads it. */
export const ROLES: Readonly<Record<MemberRole, { name: string; hint: string }>> = {
  viewer: {
    name: 'Viewer',
    hint: 'Can see everything except how keys are used, and preview cards, but not change anything.',
  },
  editor: { name: 'Editor', hint: 'Can also make images and change templates, brands, uploads and sites.' },
  owner: { name: 'Owner', hint: 'Can also change keys, members, webhooks and the plan.' },
};
