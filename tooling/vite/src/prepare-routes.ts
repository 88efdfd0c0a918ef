// Writes src/routeTree.gen.ts of the site in whose folder it runs, using that site's Vite configuration:
// types and builds read the file, and only the router's plugin knows its contents.
import { resolveConfig } from 'vite';

await resolveConfig({ root: process.cwd(), logLevel: 'error' }, 'build', 'production', 'production');
