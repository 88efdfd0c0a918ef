import { serveSite } from '@voyage/site-server/serve-site.ts';

await serveSite(new URL('./', import.meta.url), 'MAIN_PORT');
