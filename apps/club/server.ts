import { serveSite } from '@voyage/site-server/serve-site.ts';

await serveSite(new URL('./', import.meta.url), Number(process.env.CLUB_PORT ?? 3001));
