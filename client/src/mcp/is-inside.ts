import { relative, resolve, sep } from 'node:path';
import { ToolError } from '@cardwright/contract/mcp-tool';

/** Whether an absolute path is below a directory. Links in it must be followed before. */
export function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && resolve(root, way) === path;
}

export const outsideOf = (root: string): ToolError =>
  new ToolError(
    `\`path\` must be inside ${root}. The user can allow another directory with cardwright mcp --save-to DIR.`,
  );
