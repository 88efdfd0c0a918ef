import { join } from 'node:path';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';

interface Database {
  url: string;
  stop(): Promise<void>;
}

/** A new PostgreSQL of its own in a folder, as the workspace has it. */
export async function startDatabase(folder: string): Promise<Database> {
  const file = join(workspaceRoot, 'apps', 'api', 'src', 'db', 'embedded.ts');
  const { startEmbedded }: { startEmbedded: (folder: string) => Promise<Database> } = await import(file);
  return startEmbedded(folder);
}
