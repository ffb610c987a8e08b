import { runAdmin } from '../../../src/admin/run-admin.ts';

export type AdminRun = { code: number; stdout: string; stderr: string };

/** The operator's command as a function of this process, with nothing of its environment but `settings`. */
export async function callAdmin(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<AdminRun> {
  const lines = { out: '', err: '' };
  const code = await runAdmin([...args], () => settings, {
    out: (line) => {
      lines.out += `${line}\n`;
    },
    err: (line) => {
      lines.err += `${line}\n`;
    },
  });
  return { code, stdout: lines.out, stderr: lines.err };
}
