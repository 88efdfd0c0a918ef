import { serveSite } from '@voyage/site-server/serve-site.ts';

await serveSite(new URL('./', import.meta.url), Number(process.env.MAIN_PORT ?? 3000));
