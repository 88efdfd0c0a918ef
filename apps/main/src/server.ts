export { serverEntry as default } from '@voyage/site-server/server-entry.ts';
