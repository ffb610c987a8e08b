export const posts = {
  'hold-fast': { title: 'Hold fast', description: 'Notes from a year of sailing the "long way" round' },
  'slow-software': { title: 'Slow software & why', description: 'What ten years of one codebase taught us' },
};
