// Writes src/routeTree.gen.ts of the site in whose folder it runs, with that site's own Vite configuration:
// types and builds read the file, and only the router's plugin knows what it must hold.
import { resolveConfig } from 'vite';

await resolveConfig({ root: process.cwd(), logLevel: 'error' }, 'build', 'production', 'production');
