import type { BriefRole } from '../../brief/brief.ts';
import type { Part } from '../../brief/content.ts';
import type { IconName } from './icon-node.ts';

const OF_ROLE: Readonly<Partial<Record<BriefRole, IconName>>> = {
  date: 'calendar',
  time: 'clock',
  place: 'pin',
  item: 'tick',
};

const AREA = /\p{Nd}\s?(?:\p{Script=Latin}|\p{Script=Cyrillic}){1,3}[²2](?!\p{Nd})/u;
const MAIL = /[^\s@]@[^\s@]+\.[^\s@]/u;
const HANDLE = /(?:^|\s)@[^\s@]/u;
const PHONE = /\p{Nd}[\p{Nd}\s()/.–-]{5,}\p{Nd}/u;
const LINK = /[\p{L}\p{Nd}]\.\p{L}{2}/u;

/** What stands for a fact before its words, by what it is; undefined where the words say it alone. */
export function iconOf(part: Part): IconName | undefined {
  const { role, text, form } = part;
  if (form === 'stars' || form === 'code' || form === 'goal' || 'sections' in part) return undefined;
  if (AREA.test(text)) return 'area';
  return role === 'contact' ? iconOfContact(text) : OF_ROLE[role];
}

function iconOfContact(text: string): IconName | undefined {
  if (MAIL.test(text)) return 'mail';
  if (HANDLE.test(text)) return 'at';
  if (PHONE.test(text)) return 'phone';
  return LINK.test(text) ? 'globe' : undefined;
}
