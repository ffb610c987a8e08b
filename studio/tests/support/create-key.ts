import type { Studio } from './open-studio.ts';

/** A key of the account that is signed in. */
export async function createKey({ page, service }: Studio, name = 'for the test'): Promise<string> {
  const created = await page.request.post(`${service.baseUrl()}/studio/api/v1/dashboard/keys`, {
    headers: { origin: service.baseUrl() },
    data: { name },
  });
  return ((await created.json()) as { key: string }).key;
}
