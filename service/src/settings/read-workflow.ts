import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { OperatorError } from '../base/operator-error.ts';
import { explainReading } from '../stores/data-directory.ts';

/** A workflow of ComfyUI in its API format: nodes by their id. */
export type Workflow = { name: string; graph: Readonly<Record<string, unknown>> };

/** Throws `OperatorError` that names `setting` if the file cannot be read, or is no such workflow with a place for the prompt. */
export function readWorkflow(path: string, setting: string): Workflow {
  const graph = asObject(readJson(path, setting));
  const nodes = Object.values(graph);
  const isApiFormat =
    nodes.length > 0 && nodes.every((node) => typeof asObject(node).class_type === 'string');
  if (!isApiFormat)
    throw new OperatorError(
      `The file ${path}, which ${setting} names, is no ComfyUI workflow in API format. Export it with "Export (API)".`,
    );
  if (!JSON.stringify(graph).includes('%prompt%'))
    throw new OperatorError(
      `The workflow ${path}, which ${setting} names, must have %prompt% where the description of the picture goes.`,
    );
  return { name: basename(path).replace(/\.json$/i, ''), graph };
}

function readJson(path: string, setting: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is no JSON' : explainReading(error);
    throw new OperatorError(`Cannot read the file ${path}, which ${setting} names: ${reason}.`);
  }
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
