import { call } from './call.ts';
import type { TestService } from './test-service.ts';

export const toDefinition = (color: string, example = 'Hello') => ({
  parameters: [{ type: 'text', name: 'title', example }],
  root: { type: 'box', style: { backgroundColor: color } },
});

const DRAFT = '/api/v1/templates/launch/draft';
export const saveDraft = (service: TestService, key: string, body: object) =>
  call(service, key, 'PUT', DRAFT, body);
export const params = { name: 'launch' };
