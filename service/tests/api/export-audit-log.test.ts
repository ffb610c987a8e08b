import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { inviteMember } from './support/members.ts';
import { test } from './support/test.ts';

describeOperation('exportAuditLog', (api) => {
  test('200: one entry a line, as a file', async ({ service, key }) => {
    await inviteMember(service, key);
    await inviteMember(service, key, { email: 'joan@example.com' });
    const { headers, bytes } = await api(service, { key });
    expect(headers.get('content-disposition')).toBe('attachment; filename="cardwright-audit-log.jsonl"');
    const lines = bytes.toString().trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).subject).sort()).toEqual([
      'grace@example.com',
      'joan@example.com',
    ]);
  });
});
