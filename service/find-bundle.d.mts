export function findBundle(service: string): string | undefined;
